import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { useRevalidator } from 'react-router'

import { undoChanges } from '~/browser/records/record-changes.client'
import { trySave } from '~/browser/store/storage.client'
import { PASTED_TABLE } from '~/domain/certificates/certificate-record'
import type { PastImport } from '~/domain/import/past-imports'
import { formatDay } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/not-stored-text'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'

/** Lists the earlier imports and takes one back as a whole, as long as nothing of it was changed since. */
export function PastImports({ imports, userId }: { imports: readonly PastImport[]; userId: string }) {
  const { revalidate } = useRevalidator()
  if (imports.length === 0) return null
  const undo = async (past: PastImport) => {
    const isStored = await trySave(() => undoChanges(userId, past.parts))
    if (!isStored) return showToast('error', 'Nie udało się cofnąć', notStoredText())
    showToast('success', 'Cofnięto wczytanie', nameOf(past))
    await revalidate()
    // The pressed button is gone then.
    focusHeading()
  }
  return (
    <div className="max-w-3xl">
      <Card title="Wcześniejsze wczytania">
        <ul className="flex flex-col divide-y divide-line">
          {imports.map((past) => (
            <li key={past.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-semibold">{nameOf(past)}</p>
                <p className="text-sm text-muted">
                  {countOf(past.people, 'person')}, {countOf(past.certificates, 'certificate')}
                </p>
              </div>
              {past.isChanged ? (
                <p className="text-sm text-muted">
                  Dane zmieniono później, więc nie można go cofnąć w&nbsp;całości.
                </p>
              ) : (
                <Button size="sm" onClick={() => void undo(past)}>
                  <Icon of={Undo2} className="size-4" />
                  Cofnij
                  <span className="sr-only">: {nameOf(past)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function nameOf({ file = 'Arkusz', day }: PastImport): string {
  return `${file === PASTED_TABLE ? 'Wklejona tabela' : file}, ${formatDay(day)}`
}

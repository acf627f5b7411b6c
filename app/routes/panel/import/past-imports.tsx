import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'

import type { PastImport } from '~/domain/records/past-imports'
import { countOf } from '~/domain/words/polish'
import { performOutcome } from '~/routes/panel/recording/outcome'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { CHANGED_SINCE, importName, undoImport } from './undo-import'

/** Lists the earlier imports and takes one back as a whole, as long as nothing of it was changed since. */
export function PastImports({ imports, userId }: { imports: readonly PastImport[]; userId: string }) {
  if (imports.length === 0) return null
  // The pressed button is gone then.
  const undo = async (past: PastImport) =>
    performOutcome(await undoImport(userId, past.id, { focus: 'heading' }))
  return (
    <div className="max-w-3xl">
      <Card title="Wcześniejsze wczytania">
        <ul className="flex flex-col divide-y divide-line">
          {imports.map((past) => (
            <li key={past.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-semibold">{importName(past)}</p>
                <p className="text-sm text-muted">
                  {countOf(past.people, 'person')}, {countOf(past.certificates, 'certificate')}
                </p>
              </div>
              {past.isChanged ? (
                <p className="text-sm text-muted">{CHANGED_SINCE}</p>
              ) : (
                <Button size="sm" onClick={() => void undo(past)}>
                  <Icon of={Undo2} className="size-4" />
                  Cofnij
                  <span className="sr-only">: {importName(past)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

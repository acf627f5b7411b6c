import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import { useState } from 'react'
import { href } from 'react-router'

import { undoChanges } from '~/browser/records/record-changes.client'
import { trySave } from '~/browser/store/storage.client'
import { ButtonLink } from '~/components/button-link'
import type { NotImported } from '~/documents/not-imported-file'
import { canSeeDuties } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { ImportPlan } from '~/domain/import/plan'
import { canOpen } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { notStoredText } from '~/routes/panel/recording/not-stored-text'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { PlanSummary } from './plan-summary'

/** Says what was recorded and takes all of it back on demand. */
export function DoneStep({
  changes,
  plan,
  leftOut,
  notImported,
  viewer,
  today,
  onAgain,
}: {
  changes: readonly Change[]
  plan: ImportPlan
  leftOut: readonly string[]
  notImported: readonly NotImported[]
  viewer: User
  today: Day
  onAgain: () => void
}) {
  const [state, setState] = useState<'recorded' | 'undone' | 'refused'>('recorded')
  const writeNotImported = async () => {
    const { notImportedCsv } = await import('~/documents/not-imported-file')
    return notImportedCsv(notImported, today)
  }
  const undo = async () => {
    const isStored = await trySave(() => undoChanges(viewer.id, changes))
    setState(isStored ? 'undone' : 'refused')
    // The pressed button is gone then.
    if (isStored) focusHeading()
  }
  return (
    <div className={`${CARD} flex flex-col gap-5 p-4 sm:p-5`}>
      <div role="status">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <Icon of={CircleCheck} className="size-5 shrink-0 text-success" />
          {state === 'undone' ? 'Wczytanie cofnięte' : 'Wczytano'}
        </h2>
      </div>
      {state === 'refused' && <Alert title="Nie udało się cofnąć">{notStoredText()}</Alert>}
      {state === 'undone' ? (
        <p>Wszystko jest tak, jak przed wczytaniem.</p>
      ) : (
        <PlanSummary plan={plan} leftOut={leftOut} isRecorded />
      )}
      {state !== 'undone' && notImported.length > 0 && (
        <div className="flex flex-col items-start gap-2">
          <p>Czego nie wczytano: {notImported.length}. W&nbsp;pliku jest przy tym powód.</p>
          <Button onClick={() => void saveFile(writeNotImported)}>
            <Icon of={FileSpreadsheet} className="size-4" />
            Pobierz listę CSV
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'undone' && canSeeDuties(viewer) && (
          <ButtonLink to={`${href('/employees')}?view=matrix`} variant="primary">
            Kto może pracować
          </ButtonLink>
        )}
        {state !== 'undone' && canOpen(viewer, 'employer') && (
          <ButtonLink to={href('/employer/positions')}>Wymagania stanowisk</ButtonLink>
        )}
        <Button onClick={onAgain}>Wczytaj następny plik</Button>
        {state !== 'undone' && <Button onClick={() => void undo()}>Cofnij całe wczytanie</Button>}
      </div>
    </div>
  )
}

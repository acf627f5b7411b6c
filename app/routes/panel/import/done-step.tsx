import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import { useState } from 'react'
import { href } from 'react-router'

import { undoChanges } from '~/browser/records/record-changes.client'
import { trySave } from '~/browser/store/storage.client'
import { ButtonLink } from '~/components/button-link'
import { NOT_STORED } from '~/components/not-stored'
import { canSeeDuties } from '~/domain/changes/access'
import type { Change } from '~/domain/changes/change'
import type { ImportPlan } from '~/domain/import/plan'
import { canOpen } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
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
  viewer,
  onAgain,
}: {
  changes: readonly Change[]
  plan: ImportPlan
  leftOut: readonly string[]
  viewer: User
  onAgain: () => void
}) {
  const [state, setState] = useState<'recorded' | 'undone' | 'refused'>('recorded')
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
      {state === 'refused' && <Alert title="Nie udało się cofnąć">{NOT_STORED}</Alert>}
      {state === 'undone' ? (
        <p>Wszystko jest tak, jak przed wczytaniem.</p>
      ) : (
        <PlanSummary plan={plan} leftOut={leftOut} isRecorded />
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'undone' && canSeeDuties(viewer) && (
          <ButtonLink to={href('/employees/duty')} variant="primary">
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

import { useEffect, useEffectEvent } from 'react'

import type { Change } from '~/domain/changes/change'
import type { Backup, BackupComparison } from '~/domain/register/backup'
import type { Replacement } from '~/domain/register/restore'
import type { Outcome } from '~/routes/panel/recording/outcome'

/** The content of a file, shown before anything is written. */
export type PreviewedFile = BackupComparison &
  Pick<Backup, 'day' | 'rejected'> & {
    news: readonly Change[]
    replacement: Replacement
    hasSettings: boolean
    /** Says whether the key of the file is taken, or another key in this browser stays. */
    key: 'taken' | 'other' | undefined
    drafts: number
    /** The hashes of the scans that its entries name. Only these are taken. */
    namedScans: ReadonlySet<string>
  }

export type OwnDataAnswer = Outcome &
  (
    | { outcome: 'done' | 'not-stored' }
    | { outcome: 'refused'; problem: string }
    | { outcome: 'checked'; preview: PreviewedFile }
    /** The file is the copy of another register, with its name. */
    | { outcome: 'other-register'; name: string }
    /** The copy of another register was taken, but not all of it. */
    | { outcome: 'taken-partly'; rejected: number; lostScans: number }
  )

/** Calls back once the requested action is done and shown. */
export function useDone(
  { data: answer, state }: { data: OwnDataAnswer | undefined; state: 'idle' | 'loading' | 'submitting' },
  onDone: () => void,
): void {
  const callBack = useEffectEvent(onDone)
  const done = state === 'idle' && answer?.outcome === 'done' ? answer : undefined
  // An effect, because focus can move only once the screen shows what is left of it.
  useEffect(() => {
    if (done) callBack()
  }, [done])
}

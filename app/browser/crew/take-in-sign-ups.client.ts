import { recordChanges } from '~/browser/records/record-changes.client'
import { announceChange } from '~/browser/records/records.client'
import { canRunTraining } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { Drop } from '~/domain/crew/drops/drop'
import { roomForSignUps } from '~/domain/import/people/sign-up'
import type { User } from '~/domain/people/user'
import { crewOf, type Crew } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'

import { dayOf, readText, type DropInBox } from './drops.client'
import { distinctSignUps, signUpRecordings, signUpsOf, type SignUpRegister } from './sign-ups.client'

type SignUpTask = {
  owner: User
  crew: Pick<Crew, 'pages'>
  today: Day
  /** All that was recorded, also what was undone. */
  past: Iterable<Change | undefined>
  readRegister: () => Promise<SignUpRegister>
}

/**
 * Takes waiting sign-ups in for the trainings whose pages say so, as a press would, and returns whether there were any.
 * Whoever cannot be told from others waits for somebody to say who it is; so does whatever somebody has decided on and
 * taken back. Throws StorageError.
 */
export async function takeInSignUps(
  waiting: readonly DropInBox[],
  { owner, crew, today, past, readRegister }: SignUpTask,
): Promise<boolean> {
  const trainingIds = automaticTrainings(crew)
  if (trainingIds.length === 0) return false
  const touched = touchedDrops(past)
  const drops: SignUpDrop[] = []
  for (const each of waiting) {
    if (touched.has(each.kept.id)) continue
    const drop = await readText(owner.id, each)
    if (drop?.kind === 'sign-up') drops.push(arrived(each, drop))
  }
  if (drops.length === 0) return false
  const register = await readRegister()
  const plans = trainingIds.flatMap((trainingId) => {
    const training = register.trainings.find(({ id }) => id === trainingId)
    if (!training || !canRunTraining(owner, training)) return []
    const clear = signUpsOf(drops, owner, training, register).flatMap((signUp) =>
      signUp.who.kind === 'clear' ? [{ ...signUp, addition: signUp.who.addition }] : [],
    )
    return distinctSignUps(clear)
      .slice(0, roomForSignUps(training, today))
      .map((signUp) => ({ signUp, trainingId }))
  })
  if (plans.length === 0) return false
  const recorded = await recordChanges(owner.id, (changes) => {
    // Another tab may have decided meanwhile.
    const { decided } = crewOf(changes)
    return plans
      .filter(({ signUp }) => !decided.has(signUp.waiting.id))
      .flatMap(({ signUp, trainingId }) => signUpRecordings(signUp, { trainingId, day: today }))
  })
  if (recorded.length > 0) announceChange()
  return recorded.length > 0
}

/** Two devices may have given a page each for one training. The last one counts, as on the screen of the training. */
function automaticTrainings({ pages }: Pick<Crew, 'pages'>): string[] {
  const last = new Map(
    pages.flatMap((page) => (page.of === 'signup' ? [[page.trainingId, page.isAutomatic === true]] : [])),
  )
  return [...last].flatMap(([trainingId, isAutomatic]) => (isAutomatic ? [trainingId] : []))
}

type SignUpDrop = Parameters<typeof signUpsOf>[0][number]

function arrived({ box, kept }: DropInBox, drop: Drop): SignUpDrop {
  return { id: kept.id, number: kept.number, box, receivedOn: dayOf(kept), drop }
}

/** Returns the drops on which somebody has decided, also if the decision was undone. */
function touchedDrops(past: SignUpTask['past']): ReadonlySet<string> {
  const touched = new Set<string>()
  for (const change of past) {
    if (change?.kind === 'sign-up-taken-in' || change?.kind === 'drop-set-aside') touched.add(change.dropId)
  }
  return touched
}

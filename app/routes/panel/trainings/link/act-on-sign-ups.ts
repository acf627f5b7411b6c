import type { Recording } from '~/browser/records/record-changes.client'
import type { Addition } from '~/domain/import/people/participant-list'
import { answeredSignUp } from '~/domain/import/people/sign-up'
import { fullName, type User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { freePlaces } from '~/domain/trainings/enrolment'
import type { Day } from '~/domain/words/day'
import { countOf, foldText } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { participantRecordings } from '~/routes/panel/trainings/one/participant-recordings'

import type { WaitingSignUp } from './read-sign-ups'

type Actor = { viewer: User; today: Day }

/** The buttons of the form, with the id of a sign-up or `ALL` as their value. */
export const TAKE_IN = 'take-in'
export const REFUSE = 'refuse'
export const ALL = 'all'

/** The field with the ids of those that the form shows. */
export const SEEN = 'drop'

/** The field of a sign-up that says whom it is. */
export function whoField(dropId: string): string {
  return `who ${dropId}`
}

/** Decides on what the pressed button names. Null if somebody else has decided already. */
export async function decideOnSignUps(
  form: FormData,
  signUps: readonly WaitingSignUp[],
  context: Actor & { training: TrainingRecord },
): Promise<Outcome | null> {
  const refused = signUps.find(({ waiting }) => waiting.id === form.get(REFUSE))
  if (refused) return refuse(refused, context)
  const pressed = form.get(TAKE_IN)
  const ids = pressed === ALL ? new Set(form.getAll(SEEN)) : new Set([pressed])
  return takeIn(
    form,
    signUps.filter(({ waiting }) => ids.has(waiting.id)),
    context,
  )
}

/**
 * Takes sign-ups in as participants, in the order in which they came: those beyond the last place wait. One that leaves
 * open whom it is stays.
 */
async function takeIn(
  form: FormData,
  signUps: readonly WaitingSignUp[],
  { training, viewer, today }: Actor & { training: TrainingRecord },
): Promise<Outcome | null> {
  const chosen = distinct(
    signUps.flatMap((signUp) => {
      const addition = answeredSignUp(signUp.who, form.get(whoField(signUp.waiting.id)))
      return addition ? [{ ...signUp, addition }] : []
    }),
  )
  if (chosen.length === 0)
    return signUps.length > 0 ? { toast: errorToast('Najpierw wskaż, kto to jest'), isRefused: true } : null
  let taken: typeof chosen = []
  return tryRecord(
    viewer.id,
    (changes) => {
      // A second tap or another device has decided already.
      const { decided } = crewOf(changes)
      taken = chosen.filter(({ waiting }) => !decided.has(waiting.id))
      return taken.flatMap(({ waiting, drop, addition }): Recording[] => {
        const { contact, answer, receipt } = drop
        const signUp = {
          dropId: waiting.id,
          boxId: waiting.box.id,
          contact,
          ...(answer !== undefined && { answer }),
          ...(receipt !== undefined && { receipt }),
        }
        return participantRecordings(addition, {
          id: waiting.id,
          day: today,
          trainingId: training.id,
          signUp,
        })
      })
    },
    {
      done: () => ({
        title: `Przyjęto: ${taken.length === 1 ? nameOf(taken) : countOf(taken.length, 'person')}`,
        description: placesText(training, taken),
      }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

type Chosen = WaitingSignUp & { addition: Addition }

/** Somebody new who has signed up twice is one person: the second sign-up finds them once they are there. */
function distinct(signUps: readonly Chosen[]): Chosen[] {
  const keyOf = ({ addition: { known, person } }: Chosen) =>
    known ? known.id : foldText([fullName(person), person.email, person.phone].join('|'))
  return [...new Map(signUps.toReversed().map((signUp) => [keyOf(signUp), signUp])).values()].toReversed()
}

function nameOf([first]: readonly Chosen[]): string {
  return first?.drop.name ?? ''
}

function placesText(training: TrainingRecord, taken: readonly Chosen[]): string {
  const present = new Set(training.participants)
  const joining = taken.filter(({ addition: { known } }) => !known || !present.has(known.id)).length
  const waiting = Math.max(0, joining - (freePlaces(training) ?? joining))
  if (waiting === 0) return 'Zobaczą to w\u00a0telefonie.'
  return `Na liście rezerwowej: ${countOf(waiting, 'person')}. Zobaczą to w\u00a0telefonie.`
}

/** Refuses a sign-up. Its sender reads that there is no place for them. */
async function refuse(
  { waiting: { id: dropId, box }, drop: { name, receipt } }: WaitingSignUp,
  { viewer, today }: Actor,
): Promise<Outcome> {
  return tryRecord(
    viewer.id,
    {
      build: (id) => ({
        kind: 'drop-set-aside',
        id,
        day: today,
        dropId,
        boxId: box.id,
        of: 'sign-up',
        reason: 'other',
        ...(receipt && { receipt }),
      }),
    },
    {
      isNeeded: (changes) => !crewOf(changes).decided.has(dropId),
      done: () => ({ title: `Nie przyjęto: ${name}`, description: 'Zobaczy to w\u00a0telefonie.' }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

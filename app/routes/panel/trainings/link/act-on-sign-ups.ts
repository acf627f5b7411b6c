import type { WaitingDrop } from '~/browser/crew/drops.client'
import {
  distinctSignUps,
  signUpRecordings,
  type ChosenSignUp,
  type WaitingSignUp,
} from '~/browser/crew/sign-ups.client'
import { parseRefusal } from '~/domain/crew/drops/decision-form'
import type { ReceiptAddress } from '~/domain/crew/records/taken-drop'
import { answeredSignUp } from '~/domain/import/people/sign-up'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { freePlaces } from '~/domain/trainings/enrolment'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { answering, settingAside } from '~/routes/panel/reports/crew/decision-recordings'

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
): Promise<FormAnswer | null> {
  const refused = signUps.find(({ waiting }) => waiting.id === form.get(REFUSE))
  if (refused) return refuse(form, refused, context)
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
  const chosen = distinctSignUps(
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
      return taken.flatMap((signUp) => signUpRecordings(signUp, { trainingId: training.id, day: today }))
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

function nameOf([first]: readonly ChosenSignUp[]): string {
  return first?.drop.name ?? ''
}

function placesText(training: TrainingRecord, taken: readonly ChosenSignUp[]): string {
  const present = new Set(training.participants)
  const joining = taken.filter(({ addition: { known } }) => !known || !present.has(known.id)).length
  const waiting = Math.max(0, joining - (freePlaces(training) ?? joining))
  if (waiting === 0) return 'Zobaczą to w\u00a0telefonie.'
  return `Na liście rezerwowej: ${countOf(waiting, 'person')}. Zobaczą to w\u00a0telefonie.`
}

/** Whoever runs trainings decides on nothing but sign-ups, whatever it is. */
const asSignUp = (receipt: ReceiptAddress | undefined) => ({
  of: 'sign-up' as const,
  reason: 'other' as const,
  receipt,
})

/** Removes what has come into the box and is no sign-up for any training. */
export async function setStraysAside(
  form: FormData,
  strays: readonly WaitingDrop[],
  { viewer, today }: Actor,
): Promise<Outcome> {
  const shown = new Set(form.getAll(SEEN))
  const chosen = strays.filter(({ id }) => shown.has(id))
  return tryRecord(
    viewer.id,
    (changes) => {
      const { decided } = crewOf(changes)
      return chosen
        .filter(({ id }) => !decided.has(id))
        .map((stray) => settingAside(stray, asSignUp(stray.drop?.receipt), today))
    },
    {
      done: () => ({ title: 'Usunięto wiadomości', description: KEPT_HERE }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

/** Refuses a sign-up. Its sender reads that there is no place for them, and the answer if there is one. */
async function refuse(
  form: FormData,
  { waiting, drop: { name, receipt } }: WaitingSignUp,
  { viewer, today }: Actor,
): Promise<FormAnswer> {
  const { value, errors } = parseRefusal(form)
  if (errors) return refuseForm({ errors })
  const { answer } = value
  return tryRecord(
    viewer.id,
    [settingAside(waiting, asSignUp(receipt), today), ...answering(waiting.id, answer, today)],
    {
      isNeeded: (changes) => !crewOf(changes).decided.has(waiting.id),
      done: () => ({ title: `Nie przyjęto: ${name}`, description: 'Zobaczy to w\u00a0telefonie.' }),
      focus: 'heading',
    },
  )
}

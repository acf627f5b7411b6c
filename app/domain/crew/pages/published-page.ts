import type { GateChoice, GivenPage } from '~/domain/crew/records/given-page'
import { positionNames } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import type { DecidedDrop } from '~/domain/records/crew-changes'
import { placeOf } from '~/domain/trainings/enrolment'
import type { Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'

import { gatePageOf } from './gate-page'
import { minePageOf, type MineFacts } from './mine-page'
import type { Page, ReceiptPage } from './page'
import { signupPageOf } from './signup-page'

// The one place in which what a register publishes is worked out.

type Employee = Person & { unit?: string | undefined }

/** The register as its owner sees it, who may see examinations. */
export type PublishingRegister = MineFacts & { people: readonly Employee[] }

/** `box` is what follows `#` in the link of the box to which pages lead, if there is an open one. */
export type Publishing = {
  writtenAt: string
  today: Day
  firm?: string | undefined
  box?: string | undefined
}

/** Returns what a given page says now, or undefined if its person or training is gone, or nobody could sign up. */
export function publishedPage(
  given: GivenPage,
  register: PublishingRegister,
  { writtenAt, today, firm, box }: Publishing,
): Page | undefined {
  switch (given.of) {
    case 'mine': {
      const person = register.people.find(({ id }) => id === given.userId)
      return person && minePageOf(person, register, { writtenAt, today, box })
    }
    case 'gate': {
      const chosen = register.people.filter((person) => !person.isArchived && isChosen(person, given.choice))
      const { name, call } = given
      return gatePageOf(chosen, register, { writtenAt, today, name, firm, call })
    }
    case 'signup': {
      const training = register.trainings.find(({ id }) => id === given.trainingId)
      const { question } = given
      return training && box !== undefined
        ? signupPageOf(training, { writtenAt, box, ...(question !== undefined && { question }) })
        : undefined
    }
  }
}

/** True if the person is of one of the chosen companies, positions and departments. */
function isChosen(person: Employee, { companies, positions, departments }: GateChoice): boolean {
  const isOneOf = (chosen: readonly string[], names: readonly (string | undefined)[]) =>
    chosen.length === 0 || names.some((name) => name !== undefined && chosen.includes(name))
  return (
    isOneOf(companies, [person.company]) &&
    isOneOf(positions, positionNames(person)) &&
    isOneOf(departments, [person.unit])
  )
}

/**
 * Returns the receipt of a drop that somebody has decided on. It says no reason: an answer may. That of a sign-up follows
 * the training, so it says when a place has become free, or that the training is cancelled.
 */
export function receiptPage(
  decided: DecidedDrop,
  { writtenAt, trainings }: Pick<Publishing, 'writtenAt'> & Pick<PublishingRegister, 'trainings'>,
): ReceiptPage {
  const { of, decidedOn, answer } = decided
  return {
    kind: 'receipt',
    v: 1,
    writtenAt,
    of,
    state: receiptState(decided, trainings),
    on: decidedOn,
    ...(answer !== undefined && { answer }),
  }
}

/** Returns the receipt of a drop that the register has, and on which nobody has decided. */
export function receivedPage(
  { of, on }: Pick<ReceiptPage, 'of' | 'on'>,
  { writtenAt }: Pick<Publishing, 'writtenAt'>,
): ReceiptPage {
  return { kind: 'receipt', v: 1, writtenAt, of, state: 'received', on }
}

function receiptState(
  { of, outcome, signUp }: DecidedDrop,
  trainings: readonly Training[],
): ReceiptPage['state'] {
  if (outcome === 'set_aside') return of === 'sign-up' ? 'refused' : 'set_aside'
  if (!signUp) return 'accepted'
  const training = trainings.find(({ id }) => id === signUp.trainingId)
  if (training?.status === 'cancelled') return 'cancelled'
  // They were taken off the list again, or the training is gone.
  const place = training && placeOf(training, signUp.userId)
  if (!place) return 'refused'
  return place.kind === 'attending' ? 'accepted' : 'waiting_list'
}

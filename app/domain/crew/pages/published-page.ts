import type { GateChoice, GivenPage } from '~/domain/crew/records/given-page'
import { positionNames } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import type { DecidedDrop } from '~/domain/records/crew-changes'
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

/** Returns the receipt of a drop that somebody has decided on. It says no reason: an answer may. */
export function receiptPage(
  { of, outcome, decidedOn, answer }: DecidedDrop,
  { writtenAt }: Pick<Publishing, 'writtenAt'>,
): ReceiptPage {
  return {
    kind: 'receipt',
    v: 1,
    writtenAt,
    of,
    state: outcome === 'taken_in' ? 'accepted' : 'set_aside',
    on: decidedOn,
    ...(answer !== undefined && { answer }),
  }
}

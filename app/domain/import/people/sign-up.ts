import * as v from 'valibot'

import type { DropOf } from '~/domain/crew/drops/drop'
import { accountSchema } from '~/domain/people/account'
import type { PersonRecord } from '~/domain/records/person-changes'
import { MAX_PARTICIPANTS } from '~/domain/trainings/new-training'
import type { Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { isEmailAddress } from '~/domain/words/mail-link'

import { NEW_PERSON, readParticipant, type Addition, type KnownPeople } from './participant-list'

/**
 * Whom a sign-up by a link is. `clear`: there is nothing to ask. `ask`: somebody has to say which of the candidates it is;
 * `person` is set if it may be nobody who is known.
 */
export type SignedUp =
  | { kind: 'clear'; addition: Addition }
  | { kind: 'ask'; candidates: readonly PersonRecord[]; person: Addition['person'] }

/**
 * Reads whom a sign-up is, as a typed list of participants is read. At a training for the own staff nobody new takes part:
 * the only one of that name is taken, and else all of the staff are candidates.
 */
export function readSignUp(
  { name, firm = '', contact }: Pick<DropOf<'sign-up'>, 'name' | 'firm' | 'contact'>,
  people: KnownPeople,
  isForStaff: boolean,
): SignedUp {
  const email = isEmailAddress(contact) ? contact : ''
  // A list may have the surname in a cell of its own, which the firm beside a single name is not.
  const company = isForStaff || !name.includes(' ') ? '' : firm
  const reading = readParticipant([name, email, company].filter(Boolean), people)
  const candidates = reading.kind === 'unclear' ? reading.candidates : people.known
  switch (reading.kind) {
    case 'known':
    case 'present':
      return { kind: 'clear', addition: { known: reading.known } }
    case 'error':
      return { kind: 'ask', candidates, person: undefined }
    case 'new':
    case 'unclear': {
      const [only, ...others] = reading.kind === 'unclear' ? reading.candidates : []
      if (isForStaff && only && others.length === 0) return { kind: 'clear', addition: { known: only } }
      if (isForStaff) return { kind: 'ask', candidates, person: undefined }
      const person = {
        ...reading.person,
        ...(v.is(accountSchema.entries.phone, contact) && { phone: contact }),
      }
      return reading.kind === 'new'
        ? { kind: 'clear', addition: { person } }
        : { kind: 'ask', candidates, person }
    }
  }
}

/**
 * Returns how many more sign-ups a training takes in without anybody looking: until the waiting list is as long as the list
 * of those who have a place, and none after its day. Else whoever has a link could fill the register with names.
 */
export function roomForSignUps(
  { participants, maxParticipants = MAX_PARTICIPANTS / 2, status, date }: Training,
  today: Day,
): number {
  if (status !== 'scheduled' || date < today) return 0
  return Math.max(0, maxParticipants * 2 - participants.length)
}

/** Returns who takes part by the answer to `ask`, or undefined without an answer. */
export function answeredSignUp(signedUp: SignedUp, answer: unknown): Addition | undefined {
  if (signedUp.kind === 'clear') return signedUp.addition
  if (answer === NEW_PERSON && signedUp.person) return { person: signedUp.person }
  const known = signedUp.candidates.find(({ id }) => id === answer)
  return known && { known }
}

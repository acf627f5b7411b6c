import type { SavedField } from '~/domain/words/opened-record'

import type { RegisterOwner } from './register-owner'

type OwnerFacts = Pick<RegisterOwner, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>

/** The fields that the form of the owner saves together, for `mergeOpened`. */
export const SAVED_OWNER: readonly SavedField<OwnerFacts>[] = [
  { label: 'Imię', keys: ['firstName'], text: (owner) => owner.firstName },
  { label: 'Nazwisko', keys: ['lastName'], text: (owner) => owner.lastName },
  { label: 'E-mail', keys: ['email'], text: (owner) => owner.email },
  { label: 'Telefon', keys: ['phone'], text: (owner) => owner.phone },
  { label: 'Firma', keys: ['company'], text: (owner) => owner.company },
]

import * as v from 'valibot'

import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'

export const MIN_PASSWORD_LENGTH = 8

/** A new password or passphrase, with a message for an empty one. */
function newSecret(minLength: number, missing: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(missing),
    // An emoji or a letter with a combining accent counts as one character.
    v.minGraphemes(minLength, `Użyj co najmniej ${minLength} znaków`),
  )
}

const passwordChangeSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Podaj obecne hasło')),
    newPassword: newSecret(MIN_PASSWORD_LENGTH, 'Podaj nowe hasło'),
    repeatedPassword: v.pipe(v.string(), v.nonEmpty('Powtórz nowe hasło')),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeatedPassword']],
      ({ newPassword, repeatedPassword }) => newPassword === repeatedPassword,
      'Wpisz drugi raz to samo nowe hasło',
    ),
    ['repeatedPassword'],
  ),
)

/** Returns only the errors. The passwords themselves are not stored or passed on. */
export function passwordErrors(form: FormData): FieldErrors | undefined {
  return parseFields(passwordChangeSchema, Object.fromEntries(form)).errors
}

/** Long enough that guessing it from a stolen copy takes years (product rule). */
export const MIN_PASSPHRASE_LENGTH = 12

const passphraseSchema = v.pipe(
  v.object({
    passphrase: newSecret(MIN_PASSPHRASE_LENGTH, 'Podaj hasło'),
    repeatedPassphrase: v.pipe(v.string(), v.nonEmpty('Powtórz hasło')),
  }),
  v.forward(
    v.partialCheck(
      [['passphrase'], ['repeatedPassphrase']],
      ({ passphrase, repeatedPassphrase }) => passphrase === repeatedPassphrase,
      'Wpisz drugi raz to samo hasło',
    ),
    ['repeatedPassphrase'],
  ),
)

/** Parses the form that asks for a new passphrase, twice. */
export function parseNewPassphrase(form: FormData): ParsedForm<{ passphrase: string }> {
  return parseFields(passphraseSchema, Object.fromEntries(form))
}

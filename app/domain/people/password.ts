import * as v from 'valibot'

import { parseFields, type FieldErrors } from '~/domain/words/form'

export const MIN_PASSWORD_LENGTH = 8

/** A new password or passphrase, with a message for an empty one. */
export function newSecret(minLength: number, missing: string) {
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

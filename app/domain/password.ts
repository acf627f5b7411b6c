import * as v from 'valibot'

import { parseFields, type FieldErrors } from './form'

export const MIN_PASSWORD_LENGTH = 8

const passwordChangeSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Podaj obecne hasło')),
    newPassword: v.pipe(
      v.string(),
      v.nonEmpty('Podaj nowe hasło'),
      // An emoji or a letter with a combining accent counts as one character.
      v.minGraphemes(MIN_PASSWORD_LENGTH, `Użyj co najmniej ${MIN_PASSWORD_LENGTH} znaków`),
    ),
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

import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'

const NO_EMAIL = 'Podaj adres e-mail'
const NO_PASSWORD = 'Podaj hasło'

const loginSchema = v.object({
  email: v.pipe(
    v.string(NO_EMAIL),
    v.trim(),
    v.nonEmpty(NO_EMAIL),
    v.email('Podaj adres e-mail w postaci nazwa@domena.pl'),
  ),
  password: v.pipe(v.string(NO_PASSWORD), v.nonEmpty(NO_PASSWORD)),
})

export const LOGIN_FAILED = 'Wystąpił błąd podczas logowania'
export const UNKNOWN_ACCOUNT = 'Nieprawidłowy email lub hasło'

/** Any password that is not empty is accepted (product rule). */
export function parseLogin(form: FormData): ParsedForm<v.InferOutput<typeof loginSchema>> {
  return parseFields(loginSchema, { email: form.get('email'), password: form.get('password') })
}

import * as v from 'valibot'

const loginSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Podaj adres e-mail'),
    v.email('Podaj adres e-mail w postaci nazwa@domena.pl'),
  ),
  password: v.pipe(v.string(), v.nonEmpty('Podaj hasło')),
})

export const LOGIN_FAILED = 'Wystąpił błąd podczas logowania'
export const UNKNOWN_ACCOUNT = 'Nieprawidłowy email lub hasło'

export type LoginErrors = { email?: string; password?: string }

export type ParsedLogin = { email: string } | { errors: LoginErrors }

/** The address to sign in with, or what is wrong with each field; of the password only that it is given. */
export function parseLogin(form: FormData): ParsedLogin {
  const parsed = v.safeParse(loginSchema, {
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
  })
  if (parsed.success) return { email: parsed.output.email }
  const { nested } = v.flatten<typeof loginSchema>(parsed.issues)
  return { errors: { email: nested?.email?.[0], password: nested?.password?.[0] } }
}

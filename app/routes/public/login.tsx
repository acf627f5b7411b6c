import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useNavigate, useNavigation, useSearchParams } from 'react-router'

import type { Route } from './+types/login'
import { findUser, startSession } from '~/browser/session.client'
import { Logo } from '~/components/logo'
import { PageTitle } from '~/components/page-title'
import { findAccount, listAccounts } from '~/data/users.server'
import { LOGIN_FAILED, parseLogin, UNKNOWN_ACCOUNT, type LoginErrors } from '~/domain/login'
import { safeRedirect } from '~/domain/redirect'
import { ROLE_LABELS, type User } from '~/domain/user'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { TextField } from '~/ui/field'

/** Stands in the password field after a quick fill; sample accounts take any password. */
const DUMMY_PASSWORD = 'konto-przykladowe'

type LoginFailure = { user?: undefined; errors?: LoginErrors; failure?: string; hint?: string }
type LoginAnswer = { user: User } | LoginFailure

/** `?account=<role>` fills in that account: what a quick-fill button sends before the scripts are there. */
export function loader({ url }: Route.LoaderArgs) {
  const accounts = listAccounts().map(({ email, role }) => ({ email, role }))
  return { accounts, filled: accounts.find(({ role }) => role === url.searchParams.get('account')) }
}

/** Knows the accounts; the session itself begins in the browser. */
export async function action({ request }: Route.ActionArgs) {
  const login = parseLogin(await request.formData())
  if ('errors' in login) return data<LoginAnswer>({ errors: login.errors }, { status: 400 })
  const user = findAccount(login.email)
  if (!user) return data<LoginAnswer>({ failure: UNKNOWN_ACCOUNT }, { status: 400 })
  return data<LoginAnswer>({ user })
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  if (findUser()) throw redirect(destination(url.searchParams))
  return serverLoader()
}
clientLoader.hydrate = true as const

export async function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  let answer: LoginAnswer
  try {
    answer = await serverAction()
  } catch {
    return refuse({ failure: LOGIN_FAILED, hint: 'Sprawdź połączenie z internetem i spróbuj ponownie.' })
  }
  if (!answer.user) return refuse(answer)
  const refusal = beginSession(answer.user)
  if (refusal) return refuse(refusal)
  throw redirect(destination(url.searchParams))
}

/** As an error, so that the router shows it without asking the server for the screen's data again. */
function refuse(failure: LoginFailure) {
  return data<LoginAnswer>(failure, { status: 400 })
}

/** Begins the session, or says why this browser will not keep it. */
function beginSession(user: User): LoginFailure | undefined {
  try {
    startSession(user)
  } catch {
    return {
      failure: LOGIN_FAILED,
      hint: 'Przeglądarka nie pozwala zapisać danych tej strony. Zezwól na dane witryn albo zwolnij miejsce i spróbuj ponownie.',
    }
  }
}

function destination(params: URLSearchParams): string {
  return safeRedirect(params.get('redirectTo')) ?? '/'
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formAction?.startsWith('/login') ?? false
  const [params] = useSearchParams()
  const target = params.get('redirectTo')
  useSignInSentBeforeScripts(actionData?.user, params)
  const { errors, failure, hint } = actionData?.user ? {} : (actionData ?? {})

  const fillIn = (email: string) => {
    const fields = form.current?.elements
    setValue(fields?.namedItem('email'), email)
    setValue(fields?.namedItem('password'), DUMMY_PASSWORD)
  }

  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col gap-8 px-4 py-10 sm:justify-center">
      <PageTitle>Logowanie</PageTitle>
      <header>
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      </header>
      <main id="main" className={`${CARD} flex flex-col gap-6 p-5 sm:p-8`}>
        <h1 className="text-2xl font-bold tracking-tight">Logowanie</h1>
        <noscript>
          <p className="rounded-control bg-warning-soft px-4 py-3 font-semibold text-warning">
            Logowanie wymaga JavaScriptu: sesja jest przechowywana w tej przeglądarce. Włącz JavaScript i
            odśwież stronę.
          </p>
        </noscript>
        {failure && <Alert title={failure}>{hint}</Alert>}
        {/* Our own messages are in Polish whatever the browser's language, hence noValidate. */}
        <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
          <TextField
            label="Adres e-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={loaderData.filled?.email}
            error={errors?.email}
          />
          <TextField
            label="Hasło"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            defaultValue={loaderData.filled && DUMMY_PASSWORD}
            error={errors?.password}
          />
          <Button type="submit" variant="primary" isBusy={isBusy} className="mt-2">
            {isBusy ? 'Logowanie…' : 'Zaloguj się'}
          </Button>
        </Form>
        <section aria-labelledby="sample-accounts" className="flex flex-col gap-3 border-t border-line pt-5">
          <h2 id="sample-accounts" className="font-semibold">
            Konta przykładowe
          </h2>
          <p className="text-sm text-muted">
            Hasło nie jest wymagane dla kont przykładowych: wybierz rolę, a dane wypełnią się same.
          </p>
          <Form className="grid gap-2 min-[26rem]:grid-cols-2">
            {target && <input type="hidden" name="redirectTo" value={target} />}
            {loaderData.accounts.map(({ email, role }) => (
              <Button
                key={email}
                type="submit"
                name="account"
                value={role}
                onClick={(event) => {
                  event.preventDefault()
                  fillIn(email)
                }}
              >
                {ROLE_LABELS[role]}
              </Button>
            ))}
          </Form>
        </section>
      </main>
    </div>
  )
}

function setValue(field: Element | RadioNodeList | null | undefined, value: string) {
  if (field instanceof HTMLInputElement) field.value = value
}

/** A form sent before the scripts arrived was answered as a document: its session is still to begin here. */
function useSignInSentBeforeScripts(user: User | undefined, params: URLSearchParams) {
  const navigate = useNavigate()
  useEffect(() => {
    if (user && !beginSession(user)) void navigate(destination(params), { replace: true })
  }, [user, params, navigate])
}

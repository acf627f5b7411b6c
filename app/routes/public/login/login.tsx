import { useRef } from 'react'
import { data, href, Link, redirect, replace, useSearchParams } from 'react-router'

import { createKept } from '~/browser/server-data'
import { findUser } from '~/browser/session.client'
import { Logo } from '~/components/logo'
import { PageTitle } from '~/components/page-title'
import { findAccount, listAccounts } from '~/data/users.server'
import { LOGIN_FAILED, parseLogin, UNKNOWN_ACCOUNT } from '~/domain/login'
import { CARD } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/login'
import { tryStartSession, destination, useLoginAnswer, type LoginAnswer } from './login-answer'
import { LoginForm } from './login-form'
import { SampleAccounts } from './sample-accounts'

export function loader() {
  return { accounts: listAccounts().map(({ email, role }) => ({ email, role })) }
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

/** Finds the account. The session itself starts in the browser. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) return refuse({ failure: LOGIN_FAILED })
  const login = parseLogin(form)
  const email = String(form.get('email') ?? '')
  if (login.errors) return refuse({ errors: login.errors, email })
  const user = findAccount(login.value.email)
  return user ? data<LoginAnswer>({ user }) : refuse({ failure: UNKNOWN_ACCOUNT, email })
}

const kept = createKept<ReturnType<typeof loader>>()

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  if (findUser()) throw redirect(destination(url.searchParams))
  return kept.load(serverLoader)
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
  const refusal = tryStartSession(answer.user)
  if (refusal) return refuse(refusal)
  throw replace(destination(url.searchParams))
}

/** Answers with an error status, so that the router does not ask the server for the screen's data again. */
function refuse(answer: LoginAnswer) {
  return data<LoginAnswer>(answer, { status: 400 })
}

export default function Login({ loaderData: { accounts }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const [params] = useSearchParams()
  const answer = useLoginAnswer(actionData, params)
  // A quick-fill button sends `?account=<role>` before the scripts arrive.
  const prefilled = accounts.find(({ role }) => role === params.get('account'))
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
            Logowanie wymaga JavaScriptu: sesja jest przechowywana w tej przeglądarce. Włącz JavaScript
            i&nbsp;odśwież stronę.
          </p>
        </noscript>
        <LoginForm form={form} answer={answer} prefilledEmail={prefilled?.email} />
        <SampleAccounts accounts={accounts} form={form} redirectTo={params.get('redirectTo')} />
      </main>
      <footer className="-mt-4 text-center">
        <a href={href('/certificates/verify')} className={TEXT_LINK}>
          Sprawdź certyfikat bez logowania
        </a>
      </footer>
    </div>
  )
}

import { lazy, Suspense, useRef, useState } from 'react'
import { Await, data, href, Link, redirect, replace, useSearchParams } from 'react-router'

import { createKept } from '~/browser/answers/server-data'
import { hasDeletedRegister } from '~/browser/registers/deleted-register.client'
import { findSessionUser } from '~/browser/session/session.client'
import { mayHaveDatabase } from '~/browser/store/database-name.client'
import { hasRowsToEnd } from '~/browser/store/marks.client'
import { Logo } from '~/components/logo'
import { NOT_STORED } from '~/components/not-stored'
import { PageTitle } from '~/components/page-title'
import { StartNotice } from '~/components/start-notice'
import { findAccount, listAccounts, listPeopleIds } from '~/data/users.server'
import { LOGIN_FAILED, parseLogin, UNKNOWN_ACCOUNT } from '~/domain/people/login'
import type { User } from '~/domain/people/user'
import { Alert } from '~/ui/alert'
import { CARD } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/login'
import { tryStartSession, destination, useLoginAnswer, type LoginAnswer } from './login-answer'
import { LoginForm } from './login-form'
import { OwnRegisters } from './own-registers'
import { SampleAccounts } from './sample-accounts'

export function loader() {
  return {
    accounts: listAccounts().map(({ email, role }) => ({ email, role })),
    sampleIds: listPeopleIds(),
  }
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
  if (findSessionUser()) throw redirect(destination(url.searchParams))
  void endRowsLeft().catch(() => undefined)
  const { accounts, sampleIds } = await kept.load(serverLoader)
  return { accounts, registers: ownRegisters(sampleIds), deleted: deletedRegister(sampleIds) }
}
clientLoader.hydrate = true as const

/** Ends reminders of a deleted register that the server could not be asked to end. */
async function endRowsLeft(): Promise<void> {
  if (!hasRowsToEnd()) return
  const ending = await import('~/browser/reminders/end-rows.client')
  await ending.endRowsLeft()
}

const loadRegisters = () => import('~/browser/registers/registers.client')
const loadNotice = () => import('./deleted-register-notice')

const DeletedRegisterNotice = lazy(async () => ({ default: (await loadNotice()).DeletedRegisterNotice }))

/**
 * Returns the owners of the registers in this browser; a person in the sample has none. The database's code is fetched
 * only if there is a database; without it there are no registers to open.
 */
async function ownRegisters(sampleIds: readonly string[]): Promise<User[]> {
  try {
    if (!(await mayHaveDatabase())) return []
    const { listRegisters } = await loadRegisters()
    const owners = await listRegisters()
    return owners.filter(({ id }) => !sampleIds.includes(id))
  } catch {
    return []
  }
}

/** Returns the register that this tab has just deleted. Its code and that of its notice are fetched only then. */
async function deletedRegister(sampleIds: readonly string[]) {
  if (!hasDeletedRegister()) return undefined
  try {
    const [{ findDeletedRegister }] = await Promise.all([loadRegisters(), loadNotice()])
    const deleted = findDeletedRegister()
    return deleted && sampleIds.includes(deleted.owner.id) ? undefined : deleted
  } catch {
    return undefined
  }
}

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

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts } = loaderData
  const form = useRef<HTMLFormElement>(null)
  const [params] = useSearchParams()
  const answer = useLoginAnswer(actionData, params)
  const [isRefused, setIsRefused] = useState(false)
  // A quick-fill button sends `?account=<role>` before the scripts arrive.
  const prefilled = accounts.find(({ role }) => role === params.get('account'))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-3 px-4 py-4 sm:px-6 sm:py-10">
      <PageTitle>Logowanie</PageTitle>
      <header className="flex items-center justify-between gap-4">
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <a href={href('/certificates/verify')} className={`${TEXT_LINK} text-right text-sm sm:text-base`}>
          Sprawdź certyfikat bez logowania
        </a>
      </header>
      <main id="main" className="flex flex-col gap-4">
        <h1 className="text-2xl font-bold tracking-tight">Logowanie</h1>
        <StartNotice>
          Logowanie wymaga JavaScriptu: sesja jest przechowywana w&nbsp;tej przeglądarce. Włącz JavaScript
          i&nbsp;odśwież stronę.
        </StartNotice>
        <Suspense>
          <Await resolve={'deleted' in loaderData ? loaderData.deleted : undefined}>
            {(deleted) => deleted && <DeletedRegisterNotice {...deleted} />}
          </Await>
        </Suspense>
        {accounts.length > 0 && (
          <div className={`${CARD} grid gap-6 p-5 sm:p-6 sm:grid-cols-2`}>
            <SampleAccounts accounts={accounts} form={form} redirectTo={params.get('redirectTo')} />
            <LoginForm form={form} answer={answer} prefilledEmail={prefilled?.email} />
          </div>
        )}
        <OwnRegisters
          registers={'registers' in loaderData ? loaderData.registers : undefined}
          onRefused={() => setIsRefused(true)}
        />
        {isRefused && <Alert title={LOGIN_FAILED}>{NOT_STORED}</Alert>}
      </main>
    </div>
  )
}

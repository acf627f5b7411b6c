import { useRef, useState, useSyncExternalStore } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'

import { createKept, withDayOfNow } from '~/browser/answers/server-data'
import { findSessionUser } from '~/browser/session/session.client'
import { StorageError } from '~/browser/store/storage.client'
import { Logo } from '~/components/logo'
import { NOT_STORED } from '~/components/not-stored'
import { PageTitle } from '~/components/page-title'
import { StartNotice } from '~/components/start-notice'
import { useFieldErrors } from '~/components/use-field-errors'
import { currentDay } from '~/data/clock.server'
import { listPeopleIds } from '~/data/users.server'
import { MAX_COMPANY_LENGTH, MAX_NAME_LENGTH, ONE_NAME_HINT } from '~/domain/people/account'
import { parseRegisterOwner, REGISTER_ROLES } from '~/domain/people/register-owner'
import { ROLE_LABELS, type User } from '~/domain/people/user'
import { MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/new-register'
import { destination, tryStartSession } from './login-answer'
import { RegisterCopy, type RegisterAnswer } from './register-copy'

export function loader() {
  return { today: currentDay(), sampleIds: listPeopleIds() }
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

const kept = createKept<ReturnType<typeof loader>>(withDayOfNow)

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  if (findSessionUser()) throw redirect(destination(url.searchParams))
  return kept.load(serverLoader)
}
clientLoader.hydrate = true as const

/**
 * Begins a register, or takes in the copy of one, keeps it in this browser and signs its owner in. The server gets
 * no data of it.
 */
export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const form = await request.formData()
  const file = form.get('file')
  try {
    const { owner, ...refusal } =
      file instanceof File ? await takeCopy(file, request.signal) : await begin(form)
    if (!owner) return refuse(refusal)
    if (refusal.rejected) return data<RegisterAnswer>(refusal)
    request.signal.throwIfAborted()
    if (tryStartSession(owner)) return refuse({ isNotStored: true })
  } catch (error) {
    if (error instanceof StorageError) return refuse({ isNotStored: true })
    throw error
  }
  const to = destination(url.searchParams)
  throw redirect(to === href('/') ? href('/dashboard') : to)
}

// Public screens load nothing of the database before they need it.
const loadRegisters = () => import('~/browser/registers/registers.client')

async function begin(form: FormData): Promise<RegisterAnswer & { owner?: User }> {
  const { value, errors } = parseRegisterOwner(form)
  if (errors) return { errors }
  const { beginRegister } = await loadRegisters()
  return { owner: await beginRegister(value, String(form.get('today'))) }
}

async function takeCopy(file: File, signal: AbortSignal): Promise<RegisterAnswer & { owner?: User }> {
  const { takeRegisterCopy } = await loadRegisters()
  return takeRegisterCopy(file, kept.shown().sampleIds, signal)
}

function refuse(answer: RegisterAnswer) {
  return data(answer, { status: 400 })
}

const ROLE_OPTIONS = REGISTER_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))

const COMPANY_HINTS = new Map<string, string>([
  ['training_center', 'Pojawi się na certyfikatach jako nazwa wystawcy.'],
  ['employee', 'Można zostawić to pole puste.'],
])

const noChange = () => () => {}

export default function NewRegister({ loaderData: { today, sampleIds }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(actionData?.errors, parseRegisterOwner)
  const [role, setRole] = useState<string>(REGISTER_ROLES[0])
  const isBusy = useNavigation().formMethod === 'POST'
  const isAlive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-8 px-4 py-10">
      <PageTitle>Własny rejestr</PageTitle>
      <header>
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      </header>
      <main id="main" className={`${CARD} flex flex-col gap-6 p-5 sm:p-8`}>
        <h1 className="text-2xl font-bold tracking-tight">Załóż własny rejestr</h1>
        <p className="max-w-prose text-muted">
          Ludzie, certyfikaty i&nbsp;zgłoszenia, które tu dodasz, zostają w&nbsp;tej przeglądarce,
          a&nbsp;rejestr działa też bez sieci. Serwer ich nie zna: gdy połączysz drugie urządzenie, dostanie
          je zaszyfrowane.
        </p>
        <Form
          ref={form}
          method="post"
          noValidate
          onChange={(event) => recheck(event.currentTarget)}
          className="flex flex-col gap-5"
        >
          {/* Before the scripts are there, the form would go to the server. */}
          <fieldset aria-label="Właściciel rejestru" disabled={!isAlive} className="contents">
            <input type="hidden" name="today" value={today} />
            <ErrorSummary refused={actionData?.errors} errors={errors} form={form} />
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <TextField
                label="Imię"
                hint={ONE_NAME_HINT}
                name="firstName"
                autoComplete="given-name"
                maxLength={MAX_NAME_LENGTH}
                error={errors.firstName}
              />
              <TextField
                label="Nazwisko"
                name="lastName"
                autoComplete="family-name"
                maxLength={MAX_NAME_LENGTH}
                error={errors.lastName}
              />
            </div>
            <TextField
              label="Adres e-mail"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={MAX_EMAIL_LENGTH}
              error={errors.email}
            />
            <SelectField
              label="Rola"
              name="role"
              value={role}
              onChange={(event) => setRole(event.currentTarget.value)}
              options={ROLE_OPTIONS}
              error={errors.role}
            />
            <TextField
              label={role === 'training_center' ? 'Nazwa ośrodka' : 'Firma'}
              hint={COMPANY_HINTS.get(role)}
              name="company"
              autoComplete="organization"
              maxLength={MAX_COMPANY_LENGTH}
              error={errors.company}
            />
            <Note>
              Nie ma tu hasła: kto ma dostęp do tej przeglądarki, otworzy rejestr. Na wspólnym komputerze
              załóż go na własnym koncie systemu.
            </Note>
            {actionData?.isNotStored && <Alert title="Nie udało się założyć rejestru">{NOT_STORED}</Alert>}
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {isBusy ? 'Zakładanie…' : 'Załóż rejestr'}
            </Button>
          </fieldset>
        </Form>
        <RegisterCopy isAlive={isAlive} today={today} sampleIds={sampleIds} />
        <StartNotice>
          Własny rejestr wymaga JavaScriptu, bo jest tylko w&nbsp;tej przeglądarce. Włącz JavaScript
          i&nbsp;odśwież stronę.
        </StartNotice>
      </main>
      <footer className="-mt-4 text-center">
        <Link to={href('/login')} className={TEXT_LINK}>
          Wróć do logowania
        </Link>
      </footer>
    </div>
  )
}

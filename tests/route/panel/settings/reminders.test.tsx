import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { nextDayOfKeptPlan } from '~/domain/reminders/plan'
import { MAX_REFUSALS } from '~/server/store/reminder-progress.server'
import type { Store } from '~/server/store/store.server'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { settingsOf, startMailServer, type Mailbox } from '../../../support/mail-server'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { takePush } from '../../../support/push-browser'
import { startPushService } from '../../../support/push-service'
import { findToast, words } from '../../../support/queries'
import { serveVaults } from '../../../support/vault-of-page'
import type { VaultServer } from '../../../support/vault-server'
import { visit } from '../../../support/visit'

const TAB = '/settings'
const CHANGES = [
  BEGUN,
  PAPERS_ELSEWHERE,
  personSaved('lucja', 'Łucja', 'Ćwiąkała'),
  certificateAdded('c', {
    userId: 'person-lucja',
    type: 'bhp',
    scope: 'workers',
    number: 'BHP-7',
    issueDate: '2024-06-30',
    expiryDate: '2027-03-10',
    status: 'active',
  }),
]

type Server = Pick<VaultServer, 'withStore'>

const findCard = () => screen.findByRole('region', { name: 'Przypomnienia, które przychodzą same' })
const mailSwitch = () => screen.findByRole('switch', { name: 'Powiadomienia e-mail' })

/** Serves reminders by a mail server of the test. */
async function withMail(
  options: { invitations?: string } = {},
): Promise<Mailbox & Pick<VaultServer, 'withStore'>> {
  const mailbox = await startMailServer()
  onTestFinished(() => mailbox.close())
  const { withStore } = await serveVaults({
    ...options,
    env: { ...settingsOf(mailbox), TODAY },
  })
  return { ...mailbox, withStore }
}

test('a sample account reads that nothing is sent, and its switches work', async () => {
  const { user } = await visit(TAB, { as: 'employee' })
  expect(await mailSwitch()).toHaveAccessibleDescription(words('nic nie jest wysyłane'))
  await user.click(await mailSwitch())
  await findToast('Zmieniono ustawienia powiadomień')
  expect(screen.queryByRole('region', { name: 'Przypomnienia, które przychodzą same' })).toBeNull()
})

test('a server without a mailbox says so, and has no switch for mail', async () => {
  await serveVaults()
  await visit(TAB, { as: OWNER, changes: CHANGES })
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(words('Ten serwer nie wysyła e-maili')),
  )
  expect(screen.queryByRole('switch', { name: 'Powiadomienia e-mail' })).toBeNull()
})

test('a server without a store says so', async () => {
  await serveVaults({ hasStore: false })
  await visit(TAB, { as: OWNER, changes: CHANGES })
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(words('Ten serwer nie wysyła przypomnień')),
  )
})

test('mail waits for its link, is tried, and ends', async () => {
  const mailbox = await withMail()
  const { user, go } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  const address = await within(await findCard()).findByLabelText('Adres e-mail')
  expect(address).toHaveValue(OWNER.email)
  await user.clear(address)
  await user.type(address, 'jan{Enter}')
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Podaj adres e-mail w\spostaci/))
  await user.clear(address)
  await user.type(address, 'jan@zaklady.example{Enter}')
  await findToast('Wysłano link do potwierdzenia')
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(
      words('Wysłaliśmy link na jan@zaklady.example. Przypomnienia zaczną przychodzić po potwierdzeniu.'),
    ),
  )
  expect(await findCard()).toHaveTextContent(words('Plan sięga do 21.11.2027.'))
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['jan@zaklady.example'])
  expect(screen.queryByRole('button', { name: 'Wyślij próbę' })).toBeNull()

  const { id } = await keptMail()
  await confirm(mailbox, id)
  await go('/settings?tab=account')
  await go(TAB)
  await user.click(await screen.findByRole('button', { name: 'Wyślij próbę' }))
  await findToast('Wysłano próbę')
  expect(mailbox.mails).toHaveLength(2)

  await user.click(await mailSwitch())
  await findToast('Wyłączono powiadomienia e-mail')
  await waitFor(async () => expect(await mailSwitch()).not.toBeChecked())
})

test('a link that could not be sent is never said to be under way, and is sent again', async () => {
  const mailbox = await withMail()
  mailbox.refuse(OWNER.email, 452)
  const { user, go } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await waitFor(async () => expect(await findCard()).toHaveTextContent(words('nie udało się teraz wysłać')))
  await go('/settings?tab=account')
  await go(TAB)
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(words(`Nie udało się wysłać linku na ${OWNER.email}.`)),
  )
  expect(await findCard()).not.toHaveTextContent('Wysłaliśmy')
  mailbox.accept(OWNER.email)
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }))
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(words(`Wysłaliśmy link na ${OWNER.email}.`)),
  )
  expect(mailbox.mails).toHaveLength(1)
})

test('names go to the server only on wish', async () => {
  const server = await withMail()
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await screen.findByRole('button', { name: 'Wyślij link ponownie' })
  expect(await planOn(server)).toMatch(/"counts":\{"certificate":1\}/)
  expect(await planOn(server)).not.toContain('Ćwiąkała')

  const names = screen.getByRole('switch', { name: words('Nazwy w wiadomości') })
  expect(names).toHaveAccessibleDescription(words('Serwer je wtedy zna'))
  await user.click(names)
  await findToast('Włączono nazwy w wiadomości')
  expect(await planOn(server)).toContain('Ćwiąkała')
})

test('messages come to this device, with names that only this browser reads', async () => {
  const service = await startPushService()
  onTestFinished(() => service.close())
  const server = await serveVaults({ env: { PUSH_SERVICES: service.origin, TODAY } })
  takePush(service)
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  const device = await screen.findByRole('switch', { name: words('Powiadomienia na tym urządzeniu') })
  expect(device).toHaveAccessibleDescription(words('każdemu, kto korzysta z tej przeglądarki'))
  expect(screen.queryByRole('switch', { name: words('Powiadomienie w przeglądarce') })).toBeNull()
  await user.click(device)
  await findToast('Włączono powiadomienia na tym urządzeniu')
  const { readKept } = await import('~/browser/reminders/reminder-store.client')
  const { openText } = await import('~/browser/reminders/push-text')
  const { push } = await readKept(OWNER.id)
  if (!push) throw new Error('No reminder is kept.')
  const plan = await server.withStore(async (store) => (await store.findReminder(push.id))?.plan ?? '')
  expect(plan).toMatch(/"counts":\{"certificate":1\}/)
  expect(plan).not.toMatch(/Ćwiąkała|lines/)
  const [, sealed = ''] = /"sealed":"([\w-]+)"/.exec(plan ?? '') ?? []
  expect(await openText(push.textKey, sealed)).toMatch(/^10.03.2027: Łucja Ćwiąkała, /)

  await user.click(await screen.findByRole('button', { name: 'Wyślij próbę' }))
  await findToast('Wysłano próbę')
  expect(service.pushed.map(({ text }) => JSON.parse(text))).toEqual([
    expect.objectContaining({ kind: 'test', language: 'pl' }),
  ])

  await user.click(device)
  await findToast('Wyłączono powiadomienia na tym urządzeniu')
  expect(await server.withStore((store) => store.findReminder(push.id).then((found) => ({ found })))).toEqual(
    {
      found: undefined,
    },
  )
})

test('a subscription that the browser has given up is replaced when the app is opened again', async () => {
  const service = await startPushService()
  onTestFinished(() => service.close())
  const server = await serveVaults({ env: { PUSH_SERVICES: service.origin, TODAY } })
  takePush(service)
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await screen.findByRole('switch', { name: words('Powiadomienia na tym urządzeniu') }))
  await findToast('Włączono powiadomienia na tym urządzeniu')
  const { readKept } = await import('~/browser/reminders/reminder-store.client')
  const { renewReminders } = await import('~/browser/reminders/renew-reminders.client')
  const { reminderReader } = await import('~/routes/panel/reminders/reminders-host')
  const { push: before } = await readKept(OWNER.id)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  await renewReminders(OWNER, reminderReader)
  const { push } = await readKept(OWNER.id)
  expect(push?.endpoint).not.toBe(before?.endpoint)
  const target = await server.withStore(
    async (store) => (await store.findReminder(push?.id ?? ''))?.target ?? '',
  )
  expect(target).toContain(push?.endpoint)
})

test('a browser that blocks messages says how to allow them', async () => {
  const service = await startPushService()
  onTestFinished(() => service.close())
  await serveVaults({ env: { PUSH_SERVICES: service.origin, TODAY } })
  takePush(service, 'denied')
  await visit(TAB, { as: OWNER, changes: CHANGES })
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(words('Przeglądarka blokuje powiadomienia tej strony.')),
  )
})

test('a server that wants an invitation asks for its code', async () => {
  const mailbox = await withMail({ invitations: 'maj-2026' })
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  const code = await screen.findByLabelText('Kod zaproszenia')
  await user.type(code, 'czerwiec{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(words('Serwer nie zna tego kodu.')))
  await user.clear(code)
  await user.type(code, 'maj-2026{Enter}')
  await findToast('Wysłano link do potwierdzenia')
  expect(mailbox.mails).toHaveLength(1)
})

test('what was ended by the link of a mail says so, and can be turned on again', async () => {
  const mailbox = await withMail()
  const { user, go } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await findToast('Wysłano link do potwierdzenia')
  const { id } = await keptMail()
  await mailbox.withStore((store) => store.endReminder({ id, today: TODAY }).then(() => true))
  await go('/settings?tab=account')
  await go(TAB)
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(words('Te przypomnienia zakończono linkiem z wiadomości.')),
  )
  expect(await mailSwitch()).not.toBeChecked()
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await waitFor(() => expect(mailbox.mails).toHaveLength(2))
})

test('a link is sent again only if the server does it', async () => {
  const mailbox = await withMail()
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  const again = await screen.findByRole('button', { name: 'Wyślij link ponownie' })
  await user.click(again)
  await waitFor(async () => expect(await findCard()).toHaveTextContent(words('na razie nie wyśle następnej')))
  expect(mailbox.mails).toHaveLength(1)
  const { id } = await keptMail()
  await mailbox.withStore(async (store) => {
    const until = (await store.findReminder(id))?.tryAt ?? ''
    return store.releaseConfirmation({ id, until }).then(() => true)
  })
  await user.click(again)
  await waitFor(() => expect(mailbox.mails).toHaveLength(2))
})

test('an address that takes no mail leaves the reminders at the one before', async () => {
  const mailbox = await withMail()
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await user.click(await screen.findByRole('button', { name: 'Zmień adres' }))
  const { id } = await keptMail()
  await confirm(mailbox, id)
  mailbox.refuse('jan@firma.pl', 550)
  const address = await within(await findCard()).findByLabelText('Adres e-mail')
  await user.clear(address)
  await user.type(address, 'jan@firma.pl{Enter}')
  await waitFor(async () => expect(await findCard()).toHaveTextContent(words('nie przyjmuje wiadomości')))
  const row = await mailbox.withStore((store) => store.findReminder(id).then((found) => ({ found })))
  expect(row?.found).toMatchObject({ state: 'active', target: OWNER.email })
  expect(await keptMail()).toMatchObject({ id, address: OWNER.email })
})

test('an address that was refused can be turned on again', async () => {
  const mailbox = await withMail()
  const { user, go } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await screen.findByRole('button', { name: 'Wyślij link ponownie' })
  const former = await keptMail()
  await mailbox.withStore((store) => refuse(store, former.id))
  await go('/settings?tab=account')
  await go(TAB)
  await waitFor(async () => expect(await findCard()).toHaveTextContent(words('Sprawdź adres i włącz')))
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await waitFor(() => expect(mailbox.mails).toHaveLength(2))
  // The app ends the former one once the new one is kept.
  await waitFor(async () => {
    const kept = await mailbox.withStore((store) =>
      store.findReminder(former.id).then((found) => ({ found })),
    )
    expect(kept).toEqual({ found: undefined })
  })
})

test('an address that nobody has confirmed in time gets no other link by itself', async () => {
  const mailbox = await withMail()
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await screen.findByRole('button', { name: 'Wyślij link ponownie' })
  const { id } = await keptMail()
  await mailbox.withStore((store) => store.removeReminder(id).then(() => true))
  const { renewReminders } = await import('~/browser/reminders/renew-reminders.client')
  const { reminderReader } = await import('~/routes/panel/reminders/reminders-host')
  expect(await renewReminders(OWNER, reminderReader)).toBeUndefined()
  expect(await keptMail()).toMatchObject({ state: 'gone' })
  expect(mailbox.mails).toHaveLength(1)
})

test('a register that is deleted ends its reminders on the server', async () => {
  const { server, id } = await deleteWithMail()
  await waitFor(async () => expect(await isKept(server, id)).toBe(false))
  expect(localStorage.getItem('pewnik:reminders-to-end')).toBeNull()
})

test.each(['no network', 'an error of the server'] as const)(
  'a register that is deleted with %s ends its reminders at the next start',
  async (fault) => {
    const { server, id, reload, answerAgain, asked } = await deleteWithMail(fault)
    await waitFor(() => expect(asked()).toBeGreaterThan(0))
    const before = asked()
    await reload()
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(await isKept(server, id)).toBe(true)
    answerAgain()
    await reload()
    await waitFor(async () => expect(await isKept(server, id)).toBe(false))
    await waitFor(() => expect(localStorage.getItem('pewnik:reminders-to-end')).toBeNull())
  },
)

/** Turns on mails, and deletes the register. With a fault, what is to be ended does not reach the server. */
async function deleteWithMail(fault?: 'no network' | 'an error of the server') {
  const server = await withMail()
  const { user, go, reload } = await visit(TAB, { as: OWNER, changes: CHANGES })
  await user.click(await mailSwitch())
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }))
  await findToast('Wysłano link do potwierdzenia')
  const { id } = await keptMail()
  const answering = globalThis.fetch
  let asked = 0
  if (fault) {
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (init?.method !== 'DELETE') return answering(path, init)
      asked += 1
      if (fault === 'no network') throw new TypeError('Failed to fetch')
      return new Response('{}', { status: 503 })
    })
  }
  await go('/settings?tab=data')
  await user.click(await screen.findByRole('button', { name: 'Usuń rejestr' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Nazwa rejestru'), 'Zakłady Kontrolne')
  await user.click(dialog.getByRole('button', { name: 'Usuń rejestr' }))
  await screen.findByRole('heading', { level: 1, name: /Zaloguj|Logowanie/ })
  return {
    server,
    id,
    reload,
    answerAgain: () => vi.stubGlobal('fetch', answering),
    asked: () => asked,
  }
}

async function isKept({ withStore }: Server, id: string): Promise<boolean | undefined> {
  return withStore(async (store) => (await store.findReminder(id)) !== undefined)
}

async function confirm({ withStore }: Server, id: string): Promise<void> {
  await withStore(async (store) => {
    const reminder = await store.findReminder(id)
    return reminder ? store.confirmReminder(reminder) : false
  })
}

/** Lets the address refuse messages until the server gives it up. */
async function refuse(store: Store, id: string): Promise<true> {
  const reminder = await store.findReminder(id)
  if (reminder) await store.confirmReminder(reminder)
  for (let refusals = 0; refusals < MAX_REFUSALS; refusals += 1) {
    const day = (await store.findReminder(id))?.nextDay ?? TODAY
    const until = `${day}T06:10:00.000Z`
    await store.claimReminders({ day, now: `${day}T06:00:00.000Z`, until, most: 1 })
    const outcomes = new Map([[id, { is: 'refused' as const }]])
    await store.noteSending({ day, until, outcomes }, nextDayOfKeptPlan)
  }
  return true
}

async function keptMail() {
  const { readKept } = await import('~/browser/reminders/reminder-store.client')
  const { mail } = await readKept(OWNER.id)
  if (!mail) throw new Error('No reminder is kept.')
  return mail
}

async function planOn({ withStore }: Server): Promise<string> {
  const { id } = await keptMail()
  const plan = await withStore(async (store) => (await store.findReminder(id))?.plan ?? '')
  return plan ?? ''
}

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { CREW_REMINDERS_DATABASE, openText, readTextRows } from '~/browser/reminders/push-text'
import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import { paperTitle } from '~/domain/crew/languages/dictionary'
import type { Language } from '~/domain/crew/languages/language'
import { PUSH_TEXTS } from '~/domain/crew/languages/push-texts'
import { warsawDay } from '~/domain/words/day'

import { minePage, signupPage } from '../../../support/crew-pages'
import { loseNetwork, serveCrew, speak } from '../../../support/crew-server'
import { settingsOf, startMailServer } from '../../../support/mail-server'
import { takePush } from '../../../support/push-browser'
import { startPushService } from '../../../support/push-service'
import { words } from '../../../support/queries'
import { visit } from '../../../support/visit'

// The server of the page reads its settings when it starts. It only says that it sends mails: another one does it.
vi.hoisted(() => {
  Object.assign(process.env, {
    STORE: 'sqlite:unopened',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'powiadomienia@pewnik.example',
    PUBLIC_URL: 'https://pewnik.example',
  })
})

const ADDRESS = 'oksana@budowa.example'
const { reminder, problems, signup } = DICTIONARIES.pl
const push = PUSH_TEXTS.pl
const PAGE_ID = 'p'.repeat(22)
const OTHER_PAGE_ID = 'q'.repeat(22)

const keptPlan = (training: string) => localStorage.getItem(`pewnik:reminder:training:${training}`)

beforeEach(() => speak('pl'))

/** Opens a worker's page on a phone that takes messages, of a server that knows its push service. */
async function openMineWithPush({
  language = 'pl' as Language,
  permission = 'granted' as NotificationPermission,
  isKnown = true,
} = {}) {
  speak(language)
  const service = await startPushService()
  onTestFinished(() => service.close())
  takePush(service, permission)
  const known = isKnown ? service.origin : 'https://push.example'
  const crew = await serveCrew({ PUSH_SERVICES: known, TODAY: warsawDay(new Date()) })
  const link = await crew.publish(minePage())
  const shown = await visit(link)
  const press = async (name: string) =>
    shown.user.click(await screen.findByRole('button', { name: words(name) }))
  const turnOn = async () => {
    await press(PUSH_TEXTS[language].title)
    await press(PUSH_TEXTS[language].turnOn)
  }
  const rowOf = async () => {
    const [row] = await readTextRows(CREW_REMINDERS_DATABASE)
    const found = row && (await crew.withStore(async (store) => ({ row: await store.findReminder(row.id) })))
    return { row, kept: found?.row }
  }
  return { ...shown, link, press, turnOn, rowOf, crew }
}

/** Opens a worker's page of a server that sends mails. */
async function openMine(language: Language = 'pl') {
  speak(language)
  const mailbox = await startMailServer()
  onTestFinished(() => mailbox.close())
  // Phones judge by their own clock.
  const crew = await serveCrew({ ...settingsOf(mailbox), TODAY: warsawDay(new Date()) })
  const shown = await visit(await crew.publish(minePage()))
  const press = async (name: string) => shown.user.click(await screen.findByRole('button', { name }))
  const turnOn = async (address: string) => {
    await press(DICTIONARIES[language].reminder.open)
    await shown.user.type(screen.getByRole('textbox'), address)
    await press(DICTIONARIES[language].reminder.turnOn)
  }
  return { ...shown, mailbox, press, turnOn }
}

describe.each(Object.keys(DICTIONARIES) as Language[])('in the language %s of the phone', (language) => {
  test('a worker turns on reminders, and the mail that confirms the address names nobody', async () => {
    const { turnOn, mailbox } = await openMine(language)
    await turnOn(ADDRESS)
    const texts = DICTIONARIES[language].reminder
    expect(await screen.findByText(words(texts.unconfirmed(ADDRESS)))).toBeVisible()
    const [mail] = mailbox.mails
    expect(mail?.to).toBe(ADDRESS)
    expect(mail?.html).toContain(`<html lang="${language}`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('Oksana')
  })
})

describe.each(Object.keys(DICTIONARIES) as Language[])(
  'messages in the language %s of the phone',
  (language) => {
    test('come with names that only this phone reads, and open the page of the link', async () => {
      const { turnOn, rowOf, link, press, crew } = await openMineWithPush({ language })
      const texts = DICTIONARIES[language]
      await turnOn()
      expect(await screen.findByText(words(PUSH_TEXTS[language].on))).toHaveFocus()
      const { row, kept } = await rowOf()
      if (!row || !kept) throw new Error('Nothing is kept')
      expect(row.opens).toBe(link)
      expect(kept).toMatchObject({ channel: 'push', state: 'active' })
      const plan = JSON.parse(kept.plan)
      expect(plan).toMatchObject({ owner: 'worker', language })
      expect(kept.plan).not.toContain('lines')
      const opened = await Promise.all(
        plan.messages.map(({ sealed }: { sealed: string }) => openText(row.textKey, sealed)),
      )
      const paper = { title: 'Operator wózka jezdniowego (UDT)', key: 'machine_operator.forklift' }
      expect(opened.join('\n')).toContain(paperTitle(texts, paper))
      expect(opened.join('\n')).not.toContain(texts.mine.medical)
      expect(opened.join('\n')).not.toContain('Oksana')

      await press(PUSH_TEXTS[language].turnOff)
      expect(await screen.findByRole('button', { name: words(PUSH_TEXTS[language].title) })).toHaveFocus()
      expect(await rowOf()).toEqual({ row: undefined, kept: undefined })
      const left = await crew.withStore(async (store) => ({ row: await store.findReminder(row.id) }))
      expect(left?.row).toBeUndefined()
    })
  },
)

test('a phone that blocks messages says how to allow them', async () => {
  const { turnOn, rowOf } = await openMineWithPush({ permission: 'denied' })
  await turnOn()
  expect(await screen.findByText(words(push.denied))).toBeVisible()
  expect(await rowOf()).toEqual({ row: undefined, kept: undefined })
})

test('a push service that the server does not know leaves nothing on', async () => {
  const { turnOn, rowOf } = await openMineWithPush({ isKnown: false })
  await turnOn()
  expect(await screen.findByText(words(push.service))).toBeVisible()
  expect(await rowOf()).toEqual({ row: undefined, kept: undefined })
})

test('before messages are turned on, the phone says who sees them', async () => {
  const { press } = await openMineWithPush()
  await press(push.title)
  expect(await screen.findByText(words(push.seenBy))).toBeVisible()
})

test('a subscription that is gone is replaced when the page is opened again', async () => {
  const { turnOn, rowOf, reload, crew } = await openMineWithPush()
  await turnOn()
  await screen.findByText(words(push.on))
  const before = await rowOf()
  await crew.withStore((store) => store.removeReminder(before.row?.id ?? '').then(() => true))
  await reload()
  await waitFor(async () => expect((await rowOf()).kept?.target).toBeDefined())
  const { row, kept } = await rowOf()
  expect(row?.id).toBe(before.row?.id)
  expect(kept?.target).not.toBe(before.kept?.target)
})

test('an iPhone says that messages come only from the home screen', async () => {
  const crew = await serveCrew({ TODAY: warsawDay(new Date()) })
  // Only Safari has it.
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'))
  const { user } = await visit(await crew.publish(minePage()))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name: words(name) }))
  await press(push.title)
  expect(await screen.findByText(words(push.homeScreen))).toBeVisible()
  expect(screen.queryByRole('button', { name: words(push.turnOn) })).toBeNull()
})

test('reminders stay on when the page is opened again, and are turned off', async () => {
  const { turnOn, reload, press, mailbox } = await openMine()
  await turnOn(ADDRESS)
  await screen.findByText(words(reminder.unconfirmed(ADDRESS)))
  await reload()
  expect(await screen.findByText(words(reminder.unconfirmed(ADDRESS)))).toBeVisible()
  expect(mailbox.mails).toHaveLength(1)
  await press(reminder.turnOff)
  expect(await screen.findByRole('button', { name: reminder.open })).toHaveFocus()
})

test('an address that is none, or takes no mail, is asked for again and stays in its field', async () => {
  const { turnOn, press, user, mailbox } = await openMine()
  mailbox.refuse(ADDRESS, 550)
  await turnOn('oksana')
  const field = screen.getByRole('textbox')
  expect(field).toHaveAccessibleDescription(words(problems.email_wrong))
  await waitFor(() => expect(field).toHaveFocus())
  await user.clear(field)
  await user.type(field, ADDRESS)
  await press(reminder.turnOn)
  expect(await screen.findByText(words(reminder.notSent))).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue(ADDRESS)
})

test('without a network nothing is lost, and the page says so', async () => {
  const { turnOn } = await openMine()
  await screen.findByRole('button', { name: reminder.open })
  const findNetwork = loseNetwork()
  await turnOn(ADDRESS)
  expect(await screen.findByText(words(reminder.offline))).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue(ADDRESS)
  findNetwork()
})

test('an address that nobody has confirmed in time gets no other mail by itself', async () => {
  const { turnOn, reload, mailbox } = await openMine()
  await turnOn(ADDRESS)
  await screen.findByText(words(reminder.unconfirmed(ADDRESS)))
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('pewnik:reminder:'))
  const { id, token } = JSON.parse(localStorage.getItem(key) ?? '{}')
  await fetch(`/reminders/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } })
  await reload()
  expect(await screen.findByRole('button', { name: reminder.open })).toBeVisible()
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  expect(mailbox.mails).toHaveLength(1)
})

test('an address that is refused twice is never said to have a link', async () => {
  const { turnOn, press, mailbox } = await openMine()
  mailbox.refuse(ADDRESS, 550)
  await turnOn(ADDRESS)
  await screen.findByText(words(reminder.notSent))
  const kept = () => Object.entries(localStorage).find(([name]) => name.startsWith('pewnik:reminder:'))?.[1]
  const first = kept()
  expect(first).toContain('"refused"')
  await press(reminder.turnOn)
  await waitFor(() => expect(kept()).not.toBe(first))
  await waitFor(() => expect(kept()).toContain('"refused"'))
  expect(await screen.findByText(words(reminder.notSent))).toBeVisible()
})

test('whoever has signed up is reminded of this training only, and a cancelled one takes its mail back', async () => {
  const mailbox = await startMailServer()
  onTestFinished(() => mailbox.close())
  const crew = await serveCrew({ ...settingsOf(mailbox), TODAY: warsawDay(new Date()) })
  const box = (await crew.openBox()).replace('/box#', '')
  const page = signupPage(box)
  const link = await crew.publish(page, PAGE_ID)
  const { user, reload, go } = await visit(link)
  await user.type(await screen.findByRole('textbox', { name: words(signup.name) }), 'Jan Lis')
  expect(screen.queryByRole('button', { name: words(reminder.open) })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: words(signup.contact) }), 'jan@firma.example')
  await user.type(screen.getByRole('textbox', { name: 'Ile masz lat praktyki?' }), '5')
  await user.click(screen.getByRole('button', { name: words(signup.send) }))
  await user.click(await screen.findByRole('button', { name: words(reminder.open) }))
  await user.type(screen.getByRole('textbox', { name: words(reminder.email) }), ADDRESS)
  await user.click(screen.getByRole('button', { name: words(reminder.turnOn) }))
  await screen.findByText(words(reminder.unconfirmed(ADDRESS)))
  expect(keptPlan(page.training.id)).toMatch(/training\\":1/)

  const other = { ...page, training: { ...page.training, id: 'another-one' } }
  await go(await crew.publish(other, OTHER_PAGE_ID))
  await screen.findByText(words(DICTIONARIES.pl.box.sentBefore))
  expect(screen.queryByRole('button', { name: words(reminder.open) })).toBeNull()
  await go(link)

  await crew.publish({ ...signupPage(box), isCancelled: true }, PAGE_ID)
  await reload()
  expect(await screen.findByText(words(signup.closed.cancelled))).toBeVisible()
  await user.click(await screen.findByRole('button', { name: words(reminder.turnOff) }))
  await waitFor(() => expect(screen.queryByRole('button', { name: words(reminder.turnOff) })).toBeNull())
  expect(screen.queryByRole('button', { name: words(reminder.open) })).toBeNull()
})

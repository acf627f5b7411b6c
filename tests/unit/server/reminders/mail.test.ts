import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { startMailServer, type Mailbox, type ReceivedMail } from '../../../support/mail-server'
import { keepReminder, loadSender, planOf, plannedMessage } from '../../../support/reminder-sender'
import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

const [sqlite] = ENGINES
if (!sqlite) throw new Error('There is no engine')

const ID = 'aaaaaaaaaaaaaaaaaaaaaa'
const PUBLIC_URL = 'https://pewnik.firma.pl'
const TODAY = '2026-11-29'

const settings = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Zakład Łódź <powiadomienia@firma.pl>',
  PUBLIC_URL,
})

const { open } = emptyStores(sqlite)
let store: Store
let server: Mailbox
let sender: Awaited<ReturnType<typeof loadSender>>

beforeEach(async () => {
  server = await startMailServer()
  sender = await loadSender(settings(server.url))
  store = await open(storeLimits())
})

afterEach(async () => {
  sender.closeMail()
  await server.close()
})

async function kept(plan = planOf([plannedMessage(TODAY)]), address = 'anna@firma.pl'): Promise<Reminder> {
  await keepReminder(store, { id: ID, plan, address })
  const reminder = await store.findReminder(ID)
  if (!reminder) throw new Error('It is not kept')
  return reminder
}

function onlyMail(): ReceivedMail {
  const [mail, ...others] = server.mails
  if (!mail || others.length > 0) throw new Error(`${server.mails.length} mails`)
  return mail
}

/** Counts stay beside their nouns. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function sendDaily(plan = planOf([plannedMessage(TODAY)])): Promise<ReceivedMail> {
  const reminder = await kept(plan)
  const [message] = plan.messages
  expect(await sender.sendDue(store, reminder, { plan, due: { message }, today: TODAY })).toBe('sent')
  return onlyMail()
}

describe('a mail that reminds', () => {
  it('says what is due in its subject, in its text and in its HTML', async () => {
    const { to, headers, text, html } = await sendDaily(planOf([plannedMessage(TODAY, { overdue: 1 })]))
    expect(to).toBe('anna@firma.pl')
    expect(headers.get('subject')).toBe('Pewnik: 3 terminy do 3.01.2027')
    expect(headers.get('from')).toBe('Zakład Łódź <powiadomienia@firma.pl>')
    expect(headers.get('to')).toBe('anna@firma.pl')
    for (const part of [text, plain(html)]) {
      expect(part).toContain('3 terminy do 3.01.2027')
      expect(part).toContain('2 terminy certyfikatów, 1 termin po wypadku. W tym 1 po terminie.')
      expect(part).toContain('Stan z 28.11.2026.')
      expect(part).toContain('https://pewnik.firma.pl/dashboard')
    }
  })

  it('ends by one press, on its own link and on the button of the mail program', async () => {
    const { headers, text, html } = await sendDaily()
    const [, url = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
    const { origin, pathname } = new URL(url)
    const [, , id, purpose, token = ''] = pathname.split('/')
    expect([origin, id, purpose]).toEqual([PUBLIC_URL, ID, 'end'])
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect([text.includes(url), html.includes(url)]).toEqual([true, true])
    expect(await sender.isMailLink(store, { purpose: 'end', token, reminder: { id: ID, target: '' } })).toBe(
      true,
    )
  })

  it('is known as the same if it is sent twice, and answered by no machine', async () => {
    const first = await sendDaily()
    const plan = planOf([plannedMessage(TODAY)])
    const due = { message: plan.messages[0] }
    await sender.sendDue(store, await kept(plan), { plan, due, today: '2026-11-30' })
    const [, second] = server.mails
    expect(first.headers.get('message-id')).toMatch(/^<2026-11-29\.[\da-f]{32}@firma\.pl>$/)
    expect(second?.headers.get('message-id')).toBe(first.headers.get('message-id'))
    expect(first.headers.get('message-id')).not.toContain(ID)
    expect(first.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('names people only if the plan does, as text that is no code and no other line', async () => {
    const lines = ['Jan <b>Nowak</b> & syn', 'Ewa\r\n\r\nBcc: kto@inny.pl']
    const { headerNames, text, html } = await sendDaily(planOf([plannedMessage(TODAY, { lines })]))
    expect(headerNames).not.toContain('bcc')
    expect(text).toContain('• Jan <b>Nowak</b> & syn\n• Ewa Bcc: kto@inny.pl\n')
    expect(html).toContain('<li style="margin:0 0 4px">Jan &lt;b&gt;Nowak&lt;/b&gt; &amp; syn</li>')
    expect((await sendDailyAgain()).html).not.toContain('<li')
  })

  it('asks to open the app at the end of the plan', async () => {
    const plan = planOf([], { endsOn: TODAY })
    await sender.sendDue(store, await kept(plan), { plan, due: { planEndsOn: TODAY }, today: TODAY })
    const { headers, text } = onlyMail()
    expect(headers.get('subject')).toBe('Pewnik: plan przypomnień się kończy')
    expect(text).toContain('Plan przypomnień kończy się 29.11.2026. Otwórz Pewnika, a ułoży się nowy.')
  })

  it.each([
    ['uk', 'worker', 'Pewnik: 3 терміни до 3.01.2027', 'https://pewnik.firma.pl/mine'],
    ['en', 'worker', 'Pewnik: 3 deadlines by 3 January 2027', 'https://pewnik.firma.pl/mine'],
    ['pl', 'participant', 'Pewnik: 3 terminy do 3.01.2027', undefined],
  ] as const)('in %s leads a %s to no panel', async (language, owner, subject, page) => {
    const { headers, text, html } = await sendDaily(planOf([plannedMessage(TODAY)], { language, owner }))
    expect(headers.get('subject')).toBe(subject)
    for (const part of [text, html]) {
      expect(part).not.toContain('/dashboard')
      expect(part.includes('https://pewnik.firma.pl/mine')).toBe(page !== undefined)
    }
  })
})

async function sendDailyAgain(): Promise<ReceivedMail> {
  server.mails.length = 0
  return sendDaily()
}

describe('the mail that confirms an address', () => {
  it('has a link for this address only, and nothing that ends reminders', async () => {
    const reminder = await kept()
    expect(await sender.sendConfirmation(store, reminder)).toBe('sent')
    const { headers, text, html } = onlyMail()
    const [url = ''] = /https:\/\/\S+\/confirm\/[\w-]{43}/.exec(text) ?? []
    expect(html).toContain(url)
    expect(headers.get('subject')).toBe('Pewnik: potwierdź adres przypomnień')
    expect(headers.has('list-unsubscribe')).toBe(false)
    const isLinkOf = (target: string) =>
      sender.isMailLink(store, { purpose: 'confirm', token: url.slice(-43), reminder: { id: ID, target } })
    expect([await isLinkOf('anna@firma.pl'), await isLinkOf('adam@firma.pl')]).toEqual([true, false])
  })
})

it('a test says that reminders arrive', async () => {
  expect(await sender.sendTest(store, await kept())).toBe('sent')
  expect(onlyMail().text).toMatch(/^To jest próba\. Przypomnienia przychodzą\.\n/)
})

describe('an address', () => {
  it.each(['a@b.pl\r\nBcc: kto@inny.pl', 'a@b.pl, kto@inny.pl', 'A <a@b.pl>, kto@inny.pl'])(
    'adds neither a header nor a reader: %j',
    async (target) => {
      await sender.sendTest(store, { ...(await kept()), target })
      for (const { to, headerNames } of server.mails) {
        expect(to).not.toBe('kto@inny.pl')
        expect(headerNames).not.toContain('bcc')
      }
    },
  )

  it('that the server refuses for good is told from faults that pass', async () => {
    server.refuse('nikt@firma.pl', 550)
    server.refuse('pelna@firma.pl', 452)
    const reminder = await kept()
    expect(await sender.sendTest(store, { ...reminder, target: 'nikt@firma.pl' })).toBe('refused')
    expect(await sender.sendTest(store, { ...reminder, target: 'pelna@firma.pl' })).toBe('failed')
    expect(await sender.sendTest(store, reminder)).toBe('sent')
  })
})

it('a connection that the mail server has closed while it waited costs no mail', async () => {
  const reminder = await kept()
  expect(await sender.sendTest(store, reminder)).toBe('sent')
  const next = sender.sendTest(store, reminder)
  server.drop()
  expect(await next).toBe('sent')
  expect(server.mails).toHaveLength(2)
})

it('no mail goes while the mail server is away, and mails go again once it is back', async () => {
  const reminder = await kept()
  const { port } = server
  await server.close()
  expect(await sender.sendTest(store, reminder)).toBe('failed')
  server = await startMailServer({ port })
  expect(await sender.sendTest(store, reminder)).toBe('sent')
})

it('a mail server that answers nothing is given up after a while', { timeout: 30_000 }, async () => {
  server.hang()
  expect(await sender.sendTest(store, await kept())).toBe('failed')
})

it('a server without SMTP_URL sends no mail', async () => {
  const none = await loadSender({ SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: '' })
  expect(await none.sendTest(store, await kept())).toBe('failed')
})

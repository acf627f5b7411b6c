import { createECDH } from 'node:crypto'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { MAX_PLAN_BYTES } from '~/domain/reminders/plan'

import { startMailServer, type Mailbox } from '../../../../support/mail-server'
import { bearer, factsOf, ID, idOf } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const TODAY = '2026-11-28'
const TOKEN = 't'.repeat(43)

const PLAN = {
  language: 'pl',
  madeOn: TODAY,
  endsOn: '2027-11-28',
  messages: [{ day: '2026-12-01', until: '2027-03-01', counts: { certificate: 2 } }],
}

const phone = createECDH('prime256v1')
const KEYS = { p256dh: phone.generateKeys('base64url'), auth: 'a'.repeat(22) }

const push = (endpoint = 'https://fcm.googleapis.com/fcm/send/x', other = {}) => ({
  channel: 'push',
  subscription: { endpoint, keys: KEYS },
  plan: PLAN,
  ...other,
})

const mail = (address = 'ewa@firma.pl', other = {}) => ({ channel: 'mail', address, plan: PLAN, ...other })

let server: VaultServer
let mailbox: Mailbox | undefined

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await openVaultServer({ TODAY, ...env })
}

async function startWithMail(env: Record<string, string> = {}): Promise<Mailbox> {
  const opened = await startMailServer()
  mailbox = opened
  await start({
    SMTP_URL: opened.url,
    MAIL_FROM: 'bhp@firma.pl',
    PUBLIC_URL: 'https://pewnik.firma.pl',
    ...env,
  })
  return opened
}

afterEach(async () => {
  vi.useRealTimers()
  await server.close()
  await mailbox?.close()
  mailbox = undefined
})

const ask = (method: string, path = `/${ID}`, init: RequestInit & { token?: string } = {}) =>
  server.fetch(`/reminders${path}`, {
    method,
    ...init,
    headers: { ...bearer(init.token ?? TOKEN), ...init.headers },
  })

const put = (body: unknown, { id = ID, ...init }: RequestInit & { token?: string; id?: string } = {}) =>
  ask('PUT', `/${id}`, { body: typeof body === 'string' ? body : JSON.stringify(body), ...init })

const test = (id = ID) => ask('POST', `/${id}/test`)

const NONE = [404, { reminder: 'none' }]
const MALFORMED = [400, { content: 'malformed' }]

describe('a server', () => {
  it('says whether it sends mails, and the key by which push services know it', async () => {
    await startWithMail()
    const [status, facts] = await factsOf(await server.fetch('/reminders'))
    expect([status, facts]).toEqual([200, { mail: true, push: expect.stringMatching(/^[\w-]{87}$/) }])
    expect(await factsOf(await server.fetch('/reminders'))).toEqual([200, facts])
  })

  it('without a mail server takes no addresses', async () => {
    await start()
    expect(await factsOf(await server.fetch('/reminders'))).toMatchObject([200, { mail: false }])
    expect(await factsOf(await put(mail()))).toEqual([422, { reminder: 'no-mail' }])
  })

  it('without a store has no reminders', async () => {
    await start({ STORE: 'off' })
    for (const path of ['', `/${ID}`]) {
      expect(await factsOf(await ask('GET', path))).toEqual([404, { store: 'off' }])
    }
    expect(await factsOf(await put(push()))).toEqual([404, { store: 'off' }])
  })

  it('may ask for an invitation before a reminder begins, and not after that', async () => {
    await start({ STORE_INVITATIONS: 'abc' })
    expect(await factsOf(await put(push()))).toEqual([403, { store: 'invitation' }])
    expect((await put(push(), { headers: { Invitation: 'abc' } })).status).toBe(201)
    expect((await put(push())).status).toBe(200)
  })

  it('takes so many new reminders a minute, and changes of those that it has beside them', async () => {
    await start({ STORE_NEW_VAULTS: '1' })
    expect((await put(push())).status).toBe(201)
    const refused = await put(push(), { id: idOf('b') })
    expect(await factsOf(refused)).toEqual([429, { reminder: 'too-fast' }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await put(push())).status).toBe(200)
  })

  it('answers other methods with those that it knows, and lets no cache keep an answer', async () => {
    await start()
    for (const [method, path, allowed] of [
      ['POST', '', 'GET, HEAD'],
      ['POST', `/${ID}`, 'GET, HEAD, PUT, DELETE'],
      ['GET', `/${ID}/test`, 'POST'],
      ['PUT', `/${ID}/test`, 'POST'],
      ['POST', `/${ID}/subscription`, 'PUT'],
    ] as const) {
      const answer = await ask(method, path)
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed])
    }
    for (const answer of [await ask('GET', ''), await ask('GET'), await put(push())]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

describe('a reminder', () => {
  it('is made, changed, read and removed by its device', async () => {
    await start()
    expect(await factsOf(await ask('GET'))).toEqual(NONE)
    expect(await factsOf(await put(push()))).toEqual([201, { state: 'active' }])
    expect(await factsOf(await put(push('https://web.push.apple.com/x')))).toEqual([200, { state: 'active' }])
    expect(await factsOf(await ask('GET'))).toEqual([200, { state: 'active' }])
    expect([(await ask('DELETE')).status, (await ask('DELETE')).status]).toEqual([204, 204])
    expect(await factsOf(await ask('GET'))).toEqual(NONE)
  })

  it('goes to another subscription of its device, and keeps its plan', async () => {
    await start()
    await put(push())
    const move = (endpoint: string, init: { token?: string } = {}) =>
      ask('PUT', `/${ID}/subscription`, { body: JSON.stringify({ endpoint, keys: KEYS }), ...init })
    expect(await factsOf(await move('https://web.push.apple.com/new'))).toEqual([200, { state: 'active' }])
    const kept = await server.withStore(async (store) => ({ row: await store.findReminder(ID) }))
    expect(JSON.parse(kept?.row?.target ?? '')).toEqual({
      endpoint: 'https://web.push.apple.com/new',
      keys: KEYS,
    })
    expect(JSON.parse(kept?.row?.plan ?? '')).toMatchObject(PLAN)
    expect(await factsOf(await move('https://10.0.0.1/x'))).toEqual([422, { reminder: 'service' }])
    expect(await factsOf(await move('no address'))).toEqual(MALFORMED)
    expect(await factsOf(await move('https://web.push.apple.com/x', { token: 'x'.repeat(43) }))).toEqual(NONE)
    await ask('DELETE')
    expect(await factsOf(await move('https://web.push.apple.com/x'))).toEqual(NONE)
  })

  it('is hidden from whoever lacks its token, and stays as it is', async () => {
    await start()
    await put(push())
    const token = 'x'.repeat(43)
    expect(await factsOf(await ask('GET', `/${ID}`, { token }))).toEqual(NONE)
    expect(await factsOf(await ask('DELETE', `/${ID}`, { token }))).toEqual(NONE)
    expect(await factsOf(await ask('POST', `/${ID}/test`, { token }))).toEqual(NONE)
    expect(await factsOf(await put(push(), { token }))).toEqual([409, { reminder: 'taken' }])
    expect(await factsOf(await server.fetch(`/reminders/${ID}`))).toEqual(NONE)
    expect((await ask('GET')).status).toBe(200)
  })

  it('puts no token into the store, and nothing that this version does not know', async () => {
    await start()
    expect((await put(push(undefined, { plan: { ...PLAN, names: 'Ewa Nowak' } }))).status).toBe(201)
    const stored = server.storedBytes()
    expect([stored.includes('madeOn'), stored.includes(TOKEN), stored.includes('Ewa')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'http://localhost:8099/push/x',
  ])('may be sent by the push service %s', async (endpoint) => {
    await start({ PUSH_SERVICES: 'http://localhost:8099' })
    expect((await put(push(endpoint))).status).toBe(201)
  })

  it.each([
    'https://localhost/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://user:password@fcm.googleapis.com/x',
    'https://evilpush.apple.com.example/x',
    'https://notify.windows.com.evil.example/x',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:8098/push/x',
    'file:///etc/passwd',
  ])('is never sent to %s', async (endpoint) => {
    await start({ PUSH_SERVICES: 'http://localhost:8099' })
    expect(await factsOf(await put(push(endpoint)))).toEqual([422, { reminder: 'service' }])
  })

  it('is refused if it is malformed', async () => {
    await startWithMail()
    for (const body of [
      '',
      '{',
      [],
      {},
      push('x'),
      push(`https://fcm.googleapis.com/${'x'.repeat(2_100)}`),
      push(undefined, {
        subscription: { endpoint: 'https://fcm.googleapis.com/x', keys: { ...KEYS, auth: '' } },
      }),
      push(undefined, { plan: { ...PLAN, language: 'de' } }),
      push(undefined, { plan: { ...PLAN, messages: [...PLAN.messages, ...PLAN.messages] } }),
      push(undefined, { plan: undefined }),
      push(undefined, { channel: 'mail' }),
      mail('ewa'),
      mail('ewa@firma.pl, jan@firma.pl'),
      mail('ewa@firma.pl\nBcc: jan@firma.pl'),
      mail(`${'e'.repeat(250)}@firma.pl`),
    ]) {
      expect([body, await factsOf(await put(body))]).toEqual([body, MALFORMED])
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    }
    expect(await factsOf(await put(push(), { id: 'short' }))).toEqual(MALFORMED)
    expect(mailbox?.mails).toEqual([])
  })

  it('is refused if its days are not those of the coming year: the clock of the device is wrong', async () => {
    await start()
    const message = (day: string, until = day) => ({ messages: [{ day, until, counts: {} }] })
    for (const wrong of [
      { madeOn: '2026-11-25' },
      { madeOn: '2026-11-30' },
      { endsOn: '2026-11-26' },
      { endsOn: '2027-12-29' },
      message('2026-11-26'),
      message('2027-12-29'),
      message('2026-12-02', '2026-12-01'),
    ]) {
      const answer = await put(push(undefined, { plan: { ...PLAN, ...wrong } }))
      expect([wrong, await factsOf(answer)]).toEqual([wrong, [422, { reminder: 'days' }]])
    }
    const longest = { madeOn: '2026-11-27', endsOn: '2027-12-28', ...message('2026-11-27', '2028-03-01') }
    expect((await put(push(undefined, { plan: { ...PLAN, ...longest } }))).status).toBe(201)
  })

  it('is refused if it is too large', async () => {
    await start()
    const body = JSON.stringify(push())
    expect((await put(body + ' '.repeat(MAX_PLAN_BYTES - body.length))).status).toBe(201)
    const larger = body + ' '.repeat(MAX_PLAN_BYTES + 10_000)
    expect(await factsOf(await put(larger))).toEqual([413, { content: 'too-large' }])
  })

  it('may change ten times a minute', async () => {
    await start()
    await put(push())
    const answers = await Promise.all(Array.from({ length: 11 }, () => put(push())))
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429])
  })
})

describe('an address', () => {
  it('waits for its owner, who gets one mail with a link, however often the plan changes', async () => {
    const { mails } = await startWithMail()
    expect(await factsOf(await put(mail('Ewa@Firma.pl')))).toEqual([201, { state: 'unconfirmed' }])
    expect(await factsOf(await put(mail('ewa@firma.pl')))).toEqual([200, { state: 'unconfirmed' }])
    expect(mails.map(({ to }) => to)).toEqual(['ewa@firma.pl'])
    expect(mails[0]?.text).toContain(`https://pewnik.firma.pl/reminders/${ID}/confirm/`)
  })

  it('that was typed wrong may be another one at once', async () => {
    const { mails } = await startWithMail()
    await put(mail('eva@firma.pl'))
    expect(await factsOf(await put(mail('ewa@firma.pl')))).toEqual([200, { state: 'unconfirmed' }])
    expect(mails.map(({ to }) => to)).toEqual(['eva@firma.pl', 'ewa@firma.pl'])
  })

  it('that the mail server does not know is refused', async () => {
    const { refuse } = await startWithMail()
    refuse('refused@firma.pl', 550)
    expect(await factsOf(await put(mail('refused@firma.pl')))).toEqual([422, { reminder: 'refused' }])
    expect(await factsOf(await put(mail('ewa@firma.pl')))).toEqual([200, { state: 'unconfirmed' }])
  })

  it('is kept while the mail server is away, and the same request tries again', async () => {
    const { close, mails } = await startWithMail()
    await close()
    expect(await factsOf(await put(mail()))).toEqual([502, { reminder: 'not-sent' }])
    expect(await factsOf(await put(mail()))).toEqual([502, { reminder: 'not-sent' }])
    expect(await factsOf(await ask('GET'))).toEqual([200, { state: 'unconfirmed' }])
    expect(mails).toEqual([])
  })

  it('gets the link once more on demand, at most once an hour', async () => {
    const { mails } = await startWithMail()
    await put(mail())
    const refused = await test()
    expect(await factsOf(refused)).toEqual([429, { reminder: 'too-many' }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_500)
    vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] })
    expect((await test()).status).toBe(204)
    expect((await test()).status).toBe(429)
    expect(mails).toHaveLength(2)
  })

  it('of a stranger gets three mails an hour, also if reminders are removed and made again', async () => {
    const { mails } = await startWithMail()
    for (const letter of ['a', 'b', 'c']) {
      expect((await put(mail(), { id: idOf(letter) })).status).toBe(201)
      await ask('DELETE', `/${idOf(letter)}`)
    }
    for (const [letter, address] of [
      ['d', 'EWA@firma.pl'],
      ['e', 'ewa+bhp@firma.pl'],
    ] as const) {
      const refused = await put(mail(address), { id: idOf(letter) })
      expect(await factsOf(refused)).toEqual([429, { reminder: 'too-many' }])
    }
    expect(mails).toHaveLength(3)
  })
})

describe('a test message', () => {
  it('goes to an address that is confirmed, three times an hour', async () => {
    const { mails } = await startWithMail()
    await put(mail())
    const { tryStore } = await import('~/server/store/vault-store.server')
    await tryStore((store) => store.confirmReminder({ id: ID, target: 'ewa@firma.pl' }))
    expect([(await test()).status, (await test()).status, (await test()).status]).toEqual([204, 204, 204])
    expect(await factsOf(await test())).toEqual([429, { reminder: 'too-many' }])
    expect(mails).toHaveLength(4)
  })

  it('is not sent for a reminder that has ended, and its device learns of the end', async () => {
    await start()
    await put(push())
    const { tryStore } = await import('~/server/store/vault-store.server')
    await tryStore(async (store) => {
      await store.endReminder({ id: ID, today: TODAY })
      return true
    })
    expect(await factsOf(await test())).toEqual([410, { reminder: 'ended' }])
    expect(await factsOf(await ask('GET'))).toEqual([200, { state: 'ended' }])
    expect(await factsOf(await put(push()))).toEqual([410, { reminder: 'ended' }])
  })

  it('says so if it could not be sent', async () => {
    await start({ PUSH_SERVICES: 'http://127.0.0.1:9' })
    await put(push('http://127.0.0.1:9/x'))
    expect(await factsOf(await test())).toEqual([502, { reminder: 'not-sent' }])
    expect(await factsOf(await ask('POST', `/${idOf('b')}/test`))).toEqual(NONE)
  })
})

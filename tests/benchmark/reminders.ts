import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { SMTPServer } from 'smtp-server'
import { createServer } from 'vite'

import { freePort } from '../support/free-port.ts'
import { startPushService } from '../support/push-service.ts'
import { temporaryStore } from '../support/temporary-store.ts'

// A morning with 10,000 plans, half by mail and half by push: `node tests/benchmark/reminders.ts [plans]`. The mail server
// and the push service run in a process of their own. Prints what failed, by kind. Fails if it takes longer, or more
// memory, than asked.

const PLANS = Number(process.argv[2] ?? 10_000)
const MESSAGES = 120
const MOST_MINUTES = 5
const MOST_GROWTH_MB = 150
/** A message whose connection breaks is tried again five minutes later. */
const MOST_FAILED = PLANS / 100

const MORNING = '2026-11-29T06:00:00.000Z'
const MB = 1024 * 1024

/** Counts the lines of the server's log by their text. They name kinds of faults, and no address. */
function countLog(): Map<string, number> {
  const counts = new Map<string, number>()
  console.warn = (line: string) => {
    const { message } = JSON.parse(line)
    counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  return counts
}

/** Takes all mails and messages, and tells its parent where. */
async function serveOthers(): Promise<void> {
  const port = await freePort()
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => mails.listen(port, '127.0.0.1', () => resolve()))
  const service = await startPushService()
  const subscriptions = Array.from({ length: PLANS / 2 }, service.subscribe)
  process.send?.({ port, subscriptions })
}

function planFrom(today: string): string {
  const first = Date.parse(today)
  const messages = Array.from({ length: MESSAGES }, (_, index) => ({
    day: new Date(first + index * 2 * 86_400_000).toISOString().slice(0, 10),
    until: '2027-12-31',
    counts: { certificate: 12, paper: 7, accident: 1 },
    overdue: 2,
  }))
  return JSON.stringify({ language: 'pl', madeOn: today, endsOn: '2027-11-29', messages })
}

async function measure(): Promise<void> {
  const others = fork(fileURLToPath(import.meta.url), [String(PLANS)], {
    env: { ...process.env, OTHERS: 'yes' },
  })
  const [{ port, subscriptions }] = await once(others, 'message')
  const place = temporaryStore()
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  process.env.MAIL_FROM = 'powiadomienia@firma.pl'
  process.env.PUBLIC_URL = 'https://pewnik.firma.pl'
  process.env.STORE = 'off'
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  })
  const load = (file: string) => vite.ssrLoadModule(`/app/server/${file}`)
  const { openStore } = await load('store/open-store.server.ts')
  const { sendReminders, readSendingNote } = await load('reminders/sender.server.ts')
  const { closeMail } = await load('reminders/mail.server.ts')
  const limits = { reminders: PLANS, storeBytes: 10_000 * MB }
  const logged = countLog()
  const store = await openStore({ engine: 'sqlite', path: `${place.folder}/pewnik.sqlite` }, limits)
  const plan = planFrom('2026-11-29')
  for (let at = 0; at < PLANS; at += 1) {
    const subscription = subscriptions[(at - 1) / 2]
    const kept = {
      id: `reminder ${at}`,
      tokenHash: 'hash',
      channel: subscription ? 'push' : 'mail',
      target: subscription ? JSON.stringify(subscription) : `osoba${at}@firma.pl`,
      plan,
      changedOn: '2026-11-28',
    }
    await store.putReminder(kept, () => '2026-11-29')
    await store.confirmReminder(kept)
  }

  let most = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss)
  }
  const before = process.memoryUsage().rss
  const looking = setInterval(look, 100)
  const spent = process.cpuUsage()
  const begin = performance.now()
  const now = () => new Date(Date.parse(MORNING) + performance.now() - begin)
  await sendReminders({
    store,
    holder: 'benchmark',
    moment: () => ({ now: now(), today: '2026-11-29', time: '07:00' }),
    isStopping: () => false,
  })
  const minutes = (performance.now() - begin) / 60_000
  const { user, system } = process.cpuUsage(spent)
  clearInterval(looking)
  const { sent, failed } = await readSendingNote(store)
  const growth = (most - before) / MB
  console.table([
    {
      plans: PLANS,
      sent,
      failed,
      minutes: Math.round(minutes * 100) / 100,
      'processor, s': Math.round((user + system) / 1_000_000),
      'memory before, MB': Math.round(before / MB),
      'largest memory, MB': Math.round(most / MB),
    },
  ])
  for (const [message, count] of logged) console.log(`${count} × ${message}`)
  if (sent + failed !== PLANS || failed > MOST_FAILED || minutes > MOST_MINUTES || growth > MOST_GROWTH_MB)
    process.exitCode = 1
  closeMail()
  await Promise.all([store.close(), vite.close()])
  others.kill()
  place.remove()
}

await (process.env.OTHERS ? serveOthers() : measure())

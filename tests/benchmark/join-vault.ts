import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'

import { createStores } from '../../app/browser/store/database-schema.client.ts'
import { findChromium } from '../support/chromium.ts'
import { startServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'

// How long a register takes to a vault, and from there to another device:
// `node tests/benchmark/join-vault.ts [phone|desktop]`, both unless told otherwise. Needs a build and Chromium. Fails if
// joining takes longer than the times below: from the opened link to the dashboard, without the time that the person takes
// to read. A block is the time that the screen stands still.

type Device = { name: string; people: number; papers: number; longest: number; isPhone: boolean }

const DEVICES: Device[] = [
  // 320 people with 1,100 records.
  { name: 'phone', people: 320, papers: 780 / 320, longest: 5_000, isPhone: true },
  { name: 'desktop', people: 10_000, papers: 8, longest: 40_000, isPhone: false },
]

const PATIENCE_MS = 300_000

/** A slow processor and a slow network. */
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const ID = 'registerOwner001'
const OWNER = {
  role: 'employer',
  firstName: 'Jan',
  lastName: 'Próbny',
  email: 'jan@zaklady.example',
  company: 'Zakłady Kontrolne',
}

/** Builds a register as it grows by hand: one record for each person and each paper. */
function buildRegister({ people, papers }: Device): ({ id: string } & Record<string, unknown>)[] {
  const day = '2026-11-20'
  const persons = Array.from({ length: people }, (_, index) => ({
    kind: 'person-saved',
    id: `change-${index}`,
    day,
    person: {
      id: `person-${index}`,
      firstName: 'Bogumiła',
      lastName: `Krzyżanowska-${index}`,
      position: 'magazynier',
      email: `osoba-${index}@zaklady.example`,
      hiredOn: '2024-01-10',
    },
  }))
  const certificates = Array.from({ length: Math.round(people * papers) }, (_, index) => ({
    kind: 'certificate-added',
    id: `change-${index}-paper`,
    day,
    certificate: {
      id: `certificate-${index}`,
      userId: `person-${index % people}`,
      type: 'first_aid',
      number: `KPP-${index}`,
      issueDate: '2025-11-01',
      expiryDate: '2029-11-01',
      status: 'active',
      issuedBy: 'Ośrodek Pomiarowy',
    },
  }))
  return [{ kind: 'register-begun', id: ID, day, owner: OWNER }, ...persons, ...certificates]
}

async function openDevice(browser: Browser, origin: string, isPhone: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: isPhone ? { width: 360, height: 780 } : { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(() => {
    const blocks: number[] = []
    Object.assign(globalThis, { blocks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  if (isPhone) await slowDown(context, page)
  return page
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
}

/** Keeps a register in the browser, as the app does. */
async function storeRegister(page: Page, device: Device): Promise<void> {
  const rows = buildRegister(device).map((change) => ({ userId: ID, id: change.id, change }))
  await page.goto('/healthz')
  await page.evaluate(`(${writeRows})(${createStores}, ${JSON.stringify(rows)})`)
  await page.evaluate(
    (session) => localStorage.setItem('pewnik:session', session),
    JSON.stringify({ ...OWNER, id: ID, hasRegister: true }),
  )
}

/** Runs in the page, so it uses nothing of this module. */
async function writeRows(create: (database: IDBDatabase) => void, rows: unknown[]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('pewnik', 1)
    opening.addEventListener('upgradeneeded', () => create(opening.result))
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const transaction = database.transaction('changes', 'readwrite')
  for (const row of rows) transaction.objectStore('changes').put(row)
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve)
  })
  database.close()
}

const blocksOf = (page: Page) => page.evaluate<number[]>('blocks.splice(0)')

const longest = (blocks: number[]) => Math.max(0, ...blocks)

/** Turns the vault of a register on, and returns when all of it is there. */
async function turnOn(page: Page): Promise<number> {
  await page.goto('/settings?tab=data')
  await page.getByLabel('Nazwa tego urządzenia').fill('laptop')
  await blocksOf(page)
  const begin = performance.now()
  await page.getByRole('button', { name: 'Włącz', exact: true }).click()
  await page.getByRole('link', { name: /^Inne urządzenia: Zsynchronizowane/ }).waitFor({ state: 'attached' })
  return performance.now() - begin
}

/** Returns the path of the link that is shown. */
async function readLink(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('pewnik-vault')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const [vault] = await new Promise<{ id: string; secret: string }[]>((resolve) => {
      const reading = database.transaction('vaults').objectStore('vaults').getAll()
      reading.addEventListener('success', () => resolve(reading.result))
    })
    database.close()
    return `/join#v1.${vault?.id}.${vault?.secret}`
  })
}

async function join(page: Page, link: string) {
  const begin = performance.now()
  await page.goto(link, { waitUntil: 'commit' })
  const press = page.getByRole('button', { name: 'Połącz to urządzenie' })
  await press.waitFor()
  const looked = performance.now()
  const blocksOfLook = await blocksOf(page)
  // The person reads whose register it is.
  await page.waitForTimeout(1_500)
  await blocksOf(page)
  const pressed = performance.now()
  await press.click()
  await page.getByRole('heading', { name: 'Dzień dobry, Jan' }).waitFor()
  const joined = performance.now()
  const blocksOfJoin = await blocksOf(page)
  return { look: looked - begin, join: joined - pressed, blocksOfLook, blocksOfJoin }
}

async function measure(browser: Browser, device: Device) {
  const store = temporaryStore()
  const server = await startServer({ env: store.env })
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const first = await openDevice(browser, origin, false)
    await storeRegister(first, device)
    const turnedOn = await turnOn(first)
    const blocksOfTurningOn = await blocksOf(first)
    const link = await readLink(first)
    await first.context().close()
    const second = await openDevice(browser, origin, device.isPhone)
    const joined = await join(second, link)
    await second.context().close()
    const all = joined.look + joined.join
    if (all > device.longest) process.exitCode = 1
    return {
      device: device.name,
      people: device.people,
      'turned on, s': turnedOn / 1_000,
      'its longest block, ms': longest(blocksOfTurningOn),
      'look, s': joined.look / 1_000,
      'its longest block, ms ': longest(joined.blocksOfLook),
      'join, s': joined.join / 1_000,
      'its longest block, ms  ': longest(joined.blocksOfJoin),
      'all, s': all / 1_000,
    }
  } finally {
    await server.stop()
    store.remove()
  }
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const rows = []
for (const device of DEVICES.filter(({ name }) => [undefined, name].includes(process.argv[2]))) {
  rows.push(await measure(browser, device))
}
await browser.close()
console.table(rows)

import { spawn } from 'node:child_process'

import { chromium, type Browser, type Page, type Request } from 'playwright'

import { findChromium } from '../support/chromium.ts'

// Measures each screen in a browser with an empty cache: requests and KB over the wire.
// Needs a build (`npm run build`) and Chromium.

const PORT = 4390
const ORIGIN = `http://127.0.0.1:${PORT}`
const VERIFY = '/certificates/verify/IWL59ljS5zaeI0js'

const PAGES = [
  { path: '/', isSignedIn: false },
  { path: '/login', isSignedIn: false },
  { path: VERIFY, isSignedIn: false },
  { path: '/certificates/verify', isSignedIn: false },
  { path: '/card/u2JoFQVOEDZAGVYH', isSignedIn: false },
  ...['/dashboard', '/certificates', '/calendar', '/reports', '/trainings', '/profile', '/settings'].map(
    (path) => ({
      path,
      isSignedIn: true,
    }),
  ),
]

const SESSION = {
  id: 'u2JoFQVOEDZAGVYH',
  firstName: 'Anna',
  lastName: 'Dąbrowska',
  email: 'pracownik@pewnik.example',
  role: 'employee',
}

/** Waits until a screen of the panel has prefetched the modules of the other screens. */
async function waitForPrefetch(page: Page) {
  await page.waitForFunction(() => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    // A document has links to the modules of its own screen at most.
    const screens = ['dashboard', 'profile', 'settings'].filter((screen) =>
      modules.some(({ href }) => href.includes(`/assets/${screen}-`)),
    )
    return screens.length > 1 && modules.every(({ href }) => fetched.has(href))
  })
}

async function weigh(browser: Browser, { path, isSignedIn }: (typeof PAGES)[number]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (isSignedIn) {
    await page.addInitScript(
      (session) => localStorage.setItem('pewnik:session', session),
      JSON.stringify(SESSION),
    )
  }
  const sizes: { kind: string; bytes: number; isPrefetched: boolean }[] = []
  let isLoaded = false
  const weighing: Promise<void>[] = []
  const weighRequest = async (request: Request) => {
    const isPrefetched = isLoaded
    const { responseBodySize } = await request.sizes()
    sizes.push({ kind: request.resourceType(), bytes: responseBodySize, isPrefetched })
  }
  const onRequestFinished = (request: Request) => void weighing.push(weighRequest(request))
  page.on('requestfinished', onRequestFinished)
  await page.goto(ORIGIN + path)
  isLoaded = true
  if (isSignedIn) await waitForPrefetch(page)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  // A closed page tells no sizes any more.
  page.off('requestfinished', onRequestFinished)
  await Promise.all(weighing)
  await context.close()
  const kb = (bytes: number) => Math.round(bytes / 102.4) / 10
  const sum = (kept: typeof sizes) => kb(kept.reduce((total, { bytes }) => total + bytes, 0))
  const scripts = sizes.filter(({ kind }) => kind === 'script')
  return {
    page: path.replace(VERIFY, '/certificates/verify/:id'),
    requests: sizes.filter(({ isPrefetched }) => !isPrefetched).length,
    'JS, KB': sum(scripts.filter(({ isPrefetched }) => !isPrefetched)),
    'prefetched JS, KB': sum(scripts.filter(({ isPrefetched }) => isPrefetched)),
    'document, KB': sum(sizes.filter(({ kind }) => kind === 'document')),
    'all, KB': sum(sizes.filter(({ isPrefetched }) => !isPrefetched)),
  }
}

const server = spawn('npm', ['run', '--silent', 'serve'], {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
  stdio: 'ignore',
  detached: true,
})
try {
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(`${ORIGIN}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows = []
  for (const page of PAGES) rows.push(await weigh(browser, page))
  console.table(rows)
  await browser.close()
} finally {
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
}

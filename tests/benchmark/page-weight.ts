import { chromium, type Browser, type Request } from 'playwright'

import { findChromium } from '../support/chromium.ts'
import { startServer } from '../support/start-server.ts'
import { waitForWorker } from '../support/worker.ts'

// Measures each screen in a browser with an empty cache: requests and KB over the wire.
// Needs a build (`npm run build`) and Chromium.

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

async function weigh(browser: Browser, origin: string, { path, isSignedIn }: (typeof PAGES)[number]) {
  const context = await browser.newContext({ serviceWorkers: isSignedIn ? 'allow' : 'block' })
  const page = await context.newPage()
  if (isSignedIn) {
    await page.addInitScript(
      (session) => localStorage.setItem('pewnik:session', session),
      JSON.stringify(SESSION),
    )
  }
  const sizes: { kind: string; bytes: number; isKept: boolean }[] = []
  const weighing: Promise<void>[] = []
  const weighRequest = async (request: Request) => {
    const isKept = request.serviceWorker() !== null
    const { responseBodySize } = await request.sizes()
    sizes.push({ kind: request.resourceType(), bytes: responseBodySize, isKept })
  }
  const onRequestFinished = (request: Request) => void weighing.push(weighRequest(request))
  context.on('requestfinished', onRequestFinished)
  await page.goto(origin + path)
  if (isSignedIn) await waitForWorker(page)
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  )
  // A closed page tells no sizes any more.
  context.off('requestfinished', onRequestFinished)
  await Promise.all(weighing)
  await context.close()
  const kb = (bytes: number) => Math.round(bytes / 102.4) / 10
  const sum = (kept: typeof sizes) => kb(kept.reduce((total, { bytes }) => total + bytes, 0))
  const scripts = sizes.filter(({ kind }) => kind === 'script')
  return {
    page: path.replace(VERIFY, '/certificates/verify/:id'),
    requests: sizes.filter(({ isKept }) => !isKept).length,
    'JS, KB': sum(scripts.filter(({ isKept }) => !isKept)),
    'document, KB': sum(sizes.filter(({ kind }) => kind === 'document')),
    'all, KB': sum(sizes.filter(({ isKept }) => !isKept)),
    'kept for offline use, KB': sum(sizes.filter(({ isKept }) => isKept)),
  }
}

const server = await startServer()
try {
  const origin = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows = []
  for (const page of PAGES) rows.push(await weigh(browser, origin, page))
  console.table(rows)
  await browser.close()
} finally {
  await server.stop()
}

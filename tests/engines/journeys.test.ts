import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'

import { startServer, type StartedServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'
import { crewJourneys } from './crew.ts'
import { PHONE, WINDOW, type Browser, type Page, type Size } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { offlineJourneys } from './offline.ts'
import { panelJourneys } from './panel.ts'
import { publicJourneys } from './public.ts'
import { registerJourneys } from './register.ts'
import { screenOf, type Journeys } from './screen.ts'
import { signingJourneys } from './signing.ts'
import { startWebKit } from './webkit.ts'

const JOURNEYS: Journeys = {
  ...panelJourneys,
  ...registerJourneys,
  ...publicJourneys,
  ...signingJourneys,
  ...offlineJourneys,
  ...crewJourneys,
}

const ENGINES = { Firefox: startFirefox, WebKit: startWebKit }

for (const [engine, start] of Object.entries(ENGINES)) {
  describe(engine, () => {
    let server: StartedServer
    let browser: Browser
    const store = temporaryStore()

    before(async () => {
      // No service of a third party draws the QR codes.
      server = await startServer({ env: { QR_SERVICE_URL: '', ...store.env } })
      browser = await start()
    })
    after(async () => {
      await browser.close()
      await server.stop()
      store.remove()
    })

    for (const [title, travel] of Object.entries(JOURNEYS)) {
      test(title, { timeout: 300_000 }, async () => {
        const pages: Page[] = []
        const open = async (size: Size) => {
          const page = await browser.newPage(size)
          pages.push(page)
          return screenOf(page, `http://127.0.0.1:${server.port}`)
        }
        try {
          await travel(await open(WINDOW), () => open(PHONE))
          for (const page of pages) assert.deepEqual(await page.errors(), [], 'errors of the page')
        } finally {
          for (const page of pages) await page.close()
        }
      })
    }
  })
}

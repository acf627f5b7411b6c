import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'

import { startServer, type StartedServer } from '../support/start-server.ts'
import type { Browser } from './engine.ts'
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
}

const ENGINES = { Firefox: startFirefox, WebKit: startWebKit }

for (const [engine, start] of Object.entries(ENGINES)) {
  describe(engine, () => {
    let server: StartedServer
    let browser: Browser

    before(async () => {
      // No service of a third party draws the QR codes.
      server = await startServer({ env: { QR_SERVICE_URL: '' } })
      browser = await start()
    })
    after(async () => {
      await browser.close()
      await server.stop()
    })

    for (const [title, travel] of Object.entries(JOURNEYS)) {
      test(title, { timeout: 120_000 }, async () => {
        const page = await browser.newPage()
        try {
          await travel(screenOf(page, `http://127.0.0.1:${server.port}`))
          assert.deepEqual(await page.errors(), [], 'errors of the page')
        } finally {
          await page.close()
        }
      })
    }
  })
}

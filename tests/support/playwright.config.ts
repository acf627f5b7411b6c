import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defineConfig } from 'playwright/test'

import { findChromium, findHeadlessShell } from './chromium.ts'
import { SERVER_PORT, TODAY } from './server.ts'

// Chromium draws its address bar in a page of its own for each window, which costs a quarter of the time of all
// journeys. This list replaces Playwright's, so it repeats the entries of it that matter here.
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'DestroyProfileOnBrowserClose',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing calls the QR service or anybody else outside this machine. A route of Playwright's would do it, too, but
  // switches the cache of the browser off, and each later page would get and compile all scripts again.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/** The server offers reminders by mail. Nobody takes the mails. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'powiadomienia@pewnik.example',
  PUBLIC_URL: `http://127.0.0.1:${SERVER_PORT}`,
}

/** Journeys with notifications, installation, other tabs or late fonts: the headless shell lacks these or fails. */
const WHOLE_CHROMIUM = /@whole-chromium/

/** Each run begins with an empty store. Workers read this file, too, and start no server. */
const STORE_OF_THIS_RUN = `sqlite:${join(tmpdir(), `pewnik-store-${process.pid}`, 'pewnik.sqlite')}`

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // These end what hangs. A busy machine with two cores may be several times slower than a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${SERVER_PORT}`,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Else every journey would fetch all files of the panel for the worker. Those that need it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'shell',
      grepInvert: WHOLE_CHROMIUM,
      use: {
        launchOptions: { executablePath: findHeadlessShell(), args: ARGS },
        // Nobody looks at movements here, and drawing them takes a fifteenth of the time.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'chromium',
      grep: WHOLE_CHROMIUM,
      use: { launchOptions: { executablePath: findChromium(), args: ARGS } },
    },
  ],
  webServer: {
    command: 'npm run --silent serve',
    cwd: '../..',
    url: `http://127.0.0.1:${SERVER_PORT}/healthz`,
    env: { PORT: String(SERVER_PORT), HOST: '127.0.0.1', TODAY, STORE: STORE_OF_THIS_RUN, ...MAIL },
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

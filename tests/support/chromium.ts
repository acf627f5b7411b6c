import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Returns the path of Chromium: from CHROMIUM_PATH, from the PATH or from Playwright, in this order. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path))
}

/** Installs Chromium where none is found. Root on Debian gets the package of apt, others get Playwright's. */
export function ensureChromium(): void {
  if (findChromium()) return
  console.log('Installing Chromium for the browser tests…')
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update')
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium')
  } else {
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  }
  if (!findChromium()) throw new Error('Chromium could not be installed; set CHROMIUM_PATH to one.')
}

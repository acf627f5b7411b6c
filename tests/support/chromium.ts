import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Returns the path of a Chromium: CHROMIUM_PATH, one in the PATH, or the one that Playwright installed. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path))
}

/** Installs Chromium where there is none: Debian's package for root with apt, otherwise Playwright's own. */
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

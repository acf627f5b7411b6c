import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The parts of Chromium that draw pages, without its windows. Most journeys need no more, and it is a third quicker. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Returns the path of Chromium: from CHROMIUM_PATH, from the PATH or from Playwright, in this order. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return process.env.CHROMIUM_PATH || findInPath(NAMES) || (existsSync(own) ? own : undefined)
}

/** Returns the path of the headless shell, or of the whole Chromium where there is none. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH || findInPath(SHELL_NAMES) || findChromium()
}

/** Installs Chromium where none is found. Root on Debian gets the packages of apt, others get Playwright's. */
export function ensureChromium(): void {
  if (findChromium()) return
  console.log('Installing Chromium for the browser tests…')
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (name: string) => run('apt-get', 'install', '--yes', '--no-install-recommends', name)
    run('apt-get', 'update')
    install('chromium')
    try {
      install('chromium-headless-shell')
    } catch {
      console.log('There is no headless shell to install: all journeys run in the whole Chromium.')
    }
  } else {
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  }
  if (!findChromium()) throw new Error('Chromium could not be installed; set CHROMIUM_PATH to one.')
}

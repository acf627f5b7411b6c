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

/** Whether packages of Debian may be installed. */
const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

function installPackage(name: string): void {
  run('apt-get', 'update')
  run('apt-get', 'install', '--yes', '--no-install-recommends', '--no-remove', name)
}

/** Installs Chromium where none is found. Root on Debian gets the packages of apt, others get Playwright's. */
export function ensureChromium(): void {
  if (!findChromium()) {
    console.log('Installing Chromium for the browser tests…')
    if (hasApt()) installPackage('chromium')
    else run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
    if (!findChromium()) throw new Error('Chromium could not be installed; set CHROMIUM_PATH to one.')
  }
  ensureHeadlessShell()
}

/** Beside Debian's own Chromium stands the headless shell of the same version. */
function ensureHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || findInPath(SHELL_NAMES)) return
  if (!hasApt() || !existsSync('/usr/lib/chromium/chromium')) return
  console.log("Installing Chromium's headless shell for the browser tests…")
  try {
    installPackage('chromium-headless-shell')
  } catch {
    console.log('There is no headless shell to install: all journeys run in the whole Chromium.')
  }
}

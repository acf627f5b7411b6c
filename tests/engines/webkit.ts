import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'

import { freePort } from '../support/free-port.ts'
import type { Browser, Page, Size } from './engine.ts'

/**
 * Returns WebKitGTK's small browser, which needs a display, such as xvfb-run gives. Each page has a driver of its own:
 * one driver for all of them sometimes never answers when a browser follows another.
 */
export async function startWebKit(): Promise<Browser> {
  return { newPage: openBrowser, close: async () => {} }
}

async function openBrowser(size: Size): Promise<Page> {
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs rights that root in a container lacks.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  await waitForAnswer(`${server}/status`)
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await browser
    .manage()
    .window()
    .setRect({ ...size, x: 0, y: 0 })
  const close = async () => {
    await browser.quit()
    driver.kill()
    await once(driver, 'exit')
  }
  return { ...pageOf(browser), close }
}

// The driver passes no console on, so each document collects its errors from the moment that it has loaded.
const COLLECT_ERRORS = `
  window.collectedErrors = []
  addEventListener('error', ({ message }) => window.collectedErrors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.collectedErrors.push(String(reason)))`
const TAKE_ERRORS = 'return window.collectedErrors?.splice(0) ?? []'

function pageOf(browser: WebDriver): Omit<Page, 'close'> {
  const errors: unknown[] = []
  const leaveFor = async (next: () => Promise<void>) => {
    errors.push(...(await browser.executeScript<unknown[]>(TAKE_ERRORS)))
    await next()
    await browser.executeScript(COLLECT_ERRORS)
  }
  return {
    // A driven WebKit is private.
    keepsFiles: false,
    open: (address) => leaveFor(() => browser.get(address)),
    reload: () => leaveFor(() => browser.navigate().refresh()),
    evaluate: (body) => browser.executeScript(body),
    find: async (body) => {
      const element = await browser.executeScript<WebElement | null>(body)
      if (!element) return undefined
      return {
        click: () => element.click(),
        type: (text) => element.sendKeys(text),
        chooseFile: (path) => element.sendKeys(path),
      }
    },
    press: (key) =>
      browser
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    pressWithControl: (letter) =>
      browser.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    errors: async () => [...errors, ...(await browser.executeScript<unknown[]>(TAKE_ERRORS))],
  }
}

async function waitForAnswer(address: string): Promise<void> {
  const giveUp = Date.now() + 10_000
  while (!(await fetch(address).catch(() => undefined))) {
    if (Date.now() > giveUp) throw new Error('WebKitWebDriver does not answer')
    await setTimeout(50)
  }
}

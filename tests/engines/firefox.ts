import { launch, type ElementHandle } from 'puppeteer-core'

import type { Browser } from './engine.ts'

/** Starts Firefox without a window. It speaks WebDriver BiDi itself, so it needs no driver beside it. */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
  })
  return {
    newPage: async (size) => {
      const profile = await browser.createBrowserContext()
      // A tab would hide the one before it, and a page that nobody sees does less.
      const page = await profile.newPage({ type: 'window' })
      await page.setViewport(size)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      return {
        keepsFiles: true,
        open: async (address) => {
          await page.goto(address)
        },
        reload: async () => {
          await page.reload()
        },
        evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
        find: async (body) => {
          const handle = await page.evaluateHandle(`(() => { ${body} })()`)
          // The library cannot know that the body returns an element.
          const element = handle.asElement() as ElementHandle<HTMLInputElement> | null
          if (!element) return undefined
          return {
            click: () => element.click(),
            type: (text) => element.type(text),
            chooseFile: (path) => element.uploadFile(path),
          }
        },
        press: (key) => page.keyboard.press(key),
        pressWithControl: async (letter) => {
          await page.keyboard.down('Control')
          await page.keyboard.press(letter)
          await page.keyboard.up('Control')
        },
        picture: async () => Buffer.from(await page.screenshot()),
        errors: async () => errors,
        close: () => profile.close(),
      }
    },
    close: () => browser.close(),
  }
}

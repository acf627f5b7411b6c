import type { Page } from 'playwright/test'

import { listAccounts } from '~/data/users.server'
import { ROLE_LABELS, type User } from '~/domain/people/user'

import { expect, expectAccessible, waitForIdle, waitForPanel } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { storeOwnData } from '../support/own-data.ts'
import { foreignWords, wordsOfPage } from '../support/page-words.ts'
import { beyondEdge, brokenWords, cutWords, sidewaysScroll, spaceOut } from '../support/reflow.ts'
import { watchShifts } from '../support/shifts.ts'
import type { State } from '../support/state.ts'
import { OWN_REGISTER } from './states/own-register.ts'
import { PUBLIC } from './states/public.ts'
import { SCREENS_OF_ACCOUNTS } from './states/screens.ts'

const SUBJECTS: Record<string, readonly State[]> = {
  'public pages': PUBLIC,
  'the screens of the accounts': SCREENS_OF_ACCOUNTS,
  'an own register': OWN_REGISTER,
}

function userOf({ as }: State): User | undefined {
  return typeof as === 'string' ? listAccounts().find(({ role }) => ROLE_LABELS[role] === as) : as
}

async function open(page: Page, state: State): Promise<void> {
  await page.goto(state.address)
  await waitForPanel(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.heading ?? /./)
  await page.evaluate(() => document.fonts.ready)
  await waitForIdle(page)
}

async function expectNothingMoved(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate('moved'), `what jumps ${where}`).toEqual([])
}

type Size = { width: number; height: number }

/** Fails if the page scrolls sideways at that size, or a text ends beyond an edge. */
async function expectToFit(page: Page, { width, height }: Size, edge?: 'page' | 'box'): Promise<void> {
  await page.setViewportSize({ width, height })
  expect.soft(await page.evaluate(sidewaysScroll), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  if (edge) expect.soft(await page.evaluate(beyondEdge, edge), `beyond the edge at ${width} px`).toEqual([])
}

/**
 * Opens the state at two widths, and looks at it at all others without a visit. Each rule of axe runs once at each
 * width and in each theme.
 */
async function expectGood(page: Page, state: State): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, state)
  await expectNothingMoved(page, 'at 1280 px')
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, state)
  await expectNothingMoved(page, 'at 360 px')
  await state.prepare?.(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expectToFit(page, { width: 360, height: 800 }, 'box')
  await expectAccessible(page, 'at 360 px in dark colours')
  await page.emulateMedia({ colorScheme: 'light' })

  // 1280 by 1024 px at 400 and 200 %, as WCAG 1.4.10 counts.
  await expectToFit(page, { width: 320, height: 256 }, 'page')
  await expect.soft(page.locator('h1')).toBeVisible()
  await expectToFit(page, { width: 640, height: 512 })
  await spaceOut(page, true)
  await expectToFit(page, { width: 640, height: 512 })
  await expectToFit(page, { width: 1280, height: 1024 })
  expect.soft(await page.evaluate(cutWords), 'cut off with wide text').toEqual([])
  await spaceOut(page, false)

  // The panel has its narrowest columns here.
  await expectToFit(page, { width: 1024, height: 768 })
  expect.soft(await page.evaluate(brokenWords), 'broken words at 1024 px').toEqual([])
  await expectToFit(page, { width: 1280, height: 800 })
  await expectAccessible(page, 'at 1280 px in light colours')

  const words = await page.evaluate(wordsOfPage)
  expect(words.length, 'how much it says').toBeGreaterThan(100)
  expect.soft(foreignWords(words), 'broken values and English').toEqual([])
}

for (const [subject, states] of Object.entries(SUBJECTS)) {
  test.describe(subject, () => {
    for (const state of states) {
      test.describe(() => {
        test.use({ expectedErrors: state.expectedErrors ?? [] })

        test(`${state.title}`, async ({ page }) => {
          const user = userOf(state)
          await page.addInitScript(watchShifts)
          if (user) {
            await storeOwnData(page, user.id, state)
            await page.evaluate(
              (session) => localStorage.setItem('pewnik:session', session),
              JSON.stringify(user),
            )
          }
          await expectGood(page, state)
        })
      })
    }
  })
}

import type { Page } from 'playwright/test'

import {
  COLOUR_RULES,
  expect,
  expectAccessible,
  signInBeforehand,
  test as testOfVisitor,
  userOf,
  waitForIdle,
  waitForPanel,
} from '../support/journey.ts'
import { test as testInOneWindow } from '../support/one-window.ts'
import { storeOwnData } from '../support/own-data.ts'
import { foreignWords, wordsOfPage } from '../support/page-words.ts'
import { beyondEdge, brokenWords, cutWords, sidewaysScroll, spaceOut } from '../support/reflow.ts'
import { watchShifts } from '../support/shifts.ts'
import type { State } from '../support/state.ts'
import { CENTRE_STATES } from './states/centre.ts'
import { CERTIFICATES } from './states/certificates.ts'
import { CREW } from './states/crew.ts'
import { DUTIES } from './states/duties.ts'
import { FRAME } from './states/frame.ts'
import { IMPORT } from './states/import.ts'
import { INSPECTION } from './states/inspection.ts'
import { ISSUERS } from './states/issuers.ts'
import { OVERVIEW } from './states/overview.ts'
import { OWN_DATA } from './states/own-data.ts'
import { OWN_REGISTER } from './states/own-register.ts'
import { PAPERS } from './states/papers.ts'
import { PEOPLE } from './states/people.ts'
import { PUBLIC } from './states/public.ts'
import { REMINDERS } from './states/reminders.ts'
import { REPORTS } from './states/reports.ts'
import { SCREENS_OF_ACCOUNTS } from './states/screens.ts'
import { SYSTEM } from './states/system.ts'
import { TRAINING_STATES } from './states/trainings.ts'
import { VAULT } from './states/vault.ts'
import { VERIFICATION } from './states/verification.ts'

const SUBJECTS: Record<string, readonly State[]> = {
  'public pages': PUBLIC,
  verification: VERIFICATION,
  'the screens of the accounts': SCREENS_OF_ACCOUNTS,
  'an own register': OWN_REGISTER,
  'the duties of the company': DUTIES,
  'the inspection of tomorrow': INSPECTION,
  'trusted issuers and histories': ISSUERS,
  'the system': SYSTEM,
  'the frame of the panel': FRAME,
  'the calendar and what is to be done': OVERVIEW,
  reports: REPORTS,
  "the crew's phones in the office": CREW,
  'official forms': PAPERS,
  'own data, settings and kinds': OWN_DATA,
  certificates: CERTIFICATES,
  'an import': IMPORT,
  'the register of a centre': CENTRE_STATES,
  trainings: TRAINING_STATES,
  'people and positions': PEOPLE,
  'a register on several devices': VAULT,
  'reminders that arrive': REMINDERS,
}

async function open(page: Page, address: string, state: State): Promise<void> {
  await page.goto(address)
  await waitForPanel(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(state.heading ?? /./)
  if (!state.as) return
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

function hasOwnData({ changes, settings, drafts, unreadable }: State): boolean {
  return [changes, settings, drafts, unreadable].some((data) => data !== undefined)
}

/**
 * Looks at the state at all widths. A screen as such opens at two of them, to see what jumps; a state of it opens on a
 * phone only. Axe runs at both widths and in both themes. Where something is done on a screen first, its rules about
 * structure run on a phone only.
 */
async function expectGood(page: Page, state: State): Promise<void> {
  const address = typeof state.address === 'string' ? state.address : await state.address()
  if (state.as && !state.prepare && !hasOwnData(state)) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, address, state)
    await expectNothingMoved(page, 'at 1280 px')
  }
  if (state.as) await page.setViewportSize({ width: 360, height: 800 })
  await open(page, address, state)
  if (state.as && !state.hasLateNotice) await expectNothingMoved(page, 'at 360 px')
  await state.prepare?.(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expectToFit(page, { width: 360, height: 800 }, 'box')
  await expectAccessible(page, 'at 360 px in dark colours')
  await page.emulateMedia({ colorScheme: 'light' })

  // 1280 by 1024 px at 400 and 200 %, as WCAG 1.4.10 counts.
  await expectToFit(page, { width: 320, height: 256 }, 'page')
  await expect.soft(page.locator('h1')).toBeVisible()
  await expectToFit(page, { width: 640, height: 512 }, 'box')
  await spaceOut(page, true)
  await expectToFit(page, { width: 640, height: 512 })
  await expectToFit(page, { width: 1280, height: 1024 })
  expect.soft(await page.evaluate(cutWords), 'cut off with wide text').toEqual([])
  await spaceOut(page, false)

  // The panel has its narrowest columns here.
  await expectToFit(page, { width: 1024, height: 768 }, 'box')
  expect.soft(await page.evaluate(brokenWords), 'broken words at 1024 px').toEqual([])
  await expectToFit(page, { width: 1280, height: 800 }, 'box')
  await expectAccessible(page, 'at 1280 px in light colours', state.prepare && COLOUR_RULES)

  const words = await page.evaluate(wordsOfPage)
  expect(words.length, 'how much it says').toBeGreaterThan(100)
  expect.soft(foreignWords(words), 'broken values and English').toEqual([])
}

for (const [subject, states] of Object.entries(SUBJECTS)) {
  testInOneWindow.describe(subject, () => {
    for (const state of states) {
      // A visitor's page has no scripts that a cache could keep.
      const test = state.as ? testInOneWindow : testOfVisitor
      test.describe(() => {
        test.use({ expectedErrors: state.expectedErrors ?? [] })

        test(`${state.title}`, async ({ page }) => {
          const user = typeof state.as === 'string' ? userOf(state.as) : state.as
          if (user) {
            await page.addInitScript(watchShifts)
            if (hasOwnData(state)) await storeOwnData(page, user.id, state)
            await signInBeforehand(page, user)
          }
          await expectGood(page, state)
        })
      })
    }
  })
}

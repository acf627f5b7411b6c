import type { Page } from 'playwright/test'

import { type Account, expect, storeSession, test, waitForPanel } from '../support/journey.ts'
import { expectToReflow, expectUnbrokenWords } from '../support/reflow.ts'
import { SCREENS } from '../support/screens.ts'

/** What code shows where a value is missing. */
const BROKEN = ['undefined', 'null', 'NaN', 'Invalid Date', '[object Object]']

const ENGLISH = [
  'and active add all are back cancel certificate certificates click close dashboard date day days delete details',
  'employee employees employer error expired failed file for from has input invalid is loading login logout menu',
  'message missing new next no not number open page password pending please previous profile remove report required',
  'save search select settings sign signature status-code submit text the this title to today training undo unknown',
  'update upload user users value with year yes you your',
].flatMap((line) => line.split(' '))

/** Polish texts hold these, too. */
const POLISH_TOO = ['to', 'no', 'menu']

const ENGLISH_WORD = new RegExp(
  `(?<![\\p{L}\\d@./:_-])(${ENGLISH.filter((word) => !POLISH_TOO.includes(word)).join('|')})(?![\\p{L}\\d@/:_-])`,
  'giu',
)

/** Returns all that a page says: its title, its text, and the names that only screen readers and fields have. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ]
    const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap(
      (element) => attributes.map((name) => element.getAttribute(name)).filter((text) => text !== null),
    )
    const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, [lang="en"]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const texts: string[] = []
    while (text.nextNode()) texts.push(text.currentNode.nodeValue ?? '')
    return [document.title, ...named, ...texts].filter((each) => each.trim() !== '').join('\n')
  })
}

async function expectPolish(page: Page, where: string): Promise<void> {
  const words = await wordsOf(page)
  expect(words.length, `what ${where} says`).toBeGreaterThan(100)
  for (const broken of BROKEN) expect(words, `what ${where} says`).not.toContain(broken)
  expect(
    [...words.matchAll(ENGLISH_WORD)].map(([word]) => word),
    `English words of ${where}`,
  ).toEqual([])
}

const EVERYBODY = [
  '/certificates/IWL59ljS5zaeI0js',
  '/profile?tab=certificates',
  '/profile?tab=card',
  '/settings?tab=account',
  '/settings?tab=privacy',
  '/settings?tab=data',
  '/nie-ma-takiej',
]

const PEOPLE = [
  '/employees/new',
  '/employees/import',
  '/employees/archive',
  '/employees?view=matrix',
  '/employer/positions',
]

/** Addresses beyond the screens of an account: tabs, views, records and what is not found. */
const MORE: Record<Account, string[]> = {
  Administrator: EVERYBODY,
  Pracownik: EVERYBODY,
  Pracodawca: [...EVERYBODY, ...PEOPLE, '/certificates?view=table'],
  'Ośrodek Szkoleniowy': [...EVERYBODY, ...PEOPLE],
}

/** What reflows: each screen of the panel once, with the account for which it shows most. */
const REFLOWING: Partial<Record<Account, string[]>> = {
  Pracodawca: [
    '/dashboard',
    '/employer',
    '/certificates',
    '/certificates?view=table',
    '/employees',
    '/employees?view=matrix',
    '/employees/import',
    '/reports',
  ],
  Pracownik: [
    '/certificates/new',
    '/reports/new',
    '/trainings',
    '/calendar',
    '/profile?tab=card',
    '/settings?tab=data',
  ],
  'Ośrodek Szkoleniowy': ['/trainings'],
}

for (const account of Object.keys(SCREENS) as Account[]) {
  test.describe(`the screens of ${account}`, () => {
    test.use({ expectedErrors: [/404/] })

    test('speak Polish, show no broken value, reflow at 400 % and bear wide text', async ({ page }) => {
      test.slow()
      await storeSession(page, account)
      const screens = Object.entries(SCREENS[account])
      const more = MORE[account].map((address): [string, RegExp] => [address, /./])
      for (const [address, heading] of [...screens, ...more]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
        await waitForPanel(page)
        await expectPolish(page, address)
        await expectUnbrokenWords(page, address)
        if (REFLOWING[account]?.includes(address)) await expectToReflow(page, address)
      }
    })
  })
}

const REFLOWING_PUBLIC = [
  '/',
  '/login',
  '/login/new',
  '/privacy',
  '/certificates/verify',
  '/certificates/verify/IWL59ljS5zaeI0js',
]

test('the public pages speak Polish, show no broken value, reflow at 400 % and bear wide text', async ({
  page,
}) => {
  test.slow()
  for (const address of [...REFLOWING_PUBLIC, '/about', '/contact', '/offline', '/card/yS0DrhyhSvLwiXum']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPolish(page, address)
    if (REFLOWING_PUBLIC.includes(address)) await expectToReflow(page, address)
  }
})

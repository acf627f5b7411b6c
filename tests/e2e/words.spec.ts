import type { Page } from 'playwright/test'

import { listAccounts } from '~/data/users.server'
import { canAddTrainings, canFileReport, canManagePeople } from '~/domain/changes/access'
import { screensOpenTo } from '~/domain/people/screen'
import { ROLE_LABELS, type User } from '~/domain/people/user'

import { expect, test } from '../support/journey.ts'

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

function addressesOf(user: User): string[] {
  return [
    ...screensOpenTo(user).map(({ path }) => path),
    '/certificates/new',
    '/certificates/take',
    '/certificates/IWL59ljS5zaeI0js',
    '/profile?tab=certificates',
    '/profile?tab=card',
    '/settings?tab=account',
    '/settings?tab=privacy',
    '/nie-ma-takiej',
    ...(canFileReport(user) ? ['/reports/new'] : []),
    ...(canAddTrainings(user) ? ['/trainings/new'] : []),
    ...(canManagePeople(user)
      ? [
          '/employees/new',
          '/employees/import',
          '/employees/archive',
          '/employees/duty',
          '/employer/positions',
        ]
      : []),
  ]
}

for (const user of listAccounts()) {
  test.describe(`the screens of ${ROLE_LABELS[user.role]}`, () => {
    test.use({ expectedErrors: [/404/] })

    test('speak Polish and show no broken value', async ({ page }) => {
      test.slow()
      await page.goto('/healthz')
      await page.evaluate((session) => localStorage.setItem('pewnik:session', session), JSON.stringify(user))
      for (const address of addressesOf(user)) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
        await expectPolish(page, address)
      }
    })
  })
}

test('the public pages speak Polish and show no broken value', async ({ page }) => {
  for (const address of [
    '/',
    '/login',
    '/login/new',
    '/about',
    '/contact',
    '/privacy',
    '/offline',
    '/certificates/verify',
    '/certificates/verify/IWL59ljS5zaeI0js',
    '/card/yS0DrhyhSvLwiXum',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPolish(page, address)
  }
})

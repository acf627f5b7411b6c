import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from 'playwright/test'
import { matchRoutes } from 'react-router'

import routes from '../../app/routes.ts'
import { fillBox } from '../support/crew-journey.ts'
import { becomeAccount, becomeUser, expect, waitForPanel } from '../support/journey.ts'
import { LONGEST, LONGEST_BOX, LONGEST_DROPS } from '../support/longest-values.ts'
import { test } from '../support/one-window.ts'
import { storeOwnData } from '../support/own-data.ts'
import { beyondEdge } from '../support/reflow.ts'
import { TODAY } from '../support/server.ts'
import { signAsSample } from '../support/signing.ts'
import { readVaultLink, turnOnVault } from '../support/vault-journey.ts'

const TRAINING = `/trainings/training-at-${TODAY}`
const LATER = '/trainings/training-at-2026-11-28'

const PLANNING = [
  TRAINING,
  `${LATER}/edit`,
  `${LATER}/participants`,
  `${TRAINING}/attendance`,
  `${TRAINING}/journal`,
  `${TRAINING}/exam`,
  '/trainings/issued',
  `${TRAINING}/completion`,
  `${TRAINING}/certificates`,
  `${TRAINING}/programme`,
  '/employees',
  '/employees/archive',
  '/employees/one',
  '/employees/one/edit',
  '/certificates/certificate-bhp-one',
]

/** The screens that show or take typed texts. Those of a centre and of a worker are listed if they look different. */
const SCREENS: Record<keyof typeof LONGEST, readonly string[]> = {
  employer: [
    '/dashboard',
    '/certificates',
    '/certificates?view=table',
    '/certificates/new',
    '/certificates/take',
    '/certificates/renew?of=certificate-own-one',
    '/certificates/certificate-own-one',
    '/certificates/certificate-bhp-one/edit',
    '/certificates/certificate-bhp-one/sheet',
    '/calendar',
    '/calendar?date=2026-12-01',
    '/trainings',
    '/trainings/new',
    ...PLANNING,
    `${LATER}/invitation`,
    `${LATER}/sign-up`,
    '/profile',
    '/profile?tab=card',
    '/profile/pocket-card',
    '/settings?tab=account',
    '/settings?tab=data',
    '/settings/link',
    '/settings/phones',
    '/scans',
    '/employer',
    '/employer/positions',
    '/employer/positions/position',
    '/employer/positions/position/conditions',
    '/employer/trade?trade=construction',
    '/employer/duties',
    '/employer/duties/duty-longest',
    '/employer/issuers',
    '/employer/inspection',
    '/settings/history',
    '/employer/kinds',
    '/employer/kinds/own_roller',
    '/reports',
    '/reports/new',
    '/reports/report-accident',
    '/reports/report-accident/paper',
    '/reports/report-accident/register',
    '/reports/register',
    '/reports/statistics',
    '/reports/measures',
    '/reports/boxes',
    `/reports/boxes/${LONGEST_BOX.id}/poster`,
    '/reports/crew',
    '/reports/crew/drop-1',
    '/employees?view=matrix',
    '/employees?view=gate',
    '/employees/new',
    '/employees/many',
    '/employees/papers',
    '/employees/import',
    '/employees/two',
    '/employees/certificates?person=one&person=two',
    '/employees/referral?person=one',
    '/employees/induction-card?person=one',
    '/employees/authorization?person=one',
    '/employees/pocket-card?person=one',
    '/employees/dossier?person=one',
    '/employees/privacy-notice',
    '/employees/data-authorization?person=one',
    '/employees/retention',
    '/employees/reminder?person=one',
    '/employees/access',
    '/employees/access?person=two',
    '/employees/gate',
    '/employees/one/examination',
    '/employees/one/induction',
  ],
  // Only a centre signs certificates for participants.
  centre: [
    '/dashboard',
    '/certificates',
    '/calendar',
    '/trainings',
    ...PLANNING,
    `${TRAINING}/links`,
    `${TRAINING}/births`,
  ],
  worker: [
    '/dashboard',
    '/certificates',
    '/profile?tab=certificates',
    '/reports',
    '/reports/report-accident',
  ],
}

/** The narrowest phone, the narrowest tables with all columns, and a laptop. */
const WIDTHS = [360, 1024, 1280]

async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const edge = 'box' as const
    expect
      .soft(await page.evaluate(beyondEdge, edge), `beyond the edge of ${screen} at ${width} px`)
      .toEqual([])
  }
}

for (const role of ['employer', 'centre', 'worker'] as const) {
  test(`the longest names and texts without a space fit on the screens of: ${role}`, async ({ page }) => {
    test.slow()
    const { owner, changes } = LONGEST[role]
    await storeOwnData(page, owner.id, { changes })
    await becomeUser(page, owner)
    if (role === 'employer') await turnOnVault(page, 'Najdłuższa'.repeat(4))
    for (const screen of SCREENS[role]) {
      await page.goto(screen)
      await waitForPanel(page)
      await expect(page.getByRole('heading', { level: 1 }), screen).not.toHaveText(/^(Brak|Strona nie)/)
      await expectToFit(page, screen)
    }
  })
}

test('they fit in dialogs, and on the public pages that show them', async ({ page }) => {
  const { owner, changes } = LONGEST.employer
  await storeOwnData(page, owner.id, { changes })
  await page.goto('/login')
  await expect(page.getByText(owner.company).first()).toBeVisible()
  await expectToFit(page, 'the login page')
  const token = await signAsSample({ holder: `${'Najdłuższa'.repeat(6)} N.`, number: 'N'.repeat(40) })
  await page.goto(`/c/${token}`)
  await expectToFit(page, 'a signed certificate')
  await becomeUser(page, owner)
  await page.goto('/trainings')
  await page
    .getByRole('button', { name: /^Szczegóły/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page, 'the dialog of a training')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Szukaj wszędzie' }).click()
  await page.getByRole('combobox', { name: 'Osoba, numer, nazwa lub ekran' }).fill('najdluzsza')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectToFit(page, 'the search')
  await page.keyboard.press('Escape')
  await turnOnVault(page, 'Najdłuższa'.repeat(4))
  const link = await readVaultLink(page)
  await becomeAccount(page, 'Pracownik')
  await page.goto(link)
  await expect(page.getByText(owner.company).first()).toBeVisible()
  await expectToFit(page, 'the page that connects a device')
})

test('what the crew sends fits, with the longest texts that a phone takes', async ({ page }) => {
  const { owner, changes } = LONGEST.employer
  await storeOwnData(page, owner.id, { changes })
  await becomeUser(page, owner)
  await turnOnVault(page, 'laptop')
  await fillBox(page, LONGEST_BOX, LONGEST_DROPS)
  await page.goto('/reports/crew')
  const drops = page.getByRole('main').getByRole('listitem')
  await expect(drops).toHaveCount(LONGEST_DROPS.length)
  await expectToFit(page, 'the list of what waits')
  for (let place = 0; place < LONGEST_DROPS.length; place += 1) {
    await drops.nth(place).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zgłoszenie od załogi' })).toBeVisible()
    await expectToFit(page, `drop ${place}`)
    await page.goBack()
  }
  for (const screen of ['/employees/one', `${LATER}/sign-up`, '/reports/boxes']) {
    await page.goto(screen)
    await waitForPanel(page)
    await expectToFit(page, `${screen} with what waits`)
  }
})

test('the screens above are those of all routes of the panel', () => {
  const panel = routes.find(({ file }) => file === 'routes/panel/panel-layout.tsx')?.children ?? []
  const byPattern = panel.map(({ path = '' }: RouteConfigEntry) => ({ id: path, path: `/${path}` }))
  const opened = new Set(
    Object.values(SCREENS)
      .flat()
      .map((screen) => matchRoutes(byPattern, screen.replace(/\?.*/, ''))?.at(-1)?.route.id),
  )
  // Two former addresses lead to `/employees`, and an employer's register has no centres.
  const without = ['employees/duty', 'employees/admitted', 'centers']
  expect(byPattern.map(({ id }) => id).filter((id) => !opened.has(id))).toEqual(without)
})

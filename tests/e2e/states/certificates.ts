import type { Page } from 'playwright/test'

import { ANNAS_RENEWAL } from '../../support/annas-changes.ts'
import { expect } from '../../support/journey.ts'
import { personSaved } from '../../support/owner.ts'
import { ANNAS_BHP, MAREK } from '../../support/sample.ts'
import { signAsSample } from '../../support/signing.ts'
import type { State } from '../../support/state.ts'

const RENEWED = {
  as: 'Pracownik',
  changes: [{ kind: 'certificate-added', id: 'added', day: '2026-11-21', certificate: ANNAS_RENEWAL }],
} as const

const REVOKED = {
  kind: 'certificate-revoked',
  id: 'revoked',
  day: '2026-11-21',
  certificateId: ANNAS_BHP,
  reason: 'Wydany omyłkowo, bo instruktor pomylił listy obecności dwóch szkoleń z tego samego dnia',
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens a part of the screen by its button, and waits for it. */
const opens = (name: string | RegExp, dialog: string) => async (page: Page) => {
  await press(page, name)
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}

/** Checks links that are good, cut, of an unknown holder and of two people that fit, and asks who it is. */
async function checkLinks(page: Page): Promise<void> {
  const links = [
    await signAsSample({ id: 'one', number: 'ŚWIĘTOCHŁOWICE/2026/11/0000000000001234', holder: 'Anna D.' }),
    await signAsSample({ id: 'two', number: 'BHP-70', holder: 'Ada L.' }),
    await signAsSample({ id: 'three', number: 'BHP-71', holder: 'Zenon Q.' }),
    'eyJ.cut',
  ]
  await page.getByRole('textbox', { name: 'Linki certyfikatów' }).fill(links.join('\n'))
  await press(page, 'Sprawdź')
  await press(page, /^Zapisz \d+\scertyfikat/)
  await expect(page.getByText('Wskaż osobę').last()).toBeVisible()
}

export const CERTIFICATES: readonly State[] = [
  {
    title: 'the form of a certificate with errors',
    as: 'Pracownik',
    address: '/certificates/new',
    prepare: async (page) => {
      await press(page, 'Zapisz certyfikat')
      await expect(page.getByRole('group', { name: /Popraw dane/ })).toBeFocused()
    },
  },
  { title: 'a list with a renewal that waits', ...RENEWED, address: '/certificates' },
  { title: 'a certificate that waits', ...RENEWED, address: `/certificates/${ANNAS_RENEWAL.id}` },
  {
    title: 'the sheet of a certificate to print',
    ...RENEWED,
    address: `/certificates/${ANNAS_RENEWAL.id}/sheet`,
  },
  {
    title: 'the terms of a training that renews a certificate',
    as: 'Pracownik',
    address: '/certificates/renew?type=bhp&scope=workers',
  },
  {
    title: 'the rules of a qualification that no training leads to',
    as: 'Administrator',
    address: `/certificates/renew?for=${MAREK}&type=electrical&scope=e_g1`,
  },
  {
    title: 'the reason of a revocation that is missing',
    as: 'Administrator',
    address: `/certificates/${ANNAS_BHP}`,
    prepare: async (page) => {
      await opens('Odwołaj', 'Odwołać certyfikat?')(page)
      await press(page, 'Odwołaj certyfikat')
      await expect(page.getByLabel('Powód odwołania')).toBeFocused()
    },
  },
  {
    title: 'a revoked certificate',
    as: 'Administrator',
    changes: [REVOKED],
    address: `/certificates/${ANNAS_BHP}`,
  },
  {
    title: 'the preview of a certificate',
    as: 'Pracownik',
    address: '/certificates?q=BHP-42653',
    prepare: opens(/^Podgląd/, 'Podgląd certyfikatu'),
  },
  {
    title: 'the code of a certificate',
    as: 'Pracownik',
    address: `/certificates/${ANNAS_BHP}`,
    prepare: opens('Kod QR', 'Kod QR certyfikatu'),
    expectedErrors: [/ERR_NAME_NOT_RESOLVED/],
  },
  {
    title: 'the menu of a row of certificates',
    as: 'Pracodawca',
    address: '/certificates?view=table&sort=holder',
    prepare: async (page) => {
      await press(page, 'Czynności: BHP-42653')
      await expect(page.getByRole('button', { name: /^Podgląd/ })).toBeVisible()
    },
  },
  {
    title: 'certificates with a deadline',
    as: 'Pracodawca',
    address: '/certificates?act=30',
  },
  {
    title: 'signed links of all kinds',
    as: 'Pracodawca',
    changes: [personSaved('ada-1', 'Ada', 'Lis'), personSaved('ada-2', 'Ada', 'Lech')],
    address: '/certificates/take',
    prepare: checkLinks,
  },
  {
    title: 'a permission for notifications that is refused',
    as: 'Pracownik',
    address: '/settings',
    prepare: async (page) => {
      // Stubbed, because a test cannot answer the browser's prompt.
      await page.evaluate(() => {
        Notification.requestPermission = () => Promise.resolve('denied')
      })
      await page.getByRole('switch', { name: 'Powiadomienie w przeglądarce' }).press('Space')
      await expect(page.getByText(/Zezwól na\snie w\sustawieniach witryny/)).toBeVisible()
    },
  },
]

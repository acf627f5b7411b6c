import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Role } from '~/domain/people/user'

import { ANNAS_RENEWAL } from '../../../support/annas-changes'
import { TODAY } from '../../../support/builders'
import { refuseWritesAfter } from '../../../support/database'
import { findToast, named } from '../../../support/queries'
import { ANNA, ANNAS_BHP, LUKASZS_SEP } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const FORM = '/certificates/new'
const HEADING = 'Dodaj certyfikat'
const PAGE = `/certificates/${ANNAS_BHP}`

const LATER_THAN_TODAY = /^Data wydania nie może być późniejsza niż\sdziś$/

const field = (label: string) => screen.getByLabelText(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const choose = ({ user }: Visit, label: string, option: string) => user.selectOptions(field(label), option)
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Zapisz certyfikat' }))
const discard = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Odrzuć szkic' }))
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The count of the list. A toast has the same role, but is outside of `main`. */
const findCount = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(text))
const summary = () => screen.getByRole('group', { name: named('Popraw dane') })
const problems = () =>
  within(summary())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Finds a card by its own number; others may name that number in a text. */
function card(number: string): HTMLElement {
  const found = screen.getAllByRole('article').find((one) => within(one).queryByText(number))
  if (!found) throw new Error(`No card is about ${number}.`)
  return found
}

/** Fills the form with a newer BHP certificate. */
async function fillRenewal(page: Visit, number = 'BHP-90001'): Promise<void> {
  await choose(page, 'Rodzaj certyfikatu', 'Szkolenie okresowe BHP')
  await choose(page, 'Zakres', 'stanowiska robotnicze')
  fill('Numer', number)
  fill('Data wydania', '2026-11-20')
}

/** Saves the form, waits for the page of what was saved and opens the list. */
async function saveAndList(page: Visit): Promise<void> {
  await save(page)
  await screen.findByRole('region', { name: 'Historia' })
  await page.go('/certificates')
  await findHeading('Certyfikaty')
}

/** Waits until a draft with this text is kept. A document that is loaded before loses what was typed last. */
async function expectDraft(text: string): Promise<void> {
  const { readDraft } = await import('~/browser/records/drafts.client')
  const kept = async () => JSON.stringify(await readDraft(ANNA, 'certificate'))
  await expect.poll(kept).toContain(text)
}

/** Records what the same form, filled by `fillRenewal`, has added from another tab. */
async function recordElsewhere(number: string): Promise<void> {
  const { recordChanges } = await import('~/browser/records/record-changes.client')
  const id = document.querySelector<HTMLInputElement>('input[name="id"]')?.value ?? ''
  const renewal = { ...ANNAS_RENEWAL, id, number }
  const change = { kind: 'certificate-added' as const, id, day: TODAY, certificate: renewal }
  await recordChanges(ANNA, [{ id, build: () => change }])
}

test('a draft survives a reload, and a typed expiry is not overwritten', async () => {
  const page = await visit(FORM, { as: 'employee' })
  const expectExpiry = (day: string) => waitFor(() => expect(field('Data ważności')).toHaveValue(day))
  await fillRenewal(page)
  expect(await screen.findByText(named('Propozycja: 3 lata od wydania.'))).toBeVisible()
  await expectExpiry('2029-11-20')
  fill('Data wydania', '2026-10-20')
  await expectExpiry('2029-10-20')
  await expectDraft('2029-10-20')
  await page.reload()
  expect(field('Numer')).toHaveValue('BHP-90001')
  await expectExpiry('2029-10-20')
  await choose(page, 'Rodzaj certyfikatu', 'Uprawnienia elektryczne SEP')
  expect(field('Zakres')).toHaveValue('')
  await expectExpiry('')
  await choose(page, 'Zakres', 'dozór (D), grupa G1')
  await expectExpiry('2031-10-20')
  await expectDraft('d_g1')
  await page.reload()
  expect(field('Zakres')).toHaveValue('d_g1')

  fill('Data ważności', '2030-01-31')
  fill('Data wydania', '2026-09-20')
  await expectDraft('2026-09-20')
  await page.reload()
  await choose(page, 'Rodzaj certyfikatu', 'Szkolenie okresowe BHP')
  expect(field('Data wydania')).toHaveValue('2026-09-20')
  await expectExpiry('2030-01-31')
})

test('a certificate without a term needs no expiry', async () => {
  const page = await visit(FORM, { as: 'employee' })
  await choose(page, 'Rodzaj certyfikatu', 'Kwalifikowana pierwsza pomoc')
  await choose(page, 'Zakres', 'szkolenie pracowników')
  fill('Numer', 'PP-1')
  fill('Data wydania', '2026-11-20')
  expect(field('Data ważności (opcjonalnie)')).toHaveValue('')
  await save(page)
  await screen.findByRole('region', { name: 'Historia' })
  await page.go('/certificates?q=PP-1')
  await findHeading('Certyfikaty')
  expect(card('PP-1')).toHaveTextContent('bezterminowo')
  expect(within(card('PP-1')).getByRole('heading')).toHaveTextContent(/^Pierwsza pomoc$/)
})

test('a renewal starts an empty form beside another draft, and neither is lost', async () => {
  const page = await visit(FORM, { as: 'employee' })
  fill('Numer', 'W-TOKU-1')
  await screen.findByRole('button', { name: 'Odrzuć szkic' })
  await page.go(PAGE)
  await page.user.click(await screen.findByRole('link', { name: 'Odnów' }))
  await page.user.click(await screen.findByRole('link', { name: named('Mam już nowy certyfikat') }))
  await findHeading(HEADING)
  expect(field('Numer')).toHaveValue('')
  await page.go(FORM)
  await waitFor(() => expect(field('Numer')).toHaveValue('W-TOKU-1'))
})

test('a form sent twice, also from two tabs, adds one certificate', async () => {
  const page = await visit(FORM, { as: 'employee' })
  await fillRenewal(page)
  const button = screen.getByRole('button', { name: 'Zapisz certyfikat' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('region', { name: 'Historia' })
  await page.go('/certificates')
  await findCount('7 certyfikatów')

  await page.go(FORM)
  await findHeading(HEADING)
  await fillRenewal(page, 'BHP-90002')
  await waitFor(() => expect(field('Data ważności')).toHaveValue('2029-11-20'))
  await recordElsewhere('BHP-90002')
  await saveAndList(page)
  await findCount('8 certyfikatów')
})

test('a discarded draft is gone, and can be restored', async () => {
  const page = await visit(FORM, { as: 'employee' })
  expect(screen.queryByRole('button', { name: 'Odrzuć szkic' })).toBeNull()
  fill('Numer', 'BHP-90010')
  await screen.findByRole('button', { name: 'Odrzuć szkic' })
  await discard(page)
  await findHeading('Certyfikaty')
  expect(page.address()).toBe('/certificates')
  await page.go(FORM)
  await findHeading(HEADING)
  expect(field('Numer')).toHaveValue('')

  await page.user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await screen.findByText(named('Szkic znów czeka w formularzu'))
  await page.go('/certificates')
  await findHeading('Certyfikaty')
  await page.go(FORM)
  await findHeading(HEADING)
  expect(field('Numer')).toHaveValue('BHP-90010')
})

test('a discarded form leads back to the profile, and from a strange address to the list', async () => {
  const page = await visit('/profile?tab=certificates', { as: 'employee' })
  await page.user.click(screen.getByRole('link', { name: HEADING }))
  await findHeading(HEADING)
  await fillRenewal(page)
  await discard(page)
  await findHeading('Profil')
  expect(page.address()).toBe('/profile?tab=certificates')
  expect(await findToast('Odrzucono szkic')).toHaveTextContent(HEADING)

  await page.go(`${FORM}?from=${encodeURIComponent('//evil.example')}`)
  await findHeading(HEADING)
  await fillRenewal(page, 'BHP-90002')
  await discard(page)
  await findHeading('Certyfikaty')
  expect(page.address()).toBe('/certificates')
})

test.each(['/certificates', '/profile?tab=certificates'])(
  'a person without certificates finds the way to add one on %s',
  async (path) => {
    const { user } = await visit(path, {
      as: {
        id: 'nobody',
        firstName: 'Zenon',
        lastName: 'Nowy',
        email: 'zenon@pewnik.example',
        role: 'employee',
      },
    })
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: HEADING })
    await user.click(links.at(-1) ?? document.body)
    expect(await findHeading(HEADING)).toBeVisible()
  },
)

test('a training centre issues in its own name, and no other account sees what it added here', async () => {
  const page = await visit(FORM, { as: 'training_center' })
  expect(within(field('Osoba')).queryByRole('option', { name: 'Agata Śliwińska' })).toBeNull()
  await choose(page, 'Osoba', 'Anna Dąbrowska')
  await fillRenewal(page)
  expect(field('Wystawca')).toHaveValue('Ośrodek Szkoleniowy Bezpieczna Praca')
  expect(field('Wystawca')).toHaveAttribute('readonly')
  await save(page)
  await screen.findByRole('region', { name: 'Historia' })
  const added = page.address()
  await page.go('/certificates')
  await findHeading('Certyfikaty')
  await waitFor(() => card('BHP-90001'))
  expect(card('BHP-90001')).toHaveTextContent('Anna Dąbrowska')
  expect(card('BHP-90001')).toHaveTextContent('Aktywny')
  expect(card('BHP-90001')).toHaveTextContent('Ośrodek Szkoleniowy Bezpieczna Praca')
  expect(card('BHP-90001')).not.toHaveTextContent('niepotwierdzony')

  await visit(added, { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Strona nie znaleziona')
})

test('an employer adds for an employee', async () => {
  const page = await visit(FORM, { as: 'employer' })
  await save(page)
  await screen.findByRole('link', { name: 'Wybierz osobę' })
  await choose(page, 'Osoba', 'Łukasz Zięba')
  await fillRenewal(page)
  await save(page)
  expect(await findToast('Dodano certyfikat')).toHaveTextContent(/Dodano certyfikat: .* – Łukasz Zięba/)
  await page.go('/certificates?q=BHP-90001')
  await findHeading('Certyfikaty')
  expect(card('BHP-90001')).toHaveTextContent('Łukasz Zięba')
  expect(card('BHP-90001')).toHaveTextContent('niepotwierdzony przez wystawcę')
})

test.each<{ role: Role; name: string }>([
  { role: 'admin', name: 'Agata Śliwińska' },
  { role: 'training_center', name: 'Norbert Gąsiorek' },
])(
  'an account of the role $role waits for a certificate of its own to be confirmed, too',
  async (account) => {
    const page = await visit(FORM, { as: account.role })
    expect(screen.getByText(named('własny będzie czekał na potwierdzenie wystawcy'))).toBeVisible()
    await choose(page, 'Osoba', account.name)
    await fillRenewal(page)
    await save(page)
    await screen.findByRole('region', { name: 'Historia' })
    expect(screen.getByRole('main')).toHaveTextContent('Oczekujący – czeka na potwierdzenie')
    expect(screen.getByRole('button', { name: 'Usuń' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Potwierdź' })).toBeNull()
    await page.go('/certificates?q=BHP-90001')
    await findHeading('Certyfikaty')
    expect(card('BHP-90001')).toHaveTextContent('niepotwierdzony przez wystawcę')
  },
)

test('an error stands beside its field, and typed values stay', async () => {
  const page = await visit(FORM, { as: 'employee' })
  await save(page)
  await waitFor(() => expect(summary()).toHaveFocus())
  expect(problems()).toEqual([
    'Wybierz rodzaj certyfikatu',
    'Podaj numer certyfikatu',
    'Podaj datę wydania',
    'Podaj datę ważności',
  ])
  await page.user.click(within(summary()).getByRole('link', { name: 'Podaj numer certyfikatu' }))
  await waitFor(() => expect(field('Numer')).toHaveFocus())
  await fillRenewal(page)
  fill('Data wydania', '2026-11-22')
  await save(page)
  await waitFor(() => expect(field('Data wydania')).toHaveAccessibleDescription(LATER_THAN_TODAY))
  await waitFor(() => expect(field('Data wydania')).toHaveFocus())
  expect(field('Numer')).toHaveValue('BHP-90001')
  fill('Data wydania', '2026-11-21')
  await saveAndList(page)
  await findCount('7 certyfikatów')
})

test('an error goes as soon as its field is right, and nothing new appears while typing', async () => {
  const page = await visit(FORM, { as: 'employee' })
  const { user } = page
  await user.type(field('Numer'), 'x{Backspace}')
  expect(field('Numer')).not.toHaveAttribute('aria-invalid')

  await save(page)
  await waitFor(() => expect(problems()).toHaveLength(4))
  await user.type(field('Numer'), 'BHP-90001')
  expect(field('Numer')).not.toHaveAttribute('aria-invalid')
  await waitFor(() => expect(field('Numer')).toHaveFocus())
  expect(problems()).toEqual(['Wybierz rodzaj certyfikatu', 'Podaj datę wydania', 'Podaj datę ważności'])
  // Emptied again, it waits for the next try.
  await user.clear(field('Numer'))
  expect(field('Numer')).not.toHaveAttribute('aria-invalid')
  // What is wrong in another way says how.
  fill('Data wydania', '2026-11-22')
  expect(field('Data wydania')).toHaveAccessibleDescription(LATER_THAN_TODAY)
  await fillRenewal(page)
  await waitFor(() => expect(screen.queryByRole('group', { name: named('Popraw dane') })).toBeNull())
  for (const control of screen.getAllByRole('combobox')) expect(control).toBeValid()
  for (const control of screen.getAllByRole('textbox')) expect(control).not.toHaveAttribute('aria-invalid')
  await saveAndList(page)
  await findCount('7 certyfikatów')
})

test('a number of another certificate is rejected with a link to that certificate', async () => {
  const page = await visit(FORM, { as: 'employee' })
  await fillRenewal(page, 'bhp 42653')
  await save(page)
  await screen.findAllByText(named('Certyfikat tego rodzaju o tym numerze już istnieje'))
  await waitFor(() => expect(field('Numer')).toHaveFocus())
  await page.user.click(screen.getByRole('link', { name: 'Zobacz ten certyfikat' }))
  await screen.findByRole('region', { name: 'Historia' })
  expect(page.address()).toBe(PAGE)
  await page.back()
  await findHeading(HEADING)
  expect(field('Numer')).toHaveValue('bhp 42653')

  // The certificate of somebody else has its public page only, in a new tab.
  await choose(page, 'Rodzaj certyfikatu', 'Uprawnienia elektryczne SEP')
  await choose(page, 'Zakres', 'eksploatacja (E), grupa G1')
  fill('Numer', 'SEP/75824')
  await save(page)
  const proof = await screen.findByRole('link', { name: /^Zobacz stronę weryfikacji tego certyfikatu/ })
  expect(proof).toHaveAttribute('href', `/certificates/verify/${LUKASZS_SEP}`)
  expect(proof).toHaveAttribute('target', '_blank')

  fill('Numer', 'SEP/75825')
  expect(screen.queryByText(named('Certyfikat tego rodzaju o tym numerze już istnieje'))).toBeNull()
  expect(screen.queryByRole('link', { name: /^Zobacz stronę weryfikacji/ })).toBeNull()
  await saveAndList(page)
  await findCount('7 certyfikatów')
})

test('a refused write is reported, and typed values stay on the screen', async () => {
  const page = await visit(FORM, { as: 'employee' })
  await fillRenewal(page)
  refuseWritesAfter(0)
  await save(page)
  await screen.findByText('Nie udało się zapisać')
  expect(field('Numer')).toHaveValue('BHP-90001')
  expect(page.address()).toBe(FORM)
})

test('hostile input is shown as text or rejected with a message', async () => {
  const number = '<img src=x onerror=alert(1)>'
  const page = await visit(FORM, { as: 'employee' })
  await fillRenewal(page, number)
  fill('Wystawca (opcjonalnie)', 'javascript:alert(1) \u202egnp.exe\u202c <script>alert(2)</script>')
  await save(page)
  await screen.findByRole('region', { name: 'Historia' })
  expect(screen.getByRole('main')).toHaveTextContent(number)
  expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull()
  await page.go('/certificates')
  await findCount('7 certyfikatów')
  expect(card(number)).toHaveTextContent('javascript:alert(1) gnp.exe <script>alert(2)</script>')

  await page.go(FORM)
  await findHeading(HEADING)
  await fillRenewal(page)
  fill('Numer', 'B'.repeat(100_000))
  fill('Wystawca (opcjonalnie)', 'C'.repeat(100_000))
  await save(page)
  await screen.findAllByText(named('Skróć numer do 40 znaków'))
  expect(screen.getAllByText(named('Skróć nazwę wystawcy do 120 znaków'))).not.toHaveLength(0)

  fill('Numer', '\ud800\u202e\u200b')
  fill('Wystawca (opcjonalnie)', '')
  await save(page)
  await screen.findAllByText('Podaj numer certyfikatu')
})

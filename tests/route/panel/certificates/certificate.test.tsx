import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { findToast, named } from '../../../support/queries'
import {
  ANNAS_BHP,
  ANNAS_PENDING_FIRST_AID,
  ANNAS_UDT,
  CERTIFICATE_OF_ANOTHER_CENTRE,
  LUKASZS_SEP,
} from '../../../support/sample'
import { closeDialog } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const PAGE = `/certificates/${ANNAS_BHP}`

const verdict = () => within(screen.getByRole('main')).getByRole('article')
const history = () => screen.getByRole('region', { name: 'Historia' })
const findVerdict = (text: string) => waitFor(() => expect(verdict()).toHaveTextContent(text))
const button = (name: string) => screen.queryByRole('button', { name })

async function ask({ user }: Visit): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Odwołaj' }))
  return screen.findByRole('dialog', { name: 'Odwołać certyfikat?' })
}

const reasonIn = (dialog: HTMLElement) => within(dialog).getByLabelText(/^Powód odwołania/)

async function send({ user }: Visit, dialog: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name: 'Odwołaj certyfikat' }))
}

async function revoke(page: Visit, reason: string): Promise<void> {
  const dialog = await ask(page)
  await page.user.type(reasonIn(dialog), reason)
  await send(page, dialog)
  await findVerdict('Odwołany')
}

test('a UDT certificate has the day by which its holder applies for an extension', async () => {
  await visit(`/certificates/${ANNAS_UDT}`, { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Operator wózka jezdniowego (UDT)')
  expect(verdict()).toHaveTextContent('wózek z wysięgnikiem lub podnoszonym operatorem')
  expect(verdict()).toHaveTextContent('Urząd Dozoru Technicznego, po egzaminie')
  expect(verdict()).toHaveTextContent('Złóż wniosek do 18.12.2026 – za 27 dni')
  expect(verdict()).toHaveTextContent(
    'Wniosek do UDT o przedłużenie trzeba złożyć do 18.12.2026, co najmniej 3 miesiące przed końcem ważności.',
  )
})

test('the page of a certificate that ends soon is named by it, and leads to its renewal', async () => {
  const { user, address } = await visit(PAGE, { as: 'employee' })
  expect(document.title).toBe('BHP-42653, Anna Dąbrowska, Szkolenie okresowe BHP – Pewnik')
  expect(within(verdict()).getByRole('button', { name: 'Kod QR' })).toBeVisible()
  await user.click(within(verdict()).getByRole('link', { name: 'Odnów' }))
  await screen.findByRole('heading', { level: 1, name: 'Odnów kwalifikację' })
  expect(address()).toMatch(/^\/certificates\/renew/)
})

test('the code of a certificate is one press away on its page as well', async () => {
  const { user } = await visit(PAGE, { as: 'employee' })
  await user.click(screen.getByRole('button', { name: 'Kod QR' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByAltText('')).toHaveAttribute('src', expect.stringContaining(ANNAS_BHP))
})

test('revoking stands apart from what people do every day', async () => {
  await visit(PAGE, { as: 'admin' })
  const ending = screen.getByRole('group', { name: 'Odwołanie i usunięcie' })
  expect(within(ending).getByRole('button')).toHaveTextContent(/^Odwołaj$/)
  expect(screen.getByRole('button', { name: 'Odwołaj' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Drukuj' })).toBeVisible()
})

test('the page of an employee’s certificate names its holder for the employer', async () => {
  await visit(PAGE, { as: 'employer' })
  expect(verdict()).toHaveTextContent('Anna Dąbrowska')
})

test('an administrator revokes a certificate with a reason, and the list shows it', async () => {
  const page = await visit(PAGE, { as: 'admin' })
  expect(verdict()).toHaveTextContent('Ważny do 03.12.2026')
  expect(verdict()).toHaveTextContent('Anna Dąbrowska')
  const dialog = await ask(page)
  await send(page, dialog)
  await within(dialog).findByText('Podaj powód odwołania')
  await waitFor(() => expect(reasonIn(dialog)).toHaveFocus())
  await page.user.type(reasonIn(dialog), 'Wydany omyłkowo')
  await send(page, dialog)

  await findToast('Odwołano w panelu')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const text of ['Odwołany', 'Wydany omyłkowo', 'zmieniony w tej przeglądarce']) {
    expect(verdict()).toHaveTextContent(text)
  }
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(verdict()).not.toHaveTextContent('Ważny do')
  expect(verdict()).toHaveTextContent(
    'Publiczna strona weryfikacji nadal pokazuje stan zapisany na serwerze.',
  )
  expect(history()).toHaveTextContent('21.11.2026, Agata Śliwińska')

  await page.go('/certificates?q=BHP-42653')
  await screen.findByRole('heading', { level: 1, name: 'Certyfikaty' })
  expect(screen.getByRole('article')).toHaveTextContent('Odwołany')
  expect(screen.getByRole('article')).toHaveTextContent('zmieniony w tej przeglądarce')
})

test('a revocation is undone by „Cofnij”, or by restoring, which stays in the history', async () => {
  const page = await visit(PAGE, { as: 'admin' })
  await revoke(page, 'Pomyłka')
  await page.user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await findVerdict('Ważny do 03.12.2026')
  expect(history()).not.toHaveTextContent('Pomyłka')
  expect(screen.queryByRole('dialog')).toBeNull()

  await revoke(page, 'Zgubiony oryginał')
  await page.reload()
  expect(verdict()).toHaveTextContent('Zgubiony oryginał')
  await page.user.click(screen.getByRole('button', { name: 'Przywróć' }))
  await findVerdict('Ważny do 03.12.2026')
  expect(verdict()).not.toHaveTextContent('Zgubiony oryginał')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  const events = within(history()).getAllByRole('list').at(-1)
  const lines = within(events ?? document.body).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Przywrócony'),
    expect.stringContaining('Zgubiony oryginał'),
    expect.stringContaining('Wydany'),
  ])
})

test('a cancelled question changes nothing and gives the focus back', async () => {
  const page = await visit(PAGE, { as: 'admin' })
  const open = screen.getByRole('button', { name: 'Odwołaj' })
  const dialog = await ask(page)
  await page.user.type(reasonIn(dialog), 'Nie wiem')
  await closeDialog(page)
  await waitFor(() => expect(open).toHaveFocus())
  expect(verdict()).toHaveTextContent('Ważny do 03.12.2026')
})

test('a training centre confirms its own certificates and sees none of another centre', async () => {
  const { user, go } = await visit(`/certificates/${ANNAS_PENDING_FIRST_AID}`, { as: 'training_center' })
  expect(verdict()).toHaveTextContent('Oczekujący – czeka na potwierdzenie')
  await user.click(screen.getByRole('button', { name: 'Potwierdź' }))
  await findVerdict('Ważny do 17.11.2029')
  expect(history()).toHaveTextContent('Potwierdzony')
  expect(history()).toHaveTextContent('21.11.2026, Norbert Gąsiorek')
  expect(button('Potwierdź')).toBeNull()
  await go(`/certificates/${CERTIFICATE_OF_ANOTHER_CENTRE}`)
  await screen.findByRole('heading', { level: 1, name: 'Strona nie znaleziona' })
})

test('an employee decides on no certificate', async () => {
  await visit(`/certificates/${ANNAS_PENDING_FIRST_AID}`, { as: 'employee' })
  expect(verdict()).toHaveTextContent('Oczekujący – czeka na potwierdzenie')
  for (const name of ['Potwierdź', 'Odwołaj', 'Przywróć', 'Usuń']) expect(button(name)).toBeNull()
})

test.each([LUKASZS_SEP, 'nieznany', '__proto__', '%3Cscript%3E', 'a'.repeat(10_000)])(
  'an employee finds nothing but own certificates, and keeps the menu (%.20s)',
  async (id) => {
    await visit(`/certificates/${id}`, { as: 'employee' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Strona nie znaleziona')
    expect(screen.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  },
)

test('a decision shows for one person only in this browser', async () => {
  await revoke(await visit(PAGE, { as: 'admin' }), 'Wydany omyłkowo')
  await visit(PAGE, { as: 'employee' })
  expect(verdict()).toHaveTextContent('Ważny do 03.12.2026')
})

test('a hostile reason is shown as text, and a long one is rejected', async () => {
  const page = await visit(PAGE, { as: 'admin' })
  const dialog = await ask(page)
  // Set past the limit of the field, as a script can.
  fireEvent.change(reasonIn(dialog), { target: { value: 'x'.repeat(100_000) } })
  await send(page, dialog)
  expect(await within(dialog).findByText(named('Skróć powód do 300 znaków'))).toBeVisible()
  const hostile = '<b onmouseover=alert(1)>\u202eelbisivni</b> javascript:alert(1)'
  fireEvent.change(reasonIn(dialog), { target: { value: hostile } })
  await send(page, dialog)
  await findVerdict('<b onmouseover=alert(1)>elbisivni</b> javascript:alert(1)')
})

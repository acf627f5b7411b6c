import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import { signedPath } from '~/domain/signing/certificate-token'
import type { SignedCertificate } from '~/domain/signing/signed-certificate'

import { certificateAdded } from '../../../support/changes'
import { CENTRE, makeIssuers } from '../../../support/issuers'
import { answerLinkChecks } from '../../../support/link-checks'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { newKey, signable, signAsSample } from '../../../support/signing'
import { visit, type Visit } from '../../../support/visit'

const TAKE = '/certificates/take'
const ADD = /^Zapisz \d+\scertyfikat/

let issuers: Awaited<ReturnType<typeof makeIssuers>>
beforeAll(async () => {
  issuers = await makeIssuers()
})

/** Signs as the listed issuer. Each certificate has a number and an id of its own. */
function signed(number: string, overrides: Partial<SignedCertificate> = {}): Promise<string> {
  return signCertificate(issuers.key, signable({ id: `id-${number}`, number, ...overrides }))
}

const field = () => screen.getByRole('textbox', { name: 'Linki certyfikatów' })
const outcome = () => screen.getByRole('form', { name: 'Co się stanie' })
const lines = () => within(outcome()).getAllByRole('listitem')
const line = (place: number) => lines()[place - 1] ?? outcome()
const status = () => within(outcome()).getByRole('status')
const press = ({ user }: Visit, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => screen.getByRole('main')

/** Opens the screen with checks that a server answers. */
async function open(
  path: string,
  options: { as?: User | 'employee'; changes?: readonly Change[] } = { as: 'employee' },
) {
  const checks = answerLinkChecks(issuers.path)
  return { checks, page: await visit(path, options) }
}

/** Types links, one a line, and waits until all are checked. */
async function check(page: Visit, links: readonly string[]): Promise<void> {
  fireEvent.change(field(), { target: { value: links.join('\n') } })
  await press(page, 'Sprawdź')
  await waitFor(() => expect(status()).toHaveTextContent('Do zapisania:'))
}

/** Skips the seconds that pass before the next try to reach a server. Waits of the test are longer or shorter. */
function skipWaits(): void {
  const wait = setTimeout
  const isPause = (ms: number) => ms >= 1_000 && ms <= 4_000
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => wait(task, isPause(ms) ? 0 : ms))
}

test('a worker takes a confirmed certificate by its link, and it stays until the worker removes it', async () => {
  const worker: User = { ...OWNER, role: 'employee', firstName: 'Łucja', lastName: 'Żak' }
  const { hasRegister: _, id, ...owner } = worker
  const begun = { ...BEGUN, id, owner: { ...owner, role: 'employee', company: '' } } as const
  const token = await signed('BHP-1', { holder: 'Lucja Z.', expiryDate: '2026-12-20' })
  const { page } = await open(`${TAKE}?link=${token}`, { as: worker, changes: [begun] })
  await waitFor(() => expect(line(1)).toHaveTextContent('Ważny do 20.12.2026'))
  expect(line(1)).toHaveTextContent(`podpisał: ${CENTRE}`)
  expect(line(1)).toHaveTextContent('Zostanie dodany jako potwierdzony')
  await press(page, ADD)
  await findHeading('Certyfikaty')
  expect(await findToast('Zapisano certyfikat')).toHaveTextContent(/Zapisano certyfikat: .*BHP-1 – Łucja Żak/)

  await page.go('/dashboard')
  expect(await screen.findByRole('region', { name: 'Wygasające certyfikaty' })).toHaveTextContent(
    'ważny do 20.12.2026',
  )
  await page.go('/profile?tab=certificates')
  await findHeading('Profil')
  await waitFor(() => expect(main()).toHaveTextContent('BHP-1'))

  await page.go('/certificates?status=active')
  await findHeading('Certyfikaty')
  const [link] = screen.getAllByRole('link', { name: /Szkolenie okresowe BHP/ })
  await page.user.click(link ?? main())
  await screen.findByRole('region', { name: 'Historia' })
  expect(main()).toHaveTextContent('Ważny do 20.12.2026')
  expect(main()).toHaveTextContent(`podpisał: ${CENTRE}`)
  expect(screen.queryByRole('link', { name: 'Popraw' })).toBeNull()
  await press(page, 'Usuń')
  await screen.findByText('Brak certyfikatów')
  expect(screen.getByRole('link', { name: named('Mam link lub kod QR') })).toBeVisible()
})

test('what was taken is taken once, can be undone, and can be taken again', async () => {
  const token = await signed('BHP-2', { holder: 'Anna D.' })
  const { page } = await open(`${TAKE}?link=${token}`)
  const take = async () => {
    await page.user.click(await screen.findByRole('button', { name: named('Zapisz 1 certyfikat') }))
    await findHeading('Certyfikaty')
    await waitFor(() => expect(main()).toHaveTextContent('BHP-2'))
  }
  await take()
  await press(page, 'Cofnij')
  await waitFor(() => expect(main()).not.toHaveTextContent('BHP-2'))

  await page.back()
  await take()
  await page.go(`${TAKE}?link=${token}`)
  await screen.findByRole('form', { name: 'Co się stanie' })
  await waitFor(() => expect(line(1)).toHaveTextContent('Jest już na liście'))
  expect(screen.queryByRole('button', { name: ADD })).toBeNull()
  await page.user.click(within(line(1)).getByRole('link', { name: named('Zobacz certyfikat') }))
  await screen.findByRole('region', { name: 'Historia' })
  expect(main()).toHaveTextContent(`podpisał: ${CENTRE}`)
})

test('an account of the sample signs in first, and takes what the sample’s issuer has signed', async () => {
  const token = await signAsSample({ holder: 'Anna D.', number: 'BHP-9' })
  const { page } = await open(`${TAKE}?link=${token}`, {})
  expect(screen.getByRole('heading', { name: 'Logowanie' })).toBeVisible()
  await press(page, 'Pracownik')
  await press(page, 'Zaloguj się')
  await screen.findByRole('form', { name: 'Co się stanie' })
  await waitFor(() => expect(line(1)).toHaveTextContent('dane przykładowe'))
  expect(await screen.findByRole('button', { name: named('Zapisz 1 certyfikat') })).toBeVisible()
})

test('a claim of one’s own is confirmed and corrected by the signature', async () => {
  const claim = certificateAdded('claim', {
    id: 'my-claim',
    userId: OWNER.id,
    type: 'bhp',
    scope: 'workers',
    number: 'bhp 3',
    issueDate: '2026-11-20',
    expiryDate: '2029-11-02',
  })
  const { page } = await open('/certificates/new', { as: OWNER, changes: [BEGUN, claim] })
  await page.user.click(screen.getByRole('link', { name: named('Mam link lub kod QR') }))
  await findHeading('Dodaj podpisany certyfikat')
  await check(page, [await signed('BHP-3', { holder: 'Jan P.' })])
  expect(line(1)).toHaveTextContent('Potwierdzi wpis, który już jest na liście')
  expect(line(1)).toHaveTextContent('Ważność: 02.11.2029 → 20.11.2029')
  await press(page, ADD)
  await findToast('Zapisano certyfikat')
  await page.go('/certificates/my-claim')
  await screen.findByRole('region', { name: 'Historia' })
  expect(main()).toHaveTextContent('Ważny do 20.11.2029')
  expect(main()).toHaveTextContent(`podpisał: ${CENTRE}`)
  await page.go('/certificates')
  await findHeading('Certyfikaty')
  expect(within(main()).getByRole('status')).toHaveTextContent(/^1 certyfikat$/)
})

const STAFF = [
  personSaved('lucja', 'Łucja', 'Żak'),
  personSaved('adam', 'Adam', 'Nowak'),
  personSaved('ada-1', 'Ada', 'Lis'),
  personSaved('ada-2', 'Ada', 'Lech'),
]

test('an employer pastes many links of the staff, and sees who may work', async () => {
  const { page } = await open(TAKE, { as: OWNER, changes: [BEGUN, PAPERS_ELSEWHERE, ...STAFF] })
  const { user } = page
  const adams = await signed('BHP-11', { holder: 'Adam N.' })
  await check(page, [
    `https://inny-serwer.example${signedPath(await signed('BHP-10'))}`,
    adams,
    await signed('BHP-12', { holder: 'Ada L.' }),
    await signed('BHP-13', { holder: 'Zenon Q.' }),
    adams,
  ])
  expect(status()).toHaveTextContent(/^Do zapisania: 3 certyfikaty\. Pominięte: 2\.$/)
  expect(line(1)).toHaveTextContent('Łucja Żak')
  expect(line(4)).toHaveTextContent('Nie ma tu osoby, która tak się nazywa')
  expect(line(5)).toHaveTextContent('To samo co link 2')
  // The name alone does not tell which Ada it is.
  await press(page, /^Zapisz 3\scertyfikaty$/)
  const who = screen.getByRole('combobox', { name: named('Osoba, link 3') })
  await waitFor(() => expect(who).toHaveFocus())
  expect(line(3)).toHaveTextContent('Wskaż osobę')
  await user.selectOptions(who, screen.getByRole('option', { name: named('Ada Lech') }))
  await press(page, /^Zapisz 3\scertyfikaty$/)
  await findToast('Zapisano 3 certyfikaty')

  // Somebody is still missing, so the links wait here, and after adding the person.
  for (const place of [1, 2]) {
    await waitFor(() => expect(line(place)).toHaveTextContent('Jest już na liście'))
  }
  await user.click(within(line(4)).getByRole('link', { name: named('Dodaj pracownika') }))
  await user.type(await screen.findByLabelText('Imię'), 'Zenon')
  await user.type(screen.getByLabelText('Nazwisko'), 'Quirini')
  await press(page, 'Dodaj pracownika')
  await findHeading('Zenon Quirini')
  await page.go(TAKE)
  await findHeading('Dodaj podpisany certyfikat')
  expect(field()).toHaveTextContent(adams)
  await press(page, 'Sprawdź')
  await waitFor(() => expect(line(3)).toHaveTextContent('Jest już na liście'))
  await user.click(await screen.findByRole('button', { name: named('Zapisz 1 certyfikat') }))
  await findHeading('Certyfikaty')
  await page.go(TAKE)
  await findHeading('Dodaj podpisany certyfikat')
  expect(field()).toHaveValue('')

  await page.go('/employees')
  await findHeading('Pracownicy')
  expect(screen.getByRole('row', { name: /Żak Łucja/ })).toHaveTextContent('Do 20.11.2029')
  expect(screen.getByRole('row', { name: /Lech Ada/ })).toHaveTextContent('Do 20.11.2029')
  expect(screen.getByRole('row', { name: /Lis Ada/ })).not.toHaveTextContent('Do 20.11.2029')
  await page.go('/certificates?q=BHP-10')
  await findHeading('Certyfikaty')
  expect(main()).toHaveTextContent('Łucja Żak')
})

test('each refusal says why, and nothing that was typed is lost', async () => {
  const away = { kind: 'person-archived', id: 'away', day: '2026-11-20', personId: 'person-adam' } as const
  const { page } = await open(TAKE, { as: OWNER, changes: [BEGUN, ...STAFF, away] })
  const good = await signed('BHP-20')
  const foreign = await signCertificate({ ...(await newKey()), id: issuers.key.id }, signable())
  const refused: [link: string, verdict: string, words: string][] = [
    [good.slice(0, -1), 'Ten link jest niepełny albo zmieniony', 'Nie zostanie dodany'],
    [foreign, 'Ten link jest niepełny albo zmieniony', 'Nie zostanie dodany'],
    [
      await signCertificate(issuers.withdrawnKey, signable()),
      'Nieważny: klucz wycofany 01.10.2026',
      'skradziony komputer',
    ],
    [await signed('BHP-21', { id: 'revoked-certificate' }), 'Odwołany 10.11.2026', 'błędny zakres szkolenia'],
    [
      await signed('BHP-22', { issueDate: '2025-12-31' }),
      'Nieważny: klucz nie obejmuje tej daty',
      'od 01.01.2026 do 31.12.2028',
    ],
    [await signed('BHP-23', { issueDate: '2026-11-22' }), 'Jeszcze nieważny', '22 listopada 2026'],
    [await signAsSample(), 'Ważny do 20.11.2029', 'to dane przykładowe'],
    [await signed('BHP-24', { holder: 'Adam N.' }), 'Ważny', 'Adam Nowak: osoba jest w archiwum'],
    [await signed('BHP-25', { holder: 'Zenon Q.' }), 'Ważny', 'Nie ma tu osoby, która tak się nazywa'],
  ]
  const expired = await signed('BHP-29', { issueDate: '2026-01-02', expiryDate: '2026-11-20' })
  await check(page, [...refused.map(([link]) => link), good, expired])
  for (const [index, [, verdict, words]] of refused.entries()) {
    expect(line(index + 1)).toHaveTextContent(verdict)
    expect(line(index + 1)).toHaveTextContent(words)
  }
  expect(line(refused.length + 2)).toHaveTextContent('Zostanie dodany do historii')
  expect(status()).toHaveTextContent(/^Do zapisania: 2 certyfikaty\. Pominięte: 9\.$/)

  fireEvent.change(field(), { target: { value: 'Jan Kowalski, www.firma.example' } })
  await press(page, 'Sprawdź')
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveAccessibleDescription(/Wklej co\snajmniej jeden link/)
  expect(field()).toHaveValue('Jan Kowalski, www.firma.example')
})

test('a worker takes nobody else’s certificate', async () => {
  await open(`${TAKE}?link=${await signed('BHP-30', { holder: 'Anna N.' })}`)
  await waitFor(() => expect(line(1)).toHaveTextContent('jest na inną osobę'))
  expect(line(1)).toHaveTextContent('Certyfikat jest podpisany na nazwisko: Anna N.')
  expect(within(line(1)).getByRole('link', { name: named('Popraw swoje imię') })).toBeVisible()
  expect(screen.queryByRole('button', { name: ADD })).toBeNull()
})

test('a browser that is offline says so and keeps the links', async () => {
  const { page, checks } = await open(TAKE)
  const token = await signed('BHP-40', { holder: 'Anna D.' })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  checks.fault = () => 'unreachable'
  fireEvent.change(field(), { target: { value: token } })
  await press(page, 'Sprawdź')
  expect(await screen.findByRole('alert')).toHaveTextContent('Brak połączenia z internetem')
  expect(field()).toHaveValue(token)
  online.mockReturnValue(true)
  checks.fault = () => 'none'
  await press(page, 'Sprawdź')
  expect(await screen.findByRole('button', { name: named('Zapisz 1 certyfikat') })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a link that the server does not answer is checked again, and the others are taken', async () => {
  const [good, silent] = [
    await signed('BHP-41', { holder: 'Anna D.' }),
    await signed('BHP-42', { holder: 'Anna D.' }),
  ]
  const { page, checks } = await open(TAKE)
  skipWaits()
  checks.fault = (path) => (path.includes(silent) ? 'busy' : 'none')
  await check(page, [good, silent])
  expect(line(2)).toHaveTextContent('Serwer nie odpowiedział')
  await press(page, /^Zapisz 1\scertyfikat$/)
  await waitFor(() => expect(line(1)).toHaveTextContent('Jest już na liście'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Co się stanie' })).toHaveFocus())
  checks.fault = () => 'none'
  await page.user.click(within(line(2)).getByRole('button', { name: named('Sprawdź ponownie') }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Co się stanie' })).toHaveFocus())
  await page.user.click(await screen.findByRole('button', { name: named('Zapisz 1 certyfikat') }))
  await findHeading('Certyfikaty')
  await waitFor(() => expect(main()).toHaveTextContent('BHP-42'))
})

test('words of a message are no links, and none of them is sent', async () => {
  const { page, checks } = await open(TAKE)
  const token = await signed('BHP-50', { holder: 'Anna D.' })
  await check(page, ['Dzień dobry, Jan Kowalski', token, '/c/Kowalski'])
  expect(status()).toHaveTextContent('Słowa, które nie są linkami, pominięto.')
  expect(lines()).toHaveLength(2)
  expect(checks.asked).toEqual([`${signedPath(token)}/check.json`])
})

test('checks that are under way end when the person leaves the screen', async () => {
  const { page, checks } = await open(TAKE)
  checks.fault = () => 'silent'
  fireEvent.change(field(), { target: { value: signedPath(await signed('BHP-1')) } })
  await press(page, 'Sprawdź')
  await waitFor(() => expect(checks.asked).toHaveLength(1))
  expect(checks.ended).toEqual([])
  await page.go('/certificates')
  // Sooner than the patience of a request ends.
  await waitFor(() => expect(checks.ended).toEqual(checks.asked), { timeout: 5_000 })
})

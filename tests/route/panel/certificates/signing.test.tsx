import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'

import {
  CENTRE,
  CENTRE_BEGUN,
  CENTRE_OWNER,
  COMPLETED,
  participates,
  TRAINING,
  trainingPlanned,
} from '../../../support/centre-register'
import { certificateAdded } from '../../../support/changes'
import { watchDownloads } from '../../../support/downloads'
import { fill } from '../../../support/fill'
import { serveKnownKeys } from '../../../support/known-keys'
import { findHeading, findToast, named, words } from '../../../support/queries'
import { press } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const LUCJA = participates('Łucja', 'Ćwiąkała', { email: 'lucja@firma.pl', company: 'Zakłady X' })
const JAN = participates('Jan', 'Bąk')

const history = () => screen.findByRole('region', { name: 'Historia' })
const forOperator = () => screen.findByRole('region', { name: 'Dla operatora serwera' })

/** Issues certificates to two participants in an own register, and stays with their links. */
async function issueToTwo(...others: readonly Change[]): Promise<Visit> {
  const changes = [CENTRE_BEGUN, trainingPlanned(), ...LUCJA, ...JAN, COMPLETED, ...others]
  const page = await visit(`${TRAINING}/certificates`, { as: CENTRE_OWNER, changes })
  await press(page, 'Wystaw certyfikaty')
  return page
}

/** Opens the page of the certificate of that name, from the links of the training. */
async function openCertificate({ user }: Visit, name: string) {
  await user.click(await screen.findByRole('link', { name }))
  await history()
}

/** Copies the only link of the screen, or that of the name. Returns its path. */
async function copyLink({ user }: Visit, name = ''): Promise<string> {
  await navigator.clipboard.writeText('')
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Kopiuj link.*${name}`) }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(''))
  expect(await screen.findByText('Link skopiowany')).toBeVisible()
  return new URL(await navigator.clipboard.readText()).pathname
}

/** Returns what the page of a link says, as a visitor opens it. */
async function readLink(path: string): Promise<HTMLElement> {
  await visit(path)
  return screen.getByRole('main')
}

/** Returns the public half of the key by which this browser signs. */
async function publicKey() {
  const { ensureIssuerKey } = await import('~/browser/keys/issuer-key.client')
  return (await ensureIssuerKey(CENTRE_OWNER.id)).publicKey
}

test('each certificate is signed as it is issued, and a server that lists the centre confirms its link', async () => {
  serveKnownKeys()
  const changes = [CENTRE_BEGUN, trainingPlanned(), ...LUCJA, ...JAN, COMPLETED]
  const page = await visit(`${TRAINING}/certificates`, { as: CENTRE_OWNER, changes })
  await page.user.click(screen.getByRole('checkbox', { name: /^Jest zgoda.*Łucja/ }))
  await press(page, 'Wystaw certyfikaty')
  await findHeading('Linki i kody QR')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(await screen.findByText('Ten serwer nie zna klucza podpisu')).toBeVisible()
  const ofLucja = await copyLink(page, 'Łucja')
  expect(ofLucja).toMatch(/^\/c\/[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(ofLucja.length).toBeLessThan(350)
  await openCertificate(page, 'Łucja Ćwiąkała')
  expect(screen.getByText(`podpisał: ${CENTRE}`)).toBeVisible()
  expect(await history()).toHaveTextContent('Dodany podpis wystawcy')
  expect(screen.getByText(words('Link podaje pełne nazwisko'))).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent(
      'Kto otworzy link albo zeskanuje kod, zobaczy: „Nie potwierdzamy”',
    ),
  )
  expect(await copyLink(page)).toBe(ofLucja)
  await page.go(`${TRAINING}/links`)
  const ofJan = await copyLink(page, 'Jan')

  await readLink(ofLucja)
  await findHeading('Nie potwierdzamy: ten serwer nie zna wystawcy')
  serveKnownKeys([{ name: CENTRE, jwk: await publicKey() }])
  const confirmed = await readLink(ofLucja)
  await findHeading('Ważny do 21.11.2029')
  expect(confirmed).toHaveTextContent(`podpisał: ${CENTRE}`)
  // Łucja has agreed to her full name, Jan has not been asked.
  expect(confirmed).toHaveTextContent('Łucja Ćwiąkała')
  expect(confirmed).toHaveTextContent('Imię i nazwisko porównaj')
  const short = await readLink(ofJan)
  expect(short).toHaveTextContent('Jan B.')
  expect(short).toHaveTextContent('Nazwisko jest skrócone')
})

test('all links of a training come in one file', async () => {
  const downloads = watchDownloads()
  const page = await issueToTwo()
  await findHeading('Linki i kody QR')
  await press(page, 'Pobierz CSV')
  await waitFor(() => expect(downloads).toHaveLength(1))
  const [heading, ...rows] = ((await downloads[0]?.content.text()) ?? '').trimEnd().split('\r\n')
  expect(heading).toContain('"Nazwisko";"Imię";"E-mail";"Firma"')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^"Ćwiąkała";"Łucja";"lucja@firma\.pl";"Zakłady X";.*"http:\/\/[^"]+\/c\/[\w.-]+"$/)
})

test('a correction makes a new link and a revocation ends it, and the operator gets lines for both', async () => {
  const downloads = watchDownloads()
  const page = await issueToTwo()
  await openCertificate(page, 'Jan Bąk')
  const first = await copyLink(page)
  expect(screen.queryByRole('region', { name: 'Dla operatora serwera' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull()
  await page.user.click(screen.getByRole('link', { name: 'Popraw' }))
  fill(await screen.findByLabelText(/^Numer/), 'BHP/2026/0777')
  await press(page, 'Zapisz poprawki')
  expect(await forOperator()).toHaveTextContent(
    /"since": "2026-11-21", ?"reason": "zastąpiony poprawionym certyfikatem"/,
  )
  expect(await history()).toHaveTextContent('Poprawiony')
  const second = await copyLink(page)
  expect(second).not.toBe(first)

  await press(page, 'Odwołaj')
  const asking = await screen.findByRole('dialog')
  expect(asking).toHaveTextContent(
    /nadal pokażą ważny certyfikat, dopóki operator serwera nie wpisze odwołania na swoją listę/,
  )
  fill(within(asking).getByLabelText(/^Powód odwołania/), 'pomylony uczestnik')
  await page.user.click(within(asking).getByRole('button', { name: 'Odwołaj certyfikat' }))
  const handOver = within(
    await screen.findByRole('dialog', { name: named('Odwołano. Przekaż to operatorowi') }),
  )
  expect(handOver.getByText(/"reason": "pomylony uczestnik"/)).toBeVisible()
  for (const name of ['Kopiuj dane', 'Zapisz plik'])
    expect(handOver.getByRole('button', { name })).toBeVisible()
  expect(handOver.getByRole('link', { name: 'Wyślij e-mailem' })).toBeVisible()
  await page.user.click(handOver.getAllByRole('button', { name: 'Zamknij' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const operator = within(await forOperator())
  expect(operator.getByRole('link', { name: 'Wyślij e-mailem' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?subject=Pewnik.*&body=/),
  )
  await page.user.click(operator.getByRole('button', { name: 'Zapisz plik' }))
  expect(downloads[0]?.name).toBe('pewnik-odwolane.txt')
  await page.user.click(operator.getByRole('button', { name: 'Kopiuj dane' }))
  await operator.findByText('Dane skopiowane')
  const copied: unknown = JSON.parse(`[${await navigator.clipboard.readText()}]`)
  expect(await downloads[0]?.content.text()).toBe(await navigator.clipboard.readText())
  const idOf = async (path: string) =>
    /Identyfikator certyfikatu: (\w{16})/.exec((await readLink(path)).textContent)?.[1]
  expect(copied).toEqual([
    { id: await idOf(first), since: '2026-11-21', reason: 'zastąpiony poprawionym certyfikatem' },
    { id: await idOf(second), since: '2026-11-21', reason: 'pomylony uczestnik' },
  ])
})

test('a certificate that is added by the form is signed, too, and leads to its page', async () => {
  const page = await visit('/certificates/new', { as: CENTRE_OWNER, changes: [CENTRE_BEGUN, ...JAN] })
  await page.user.selectOptions(screen.getByLabelText(/^Osoba/), 'Jan Bąk')
  await page.user.selectOptions(screen.getByLabelText(/^Rodzaj/), 'bhp')
  await page.user.selectOptions(screen.getByLabelText(/^Zakres/), 'managers')
  fill(screen.getByLabelText(/^Numer/), 'KIER/1')
  fill(screen.getByLabelText(/^Data wydania/), '2026-11-21')
  await press(page, 'Zapisz certyfikat')
  expect(await readLink(await copyLink(page))).toHaveTextContent('KIER/1')
})

test('a corrected name is in all links of that person', async () => {
  const managers = certificateAdded('managers', {
    userId: JAN[0].person.id,
    type: 'bhp',
    scope: 'managers',
    number: 'KIER/1',
    status: 'active',
    issuedBy: CENTRE,
  })
  const page = await issueToTwo(managers)
  await openCertificate(page, 'Jan Bąk')
  const workers = page.address()
  await page.go(`/certificates/${managers.certificate.id}`)
  const sign = await screen.findByRole('button', { name: 'Podpisz' })
  // Other devices may share the register.
  expect(screen.getByRole('main')).not.toHaveTextContent('tylko w tej przeglądarce')
  await page.user.click(sign)
  await screen.findByText(`podpisał: ${CENTRE}`)
  await page.user.click(screen.getByRole('link', { name: 'Popraw' }))
  fill(await screen.findByLabelText('Imię posiadacza'), 'Janusz')
  await press(page, 'Zapisz poprawki')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Poprawiony'))
  const links = [await copyLink(page)]
  await page.go(workers)
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent('KIER/1'))
  links.push(await copyLink(page))
  expect(links[0]).not.toBe(links[1])
  for (const link of links) expect(await readLink(link)).toHaveTextContent('Janusz B.')
})

test('a certificate that the browser could not sign is issued without a link, and signed later', async () => {
  vi.stubGlobal('isSecureContext', false)
  const page = await issueToTwo()
  expect(await findToast('Wystawiono certyfikaty: 2')).toHaveTextContent('Brak podpisu, więc nie ma linku')

  vi.stubGlobal('isSecureContext', true)
  await page.go(`${TRAINING}/links`)
  expect(await screen.findByText(words('Bez podpisu (nie mają linku): 2 certyfikaty.'))).toBeVisible()
  await press(page, 'Podpisz')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  const toast = await findToast('Podpisano certyfikaty: 2')
  await page.user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0))
  await page.go('/certificates?q=BHP/2026/0002')
  await page.user.click(
    within(await screen.findByRole('article')).getByRole('link', { name: named('Szkolenie') }),
  )
  await page.user.click(await screen.findByRole('button', { name: 'Podpisz' }))
  const link = await copyLink(page)
  expect(screen.queryByRole('button', { name: 'Podpisz' })).toBeNull()
  await press(page, 'Podpisz ponownie')
  expect(await forOperator()).toHaveTextContent('zastąpiony poprawionym certyfikatem')
  expect(await copyLink(page)).not.toBe(link)
})

test('the sample’s centre signs with the key that everybody has, and its links say so', async () => {
  const { listAccounts } = await import('~/data/users.server')
  const { company = '' } = listAccounts().find(({ role }) => role === 'training_center') ?? {}
  const page = await visit(`${TRAINING}/certificates`, {
    as: 'training_center',
    changes: [trainingPlanned({ trainingCenter: company }), ...LUCJA, COMPLETED],
  })
  await press(page, 'Wystaw certyfikaty')
  const said = await readLink(await copyLink(page))
  await findHeading('Ważny do 21.11.2029')
  expect(said).toHaveTextContent('Ta strona niczego nie potwierdza.')
})

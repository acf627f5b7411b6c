import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import type { ChangeOf } from '~/domain/changes/change'
import { fingerprintOf, type PublicKey } from '~/domain/signing/signing-key'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { CENTRE, makeIssuers } from '../../../support/issuers'
import { answerLinkChecks } from '../../../support/link-checks'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast } from '../../../support/queries'
import { newKey, signable, signAsSample, type NewIssuerKey } from '../../../support/signing'
import { visit } from '../../../support/visit'

// A register and an issuer whom the server does not know.

const STAFF = [
  BEGUN,
  PAPERS_ELSEWHERE,
  personSaved('lucja', 'Łucja', 'Żak'),
  personSaved('ada', 'Ada', 'Lis'),
]
const NAME = 'Szkolenia u Basi'
const CERTIFICATE = '/certificates/certificate-kept'

let stranger: NewIssuerKey
let issuers: Awaited<ReturnType<typeof makeIssuers>>
beforeAll(async () => {
  stranger = await newKey()
  issuers = await makeIssuers()
})

const main = () => screen.getByRole('main')

/** Builds the changes that have taken a link of an issuer whom nobody knew. `key` is the one that they name. */
async function keptLink({
  signer = stranger,
  key = signer.publicKey,
  person = 'lucja',
}: { signer?: NewIssuerKey | typeof issuers.key; key?: PublicKey; person?: string } = {}) {
  const { type, scope, number, issueDate, expiryDate } = signable()
  const added = certificateAdded('kept', {
    userId: `person-${person}`,
    type,
    scope,
    number,
    issueDate,
    expiryDate,
  })
  const kept: ChangeOf<'certificate-link-kept'> = {
    kind: 'certificate-link-kept',
    id: 'link-kept',
    day: TODAY,
    certificateId: added.certificate.id,
    token: await signCertificate(signer, signable()),
    key,
  }
  return [added, kept]
}

function trusted(key: PublicKey = stranger.publicKey): ChangeOf<'issuer-trusted'> {
  return { kind: 'issuer-trusted', id: 'trust', day: TODAY, issuer: { name: NAME, key }, by: 'Jan Próbny' }
}

test('a link of an issuer whom nobody knows waits, counts once the firm trusts the issuer, and waits again after that', async () => {
  answerLinkChecks(issuers.path)
  const soon = signable({ expiryDate: '2026-12-10' })
  const token = await signCertificate(stranger, soon)
  const page = await visit(`/certificates/take?link=${token}`, { as: OWNER, changes: STAFF })
  const { user } = page
  const outcome = await screen.findByRole('form', { name: 'Co się stanie' })
  const line = within(outcome).getByRole('listitem')
  await waitFor(() => expect(line).toHaveTextContent('Zostanie dodany jako niepotwierdzony'))
  expect(line).toHaveTextContent('Nie potwierdzamy: ten serwer nie zna wystawcy')
  await user.click(screen.getByRole('button', { name: /^Zapisz 1\scertyfikat$/ }))
  await findToast('Zapisano certyfikat')
  expect(await screen.findByText(/wystawca niepotwierdzony/)).toBeVisible()

  // It warns of its end, and does not count.
  await page.go('/calendar?date=2026-12-10')
  await screen.findByRole('heading', { level: 1, name: 'Kalendarz szkoleń' })
  expect(
    await within(main()).findByText(/BHP-42653 · z\slinku, wystawca niepotwierdzony/),
  ).toBeInTheDocument()
  await page.go('/employees?view=matrix')
  await screen.findByRole('heading', { level: 1, name: 'Pracownicy' })
  await page.go(`/certificates/take?link=${token}`)
  await user.click(await screen.findByRole('link', { name: /^Zaufaj wystawcy/ }))

  expect(await screen.findByText(/Link nie mówi, kto go podpisał/)).toBeVisible()
  expect(main()).toHaveTextContent(await fingerprintOf(stranger.publicKey))
  await user.click(screen.getByRole('button', { name: 'Zaufaj wystawcy' }))
  await waitFor(() => expect(main()).toHaveTextContent('Wpisz nazwę wystawcy'))
  fireEvent.change(screen.getByLabelText('Nazwa wystawcy'), { target: { value: NAME } })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Zaufaj wystawcy' }))
  await findToast(`Zaufano wystawcy: ${NAME}`)
  expect(await screen.findByRole('list', { name: `Historia: ${NAME}` })).toHaveTextContent('Jan Próbny')
  expect(main()).toHaveTextContent(/Liczy się dzięki temu: 1\scertyfikat \(Łucja Żak\)/)

  await page.go('/certificates')
  expect(await screen.findByText(`podpisał: ${NAME}, zaufany przez tę firmę`)).toBeVisible()
  await page.go('/employer/issuers')
  await user.click(await screen.findByRole('button', { name: /^Cofnij zaufanie/ }))
  await findToast(`Cofnięto zaufanie: ${NAME}`)
  await page.go('/certificates')
  expect(await screen.findByText(/wystawca niepotwierdzony/)).toBeVisible()
})

test('what a trusted key has signed counts, also after the links are read again', async () => {
  const changes = [...STAFF, trusted(), ...(await keptLink())]
  const page = await visit(CERTIFICATE, { as: OWNER, changes })
  // A later document reads the links as they are stored, and checks them again.
  await page.reload()
  expect(await screen.findByText(`podpisał: ${NAME}, zaufany przez tę firmę`)).toBeVisible()
})

test('a stored link that names a trusted key, and was signed by another one, does not count', async () => {
  const forged = await keptLink({ signer: await newKey(), key: stranger.publicKey })
  const page = await visit(CERTIFICATE, { as: OWNER, changes: [...STAFF, trusted(), ...forged] })
  await page.reload()
  expect(await screen.findByText(/wystawca niepotwierdzony/)).toBeVisible()
  expect(main()).not.toHaveTextContent(NAME)
})

test('a trusted link does not count for somebody else', async () => {
  const moved = await keptLink({ person: 'ada' })
  await visit(CERTIFICATE, { as: OWNER, changes: [...STAFF, trusted(), ...moved] })
  expect(await screen.findByText(/wystawca niepotwierdzony/)).toBeVisible()
})

test('a link is confirmed by itself once the server knows its issuer, and says who that is', async () => {
  const checks = answerLinkChecks(issuers.path)
  const kept = await keptLink({ signer: { ...stranger, ...issuers.key } })
  await visit(CERTIFICATE, { as: OWNER, changes: [...STAFF, ...kept] })
  await findToast('Potwierdzono 1 certyfikat')
  expect(await screen.findByText(`podpisał: ${CENTRE}`)).toBeVisible()
  expect(checks.asked).toHaveLength(1)
})

test('a link whose issuer the server still does not know is not sent to it again', async () => {
  const checks = answerLinkChecks(issuers.path)
  await visit(CERTIFICATE, { as: OWNER, changes: [...STAFF, ...(await keptLink())] })
  expect(await screen.findByText(/wystawca niepotwierdzony/)).toBeVisible()
  expect(checks.asked).toEqual([])
})

test('neither the key of the sample nor an altered link can be trusted', async () => {
  const sample = await signAsSample()
  const page = await visit(`/employer/issuers?link=${sample}`, { as: OWNER, changes: STAFF })
  expect(await screen.findByRole('alert')).toHaveTextContent('To klucz z danych przykładowych')
  const token = await signCertificate(stranger, signable())
  const [header = '', claims = '', signature = ''] = token.split('.')
  const other = (await signCertificate(stranger, signable({ number: 'BHP-1' }))).split('.')[1] ?? claims
  await page.go(`/employer/issuers?link=${[header, other, signature].join('.')}`)
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Ten link jest niepełny albo zmieniony'),
  )
  expect(within(main()).queryByRole('button')).toBeNull()
})

test('nobody but an employer decides on issuers', async () => {
  await visit('/employer/issuers', { as: 'employee' })
  expect(await screen.findByText('Brak dostępu')).toBeVisible()
})

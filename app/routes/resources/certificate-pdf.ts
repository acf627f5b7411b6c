import { href } from 'react-router'

import { findCertificate } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { findUser } from '~/data/users.server'
import { NO_PDF_OF_PENDING } from '~/domain/certificates/missing-pdf-reason'
import { verdictOf } from '~/domain/certificates/verdict'
import { fullName, publicName, type User } from '~/domain/people/user'
import { publicAddress } from '~/server/public-address.server'

import type { Route } from './+types/certificate-pdf'
import { certificatePdfResponse } from './drawn-certificate.server'
import { messageResponse } from './file-response.server'

export { refuseSending as action } from './file-response.server'

/**
 * Sends a certificate as a PDF. It names the holder as the verification page does, and in full only for people who
 * already know the name: the panel puts it into the `holder` search param.
 */
export async function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const today = currentDay()
  const certificate = findCertificate(id, today)
  if (!certificate) return messageResponse(404, NOT_FOUND)
  const { status, words } = verdictOf(certificate, today)
  if (status === 'pending') return messageResponse(404, NO_PDF_OF_PENDING)

  const { type, scope, voltage, number, issueDate, expiryDate, issuedBy } = certificate
  const holder = findUser(certificate.userId)
  return certificatePdfResponse(request, {
    certificate: { type, scope, voltage, number, issueDate, expiryDate, issuedBy },
    verdict: { status, words },
    holder: holder ? nameFor(url.searchParams.get('holder'), holder) : 'Nieznana osoba',
    address: publicAddress(href('/certificates/verify/:id', { id }), { request, url }),
  })
}

function nameFor(known: string | null, holder: User): string {
  return known === fullName(holder) ? known : publicName(holder)
}

const NOT_FOUND = 'Nie znaleziono certyfikatu o podanym identyfikatorze. Sprawdź, czy link jest poprawny.'

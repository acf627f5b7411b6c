import { data, href, redirect } from 'react-router'

import { ErrorScreen } from '~/components/error-screen'
import type { PageHandle } from '~/components/page-handle'
import { listCertificates } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import type { Certificate } from '~/domain/certificates/certificate'
import { findByNumber, knownNumbersText, parseNumberQuery } from '~/domain/certificates/certificate-number'
import { NUMBER_CHECK_PREVIEW } from '~/domain/certificates/link-preview'
import { pastedPath } from '~/domain/signing/signed-link'
import { LinkPreview } from '~/routes/public/link-preview'
import { PlainPage, UNLISTED_HEADERS } from '~/routes/public/plain-page'
import { publicAddress } from '~/server/public-address.server'

import type { Route } from './+types/check-by-number'
import { NumberForm, type NumberAnswer } from './number-form'

export { refuseAction as action } from '~/routes/public/plain-page'

/** Sends no scripts, like the verification page it leads to. */
export const handle = { page: 'plain' } satisfies PageHandle

export function loader({ request, url }: Route.LoaderArgs) {
  const certificates = listCertificates(currentDay())
  const { status, ...answer } = checkNumber(url.searchParams, certificates)
  const known = knownNumbersText(certificates.length > 0)
  const address = publicAddress(href('/certificates/verify'), { request, url })
  return data({ answer, known, address }, { status, headers: UNLISTED_HEADERS })
}

/** Redirects to the page of the one certificate with this number. Only that page says anything about it. */
function checkNumber(
  params: URLSearchParams,
  certificates: readonly Certificate[],
): NumberAnswer & { status: number } {
  const typed = params.get('number') ?? ''
  const pasted = pastedPath(typed)
  if (pasted !== undefined) throw redirect(pasted, { status: 303, headers: UNLISTED_HEADERS })
  const query = parseNumberQuery(params)
  if (!query) return { status: 200, typed }
  if (query.errors) return { status: 400, typed, error: query.errors.number }
  const found = findByNumber(query.value, certificates)
  const { type } = query.value
  if (found === 'several') return { status: 200, typed, outcome: found, type }
  if (found === 'none') return { status: 404, typed, outcome: found, type }
  throw redirect(href('/certificates/verify/:id', { id: found.id }), {
    status: 303,
    headers: UNLISTED_HEADERS,
  })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

const TAGLINE = 'weryfikacja certyfikatu'

export default function CheckByNumber({ loaderData: { answer, known, address } }: Route.ComponentProps) {
  return (
    <PlainPage tagline={TAGLINE} title={titleOf(answer)}>
      <LinkPreview preview={NUMBER_CHECK_PREVIEW} address={address} />
      <NumberForm answer={answer} known={known} />
    </PlainPage>
  )
}

/** Puts the outcome into the title, which screen readers say first. A page without scripts announces no more. */
function titleOf({ error, outcome }: NumberAnswer): string {
  if (error) return 'Błąd: Sprawdź certyfikat'
  return outcome === 'none' ? 'Nie znaleziono: Sprawdź certyfikat' : 'Sprawdź certyfikat'
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainPage tagline={TAGLINE}>
      <ErrorScreen error={error} />
    </PlainPage>
  )
}

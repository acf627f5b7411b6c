import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { data, href } from 'react-router'

import type { PageHandle } from '~/components/page-handle'
import { findCertificate, listCertificates } from '~/data/certificates.server'
import { currentMoment } from '~/data/clock.server'
import { findUser } from '~/data/users.server'
import { toPublicCertificate } from '~/domain/certificates/certificate'
import { certificatePreview } from '~/domain/certificates/link-preview'
import { successorOf } from '~/domain/certificates/renewal'
import { verdictOf } from '~/domain/certificates/verdict'
import { publicName } from '~/domain/people/user'
import { LinkPreview } from '~/routes/public/link-preview'
import { PlainErrorPage, PlainPage, UNLISTED_HEADERS } from '~/routes/public/plain-page'
import { publicAddress } from '~/server/public-address.server'
import { buttonStyle } from '~/ui/button'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/verify'
import { Suspicion } from './verdict-parts'
import { VerifiedCertificate } from './verified-certificate'

export { refuseAction as action } from '~/routes/public/plain-page'

/** Sends no scripts, so that anybody can open the page on any phone. */
export const handle = { page: 'plain' } satisfies PageHandle

export function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const checked = currentMoment()
  const { today } = checked
  const certificate = findCertificate(id, today)
  if (!certificate) throw data(null, { status: 404, headers: UNLISTED_HEADERS })
  const holder = findUser(certificate.userId)
  const newer = successorOf(certificate, listCertificates(today))
  return data(
    {
      certificate: toPublicCertificate(certificate),
      verdict: verdictOf(certificate, today),
      holder: holder && publicName(holder),
      newer: newer && { id: newer.id, number: newer.number, words: verdictOf(newer, today).words },
      checked,
      address: publicAddress(href('/certificates/verify/:id', { id }), { request, url }),
    },
    { headers: UNLISTED_HEADERS },
  )
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

const TAGLINE = 'weryfikacja certyfikatu'

export default function Verify({ loaderData }: Route.ComponentProps) {
  const preview = certificatePreview(loaderData.certificate)
  return (
    <PlainPage tagline={TAGLINE} title={preview.title}>
      <LinkPreview preview={preview} address={loaderData.address} />
      <VerifiedCertificate {...loaderData} />
      <p className="print:hidden">
        <a href={href('/certificates/verify')} className={TEXT_LINK}>
          Sprawdź inny numer
        </a>
      </p>
    </PlainPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainErrorPage
      error={error}
      tagline={TAGLINE}
      missing={{
        icon: SearchX,
        heading: 'Certyfikat nie został znaleziony',
        text: 'Nie znaleziono certyfikatu o podanym identyfikatorze. Sprawdź czy link jest poprawny.',
        nextStep: (
          <a href={href('/certificates/verify')} className={buttonStyle({ variant: 'primary' })}>
            Sprawdź po numerze
          </a>
        ),
        advice: <Suspicion />,
      }}
    />
  )
}

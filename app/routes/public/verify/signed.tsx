import Unlink from 'lucide/dist/esm/icons/unlink.mjs'
import type { ComponentProps } from 'react'
import { data, href } from 'react-router'

import { ErrorScreen } from '~/components/error-screen'
import type { PageHandle } from '~/components/page-handle'
import { currentMoment } from '~/data/clock.server'
import { checkToken } from '~/data/signed-certificates.server'
import { signedPath } from '~/domain/signing/certificate-token'
import { takingSearch } from '~/domain/signing/signed-link'
import { ALTERED_LINK, isTakeable } from '~/domain/signing/signed-status'
import { isPrintable, signedPreview } from '~/domain/signing/signed-verdict'
import { keepTogether } from '~/domain/words/polish'
import { LinkPreview } from '~/routes/public/link-preview'
import { PlainPage, UNLISTED_HEADERS } from '~/routes/public/plain-page'
import { publicAddress } from '~/server/public-address.server'
import { CARD } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/signed'
import { SignedCertificateVerdict } from './signed-certificate-verdict'
import { Check, Suspicion, VerdictHeading } from './verdict-parts'

export { refuseAction as action } from '~/routes/public/plain-page'

/** Sends no scripts, like the verification page of a certificate that the server has. */
export const handle = { page: 'plain' } satisfies PageHandle

/** The address is the certificate itself, so no other site may learn it. */
const HEADERS = { ...UNLISTED_HEADERS, 'Referrer-Policy': 'no-referrer' }

export async function loader({ params: { token }, request, url }: Route.LoaderArgs) {
  const checked = currentMoment()
  const result = await checkToken(token, checked.today)
  const address = publicAddress(signedPath(token), { request, url })
  return data({ result, checked, address, token }, { status: result ? 200 : 400, headers: HEADERS })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

const TAGLINE = 'weryfikacja certyfikatu'

export default function Signed({ loaderData: { result, checked, address, token } }: Route.ComponentProps) {
  const { protocol, host } = new URL(address)
  // The rest of the address is long, and a copy of this page could show it as well.
  const check = { checked, address: { protocol, host, pathname: signedPath('…') } }
  const preview = result && signedPreview(result)
  return (
    <PlainPage tagline={TAGLINE} title={preview?.title ?? ALTERED_LINK.words}>
      {preview && <LinkPreview preview={preview} address={address} />}
      {result ? <SignedCertificateVerdict {...result} {...check} /> : <AlteredLink {...check} />}
      <p className="flex flex-wrap gap-x-5 print:hidden">
        {result && isTakeable(result.verdict) && (
          <a href={`${href('/certificates/take')}?${takingSearch(token)}`} className={TEXT_LINK}>
            Dodaj do moich certyfikatów
          </a>
        )}
        {result && isPrintable(result.verdict) && (
          <a href={href('/c/:token/certificate.pdf', { token })} className={TEXT_LINK}>
            Pobierz PDF
          </a>
        )}
        <a href={href('/certificates/verify')} className={TEXT_LINK}>
          Sprawdź po numerze
        </a>
      </p>
    </PlainPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainPage tagline={TAGLINE}>
      <ErrorScreen error={error} />
    </PlainPage>
  )
}

/** Shows nothing of the link: any part of it could have been changed. */
function AlteredLink(check: Pick<ComponentProps<typeof Check>, 'checked' | 'address'>) {
  return (
    <article className={`${CARD} overflow-hidden`}>
      <VerdictHeading icon={Unlink} tone="danger" words={ALTERED_LINK.words} holder={undefined} />
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <p>{keepTogether(ALTERED_LINK.explanation)}</p>
        <Check {...check} hasHolder={false} />
        <Suspicion />
      </div>
    </article>
  )
}

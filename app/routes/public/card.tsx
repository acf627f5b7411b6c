import Mail from 'lucide/dist/esm/icons/mail.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs'
import UserX from 'lucide/dist/esm/icons/user-x.mjs'
import { data, href } from 'react-router'

import { Avatar } from '~/components/avatar'
import { CertificateTypeIcon } from '~/components/certificate-type-icon'
import type { PageHandle } from '~/components/page-handle'
import { listCertificates } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { findUser, profileVisibility } from '~/data/users.server'
import { qrCode } from '~/documents/qr-code'
import { validUntilLabel } from '~/domain/certificates/certificate'
import { fullName, ROLE_LABELS } from '~/domain/people/user'
import { cardPreview, publicCard, type PublicCard } from '~/domain/profile/card'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { addressLink } from '~/domain/words/mail-link'
import { keepTogether } from '~/domain/words/polish'
import { publicAddress } from '~/server/public-address.server'
import { buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { QrCode } from '~/ui/qr-code'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/card'
import { LinkPreview } from './link-preview'
import { PlainErrorPage, PlainPage, UNLISTED_HEADERS } from './plain-page'

export { refuseAction as action } from './plain-page'

/** Sends no scripts, like the verification page, because people open it by a link on any phone. */
export const handle = { page: 'plain' } satisfies PageHandle

export function loader({ params, request, url }: Route.LoaderArgs) {
  const user = findUser(params.userId)
  if (!user) throw data(null, { status: 404, headers: UNLISTED_HEADERS })
  const today = currentDay()
  const own = listCertificates(today).filter((certificate) => certificate.userId === user.id)
  const card = publicCard(user, profileVisibility(user.id), own, today)
  const address = publicAddress(href('/card/:userId', { userId: user.id }), { request, url })
  return data({ card, address }, { headers: UNLISTED_HEADERS })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

const TAGLINE = 'wizytówka'

export default function Card({ loaderData: { card, address }, params: { userId } }: Route.ComponentProps) {
  const workplace = [card.position, card.company].filter(Boolean).join(', ')
  return (
    <PlainPage title={fullName(card)} tagline={TAGLINE}>
      <LinkPreview preview={cardPreview(card)} address={address} type="profile" />
      <article className={`${CARD} flex flex-col gap-5 p-5 sm:p-6`}>
        <div className="flex items-center gap-4">
          <Avatar user={card} size="lg" />
          <div className="min-w-0">
            <h1 className="text-2xl leading-tight font-bold tracking-tight">{fullName(card)}</h1>
            <p className="text-muted">{ROLE_LABELS[card.role]}</p>
          </div>
        </div>
        {workplace && <p>{keepTogether(workplace)}</p>}
        {card.contact && <Contact contact={card.contact} />}
        <Certificates certificates={card.certificates} />
        <SaveContact userId={userId} />
        <CardCode address={address} />
      </article>
    </PlainPage>
  )
}

function Contact({ contact: { email, phone } }: { contact: NonNullable<PublicCard['contact']> }) {
  const link = 'inline-flex min-h-11 items-center gap-2.5 font-medium underline-offset-4 hover:underline'
  return (
    <address className="flex flex-col items-start border-t border-line pt-3 not-italic">
      <a href={addressLink(email)} className={`${link} [overflow-wrap:anywhere]`}>
        <Icon of={Mail} className="size-5 shrink-0 text-primary" />
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${link} tabular-nums`}>
          <Icon of={Phone} className="size-5 shrink-0 text-primary" />
          {phone}
        </a>
      )}
    </address>
  )
}

function Certificates({ certificates }: { certificates: PublicCard['certificates'] }) {
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby="certificates" className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 id="certificates" className="text-lg font-semibold">
        Aktywne certyfikaty
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {certificates.map((certificate) => (
          <li key={certificate.id} className="flex gap-3 py-3">
            <CertificateTypeIcon type={certificate.type} />
            <div className="min-w-0">
              <a
                href={href('/certificates/verify/:id', { id: certificate.id })}
                className="font-semibold underline-offset-4 hover:underline"
              >
                {qualificationTitle(certificate)}
              </a>
              {scopeLabel(certificate) && <p className="text-sm">{scopeLabel(certificate)}</p>}
              <p className="text-sm text-muted tabular-nums">
                {certificate.number} · {validUntilLabel(certificate.lastDay)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers the card as a contact for the phone. Older phones read only the older format. */
function SaveContact({ userId }: { userId: string }) {
  const path = href('/card/:userId/contact.vcf', { userId })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 print:hidden">
      <a href={path} className={buttonStyle()}>
        <Icon of={UserPlus} className="size-4" />
        Dodaj do kontaktów
      </a>
      <a href={`${path}?version=3`} className={TEXT_LINK}>
        Wersja dla starszego telefonu
      </a>
    </div>
  )
}

/** Shows a QR code that passes the card from one phone to another. */
function CardCode({ address }: { address: string }) {
  return (
    <figure className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
      <div className="overflow-hidden rounded-card border border-line print:border-0">
        <QrCode {...qrCode(address)} label="Kod QR prowadzący do tej wizytówki" />
      </div>
      <figcaption className="flex-1 basis-40 text-sm text-muted">
        Zeskanuj kod, aby otworzyć tę wizytówkę na innym urządzeniu.
      </figcaption>
    </figure>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainErrorPage
      error={error}
      tagline={TAGLINE}
      missing={{
        icon: UserX,
        heading: 'Wizytówka nie została znaleziona',
        text: 'Nie ma osoby o podanym identyfikatorze. Sprawdź, czy link jest poprawny.',
      }}
    />
  )
}

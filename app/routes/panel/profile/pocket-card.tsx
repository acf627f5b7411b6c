import { useState } from 'react'
import { href } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { requireViewer } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { qrCode } from '~/documents/qr-code'
import { validUntilLabel } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { activeCertificates } from '~/domain/overview/card'
import { fullName, type User } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { codePath, hasCode } from '~/routes/panel/certificates/one/public-page'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import { QrCode } from '~/ui/qr-code'

import type { Route } from './+types/pocket-card'
import { PhotoPicker } from './photo-picker'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Karta do kieszeni' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('profile', url)
  const sample = await panelData(viewer, serverLoader)
  const { certificates } = await withOwnChanges(viewer, sample)
  const own = certificates.filter(({ userId }) => userId === viewer.id)
  return {
    user: await withOwnProfile(viewer),
    certificates: activeCertificates(own, sample.today),
    origin: url.origin,
    today: sample.today,
  }
}
clientLoader.hydrate = true as const

/** A card to be cut out of the print and folded: who somebody is, what they may do until when, and the codes to check it. */
export default function PocketCard({ loaderData }: Route.ComponentProps) {
  const [photo, setPhoto] = useState<string>()
  return (
    <FormsScreen
      heading={handle.heading}
      text={fullName(loaderData.user)}
      links={<ButtonLink to={href('/profile')}>Profil</ButtonLink>}
      onPrint={() => print()}
    >
      <div className="flex max-w-3xl flex-col gap-4 print:hidden">
        <p>
          {keepTogether(
            'Wytnij wydruk po linii przerywanej i złóż na pół. Karta pokazuje stan z dnia druku; kody prowadzą do strony, która mówi, czy certyfikat jest ważny dziś.',
          )}
        </p>
        <PhotoPicker photo={photo} onChange={setPhoto} />
      </div>
      <CardToCut {...loaderData} photo={photo} />
    </FormsScreen>
  )
}

function CardToCut({
  user,
  certificates,
  origin,
  today,
  photo,
}: {
  user: User
  certificates: readonly CertificateRecord[]
  origin: string
  today: Day
  photo: string | undefined
}) {
  const coded = certificates.flatMap((certificate) => {
    const path = hasCode(certificate) ? codePath(certificate) : undefined
    return path === undefined ? [] : [{ certificate, address: new URL(path, origin).href }]
  })
  return (
    <article
      aria-label="Karta"
      className="paper grid max-w-3xl grid-cols-1 border border-dashed border-control bg-surface sm:grid-cols-2 print:w-[150mm] print:max-w-none print:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <div className="flex gap-4">
          <div className="grid h-32 w-25 shrink-0 place-items-center overflow-hidden border border-control text-center text-xs text-muted">
            {photo ? (
              <img src={photo} alt="" className="size-full object-cover" />
            ) : (
              <span>miejsce na zdjęcie</span>
            )}
          </div>
          <div className="min-w-0 wrap-anywhere">
            <h2 className="text-lg leading-tight font-bold">{fullName(user)}</h2>
            {user.position && <p>{user.position}</p>}
            {user.company && <p className="text-sm text-muted">{keepTogether(user.company)}</p>}
          </div>
        </div>
        {certificates.length === 0 ? (
          <p className="text-muted">Brak aktywnych certyfikatów.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {certificates.map((certificate) => (
              <li key={certificate.id} className="py-1.5 wrap-anywhere">
                <p className="leading-snug font-semibold">{qualificationLabel(certificate)}</p>
                <p className="text-sm text-muted tabular-nums">
                  {certificate.number}, {validUntilLabel(certificate.expiryDate)}
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-auto text-xs text-muted">Stan na {formatDay(today)}</p>
      </div>
      <ul className="flex flex-wrap content-start gap-4 border-dashed border-control p-5 max-sm:border-t sm:border-l print:border-t-0 print:border-l">
        {coded.map(({ certificate, address }) => (
          <li
            key={certificate.id}
            // A signed link is long, and its modules would be too small to scan.
            className={`flex flex-col items-center gap-1 text-center ${certificate.token === undefined ? 'w-40 print:w-[30mm]' : 'w-60 print:w-[45mm]'}`}
          >
            <div className="w-full border border-line">
              <QrCode
                {...qrCode(address, certificate.token === undefined ? 'M' : 'L')}
                width="fill"
                label={`Kod QR: ${qualificationLabel(certificate)}`}
              />
            </div>
            <p className="text-xs leading-snug wrap-anywhere">{qualificationLabel(certificate)}</p>
          </li>
        ))}
        {certificates.length > coded.length && (
          <li className="text-xs text-muted">
            Bez kodu: {certificates.length - coded.length}. Kod ma certyfikat podpisany przez wystawcę.
          </li>
        )}
      </ul>
    </article>
  )
}

import { qrCode } from '~/documents/qr-code'
import { proofMark, validityLabel } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { fullName, type Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { codePath, hasCode } from '~/routes/panel/certificates/one/public-page'
import { QrCode } from '~/ui/qr-code'

/** A card to be cut out of the print and folded: who somebody is, what they may do until when, and the codes to check it. */
export function PocketCard({
  person,
  certificates,
  origin,
  today,
  photo,
}: {
  person: Person
  certificates: readonly CertificateRecord[]
  origin: string
  today: Day
  photo?: string | undefined
}) {
  const coded = certificates.flatMap((certificate) => {
    const path = hasCode(certificate) ? codePath(certificate) : undefined
    return path === undefined ? [] : [{ certificate, address: new URL(path, origin).href }]
  })
  return (
    <article
      aria-label={`Karta: ${fullName(person)}`}
      className="paper grid max-w-3xl break-inside-avoid grid-cols-1 border border-dashed border-control bg-surface sm:grid-cols-2 print:w-[150mm] print:max-w-none print:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <div className="flex flex-wrap gap-3">
          <div className="grid h-32 w-24 shrink-0 place-items-center overflow-hidden border border-control text-center text-xs text-muted">
            {photo ? (
              <img src={photo} alt="" className="size-full object-cover" />
            ) : (
              <span className="px-2">miejsce na zdjęcie</span>
            )}
          </div>
          <div className="min-w-32 flex-1 wrap-anywhere">
            <h2 className="leading-tight font-bold">{fullName(person)}</h2>
            {person.position && <p>{person.position}</p>}
            {person.company && <p className="text-sm text-muted">{keepTogether(person.company)}</p>}
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
                  {certificate.number}, {validityLabel(certificate)}
                </p>
                {proofMark(certificate) && <p className="text-sm text-muted">{proofMark(certificate)}</p>}
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
            Certyfikaty bez kodu QR: {certificates.length - coded.length}. Kod mają tylko podpisane przez
            wystawcę.
          </li>
        )}
      </ul>
    </article>
  )
}

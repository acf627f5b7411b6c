import { qrCode } from '~/documents/qr-code'
import { proofMark, validityLabel } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { otherPositionsOf, positionNames } from '~/domain/people/other-positions'
import { fullName, type Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { codePath, hasCode } from '~/routes/panel/certificates/one/public-page'
import { QrCode } from '~/ui/qr-code'

export type PocketCode = { certificate: CertificateRecord; address: string }

/** Returns the codes of the certificates that have one. */
export function codesOf(certificates: readonly CertificateRecord[], origin: string): PocketCode[] {
  return certificates.flatMap((certificate) => {
    const path = hasCode(certificate) ? codePath(certificate) : undefined
    return path === undefined ? [] : [{ certificate, address: new URL(path, origin).href }]
  })
}

/**
 * A card to be cut out of the print: who somebody is and what they may do until when. The codes to check it are on the
 * other half of a card that is folded.
 */
export function PocketCard({
  person,
  certificates,
  codes,
  today,
  photo,
}: {
  person: Person
  certificates: readonly CertificateRecord[]
  codes: readonly PocketCode[]
  today: Day
  photo?: string | undefined
}) {
  const held = otherPositionsOf(person).filter((other) => (other.since ?? today) <= today)
  const positions = positionNames({ ...person, otherPositions: held })
  return (
    <article
      aria-label={`Karta: ${fullName(person)}`}
      className={`paper grid break-inside-avoid grid-cols-1 border border-dashed border-control bg-surface print:max-w-none ${codes.length > 0 ? 'max-w-3xl sm:grid-cols-2 print:w-[150mm] print:grid-cols-2' : 'max-w-96 print:w-[75mm]'}`}
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
            {positions.length > 0 && <p>{positions.join(', ')}</p>}
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
      {codes.length > 0 && (
        <ul className="flex flex-wrap content-start gap-4 border-dashed border-control p-5 max-sm:border-t sm:border-l print:border-t-0 print:border-l">
          {codes.map(({ certificate, address }) => (
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
          {certificates.length > codes.length && (
            <li className="text-xs text-muted">
              Certyfikaty bez kodu QR: {certificates.length - codes.length}. Kod mają tylko podpisane przez
              wystawcę.
            </li>
          )}
        </ul>
      )}
    </article>
  )
}

import { Link } from 'react-router'

import { CertificateStateBadge } from '~/components/certificate-badges'
import { programmeLabel } from '~/domain/admission/settling-question'
import { issueDayLabel, lastDayLabel } from '~/domain/certificates/certificate'
import type { CertificateEvent, CertificateRecord } from '~/domain/certificates/certificate-record'
import { correctionLines } from '~/domain/decisions/correction-text'
import { type Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { HistoryEvent } from '~/routes/panel/recording/history-event'
import type { Origins } from '~/routes/panel/recording/load-origins'
import { Card } from '~/ui/card'

const EVENT_LABELS = {
  'certificate-added': 'Dodany',
  'certificate-confirmed': 'Potwierdzony',
  'programme-answered': 'Odpowiedź o\u00a0programie szkolenia',
  'certificate-signed': 'Dodany podpis wystawcy',
  'certificate-link-kept': 'Dodany link nieznanego wystawcy',
  'certificate-corrected': 'Poprawiony',
  'certificate-revoked': 'Odwołany',
  'certificate-restored': 'Przywrócony',
} satisfies Record<CertificateEvent['kind'], string>

/** Shows the chain of renewals and the events of a certificate, both newest first. `by` names who did it. */
export function CertificateHistory({
  certificate,
  chain,
  by,
  origins,
  today,
  on,
}: {
  certificate: CertificateRecord
  chain: CertificateRecord[]
  by: string
  origins: Origins
  today: Day
  /** Set if `today` is a later day, which the links keep. */
  on: Day | undefined
}) {
  return (
    <Card title="Historia" className="print:mt-4">
      {chain.length > 1 && <Chain current={certificate} chain={chain} today={today} on={on} />}
      <Events certificate={certificate} by={by} origins={origins} />
    </Card>
  )
}

function Chain({
  current,
  chain,
  today,
  on,
}: {
  current: CertificateRecord
  chain: CertificateRecord[]
  today: Day
  on: Day | undefined
}) {
  return (
    <section aria-labelledby="chain" className="flex flex-col gap-1">
      <h3 id="chain" className="text-sm font-semibold text-muted">
        Odnowienia
      </h3>
      <ol className="divide-y divide-line">
        {chain.map((certificate) => (
          <li
            key={certificate.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              {certificate.id === current.id ? (
                <p className="font-semibold tabular-nums" aria-current="true">
                  {certificate.number} <span className="font-normal text-muted">– ten certyfikat</span>
                </p>
              ) : (
                <Link
                  to={certificateAddress(certificate.id, on)}
                  className="inline-flex min-h-6 items-center font-semibold text-primary tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {certificate.number}
                </Link>
              )}
              <p className="text-sm text-muted tabular-nums">{termLabel(certificate)}</p>
            </div>
            <CertificateStateBadge certificate={certificate} today={today} isQuiet />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Events({
  certificate,
  by,
  origins,
}: {
  certificate: CertificateRecord
  by: string
  origins: Origins
}) {
  const { events, isOwn, status, issueDate, issuedBy } = certificate
  // Nobody knows whether a pending certificate was issued, so its first entry does not say so.
  const wasPending = status === 'pending' || events.some(isEventOfPending)
  return (
    <section aria-labelledby="events" className="flex flex-col gap-2">
      <h3 id="events" className="text-sm font-semibold text-muted">
        Zdarzenia
      </h3>
      <ol className="flex flex-col gap-3">
        {events.toReversed().map((event) => (
          <HistoryEvent
            key={event.id}
            id={event.id}
            origins={origins}
            name={EVENT_LABELS[event.kind]}
            day={event.day}
            by={'by' in event ? event.by : by}
          >
            {noteOf(event)}
          </HistoryEvent>
        ))}
        {!isOwn && (
          <HistoryEvent
            name={wasPending ? 'Wpisany jako oczekujący' : 'Wydany'}
            day={issueDate}
            by={issuedBy}
          />
        )}
      </ol>
    </section>
  )
}

function noteOf(event: CertificateEvent): string | undefined {
  if (event.kind === 'certificate-corrected') return correctionLines(event).join('\n')
  if (event.kind === 'programme-answered')
    return `${event.covers ? 'Obejmuje' : 'Nie obejmuje'} ${programmeLabel(event.group)}`
  return event.kind === 'certificate-revoked' ? event.reason : undefined
}

/** Tells whether the event happens only to a pending certificate. */
function isEventOfPending(event: CertificateEvent): boolean {
  return (
    event.kind === 'certificate-confirmed' ||
    (event.kind === 'certificate-revoked' && event.former === 'pending')
  )
}

/** Returns „20.12.2024 – 20.12.2027”. */
function termLabel(certificate: CertificateRecord): string {
  const { issueDate } = certificate
  const end = lastDayLabel(certificate)
  return issueDate === undefined ? `do ${end}` : `${issueDayLabel(issueDate)} – ${end}`
}

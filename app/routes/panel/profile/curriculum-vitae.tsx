import type { ReactNode } from 'react'

import { Logo } from '~/components/logo'
import {
  CERTIFICATE_STATUS_BADGES,
  certificateStatus,
  expiryDayLabel,
  issuedLabel,
  lastDayOf,
  proofMark,
  validityLabel,
} from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { fullName, ROLE_LABELS, type User } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { daysLabel, type Training } from '~/domain/trainings/training'
import { formatDayInWords, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'

/** Shows the CV only on paper. „Eksportuj CV” and any other way to print the profile use it. */
export function CurriculumVitae({
  user,
  today,
  certificates,
  trainings,
}: {
  user: User
  today: Day
  certificates: CertificateRecord[]
  trainings: Training[]
}) {
  const workplace = [user.position ?? ROLE_LABELS[user.role], user.company].filter(Boolean).join(', ')
  const contact = [user.email, user.phone].filter(Boolean).join(' · ')
  return (
    <article className="hidden flex-col gap-6 print:flex">
      <header className="border-b-2 border-current pb-4">
        <h2 className="text-3xl font-bold tracking-tight [overflow-wrap:anywhere]">{fullName(user)}</h2>
        <p className="mt-1 text-lg">{keepTogether(workplace)}</p>
        <p className="text-muted tabular-nums [overflow-wrap:anywhere]">{contact}</p>
      </header>
      <Section heading="Certyfikaty" isEmpty={certificates.length === 0} emptyText="Brak certyfikatów.">
        {certificates.map((certificate) => (
          <Entry
            key={certificate.id}
            title={qualificationLabel(certificate)}
            aside={validity(certificate, today)}
          >
            {details(certificate)}
          </Entry>
        ))}
      </Section>
      <Section
        heading="Ukończone szkolenia"
        isEmpty={trainings.length === 0}
        emptyText="Brak ukończonych szkoleń."
      >
        {trainings.map((training) => (
          <Entry key={training.id} title={training.title} aside={daysLabel(training)}>
            {training.trainingCenter}, {training.location}
          </Entry>
        ))}
      </Section>
      <footer className="flex items-center justify-between gap-4 border-t border-line pt-4 text-sm text-muted">
        <Logo />
        <p>Stan na {formatDayInWords(today)}</p>
      </footer>
    </article>
  )
}

function details(certificate: CertificateRecord): string {
  const { number, issueDate, issuedBy, isOwn, status } = certificate
  const mark = proofMark(certificate)
  const parts = [number, issuedLabel(issueDate), issuedBy, mark]
  if (isOwn && status === 'pending' && mark === undefined) parts.push('niepotwierdzony przez wystawcę')
  return parts.filter(Boolean).join(', ')
}

function validity(certificate: CertificateRecord, today: Day): string {
  const status = certificateStatus(certificate, today)
  if (status === 'active') return validityLabel(certificate)
  if (status === 'expired') return `wygasł ${expiryDayLabel(lastDayOf(certificate))}`
  return CERTIFICATE_STATUS_BADGES[status].label.toLocaleLowerCase('pl')
}

function Section({
  heading,
  isEmpty,
  emptyText,
  children,
}: {
  heading: string
  isEmpty: boolean
  emptyText: string
  children: ReactNode
}) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="break-after-avoid text-xl font-bold">{heading}</h3>
      {isEmpty ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <ul className="flex flex-col gap-3">{children}</ul>
      )}
    </section>
  )
}

function Entry({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <div className="flex items-baseline justify-between gap-6">
        <p className="min-w-0 font-semibold">{title}</p>
        <p className="shrink-0 tabular-nums">{aside}</p>
      </div>
      <p className="text-sm text-muted tabular-nums [overflow-wrap:anywhere]">{children}</p>
    </li>
  )
}

import type { CertificateStatus } from './certificate'
import type { CertificateRecord } from './certificate-record'
import { formatDay, type Day } from './day'
import { verdictOf, type Verdict } from './verdict'

/** What the panel says of a certificate before all else; that it was replaced only the panel knows for sure. */
export type RecordVerdict = Pick<Verdict, 'words' | 'explanation'> & {
  state: CertificateStatus | 'replaced'
  tone: Verdict['tone'] | 'neutral'
}

export function recordVerdict(certificate: CertificateRecord, today: Day): RecordVerdict {
  const { status, ...verdict } = verdictOf(certificate, today)
  if (certificate.replacedBy === undefined) return { state: status, ...verdict }
  return {
    state: 'replaced',
    tone: 'neutral',
    words: 'Zastąpiony',
    explanation: `Jest nowszy certyfikat tego rodzaju. ${ownState(status, certificate.expiryDate)}`,
  }
}

/** Replaced says nothing of whether it is valid, so that is said too. */
function ownState(status: CertificateStatus, expiryDate: Day): string {
  switch (status) {
    case 'active':
      return `Ten pozostaje ważny do ${formatDay(expiryDate)}.`
    case 'expired':
      return `Ten wygasł ${formatDay(expiryDate)}.`
    case 'pending':
      return 'Ten nie został potwierdzony przez wystawcę.'
    case 'revoked':
      return 'Ten został odwołany.'
  }
}

import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'

import { ButtonLink } from '~/components/button-link'
import { CertificateStateBadge, DeadlineBadge } from '~/components/certificate-badges'
import { CertificateMarks } from '~/components/certificate-marks'
import { issueDayLabel } from '~/domain/certificates/certificate'
import { recordMarks } from '~/domain/certificates/certificate-record'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import { awaitedText } from '~/domain/certificates/renewal'
import { statedEndLabel } from '~/domain/certificates/verdict'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { type Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { useFrameData } from '~/routes/panel/frame/frame-data'
import { Dialog } from '~/ui/ark/dialog'
import { Detail, Details } from '~/ui/details'
import { Icon } from '~/ui/icon'

import type { CertificateRow } from './certificate-row'

export function CertificatePreviewDialog({
  certificate,
  today,
  on,
  onClose,
}: {
  certificate: CertificateRow
  today: Day
  /** Set if `today` is a later day, which the link keeps. */
  on: Day | undefined
  onClose: () => void
}) {
  const scope = scopeLabel(certificate)
  const { isOwnRegister = false } = useFrameData() ?? {}
  return (
    <Dialog title="Podgląd certyfikatu" onClose={onClose}>
      <p className="text-lg font-semibold">{qualificationTitle(certificate)}</p>
      <div className="flex flex-wrap gap-2">
        <CertificateStateBadge certificate={certificate} today={today} isQuiet />
        {hasOpenDeadline(certificate, today) && (
          <DeadlineBadge certificate={certificate} today={today} isLater={on !== undefined} />
        )}
      </div>
      {certificate.awaits && <p className="text-sm text-warning">{awaitedText(certificate.awaits)}</p>}
      <CertificateMarks marks={recordMarks(certificate, isOwnRegister)} />
      <Details className="border-t border-line pt-4">
        {scope && (
          <Detail name="Zakres" className="col-span-full">
            {scope}
          </Detail>
        )}
        <Detail name="Numer">{certificate.number}</Detail>
        <Detail name="Posiadacz">{certificate.holder ?? certificate.registeredHolder}</Detail>
        <Detail name="Data wydania">{issueDayLabel(certificate.issueDate)}</Detail>
        <Detail name="Data ważności">{statedEndLabel(certificate)}</Detail>
        <Detail name="Wystawca">{certificate.issuedBy ?? '—'}</Detail>
      </Details>
      <ButtonLink to={certificateAddress(certificate.id, on)}>
        <Icon of={History} className="size-4" />
        Cały certyfikat i&nbsp;historia
      </ButtonLink>
    </Dialog>
  )
}

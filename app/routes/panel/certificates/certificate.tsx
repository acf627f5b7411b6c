import { data, redirect } from 'react-router'

import { readChanges } from '~/browser/records.client'
import { requireViewer } from '~/browser/session.client'
import { readSettings, withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { CERTIFICATE_TYPE_LABELS } from '~/domain/certificate'
import { CERTIFICATE_DECISIONS, certificateActions } from '~/domain/certificate-decision'
import type { CertificateRecord } from '~/domain/certificate-record'
import type { Change } from '~/domain/change'
import { indexById } from '~/domain/collection'
import { hasOpenDeadline, renewalChain } from '~/domain/renewal'
import { applyChanges, type Sample } from '~/domain/scope'
import { reminderDays } from '~/domain/settings'
import { fullName, nameOf, type User } from '~/domain/user'
import { DeadlinesFileButton } from '~/routes/panel/calendar/calendar-file'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'

import type { Route } from './+types/certificate'
import { CertificateActions } from './certificate-actions'
import { CertificateHistory } from './certificate-history'
import { CertificatePdfButton } from './certificate-pdf-button'
import { CertificateVerdict } from './certificate-verdict'
import { decideOnCertificate, removeCertificate } from './decide-on-certificate'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Certyfikat' } satisfies PanelHandle

export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('certificates', url)
  const sample = await panelData(serverLoader)
  const { certificate, visible, ...others } = await requireCertificate(viewer, sample, params.id)
  const people = indexById(await withOwnProfiles(sample.users))
  return {
    today: sample.today,
    certificate,
    holder: nameOf(certificate.userId, people),
    chain: renewalChain(certificate, visible),
    viewerName: fullName(people.get(viewer.id) ?? viewer),
    actions: certificateActions(viewer, certificate, others),
    reminderDays: reminderDays(await readSettings(viewer.id)),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url, params }: Route.ClientActionArgs) {
  const viewer = requireViewer('certificates', url)
  const sample = shownPanelData()
  const form = await request.formData()
  const intent = form.get('intent')
  const certificateAfter = (changes: readonly Change[]) =>
    findCertificate(applyChanges(viewer, sample, changes), params.id)
  // A second tap or another tab has removed it already.
  if (intent === 'remove' && !certificateAfter(await readChanges(viewer.id))) return redirect('/certificates')
  const { certificate } = await requireCertificate(viewer, sample, params.id)
  const subject = { viewer, certificate, certificateAfter, today: sample.today }
  if (intent === 'remove') return (await removeCertificate(subject)) ? redirect('/certificates') : null
  const decision = CERTIFICATE_DECISIONS.find((name) => name === intent)
  if (!decision) throw data(null, { status: 400 })
  return decideOnCertificate(decision, form, subject)
}

/** Returns the certificate and all other data, with own changes. Throws 404 where this person cannot see it. */
async function requireCertificate(viewer: User, sample: Sample, id: string) {
  const merged = await withOwnChanges(viewer, sample)
  const certificate = findCertificate(merged, id)
  if (!certificate) throw data(null, { status: 404 })
  return { certificate, ...merged }
}

function findCertificate({ visible }: { visible: readonly CertificateRecord[] }, id: string) {
  return visible.find((certificate) => certificate.id === id)
}

export default function CertificateScreen({ loaderData }: Route.ComponentProps) {
  const { today, certificate, holder, chain, viewerName, actions, reminderDays: daysBefore } = loaderData
  const heading = CERTIFICATE_TYPE_LABELS[certificate.type]
  return (
    <>
      <PageTitle>{`${heading}, ${certificate.number}`}</PageTitle>
      <ScreenHeader heading={heading} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] print:block">
        <div className="flex min-w-0 flex-col gap-4">
          <CertificateVerdict
            certificate={certificate}
            newer={chain.find(({ id }) => id === certificate.replacedBy)}
            holder={holder}
            today={today}
          />
          <div className="flex flex-wrap gap-3 print:hidden">
            <CertificatePdfButton certificate={certificate} />
            {hasOpenDeadline(certificate, today) && (
              <DeadlinesFileButton
                certificates={[certificate]}
                reminderDays={daysBefore}
                label="Termin do kalendarza"
              />
            )}
            {/* The key closes an open dialog when another certificate is shown. */}
            <CertificateActions key={certificate.id} certificate={certificate} actions={actions} />
          </div>
        </div>
        <CertificateHistory certificate={certificate} chain={chain} by={viewerName} today={today} />
      </div>
    </>
  )
}

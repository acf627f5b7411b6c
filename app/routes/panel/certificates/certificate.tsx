import { data, redirect } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { readSettings, withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { CERTIFICATE_TYPE_LABELS, certificateStatus } from '~/domain/certificate'
import { CERTIFICATE_DECISIONS, certificateActions } from '~/domain/certificate-decision'
import type { CertificateRecord } from '~/domain/certificate-record'
import { indexById } from '~/domain/collection'
import { renewalChain } from '~/domain/renewal'
import type { Sample } from '~/domain/scope'
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
  const { certificate, visible, ...others } = requireCertificate(viewer, sample, params.id)
  const people = indexById(withOwnProfiles(sample.users))
  return {
    today: sample.today,
    certificate,
    holder: nameOf(certificate.userId, people),
    chain: renewalChain(certificate, visible),
    viewerName: fullName(people.get(viewer.id) ?? viewer),
    actions: certificateActions(viewer, certificate, others),
    reminderDays: reminderDays(readSettings(viewer.id)),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url, params }: Route.ClientActionArgs) {
  const viewer = requireViewer('certificates', url)
  const sample = shownPanelData()
  const form = await request.formData()
  const intent = form.get('intent')
  const certificateNow = () => findCertificate(withOwnChanges(viewer, sample), params.id)
  // Taken away already, by a second tap or in another tab.
  if (intent === 'remove' && !certificateNow()) return redirect('/certificates')
  const { certificate } = requireCertificate(viewer, sample, params.id)
  const asked = { viewer, certificate, certificateNow, today: sample.today }
  if (intent === 'remove') return (await removeCertificate(asked)) ? redirect('/certificates') : null
  const decision = CERTIFICATE_DECISIONS.find((known) => known === intent)
  if (!decision) throw data(null, { status: 400 })
  return decideOnCertificate(decision, { ...asked, form })
}

/** The certificate as this person may see it, with own changes, and what stands around it; throws 404 where there is none such. */
function requireCertificate(viewer: User, sample: Sample, id: string) {
  const known = withOwnChanges(viewer, sample)
  const certificate = findCertificate(known, id)
  if (!certificate) throw data(null, { status: 404 })
  return { certificate, ...known }
}

function findCertificate({ visible }: { visible: readonly CertificateRecord[] }, id: string) {
  return visible.find((certificate) => certificate.id === id)
}

export default function CertificateScreen({ loaderData }: Route.ComponentProps) {
  const { today, certificate, holder, chain, viewerName, actions, reminderDays: daysBefore } = loaderData
  const status = certificateStatus(certificate, today)
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
            {/* By certificate: a question asked of one is not asked of the next. */}
            <CertificatePdfButton certificate={certificate} />
            {status === 'active' && (
              <DeadlinesFileButton
                certificates={[certificate]}
                reminderDays={daysBefore}
                label="Termin do kalendarza"
              />
            )}
            <CertificateActions key={certificate.id} certificate={certificate} actions={actions} />
          </div>
        </div>
        <CertificateHistory certificate={certificate} chain={chain} by={viewerName} today={today} />
      </div>
    </>
  )
}

import FileDown from 'lucide/dist/esm/icons/file-down.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { data, href } from 'react-router'

import { fetchKnownKeys } from '~/browser/keys/known-keys.client'
import { readChanges } from '~/browser/records/records.client'
import { readSettings, withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canDecideOn, canKeepPapersOf, canTrustIssuers } from '~/domain/access/access'
import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import { applyChanges } from '~/domain/access/merge-changes'
import { isTrainedInVain } from '~/domain/admission/certificate-doubt'
import { programmeAnswerFor } from '~/domain/admission/periodic-training'
import { asHolders } from '~/domain/admission/standing'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import { renewalChain } from '~/domain/certificates/renewal'
import type { Change } from '~/domain/changes/change'
import {
  awaitedAction,
  CERTIFICATE_DECISIONS,
  certificateActions,
} from '~/domain/decisions/certificate-decision'
import { namesById } from '~/domain/people/names-apart'
import { reminderDays } from '~/domain/people/settings'
import { fullName, nameOf, type User } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { indexById } from '~/domain/words/collection'
import { stateDayLabel } from '~/domain/words/state-day'
import { DeadlinesFileButton } from '~/routes/panel/calendar/calendar-files'
import { AddCertificateLink } from '~/routes/panel/certificates/certificate-links'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { StateDayBanner } from '~/routes/panel/frame/state-day'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { loadScans } from '~/routes/panel/scans/load-scans'
import { ScansCard } from '~/routes/panel/scans/scans-card'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/certificate'
import { ActionButton, EndingActions } from './certificate-actions'
import { CertificateHistory } from './certificate-history'
import { CertificatePdfButton } from './certificate-pdf-button'
import { CertificateVerdict } from './certificate-verdict'
import { decideOnCertificate, removeCertificate } from './decide-on-certificate'
import { OperatorEntries } from './operator-entries'
import { answerProgramme, PROGRAMME_INTENT, ProgrammeQuestion } from './programme-question'
import { hasCode, PublicPage } from './public-page'
import { QrCodeButton } from './qr-code-button'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Certyfikat' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'certificates',
  async ({ viewer, sample, state, url }, { params }: Route.ClientLoaderArgs) => {
    const { certificate, visibleCertificates, ...others } = await requireCertificate(
      viewer,
      sample,
      params.id,
    )
    const people = indexById(await withOwnProfiles(others.users))
    const canDecide = canDecideOn(viewer, certificate)
    const holder = people.get(certificate.userId)
    return {
      state,
      certificate,
      holder: namesById(people)(certificate.userId),
      registeredHolder: nameOf(certificate.userId, indexById(others.users)),
      isInVain: isTrainedInVain(certificate, holder ?? viewer),
      chain: renewalChain(certificate, [...visibleCertificates, ...others.archivedCertificates]),
      isOwnRegister: sample.isOwnRegister,
      isHolder: certificate.userId === viewer.id,
      canDecide,
      canTrust: canTrustIssuers(viewer),
      programme:
        holder && canKeepPapersOf(viewer, holder)
          ? asHolders(holder, others.positions)
              .flatMap((each) => programmeAnswerFor(certificate, each, others) ?? [])
              .toSorted((a, b) => Number(a.covers !== undefined) - Number(b.covers !== undefined))[0]
          : undefined,
      knownKeys: canDecide && certificate.token !== undefined ? fetchKnownKeys() : undefined,
      qr: { service: sample.qrService, origin: url.origin },
      viewerName: fullName(people.get(viewer.id) ?? viewer),
      actions: certificateActions(viewer, certificate, others),
      reminderDays: reminderDays(await readSettings(viewer.id)),
      scans: await loadScans(viewer.id, { of: 'certificate', id: certificate.id }),
      origins: await loadOrigins(viewer.id),
    }
  },
)

export const clientAction = panelAction(
  'certificates',
  async ({ viewer, sample, today, form }, { params }: Route.ClientActionArgs): Promise<FormAnswer> => {
    const intent = form.get('intent')
    const certificateAfter = (changes: readonly Change[]) =>
      findCertificate(applyChanges(viewer, sample, changes), params.id)
    // A second tap or another tab has removed it already.
    if (intent === 'remove' && !certificateAfter(await readChanges(viewer.id)))
      return { to: href('/certificates') }
    const { certificate, users } = await requireCertificate(viewer, sample, params.id)
    const subject = { viewer, certificate, certificateAfter, today }
    if (intent === 'remove') return removeCertificate(subject)
    if (intent === 'sign') {
      const holder = indexById(await withOwnProfiles(users)).get(certificate.userId)
      if (!holder) throw data(null, { status: 404 })
      const { signCertificates } = await import('~/routes/panel/certificates/signing/sign-certificates')
      const outcome = await signCertificates(viewer, [{ certificate, holder }], {
        ...sample,
        isNeeded: (changes) => certificateAfter(changes)?.token === certificate.token,
      })
      // The button that was pressed is about to disappear.
      return { ...outcome, focus: 'heading' }
    }
    if (intent === PROGRAMME_INTENT) {
      const holder = indexById(users).get(certificate.userId)
      if (!holder || !canKeepPapersOf(viewer, holder)) throw data(null, { status: 403 })
      return answerProgramme(form, {
        viewer,
        certificateId: certificate.id,
        coversNow: (changes, group) => {
          const found = certificateAfter(changes)
          return found?.programmeAnswers?.findLast((each) => each.group === group)?.covers
        },
        today,
      })
    }
    const decision = CERTIFICATE_DECISIONS.find((name) => name === intent)
    if (!decision) throw data(null, { status: 400 })
    return decideOnCertificate(decision, form, subject)
  },
)

/** Returns the certificate and all other data, with own changes. Throws 404 if this person cannot see it. */
async function requireCertificate(viewer: User, sample: PanelSample, id: string) {
  const merged = await withOwnChanges(viewer, sample)
  const certificate = findCertificate(merged, id)
  if (!certificate) throw data(null, { status: 404 })
  return { certificate, ...merged }
}

function findCertificate(
  { visibleCertificates, archivedCertificates }: ReturnType<typeof applyChanges>,
  id: string,
) {
  return [...visibleCertificates, ...archivedCertificates].find((certificate) => certificate.id === id)
}

export default function CertificateScreen({ loaderData }: Route.ComponentProps) {
  const { state, certificate, holder, isHolder, chain, viewerName, actions, qr } = loaderData
  const { today, on } = state
  const day = on ?? today
  const next = awaitedAction(actions, certificate, day)
  const isPrintable = mayTell('print of certificates', matterOfQualification(certificate))
  return (
    <>
      {/* The number first, because a tab shows only the first words. A browser prints the title, too. */}
      <PageTitle>
        {isPrintable
          ? [certificate.number, holder, qualificationTitle(certificate)].join(', ')
          : certificate.number}
      </PageTitle>
      <div className={isPrintable ? 'contents' : 'print:hidden'}>
        <ScreenHeader heading={qualificationTitle(certificate)} text={scopeLabel(certificate)}>
          {certificate.isOwn && (
            <AddCertificateLink
              label="Dodaj kolejny"
              variant={(next ?? certificate.token) ? 'secondary' : 'primary'}
            />
          )}
        </ScreenHeader>
      </div>
      <StateDayBanner state={state} />
      <p className="hidden text-sm print:block">
        {isPrintable ? `Stan na ${stateDayLabel(state)}` : 'Dane o\u00a0zdrowiu nie są drukowane.'}
      </p>
      <div
        className={`grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] ${isPrintable ? 'print:block' : 'print:hidden'}`}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <CertificateVerdict
            certificate={certificate}
            newer={chain.find(({ id }) => id === (certificate.replacedBy ?? certificate.awaits?.id))}
            holder={holder}
            isInVain={loaderData.isInVain}
            isOwnRegister={loaderData.isOwnRegister}
            today={day}
            on={on}
            beside={
              <>
                {next && <ActionButton action={next} certificate={certificate} isNext />}
                {hasCode(certificate) && (
                  <QrCodeButton
                    certificate={certificate}
                    holder={loaderData.registeredHolder}
                    today={today}
                    {...qr}
                  />
                )}
              </>
            }
          >
            <PublicPage
              certificate={certificate}
              origin={qr.origin}
              isTaken={!loaderData.canDecide}
              hasNextStep={next !== undefined}
              knownKeys={loaderData.knownKeys}
              canTrust={loaderData.canTrust}
            />
          </CertificateVerdict>
          {loaderData.programme && (
            <ProgrammeQuestion {...loaderData.programme} hasOwnGroup={certificate.scope !== undefined} />
          )}
          {loaderData.canDecide && <OperatorEntries certificate={certificate} />}
          <div className="flex flex-wrap gap-3 print:hidden">
            <CertificatePdfButton
              certificate={certificate}
              registeredHolder={loaderData.registeredHolder}
              icon={<Icon of={FileDown} className="size-4" />}
            />
            {isPrintable && (
              <Button onClick={() => print()}>
                <Icon of={Printer} className="size-4" />
                Drukuj
              </Button>
            )}
            {hasOpenDeadline(certificate, today) && isPrintable && (
              <DeadlinesFileButton
                certificates={[isHolder ? certificate : { ...certificate, holder }]}
                reminderDays={loaderData.reminderDays}
                label="Termin do kalendarza"
              />
            )}
            {actions
              .filter((action) => action !== next)
              .map((action) => (
                <ActionButton key={action} action={action} certificate={certificate} />
              ))}
          </div>
          {/* The key closes an open dialog when another certificate is shown. */}
          <EndingActions key={certificate.id} certificate={certificate} actions={actions} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ScansCard scans={loaderData.scans} />
          <CertificateHistory
            certificate={certificate}
            chain={chain}
            by={viewerName}
            origins={loaderData.origins}
            today={day}
            on={on}
          />
        </div>
      </div>
    </>
  )
}

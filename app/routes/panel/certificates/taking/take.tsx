import { href } from 'react-router'
import * as v from 'valibot'

import { dropDraft, readDraft } from '~/browser/records/drafts.client'
import { readChanges } from '~/browser/records/records.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { createId } from '~/browser/store/create-id.client'
import { trySave } from '~/browser/store/storage.client'
import { PageTitle } from '~/components/page-title'
import { takersFor } from '~/domain/access/access'
import { applyChanges } from '~/domain/access/merge-changes'
import { archivedOf } from '~/domain/access/visibility'
import { certificateName } from '~/domain/certificates/certificate'
import type { DraftName } from '~/domain/changes/draft'
import { withSignedNames, type Taker } from '~/domain/decisions/taker'
import { planTaking, takingChanges } from '~/domain/decisions/taking'
import { isTaken, isUnsettled, type TakingLine } from '~/domain/decisions/taking-line'
import { namesApart } from '~/domain/people/names-apart'
import type { User } from '~/domain/people/user'
import { trustedIssuersOf } from '~/domain/records/issuer-changes'
import { LINK_PARAM } from '~/domain/signing/signed-link'
import { countOf } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { drafted } from '~/routes/panel/recording/draft-form'
import { tryRecord, KEPT_HERE } from '~/routes/panel/recording/record-and-tell'

import type { Route } from './+types/take'
import { TakingForm } from './taking-form'
import { sentLinksSchema } from './taking-preview'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj podpisany certyfikat' } satisfies PanelHandle

const DRAFT: DraftName = 'taking'

export const clientLoader = panelLoader('certificates', async ({ viewer, sample, url }) => {
  const { isOwnRegister } = sample
  const link = url.searchParams.get(LINK_PARAM) ?? ''
  const draft = await readDraft(viewer.id, DRAFT)
  return {
    context: { ...(await contextOf(viewer, sample)), isOwnRegister },
    // A link that was followed does not change the draft.
    start: link || drafted(draft, 'links') || '',
    isFollowed: link !== '',
    draft: link === '' ? { ...draft, name: DRAFT } : undefined,
  }
})

/** Records the certificates of the links, as one step. The screen stays open while something is left to do there. */
export const clientAction = panelAction(
  'certificates',
  async ({ viewer, sample, today }, { request }: Route.ClientActionArgs) => {
    const { isOwnRegister } = sample
    const { links, chosen, hasDraft } = v.parse(sentLinksSchema, await request.json())
    const context = { ...(await contextOf(viewer, sample)), isOwnRegister, chosen: new Map(chosen) }
    let lines = planTaking(links, context)
    const outcome = await tryRecord(
      viewer.id,
      (counting) => {
        // A second tap or another tab may have taken the same meanwhile.
        const { visibleCertificates, archivedCertificates } = applyChanges(viewer, sample, counting)
        lines = planTaking(links, {
          ...context,
          certificates: [...visibleCertificates, ...archivedCertificates],
        })
        const changes = lines.flatMap((line) => takingChanges(line, { day: today, newId: createId() }))
        return changes.map((build) => ({ build }))
      },
      { done: () => ({ title: titleOf(lines.filter(isTaken), context.takers), description: KEPT_HERE }) },
    )
    if (outcome.isRefused || lines.some(isUnsettled)) return outcome
    if (hasDraft) await trySave(() => dropDraft(viewer.id, DRAFT))
    return { ...outcome, to: href('/certificates') }
  },
)

/** Returns the people and the records for which the plan is made. */
async function contextOf(viewer: User, sample: PanelSample) {
  const { visibleCertificates, archivedCertificates, ...merged } = await withOwnChanges(viewer, sample)
  const named = async (people: Parameters<typeof withSignedNames>[0]) =>
    withSignedNames(people, await withOwnProfiles(people))
  return {
    viewer,
    today: sample.today,
    issuers: trustedIssuersOf(await readChanges(viewer.id)),
    takers: await named(takersFor(viewer, merged)),
    archivedPeople: await named(archivedOf(viewer, merged.users)),
    certificates: [...visibleCertificates, ...archivedCertificates],
  }
}

/** Names the certificate if it is the only one. */
function titleOf(taken: readonly TakingLine[], takers: readonly Taker[]): string {
  const [line, ...others] = taken
  if (!line?.certificate || others.length > 0) return `Zapisano ${countOf(taken.length, 'certificate')}`
  const { taking } = line
  const holder = 'holder' in taking ? ` – ${namesApart(takers)(taking.holder)}` : ''
  return `Zapisano certyfikat: ${certificateName(line.certificate)}${holder}`
}

export default function TakeCertificates({ loaderData, actionData }: Route.ComponentProps) {
  const { start } = loaderData
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader heading={handle.heading} text="Podpis znanego wystawcy potwierdza certyfikat od razu." />
      {/* The key resets the form for another link. */}
      <TakingForm
        key={loaderData.isFollowed ? start : ''}
        {...loaderData}
        isNotStored={actionData?.isNotStored === true}
      />
    </>
  )
}

import { readDraft } from '~/browser/drafts.client'
import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { fixedIssuer, holdersFor, statusOnAdding } from '~/domain/access'
import { parseCertificateAddition } from '~/domain/certificate-addition'
import { parseNewCertificateParams } from '~/domain/new-certificate-params'
import { sortByName } from '~/domain/user'
import { discardDraft, isDiscarding } from '~/routes/panel/forms/discard-draft'
import { DraftForm } from '~/routes/panel/forms/draft-form'
import { refuseForm, saveForm, type FormAnswer } from '~/routes/panel/forms/save-form'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { showToast } from '~/ui/ark/toaster'

import type { Route } from './+types/new-certificate'
import { CertificateFields } from './certificate-fields'
import type { DuplicateCertificate } from './duplicate-link'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj certyfikat' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('certificates', url)
  const sample = await panelData(serverLoader)
  const holders = holdersFor(viewer, await withOwnChanges(viewer, sample))
  const { name, holderId, type } = draftOf(url)
  return {
    viewer,
    today: sample.today,
    holders: sortByName(await withOwnProfiles(holders)),
    canIssue: holders.some(({ id }) => statusOnAdding(viewer, { userId: id }) === 'active'),
    issuer: fixedIssuer(viewer),
    draftName: name,
    draft: await readDraft(viewer.id, name),
    start: { holderId: holders.find(({ id }) => id === holderId)?.id, type },
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('certificates', url)
  const { today, ...sample } = shownPanelData()
  const known = await withOwnChanges(viewer, sample)
  const { name, from } = draftOf(url)
  const form = await request.formData()
  if (isDiscarding(form)) return discardDraft(viewer.id, name, { url, to: from })
  const { value, errors, duplicate } = parseCertificateAddition(form, {
    viewer,
    holders: holdersFor(viewer, known),
    certificates: known.certificates,
    today,
  })
  if (errors) {
    return refuseForm<Answer>({
      errors,
      duplicate: duplicate && { id: duplicate.id, isVisible: known.visible.includes(duplicate) },
    })
  }
  const recording = {
    id: value.id,
    build: (id: string) => ({
      kind: 'certificate-added' as const,
      id,
      day: today,
      certificate: { ...value, id },
    }),
  }
  return saveForm(viewer.id, [recording], {
    draft: name,
    to: from,
    onSaved: () => showToast('success', 'Zapisano w tej przeglądarce'),
  })
}

type Answer = FormAnswer & { duplicate?: DuplicateCertificate }

/** A form that begins with somebody's certificate has a draft of its own: another half-filled one stays as it is. */
function draftOf(url: URL) {
  const params = parseNewCertificateParams(url.searchParams)
  return { ...params, name: ['certificate', params.holderId, params.type].filter(Boolean).join(' ') }
}

export default function NewCertificate({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, draftName, draft, ...fields } = loaderData
  const answer: Answer | undefined = actionData
  return (
    <>
      <PageTitle>Dodaj certyfikat</PageTitle>
      <ScreenHeader heading="Dodaj certyfikat" />
      <div className="max-w-2xl">
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={draft}
          answer={answer}
          submit={{ label: 'Zapisz certyfikat', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <CertificateFields {...fields} draft={draft} errors={errors} duplicate={answer?.duplicate} />
          )}
        </DraftForm>
      </div>
    </>
  )
}

import { useState } from 'react'

import { readDraft } from '~/browser/drafts.client'
import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { canMoveReports } from '~/domain/access'
import { parseNewReport } from '~/domain/new-report'
import { REPORT_TYPES } from '~/domain/report'
import { possibleWitnesses } from '~/domain/witness'
import { discardDraft, isDiscarding } from '~/routes/panel/forms/discard-draft'
import { drafted, DraftForm } from '~/routes/panel/forms/draft-form'
import { refuseForm, saveForm } from '~/routes/panel/forms/save-form'
import { panelData, shownPanelData } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { showToast } from '~/ui/ark/toaster'

import type { Route } from './+types/new-report'
import { ReportFields } from './report-fields'
import { ReportTypeChoice } from './report-type-choice'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Nowe zgłoszenie' } satisfies PanelHandle

const DRAFT = 'report'

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('reports', url)
  const { today, users } = await panelData(serverLoader)
  return {
    viewer,
    today,
    draft: await readDraft(viewer.id, DRAFT),
    people: await withOwnProfiles(possibleWitnesses(viewer, users)),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('reports', url)
  const form = await request.formData()
  if (isDiscarding(form)) return discardDraft(viewer.id, DRAFT, { url, to: '/reports' })

  const { today, users } = shownPanelData()
  const { value, errors } = parseNewReport(form, today, possibleWitnesses(viewer, users))
  if (errors) return refuseForm({ errors })
  const recording = {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'report-filed' as const,
      id,
      day: today,
      report: { id, reportedBy: viewer.id, ...value },
    }),
  }
  return saveForm(viewer.id, [recording], {
    draft: DRAFT,
    to: '/reports',
    onSaved: () =>
      showToast(
        'success',
        'Zapisano w tej przeglądarce',
        canMoveReports(viewer)
          ? 'Zgłoszenie można wydrukować albo udostępnić.'
          : 'Przekaż zgłoszenie przełożonemu: wydrukuj je albo udostępnij.',
      ),
  })
}

export default function NewReport({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, draft, people } = loaderData
  const [type, setType] = useState(REPORT_TYPES.find((known) => known === drafted(draft, 'type')))
  // Here, so that they are still chosen after another type was chosen and the accident again.
  const [witnesses, setWitnesses] = useState<readonly string[]>(draft.fields.witnesses ?? [])
  return (
    <>
      <PageTitle>Nowe zgłoszenie</PageTitle>
      <ScreenHeader heading="Nowe zgłoszenie" />
      <div className="max-w-2xl">
        <DraftForm
          name={DRAFT}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          submit={type && { label: 'Zapisz zgłoszenie', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <>
              <ReportTypeChoice chosen={type} onChoose={setType} error={errors.type} />
              {type && (
                <ReportFields
                  type={type}
                  today={today}
                  draft={draft}
                  people={people}
                  witnesses={witnesses}
                  onChooseWitnesses={setWitnesses}
                  errors={errors}
                />
              )}
            </>
          )}
        </DraftForm>
      </div>
    </>
  )
}

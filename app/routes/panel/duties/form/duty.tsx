import { useState } from 'react'
import { data, Form, href, useNavigation } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canKeepDuties } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import { DUTY_LABELS, dutyTitle } from '~/domain/duties/duty'
import { parseDuty, savedDuty } from '~/domain/duties/duty-form'
import { DUTY_LAW } from '~/domain/duties/duty-law'
import { dutyFacts } from '~/domain/duties/duty-list'
import { DUTY_SORTS, type DutySort } from '~/domain/duties/duty-schema'
import { fullName } from '~/domain/people/user'
import { withDutyChanges } from '~/domain/records/duty-changes'
import { findPosition } from '~/domain/staff/position-list'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import { loadDuties } from '~/routes/panel/duties/load-duties'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type Panel, type PanelScreen } from '~/routes/panel/panel-screen'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { HistoryEvent } from '~/routes/panel/recording/history-event'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import { KEPT_HERE, tryRecord, undoToast } from '~/routes/panel/recording/record-and-tell'
import {
  discardDraft,
  isDiscarding,
  refuseForm,
  saveForm,
  type FormAnswer,
} from '~/routes/panel/recording/save-form'
import { loadScans } from '~/routes/panel/scans/load-scans'
import { recordScans } from '~/routes/panel/scans/record-scans'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'
import { ScansCard } from '~/routes/panel/scans/scans-card'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

import type { Route } from './+types/duty'
import { DutyFields } from './duty-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Obowiązek firmy' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canKeepDuties } satisfies PanelScreen

/** The address of a duty that is not there yet. */
const NEW = 'new'

export const clientLoader = panelLoader(SCREEN, async (panel, { params }: Route.ClientLoaderArgs) => {
  const { viewer } = panel
  const found = await requireDuty(panel, params.id)
  return {
    ...found,
    viewer,
    viewerName: fullName(await withOwnProfile(viewer)),
    draft: await readDraft(viewer.id, found.draftName),
    origins: await loadOrigins(viewer.id),
    scans: found.duty && (await loadScans(viewer.id, { of: 'duty', id: found.duty.id })),
  }
})

export const clientAction = panelAction(
  SCREEN,
  async (panel, { params }: Route.ClientActionArgs): Promise<FormAnswer> => {
    const { viewer, sample, today: day, url, form } = panel
    const { sort, duty, draftName: draft, context } = await requireDuty(panel, params.id)
    const list = href('/employer/duties')
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: list, of: handle.heading })
    if (form.get('intent') === 'remove') {
      if (!duty) throw data(null, { status: 400 })
      return tryRecord(
        viewer.id,
        { build: (id) => ({ kind: 'duty-removed', id, day, dutyId: duty.id }) },
        {
          // Another tab may have removed it already.
          isNeeded: (changes) => withDutyChanges(sample.duties, changes).some(({ id }) => id === duty.id),
          done: () => ({ title: `Usunięto: ${dutyTitle(duty)}`, description: KEPT_HERE }),
          refused: 'Nie udało się usunąć',
          to: list,
        },
      )
    }
    const { value, errors, meanwhile } = mergeOpened(
      form,
      parseDuty(form, sort, context),
      savedDuty(sort, context.nameOf),
      duty,
    )
    if (errors) return refuseForm({ errors, meanwhile })
    const recording = {
      id: form.get('id'),
      build: (id: string) => ({
        kind: 'duty-saved' as const,
        id,
        day,
        duty: { id: duty?.id ?? id, sort, ...value },
      }),
    }
    const scans = recordScans(form, {
      partOf: String(form.get('id')),
      day,
      subjectOf: (id) => ({ of: 'duty', id }),
    })
    return saveForm(viewer.id, [recording, ...scans], {
      form,
      draft,
      list,
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Zapisano: ${dutyTitle({ sort, ...value })}`,
          description: KEPT_HERE,
        }),
    })
  },
)

type Known = Pick<Panel, 'viewer' | 'sample' | 'loadRecords' | 'today' | 'url'>

/** Returns the duty in the address and what its form asks. A new one has only a sort. Throws 404 for an unknown one. */
async function requireDuty(panel: Known, id: string) {
  const loaded = await loadDuties(panel)
  const { searchParams } = panel.url
  const duty = loaded.duties.find((known) => known.id === id)
  const asked = searchParams.get('sort')
  const sort = duty?.sort ?? DUTY_SORTS.find((known) => known === asked)
  if (sort === undefined || (!duty && id !== NEW)) throw data(null, { status: 404 })
  const position = findPosition(loaded.positions, searchParams.get('of') ?? '')
  const draftName: DraftName = duty
    ? `duty ${duty.id}`
    : `duty new ${sort}${position ? ` ${searchParams.get('of')}` : ''}`
  return { ...loaded, sort, duty, position: position?.name, draftName }
}

export default function DutyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, sort, duty, draftName, draft, context } = loaderData
  const scanField = useScanField(draftName, draft)
  const title = duty ? dutyTitle(duty) : DUTY_LABELS[sort]
  return (
    <>
      <PageTitle>{`Obowiązek firmy: ${title}`}</PageTitle>
      <ScreenHeader heading="Obowiązek firmy" text={title} />
      <div className="flex max-w-2xl flex-col gap-5">
        <DutyLawNote sort={sort} />
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={duty && openedText(savedDuty(sort, context.nameOf), duty)}
          parse={(form) => parseDuty(form, sort, context)}
          submit={{ label: 'Zapisz', busy: 'Zapisywanie…', isWaiting: scanField.isBusy }}
        >
          {(errors) => (
            <>
              <DutyFields key={draftName} screen={loaderData} errors={errors} />
              {!duty && <ScanField legend="Skan dokumentu (opcjonalnie)" userId={viewer.id} {...scanField} />}
            </>
          )}
        </DraftForm>
        {loaderData.scans && <ScansCard scans={loaderData.scans} />}
        {duty && duty.events.length > 0 && (
          <Card title="Historia">
            <ol className="flex flex-col gap-3">
              {duty.events.toReversed().map(({ id, day, duty: saved }) => (
                <HistoryEvent
                  key={id}
                  id={id}
                  name="Zapisano"
                  day={day}
                  by={loaderData.viewerName}
                  origins={loaderData.origins}
                >
                  {dutyFacts(saved, { nameOf: context.nameOf, holdersOf: () => undefined }).join(' · ')}
                </HistoryEvent>
              ))}
            </ol>
          </Card>
        )}
        {duty && <RemoveForm title={title} />}
      </div>
    </>
  )
}

function DutyLawNote({ sort }: { sort: DutySort }) {
  const { law, text, term } = DUTY_LAW[sort]
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>{[text, term].filter(Boolean).join(' ')}</p>
      {law && <p>{law}</p>}
    </div>
  )
}

/** Removes at once. The toast can take it back. */
function RemoveForm({ title }: { title: string }) {
  const [isSent, setIsSent] = useState(false)
  const isBusy = useNavigation().formMethod === 'POST' && isSent
  return (
    <Form method="post" onSubmit={() => setIsSent(true)}>
      <Button type="submit" name="intent" value="remove" variant="ghost" isBusy={isBusy}>
        Usuń z&nbsp;listy<span className="sr-only">: {title}</span>
      </Button>
    </Form>
  )
}

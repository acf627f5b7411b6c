import Users from 'lucide/dist/esm/icons/users.mjs'
import { useState } from 'react'
import { href } from 'react-router'
import * as v from 'valibot'

import { readDraft } from '~/browser/records/drafts.client'
import { PageTitle } from '~/components/page-title'
import { canSetRequirements } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import { namesById, surnamesApart } from '~/domain/people/names-apart'
import { indexById } from '~/domain/words/collection'
import { recordId } from '~/domain/words/typed-text'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelForm, type PanelScreen } from '~/routes/panel/panel-screen'
import { TypeEmployeesLink } from '~/routes/panel/people/employee-link'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { discardDraft, isDiscarding, refuseForm } from '~/routes/panel/recording/save-form'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/type-papers'
import type * as Table from './papers-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Wpisz dokumenty' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canSetRequirements } satisfies PanelScreen

const DRAFT = 'papers'

/** Fetched when the screen opens. Among its own imports, the rules of the import would join the scripts of all screens. */
let table: typeof Table | undefined

async function fetchTable() {
  table ??= await import('./papers-table')
  return table
}

/** Returns the register as the table is compared with it. */
async function readKnown({
  viewer,
  loadRecords,
  today,
}: Pick<PanelForm, 'viewer' | 'loadRecords' | 'today'>) {
  const { users, certificates, employment } = await loadRecords()
  const people = employeesOf(viewer, users)
  return { viewer, people, certificates, employment, kinds: await loadOwnKinds(viewer), today }
}

export const clientLoader = panelLoader(SCREEN, async (panel) => {
  const { viewer, loadRecords, today } = panel
  const [known, { homelessCells, paperSections }] = await Promise.all([readKnown(panel), fetchTable()])
  const draft = await readDraft(viewer.id, DRAFT)
  const records = await loadRecords()
  const admissions = await staffAdmissions(viewer, records, today)
  const sections = paperSections(admissions, {
    kinds: known.kinds,
    nameOf: surnamesApart(admissions.map(({ person }) => person)),
    conditions: known.employment.conditions,
    draft: draft.fields,
  })
  const homeless = homelessCells(draft.fields, sections, {
    kinds: known.kinds,
    personName: namesById(indexById(records.users)),
  })
  return { viewer, known, sections, homeless, draft }
})

export const clientAction = panelAction(SCREEN, async (panel) => {
  const { viewer, today, url, form } = panel
  if (isDiscarding(form)) {
    return discardDraft(viewer.id, DRAFT, { url, to: href('/employees'), of: handle.heading })
  }
  const { parseTypedPapers, savePapers } = await fetchTable()
  const id = v.parse(recordId, form.get('id'))
  const { value, errors } = parseTypedPapers(form, { id, ...(await readKnown(panel)) })
  if (errors) return refuseForm({ errors })
  return savePapers(value, { form, draft: DRAFT, userId: viewer.id, today })
})

export default function TypePapers({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, known, sections, homeless, draft } = loaderData
  const [isTaking, setIsTaking] = useState(false)
  if (!table) return null
  const { PapersTable, parseTypedPapers } = table
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader heading={handle.heading} text={viewer.company} />
      {sections.length === 0 ? (
        <EmptyState
          icon={Users}
          title="Brak pracowników"
          text="Najpierw wpisz ludzi. Ich stanowiska mówią, jakich dokumentów potrzebują."
        >
          <TypeEmployeesLink isMain />
        </EmptyState>
      ) : (
        <DraftForm
          name={DRAFT}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseTypedPapers(form, { id: draft.id, ...known })}
          submit={{ label: 'Zapisz dokumenty', busy: 'Zapisywanie…', isWaiting: isTaking }}
        >
          {(errors) => (
            <PapersTable
              sections={sections}
              homeless={homeless}
              userId={viewer.id}
              draft={draft}
              errors={errors}
              onBusy={setIsTaking}
            />
          )}
        </DraftForm>
      )}
    </>
  )
}

import { href } from 'react-router'
import * as v from 'valibot'

import { readDraft } from '~/browser/records/drafts.client'
import { PageTitle } from '~/components/page-title'
import { canSetRequirements } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import { positionNames } from '~/domain/people/other-positions'
import { comparePolish, countOf, foldText } from '~/domain/words/polish'
import { recordId } from '~/domain/words/typed-text'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/many-employees'
import type * as Table from './people-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Wpisz pracowników' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canSetRequirements } satisfies PanelScreen

const DRAFT = 'people'

/** Fetched when the screen opens. Among its own imports, the rules of a person would join the scripts of all screens. */
let table: typeof Table | undefined

async function fetchTable() {
  table ??= await import('./people-table')
  return table
}

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords }) => {
  const [{ users, positions }] = await Promise.all([loadRecords(), fetchTable()])
  const { listPatterns } = await import('~/domain/qualifications/trades')
  const known = employeesOf(viewer, users)
  return {
    viewer,
    known,
    positions: offeredPositions([
      ...listPatterns(positions).map(({ name }) => name),
      ...known.flatMap(positionNames),
    ]),
    draft: await readDraft(viewer.id, DRAFT),
  }
})

/** Returns each name once, whatever its case. */
function offeredPositions(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [foldText(name), name])).values()].toSorted(
    comparePolish,
  )
}

export const clientAction = panelAction(SCREEN, async ({ viewer, loadRecords, today, url, form }) => {
  if (isDiscarding(form)) {
    return discardDraft(viewer.id, DRAFT, { url, to: href('/employees'), of: handle.heading })
  }
  const { users } = await loadRecords()
  const formId = v.parse(recordId, form.get('id'))
  // The people whom this form has added already are no namesakes of its rows.
  const known = employeesOf(viewer, users).filter(({ id }) => !id.startsWith(`${formId}-`))
  const { parseTypedPeople } = await fetchTable()
  const { value: typed, errors } = parseTypedPeople(form, known)
  if (errors) return refuseForm({ errors })
  return saveForm(
    viewer.id,
    typed.map(({ row, person }) => ({
      id: `${formId}-${row}`,
      build: (id: string) => ({ kind: 'person-saved' as const, id, day: today, person: { id, ...person } }),
    })),
    {
      form,
      draft: DRAFT,
      // Their papers come next.
      list: href('/employees/papers'),
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Dodano: ${countOf(typed.length, 'employee')}`,
          description: KEPT_HERE,
        }),
    },
  )
})

export default function ManyEmployees({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, known, positions, draft } = loaderData
  if (!table) return null
  const { PeopleTable, parseTypedPeople } = table
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader heading={handle.heading} text={viewer.company} />
      <DraftForm
        name={DRAFT}
        userId={viewer.id}
        draft={draft}
        answer={actionData}
        parse={(form) => parseTypedPeople(form, known)}
        submit={{ label: 'Zapisz pracowników', busy: 'Zapisywanie…' }}
      >
        {(errors) => <PeopleTable positions={positions} draft={draft} errors={errors} />}
      </DraftForm>
    </>
  )
}

import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import { hasRole } from '~/domain/people/permission'
import { parsePerson } from '~/domain/people/person-form'
import type { User } from '~/domain/people/user'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { discardDraft, isDiscarding } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/new-employee'
import { PersonFields } from './person-fields'
import { savePerson } from './save-person'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj pracownika' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canManagePeople } satisfies PanelScreen

const DRAFT = 'person'

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const { users, positions } = await loadRecords()
  return {
    viewer,
    today,
    users,
    positions: positions.map(({ name }) => name),
    draft: await readDraft(viewer.id, DRAFT),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, loadRecords, today, url, form }) => {
  if (isDiscarding(form)) {
    return discardDraft(viewer.id, DRAFT, { url, to: href('/employees'), of: headingFor(viewer) })
  }
  const { users } = await loadRecords()
  return savePerson(form, { viewer, users, draft: DRAFT, today })
})

/** The people of a training centre are participants. */
function headingFor(viewer: User): string {
  return hasRole(viewer, 'training_center') ? 'Dodaj uczestnika' : handle.heading
}

export default function NewEmployee({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, users, positions, draft } = loaderData
  const add = headingFor(viewer)
  return (
    <>
      <PageTitle>{add}</PageTitle>
      <ScreenHeader heading={add} text={viewer.company} />
      <div className="max-w-2xl">
        <DraftForm
          name={DRAFT}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parsePerson(form, users)}
          submit={{ label: add, busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <PersonFields viewer={viewer} positions={positions} draft={draft} errors={errors} today={today} />
          )}
        </DraftForm>
      </div>
    </>
  )
}

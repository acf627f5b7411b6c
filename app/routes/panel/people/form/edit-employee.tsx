import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import { namesApart } from '~/domain/people/names-apart'
import { hasRole } from '~/domain/people/permission'
import { parsePerson } from '~/domain/people/person-form'
import { SAVED_PERSON } from '~/domain/people/saved-person'
import type { User } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { openedText } from '~/domain/words/opened-record'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { requireOwnPerson } from '~/routes/panel/people/require-manager'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { discardDraft, isDiscarding } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/edit-employee'
import { PersonFields } from './person-fields'
import { savePerson } from './save-person'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zmiana danych pracownika' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canManagePeople } satisfies PanelScreen

/** In the address of the form for somebody in the archive who is hired again. */
const AGAIN = 'again'

const draftOf = (id: string): DraftName => `person ${id}`

export const clientLoader = panelLoader(
  SCREEN,
  async ({ viewer, loadRecords, today, url }, { params }: Route.ClientLoaderArgs) => {
    const { users, positions } = await loadRecords()
    const person = requireOwnPerson(users, params.id)
    return {
      viewer,
      today,
      isAgain: isHiringAgain(viewer, person, url),
      person,
      name: namesApart(users)(person),
      others: users.filter(({ id }) => id !== person.id),
      positions: positions.map(({ name }) => name),
      draft: await readDraft(viewer.id, draftOf(person.id)),
    }
  },
)

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, loadRecords, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { users } = await loadRecords()
    const former = requireOwnPerson(users, params.id)
    const draft = draftOf(former.id)
    if (isDiscarding(form)) {
      const to = href('/employees/:id', { id: former.id })
      return discardDraft(viewer.id, draft, { url, to, of: headingFor(viewer) })
    }
    return savePerson(form, {
      viewer,
      users,
      former,
      draft,
      today,
      isAgain: isHiringAgain(viewer, former, url),
    })
  },
)

/** A training centre hires nobody. */
function isHiringAgain(viewer: User, { isArchived = false }: PersonRecord, url: URL): boolean {
  return isArchived && url.searchParams.has(AGAIN) && !hasRole(viewer, 'training_center')
}

/** The people of a training centre are participants. */
function headingFor(viewer: User): string {
  return hasRole(viewer, 'training_center') ? 'Zmiana danych uczestnika' : handle.heading
}

export default function EditEmployee({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, isAgain, person, name, others, positions, draft } = loaderData
  return (
    <>
      <PageTitle>{`Zmiana danych: ${name}`}</PageTitle>
      <ScreenHeader heading={isAgain ? 'Zatrudnij ponownie' : headingFor(viewer)} text={name} />
      <div className="max-w-2xl">
        <DraftForm
          name={draftOf(person.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={openedText(SAVED_PERSON, person)}
          parse={(form) => parsePerson(form, others, { former: person, isAgain })}
          submit={{ label: isAgain ? 'Zatrudnij ponownie' : 'Zapisz zmiany', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <PersonFields
              viewer={viewer}
              person={person}
              positions={positions}
              draft={draft}
              errors={errors}
              today={today}
              isAgain={isAgain}
            />
          )}
        </DraftForm>
      </div>
    </>
  )
}

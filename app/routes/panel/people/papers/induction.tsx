import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { requireViewer } from '~/browser/session/session.client'
import { PageTitle } from '~/components/page-title'
import { parseInduction } from '~/domain/employment/employment-form'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-form'
import { fullName } from '~/domain/people/user'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import { DraftForm, drafted } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, showUndoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { TextField } from '~/ui/field'

import type { Route } from './+types/induction'
import { requirePapersOf } from './require-papers-of'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Odnotuj szkolenie wstępne' } satisfies PanelHandle

const draftOf = (id: string) => `induction ${id}`

export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employees', url)
  const sample = await panelData(viewer, serverLoader)
  const { users } = await withOwnChanges(viewer, sample)
  const person = await requirePapersOf(viewer, users, params.id)
  const { today } = sample
  return { viewer, person, today, draft: await readDraft(viewer.id, draftOf(person.id)) }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url, params }: Route.ClientActionArgs) {
  const viewer = requireViewer('employees', url)
  const sample = shownPanelData(viewer)
  const { today } = sample
  const { users } = await withOwnChanges(viewer, sample)
  const person = await requirePapersOf(viewer, users, params.id)
  const page = href('/employees/:id', { id: person.id })
  const draft = draftOf(person.id)
  const form = await request.formData()
  if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: page, of: 'Szkolenie wstępne' })
  const { value, errors } = parseInduction(form, today)
  if (errors) return refuseForm({ errors })
  const recording = {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'induction-recorded' as const,
      id,
      day: today,
      induction: { id, userId: person.id, ...value },
    }),
  }
  return saveForm(viewer.id, [recording], {
    draft,
    list: page,
    onSaved: (changes) =>
      showUndoToast(viewer.id, changes, {
        title: `Odnotowano szkolenie wstępne: ${fullName(person)}`,
        description: KEPT_HERE,
      }),
  })
}

export default function NewInduction({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, person, today, draft } = loaderData
  return (
    <>
      <PageTitle>{`Szkolenie wstępne: ${fullName(person)}`}</PageTitle>
      <ScreenHeader heading="Odnotuj szkolenie wstępne" text={fullName(person)} />
      <div className="flex max-w-2xl flex-col gap-5">
        <p>
          Daty z&nbsp;karty szkolenia wstępnego. Instruktaż ogólny jest raz w&nbsp;zatrudnieniu, stanowiskowy
          na każdym nowym stanowisku. Wpisz jeden albo oba.
        </p>
        <DraftForm
          name={draftOf(person.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseInduction(form, today)}
          submit={{ label: 'Zapisz szkolenie', busy: 'Zapisywanie…' }}
        >
          {(errors) => {
            const field = (name: string, start = '') => ({
              name,
              defaultValue: drafted(draft, name) ?? start,
              error: errors[name],
            })
            const day = { type: 'date', min: FIRST_EMPLOYMENT_DAY, max: today }
            return (
              <>
                <div className="grid items-end gap-5 sm:grid-cols-2">
                  <TextField label="Instruktaż ogólny" {...field('generalOn')} {...day} />
                  <TextField label="Instruktaż stanowiskowy" {...field('positionOn')} {...day} />
                </div>
                <TextField
                  label="Stanowisko instruktażu stanowiskowego"
                  {...field('position', person.position)}
                  maxLength={MAX_POSITION_LENGTH}
                />
              </>
            )
          }}
        </DraftForm>
      </div>
    </>
  )
}

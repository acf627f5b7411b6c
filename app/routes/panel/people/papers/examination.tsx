import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { requireViewer } from '~/browser/session/session.client'
import { PageTitle } from '~/components/page-title'
import { parseExamination } from '~/domain/employment/employment-form'
import {
  COVERED_WORK,
  COVERED_WORK_LABELS,
  EXAMINATION_KIND_LABELS,
  EXAMINATION_KINDS,
  OUTCOME_LABELS,
  OUTCOMES,
} from '~/domain/employment/examination'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-form'
import { fullName } from '~/domain/people/user'
import { LAST_DAY } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import { DraftForm, drafted } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, showUndoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { FieldGroup, SelectField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import type { Route } from './+types/examination'
import { requirePapersOf } from './require-papers-of'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj orzeczenie' } satisfies PanelHandle

const draftOf = (id: string) => `examination ${id}`

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
  if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: page, of: 'Orzeczenie lekarskie' })
  const { value, errors } = parseExamination(form, today)
  if (errors) return refuseForm({ errors })
  const recording = {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'examination-recorded' as const,
      id,
      day: today,
      examination: { id, userId: person.id, ...value },
    }),
  }
  return saveForm(viewer.id, [recording], {
    draft,
    list: page,
    onSaved: (changes) =>
      showUndoToast(viewer.id, changes, {
        title: `Dodano orzeczenie: ${fullName(person)}`,
        description: KEPT_HERE,
      }),
  })
}

export default function NewExamination({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, person, today, draft } = loaderData
  return (
    <>
      <PageTitle>{`Orzeczenie lekarskie: ${fullName(person)}`}</PageTitle>
      <ScreenHeader heading="Dodaj orzeczenie" text={fullName(person)} />
      <div className="flex max-w-2xl flex-col gap-5">
        <Note>
          Przepisz tylko to, co jest na orzeczeniu, z&nbsp;datą następnych badań od lekarza. Nie wpisuj
          rozpoznania ani wyników badań: pracodawca ich nie zbiera. Orzeczenie nie trafia na listę do bramy,
          do linków ani do wydruków dla innych.
        </Note>
        <DraftForm
          name={draftOf(person.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseExamination(form, today)}
          submit={{ label: 'Dodaj orzeczenie', busy: 'Zapisywanie…' }}
        >
          {(errors) => {
            const field = (name: string, start = '') => ({
              name,
              defaultValue: drafted(draft, name) ?? start,
              error: errors[name],
            })
            const covered = draft.fields.covers ?? []
            return (
              <>
                <SelectField
                  label="Rodzaj badań"
                  {...field('kind')}
                  options={[
                    { value: '', label: 'Wybierz' },
                    ...EXAMINATION_KINDS.map((kind) => ({
                      value: kind,
                      label: EXAMINATION_KIND_LABELS[kind],
                    })),
                  ]}
                />
                <SelectField
                  label="Orzeczenie stwierdza"
                  {...field('outcome')}
                  options={[
                    { value: '', label: 'Wybierz' },
                    ...OUTCOMES.map((outcome) => ({ value: outcome, label: OUTCOME_LABELS[outcome] })),
                  ]}
                />
                <TextField
                  label="Stanowisko z&nbsp;orzeczenia"
                  hint="Orzeczenie dotyczy pracy na tym stanowisku. Po zmianie stanowiska Pewnik zapyta o&nbsp;nie."
                  {...field('position', person.position)}
                  maxLength={MAX_POSITION_LENGTH}
                />
                <div className="grid items-end gap-5 sm:grid-cols-2">
                  <TextField
                    label="Data orzeczenia"
                    {...field('examinedOn')}
                    type="date"
                    min={FIRST_EMPLOYMENT_DAY}
                    max={today}
                  />
                  <TextField
                    label="Data następnych badań"
                    {...field('validUntil')}
                    type="date"
                    min={FIRST_EMPLOYMENT_DAY}
                    max={LAST_DAY}
                  />
                </div>
                <FieldGroup legend="Obejmuje też (opcjonalnie)">
                  <ul className="divide-y divide-line rounded-control border border-line bg-surface">
                    {COVERED_WORK.map((work) => (
                      <li key={work}>
                        <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-neutral-soft">
                          <input
                            type="checkbox"
                            name="covers"
                            value={work}
                            defaultChecked={covered.includes(work)}
                            className="size-5 shrink-0 accent-primary"
                          />
                          {COVERED_WORK_LABELS[work]}
                        </label>
                      </li>
                    ))}
                  </ul>
                </FieldGroup>
              </>
            )
          }}
        </DraftForm>
      </div>
    </>
  )
}

import { useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import * as v from 'valibot'

import { readDraft, type Draft } from '~/browser/records/drafts.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople, canSetRequirements, holdersFor } from '~/domain/access/access'
import { MAX_NUMBER_LENGTH } from '~/domain/certificates/certificate-number'
import { parseCertificatesForMany, PERSON_FIELD } from '~/domain/decisions/certificates-for-many'
import { surnamesApart } from '~/domain/people/names-apart'
import { sortByName, type Person } from '~/domain/people/user'
import { withOwnKind } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { numberField } from '~/domain/trainings/issuing'
import { indexById } from '~/domain/words/collection'
import { countOf } from '~/domain/words/polish'
import { recordId } from '~/domain/words/typed-text'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { parseTickedPeople } from '~/routes/panel/people/ticked/ticked-people'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { FieldGroup, TextField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/certificates-for-many'
import { addedBeforeLabel } from './added-before-label'
import { FactFields } from './fact-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Certyfikat dla kilku osób' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canManagePeople } satisfies PanelScreen

const DRAFT = 'certificates for many'

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const records = await loadRecords()
  return {
    viewer,
    today,
    certificates: records.certificates,
    holders: sortByName(await withOwnProfiles(holdersFor(viewer, records))),
    kinds: await loadOwnKinds(viewer),
    maySetKinds: canSetRequirements(viewer),
    draft: await readDraft(viewer.id, DRAFT),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, loadRecords, today, url, form }) => {
  const records = await loadRecords()
  if (isDiscarding(form)) {
    return discardDraft(viewer.id, DRAFT, { url, to: href('/employees'), of: handle.heading })
  }
  const id = v.parse(recordId, form.get('id'))
  const kinds = await loadOwnKinds(viewer)
  const { value: added, errors } = parseCertificatesForMany(form, {
    id,
    viewer,
    holders: holdersFor(viewer, records),
    certificates: records.certificates,
    kinds,
    today,
  })
  if (errors) return refuseForm({ errors })
  const [first] = added
  return saveForm(
    viewer.id,
    added.map((certificate) => ({
      id: certificate.id,
      build: (ownId: string) => ({
        kind: 'certificate-added' as const,
        id: ownId,
        day: today,
        certificate: { ...certificate, id: ownId },
      }),
    })),
    {
      form,
      draft: DRAFT,
      list: href('/employees'),
      labelOf: addedBeforeLabel({ people: indexById(await withOwnProfiles(records.users)), kinds }),
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Dodano: ${countOf(added.length, 'certificate')}`,
          description: first && qualificationLabel(withOwnKind(first, kinds)),
        }),
    },
  )
})

export default function CertificatesForMany({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, holders, certificates, draft, ...fields } = loaderData
  const { kinds, today } = fields
  const ids = useChosenIds(draft)
  const wanted = new Set(ids)
  const chosen = holders.filter(({ id }) => wanted.has(id))
  const nameOf = surnamesApart(chosen)
  return (
    <>
      <PageTitle>Certyfikat dla kilku osób</PageTitle>
      <ScreenHeader heading="Certyfikat dla kilku osób" text={countOf(chosen.length, 'person')} />
      {chosen.length === 0 ? (
        <p>
          Zaznacz osoby na{' '}
          <Link to={href('/employees')} className={TEXT_LINK}>
            liście pracowników
          </Link>
          .
        </p>
      ) : (
        <div className="max-w-2xl">
          <DraftForm
            name={DRAFT}
            userId={viewer.id}
            draft={draft}
            answer={actionData}
            parse={(form) =>
              parseCertificatesForMany(form, { id: draft.id, viewer, holders, certificates, kinds, today })
            }
            submit={{ label: 'Zapisz certyfikaty', busy: 'Zapisywanie…' }}
          >
            {(errors) => (
              <>
                <FactFields
                  {...fields}
                  issuer={undefined}
                  start={{}}
                  draft={draft}
                  errors={errors}
                  duplicate={undefined}
                  hasNumber={false}
                />
                <Numbers
                  people={chosen}
                  nameOf={nameOf}
                  numberOf={(id) => drafted(draft, numberField(id))}
                  errors={errors}
                />
              </>
            )}
          </DraftForm>
        </div>
      )}
    </>
  )
}

/** Returns the people whom the list has sent here. The draft has them if the form is opened in another way. */
function useChosenIds(draft: Draft): readonly string[] {
  const { state } = useLocation()
  // A form that is refused is at the same address without the state of the move.
  const [ids] = useState(() => parseTickedPeople(state) ?? draft.fields[PERSON_FIELD])
  return ids ?? []
}

function Numbers({
  people,
  nameOf,
  numberOf,
  errors,
}: {
  people: readonly Person[]
  nameOf: (person: Person) => string
  numberOf: (id: string) => string | undefined
  errors: Partial<Record<string, string>>
}) {
  return (
    <FieldGroup legend="Numery certyfikatów">
      {errors[PERSON_FIELD] && <p className="text-sm font-semibold text-danger">{errors[PERSON_FIELD]}</p>}
      <p className="text-sm text-muted">Tak jak na dokumentach. Puste pole: bez numeru.</p>
      <ul className="flex flex-col gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <input type="hidden" name={PERSON_FIELD} value={person.id} />
            <TextField
              label={nameOf(person)}
              name={numberField(person.id)}
              defaultValue={numberOf(person.id)}
              error={errors[numberField(person.id)]}
              maxLength={MAX_NUMBER_LENGTH}
              autoCapitalize="characters"
              spellCheck={false}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { readChanges } from '~/browser/records/records.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import { COVERED_WORK } from '~/domain/employment/employment-records'
import { COVERED_WORK_LABELS } from '~/domain/employment/paper-label'
import { SAVED_CONDITIONS } from '~/domain/employment/saved-conditions'
import {
  FACTOR_GROUP_LABELS,
  FACTOR_GROUPS,
  MAX_CONDITIONS_LENGTH,
  parseWorkConditions,
  type WorkConditions,
} from '~/domain/employment/work-conditions'
import type { User } from '~/domain/people/user'
import { workConditionsBy } from '~/domain/records/latest-changes'
import { findPosition } from '~/domain/staff/position-list'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import { foldText } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import type { PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadPositions } from '~/routes/panel/positions/load-rules'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { CheckList, CheckRow } from '~/ui/check-list'
import { FieldGroup, TextAreaField } from '~/ui/field'

import type { Route } from './+types/work-conditions'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Warunki pracy na stanowisku' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canManagePeople } satisfies PanelScreen

const draftOf = (position: string): DraftName => `work conditions ${foldText(position)}`

export const clientLoader = panelLoader(
  SCREEN,
  async ({ viewer, sample }, { params }: Route.ClientLoaderArgs) => {
    const position = await requirePosition(viewer, sample, params.id)
    return {
      viewer,
      position,
      conditions: await loadConditions(viewer, position),
      draft: await readDraft(viewer.id, draftOf(position)),
    }
  },
)

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, sample, today, url, form }, { params }: Route.ClientActionArgs) => {
    const position = await requirePosition(viewer, sample, params.id)
    const draft = draftOf(position)
    const list = href('/employer/positions')
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: list, of: handle.heading })
    const parsed = parseWorkConditions(form, position)
    const present = (await loadConditions(viewer, position)) ?? {}
    const { value: conditions, errors, meanwhile } = mergeOpened(form, parsed, SAVED_CONDITIONS, present)
    if (errors) return refuseForm({ errors, meanwhile })
    const recording = {
      id: form.get('id'),
      build: (id: string) => ({ kind: 'work-conditions-saved' as const, id, day: today, conditions }),
    }
    return saveForm(viewer.id, [recording], {
      form,
      draft,
      list,
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Zapisano warunki pracy: ${position}`,
          description: KEPT_HERE,
        }),
    })
  },
)

/** Returns the name of the position in the address. Throws 404 for an unknown one. */
async function requirePosition(viewer: User, sample: PanelSample, id: string): Promise<string> {
  const { listed } = await loadPositions(viewer, sample)
  const position = findPosition(listed, id)
  if (!position) throw data(null, { status: 404 })
  return position.name
}

async function loadConditions({ id }: User, position: string): Promise<WorkConditions | undefined> {
  return workConditionsBy(await readChanges(id))(position)
}

export default function WorkConditionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, position, conditions, draft } = loaderData
  return (
    <>
      <PageTitle>{`Warunki pracy: ${position}`}</PageTitle>
      <ScreenHeader heading={handle.heading} text={position} />
      <div className="flex max-w-2xl flex-col gap-5">
        <p>
          Trafią na skierowania na badania lekarskie osób na tym stanowisku. Podaj też wielkość narażenia
          i&nbsp;aktualne wyniki pomiarów, jeśli są.
        </p>
        <DraftForm
          name={draftOf(position)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={openedText(SAVED_CONDITIONS, conditions ?? {})}
          parse={(form) => parseWorkConditions(form, position)}
          submit={{ label: 'Zapisz warunki pracy', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <>
              <TextAreaField
                label="Rodzaj pracy, podstawowe czynności, sposób i czas ich wykonywania"
                name="work"
                rows={3}
                maxLength={MAX_CONDITIONS_LENGTH}
                defaultValue={drafted(draft, 'work') ?? conditions?.work}
                error={errors.work}
              />
              {FACTOR_GROUPS.map((group) => (
                <TextAreaField
                  key={group}
                  label={`${FACTOR_GROUP_LABELS[group]} (opcjonalnie)`}
                  hint={HINTS[group]}
                  name={group}
                  rows={2}
                  maxLength={MAX_CONDITIONS_LENGTH}
                  defaultValue={drafted(draft, group) ?? conditions?.[group]}
                  error={errors[group]}
                />
              ))}
              <FieldGroup legend="Orzeczenie musi obejmować (opcjonalnie)">
                <CheckList>
                  {COVERED_WORK.map((work) => (
                    <CheckRow
                      key={work}
                      name="asks"
                      value={work}
                      defaultChecked={(draft.fields.asks ?? conditions?.asks ?? []).includes(work)}
                    >
                      {COVERED_WORK_LABELS[work]}
                    </CheckRow>
                  ))}
                </CheckList>
              </FieldGroup>
              <p className="max-w-prose text-sm text-muted">
                Zaznaczone warunki są porównywane z&nbsp;orzeczeniem każdej osoby na tym stanowisku. Na
                skierowanie trafia to, co jest wpisane wyżej, a&nbsp;praca na wysokości, prowadzenie pojazdów
                i&nbsp;praca w&nbsp;nocy także wtedy, gdy są tylko zaznaczone.
              </p>
            </>
          )}
        </DraftForm>
      </div>
    </>
  )
}

const HINTS = {
  physical: 'Każdy czynnik w osobnym wierszu, na przykład: „hałas 82 dB”.',
  dusts: 'Na przykład: „pył drewna”.',
  chemical: 'Na przykład: „dymy spawalnicze”.',
  biological: 'Na przykład: „krew i materiał zakaźny”.',
  other: 'Na przykład: „praca na wysokości powyżej 3 m”.',
}

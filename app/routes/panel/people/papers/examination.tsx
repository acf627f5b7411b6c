import { DayField } from '~/components/day-field'
import { PageTitle } from '~/components/page-title'
import type { DraftName } from '~/domain/changes/draft'
import { parseExamination } from '~/domain/employment/employment-form'
import {
  COVERED_WORK,
  EXAMINATION_KINDS,
  OUTCOMES,
  type Examination,
} from '~/domain/employment/employment-records'
import { COVERED_WORK_LABELS, EXAMINATION_KIND_LABELS, OUTCOME_LABELS } from '~/domain/employment/paper-label'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import { positionNames } from '~/domain/people/other-positions'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import { LAST_DAY, type Day } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'
import { CheckList, CheckRow } from '~/ui/check-list'
import { FieldGroup, SelectField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import type { Route } from './+types/examination'
import { loadPaperForm, savePaper } from './paper-form'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj orzeczenie' } satisfies PanelHandle

const FORM = {
  draftOf: (id: string): DraftName => `examination ${id}`,
  of: 'Orzeczenie lekarskie',
  done: 'Dodano orzeczenie',
  parse: parseExamination,
  scanned: 'examination' as const,
  build: (examination: Examination, day: Day) => ({
    kind: 'examination-recorded' as const,
    id: examination.id,
    day,
    examination,
  }),
}

export const clientLoader = panelLoader('employees', (panel, { params }: Route.ClientLoaderArgs) =>
  loadPaperForm(FORM, panel, params.id),
)

export const clientAction = panelAction('employees', (panel, { params }: Route.ClientActionArgs) =>
  savePaper(FORM, panel, params.id),
)

export default function NewExamination({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, person, position, today, draft } = loaderData
  const others = positionNames(person).filter((name) => name !== position)
  const scanField = useScanField(FORM.draftOf(person.id), draft)
  return (
    <>
      <PageTitle>{`Orzeczenie lekarskie: ${loaderData.name}`}</PageTitle>
      <ScreenHeader heading="Dodaj orzeczenie" text={loaderData.name} />
      <div className="flex max-w-2xl flex-col gap-5">
        <Note>
          Przepisz tylko to, co jest na orzeczeniu, z&nbsp;datą następnych badań od lekarza. Nie wpisuj
          rozpoznania ani wyników badań: pracodawca ich nie zbiera. Orzeczenie nie trafia na listę do bramy,
          do linków ani do wydruków dla innych.
        </Note>
        <DraftForm
          name={FORM.draftOf(person.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseExamination(form, today)}
          submit={{ label: 'Dodaj orzeczenie', busy: 'Zapisywanie…', isWaiting: scanField.isBusy }}
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
                  hint="Orzeczenie dotyczy pracy na tym stanowisku. Po zmianie stanowiska pojawi się pytanie, czy nadal wystarcza."
                  {...field('position', position)}
                  maxLength={MAX_POSITION_LENGTH}
                />
                <div className="grid items-end gap-5 sm:grid-cols-2">
                  <DayField
                    label="Data orzeczenia"
                    {...field('examinedOn')}
                    min={FIRST_EMPLOYMENT_DAY}
                    max={today}
                  />
                  <DayField
                    label="Data następnych badań"
                    {...field('validUntil')}
                    min={FIRST_EMPLOYMENT_DAY}
                    max={LAST_DAY}
                  />
                </div>
                {others.length > 0 && (
                  <FieldGroup legend="Dotyczy też stanowisk (opcjonalnie)">
                    <ul className="divide-y divide-line rounded-control border border-line bg-surface">
                      {others.map((name) => (
                        <li key={name}>
                          <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-neutral-soft">
                            <input
                              type="checkbox"
                              name="alsoFor"
                              value={name}
                              defaultChecked={draft.fields.alsoFor?.includes(name)}
                              className="size-5 shrink-0 accent-primary"
                            />
                            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                          </label>
                        </li>
                      ))}
                    </ul>
                  </FieldGroup>
                )}
                <FieldGroup legend="Obejmuje też (opcjonalnie)">
                  <CheckList>
                    {COVERED_WORK.map((work) => (
                      <CheckRow key={work} name="covers" value={work} defaultChecked={covered.includes(work)}>
                        {COVERED_WORK_LABELS[work]}
                      </CheckRow>
                    ))}
                  </CheckList>
                </FieldGroup>
                <ScanField legend="Skan orzeczenia (opcjonalnie)" userId={viewer.id} {...scanField} />
              </>
            )
          }}
        </DraftForm>
      </div>
    </>
  )
}

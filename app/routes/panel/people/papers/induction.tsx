import { useState } from 'react'

import { DayField } from '~/components/day-field'
import { PageTitle } from '~/components/page-title'
import { papersOf } from '~/domain/admission/admission'
import { inductionHint } from '~/domain/admission/induction-hint'
import type { DraftName } from '~/domain/changes/draft'
import { parseInduction } from '~/domain/employment/employment-form'
import type { Induction } from '~/domain/employment/employment-records'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import type { Day } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'
import { TextField } from '~/ui/field'

import type { Route } from './+types/induction'
import { loadPaperForm, savePaper } from './paper-form'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Odnotuj szkolenie wstępne' } satisfies PanelHandle

const FORM = {
  draftOf: (id: string): DraftName => `induction ${id}`,
  of: 'Szkolenie wstępne',
  done: 'Odnotowano szkolenie wstępne',
  parse: parseInduction,
  scanned: 'induction' as const,
  build: (induction: Induction, day: Day) => ({
    kind: 'induction-recorded' as const,
    id: induction.id,
    day,
    induction,
  }),
}

export const clientLoader = panelLoader('employees', async (panel, { params }: Route.ClientLoaderArgs) => {
  const loaded = await loadPaperForm(FORM, panel, params.id)
  const { employment } = await panel.loadRecords()
  return { ...loaded, inductions: papersOf(loaded.person, employment).inductions }
})

export const clientAction = panelAction('employees', (panel, { params }: Route.ClientActionArgs) =>
  savePaper(FORM, panel, params.id),
)

export default function NewInduction({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, person, position, today, draft } = loaderData
  const scanField = useScanField(FORM.draftOf(person.id), draft)
  const [generalOn, setGeneralOn] = useState(drafted(draft, 'generalOn') ?? '')
  const [positionOn, setPositionOn] = useState(drafted(draft, 'positionOn') ?? '')
  const hintFor = (part: 'general' | 'position') => inductionHint(part, { generalOn, positionOn }, loaderData)
  return (
    <>
      <PageTitle>{`Szkolenie wstępne: ${loaderData.name}`}</PageTitle>
      <ScreenHeader heading="Odnotuj szkolenie wstępne" text={loaderData.name} />
      <div className="flex max-w-2xl flex-col gap-5">
        <p>
          Daty z&nbsp;karty szkolenia wstępnego. Instruktaż ogólny odbywa się raz w&nbsp;czasie zatrudnienia,
          a&nbsp;stanowiskowy na każdym nowym stanowisku. Wpisz jeden albo oba.
        </p>
        <DraftForm
          name={FORM.draftOf(person.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseInduction(form, today)}
          submit={{ label: 'Zapisz szkolenie', busy: 'Zapisywanie…', isWaiting: scanField.isBusy }}
        >
          {(errors) => {
            const field = (name: string, start = '') => ({
              name,
              defaultValue: drafted(draft, name) ?? start,
              error: errors[name],
            })
            const limits = { min: FIRST_EMPLOYMENT_DAY, max: today }
            return (
              <>
                <div className="grid items-end gap-5 sm:grid-cols-2">
                  <DayField
                    label="Instruktaż ogólny"
                    hint={hintFor('general')}
                    {...field('generalOn')}
                    {...limits}
                    onDay={setGeneralOn}
                  />
                  <DayField
                    label="Instruktaż stanowiskowy"
                    hint={hintFor('position')}
                    {...field('positionOn')}
                    {...limits}
                    onDay={setPositionOn}
                  />
                </div>
                <TextField
                  label="Stanowisko instruktażu stanowiskowego"
                  {...field('position', position)}
                  maxLength={MAX_POSITION_LENGTH}
                />
                <ScanField
                  legend="Skan karty szkolenia wstępnego (opcjonalnie)"
                  userId={viewer.id}
                  {...scanField}
                />
              </>
            )
          }}
        </DraftForm>
      </div>
    </>
  )
}

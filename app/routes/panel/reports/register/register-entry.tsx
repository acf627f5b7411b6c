import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { DayField } from '~/components/day-field'
import { PageTitle } from '~/components/page-title'
import { canKeepAccidentRegister } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import { namesById } from '~/domain/people/names-apart'
import type { ReportRecord } from '~/domain/records/report-changes'
import { findingLabel } from '~/domain/reports/accident-paper'
import { assessmentOf, findingOf } from '~/domain/reports/accident-progress'
import { registeredAccidents } from '~/domain/reports/accident-register'
import { REGISTER_LIMITS } from '~/domain/reports/register-entry'
import { parseRegisterEntry, SAVED_ENTRY } from '~/domain/reports/register-entry-form'
import { reportName } from '~/domain/reports/report'
import { injuredName } from '~/domain/reports/report-facts'
import { indexById } from '~/domain/words/collection'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { DraftForm, drafted } from '~/routes/panel/recording/draft-form'
import { undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { SelectField, TextAreaField, TextField } from '~/ui/field'

import type { Route } from './+types/register-entry'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Wpis do rejestru wypadków' } satisfies PanelHandle

const draftOf = (id: string): DraftName => `register entry ${id}`

const SCREEN = { of: 'reports', may: canKeepAccidentRegister } satisfies PanelScreen

export const clientLoader = panelLoader(
  SCREEN,
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const { users, visibleReports } = await loadRecords()
    const accident = requireRegistered(visibleReports, params.id)
    return {
      viewer,
      today,
      accident,
      injured: injuredName(accident, namesById(indexById(await withOwnProfiles(users)))),
      draft: await readDraft(viewer.id, draftOf(accident.id)),
    }
  },
)

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, loadRecords, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { visibleReports } = await loadRecords()
    const accident = requireRegistered(visibleReports, params.id)
    const draft = draftOf(accident.id)
    const list = href('/reports/register')
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: list, of: handle.heading })
    const parsed = parseRegisterEntry(form, accident, today)
    const present = accident.registerEntry ?? {}
    const { value: entry, errors, meanwhile } = mergeOpened(form, parsed, SAVED_ENTRY, present)
    if (errors) return refuseForm({ errors, meanwhile })
    const recording = {
      id: form.get('id'),
      build: (id: string) => ({
        kind: 'register-entry-saved' as const,
        id,
        day: today,
        reportId: accident.id,
        entry,
      }),
    }
    return saveForm(viewer.id, [recording], {
      form,
      draft,
      list,
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: 'Zapisano wpis do rejestru wypadków',
          description: reportName(accident),
        }),
    })
  },
)

function requireRegistered(reports: readonly ReportRecord[], id: string): ReportRecord {
  const accident = registeredAccidents(reports).find((report) => report.id === id)
  if (!accident) throw data(null, { status: 404 })
  return accident
}

export default function RegisterEntryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, accident, injured, draft } = loaderData
  const { effects, isAtWork, claimedOn, daysOfIncapacity, recommendations } = accident.registerEntry ?? {}
  const finding = findingOf(accident)
  const start = (field: string, known: string | undefined) => drafted(draft, field) ?? known ?? ''
  return (
    <>
      <PageTitle>Wpis do rejestru wypadków</PageTitle>
      <ScreenHeader
        heading="Wpis do rejestru wypadków"
        text={[reportName(accident), injured].filter(Boolean).join(' · ')}
      />
      <div className="max-w-2xl">
        <DraftForm
          name={draftOf(accident.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={openedText(SAVED_ENTRY, accident.registerEntry ?? {})}
          parse={(form) => parseRegisterEntry(form, accident, today)}
          submit={{ label: 'Zapisz wpis', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <>
              {injured === undefined && (
                <TextField
                  label="Osoba poszkodowana (opcjonalnie)"
                  hint="Zgłoszenie jej nie wskazuje."
                  name="injured"
                  defaultValue={start('injured', accident.registerEntry?.injured)}
                  error={errors.injured}
                  maxLength={REGISTER_LIMITS.injured}
                />
              )}
              <TextField
                label="Skutki wypadku dla osoby poszkodowanej (opcjonalnie)"
                hint="Tak jak w protokole."
                name="effects"
                defaultValue={start('effects', effects)}
                error={errors.effects}
                maxLength={REGISTER_LIMITS.effects}
              />
              {finding ? (
                <p>Protokół: {keepTogether(findingLabel(finding, assessmentOf(accident)).toLowerCase())}.</p>
              ) : (
                <SelectField
                  label="Czy protokół uznaje zdarzenie za wypadek przy pracy"
                  name="isAtWork"
                  defaultValue={start(
                    'isAtWork',
                    isAtWork === undefined ? undefined : isAtWork ? 'yes' : 'no',
                  )}
                  error={errors.isAtWork}
                  options={[
                    { value: '', label: 'Nie podano' },
                    { value: 'yes', label: 'Tak' },
                    { value: 'no', label: 'Nie' },
                  ]}
                />
              )}
              <div className="grid items-end gap-5 sm:grid-cols-2">
                <DayField
                  label="Wniosek do ZUS (opcjonalnie)"
                  hint="Dzień przekazania wniosku o świadczenia."
                  name="claimedOn"
                  min={accident.date}
                  max={today}
                  defaultValue={start('claimedOn', claimedOn)}
                  error={errors.claimedOn}
                />
                <TextField
                  label="Dni niezdolności do pracy (opcjonalnie)"
                  name="daysOfIncapacity"
                  inputMode="numeric"
                  defaultValue={start('daysOfIncapacity', daysOfIncapacity?.toString())}
                  error={errors.daysOfIncapacity}
                  maxLength={4}
                />
              </div>
              <TextAreaField
                label="Zalecenia i inne dane (opcjonalnie)"
                hint="Wnioski i zalecenia profilaktyczne zespołu. Bez danych osobowych."
                name="recommendations"
                defaultValue={start('recommendations', recommendations)}
                error={errors.recommendations}
                maxLength={REGISTER_LIMITS.recommendations}
                rows={4}
              />
            </>
          )}
        </DraftForm>
      </div>
    </>
  )
}

import { useMemo, useState } from 'react'
import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { hasSharedFolder } from '~/browser/sharing/shared-folder-mark.client'
import { PageTitle } from '~/components/page-title'
import { reportersFor } from '~/domain/access/access'
import { factsApart, namesApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { usualRole } from '~/domain/reports/injured'
import { REPORT_KINDS, reportName } from '~/domain/reports/report'
import { crewOf, parseNewReport } from '~/domain/reports/report-form'
import { warsawMoment, type Day } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { savedToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { PeopleSelect } from '~/routes/panel/reports/people-select'
import { recordScans } from '~/routes/panel/scans/record-scans'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'

import type { Route } from './+types/new-report'
import { AccidentFields, draftedInjured, InjuredChoice } from './accident-fields'
import { ReportFields, ReportTypeChoice } from './report-fields'
import { WitnessPicker } from './witness-picker'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Nowe zgłoszenie' } satisfies PanelHandle

const DRAFT = 'report'

export const clientLoader = panelLoader('reports', async ({ viewer, loadRecords, today }) => {
  const { users } = await loadRecords()
  return {
    viewer,
    today,
    draft: await readDraft(viewer.id, DRAFT),
    people: await withOwnProfiles([viewer, ...crewOf(viewer, users)]),
    reporters: reportersFor(viewer, users),
    sharesFolder: hasSharedFolder(viewer.id),
  }
})

export const clientAction = panelAction('reports', async ({ viewer, loadRecords, today, url, form }) => {
  if (isDiscarding(form))
    return discardDraft(viewer.id, DRAFT, { url, to: href('/reports'), of: handle.heading })

  const { users } = await loadRecords()
  const { value, errors } = parseReport(form, today, {
    viewer,
    reporters: reportersFor(viewer, users),
    crew: [viewer, ...crewOf(viewer, users)],
  })
  if (errors) return refuseForm({ errors })
  const recording = {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'report-filed' as const,
      id,
      day: today,
      report: { id, ...value },
    }),
  }
  // An indisposition has no photos (product rule).
  const scans =
    value.type === 'accident'
      ? recordScans(form, {
          partOf: String(form.get('id')),
          day: today,
          subjectOf: (id) => ({ of: 'report', id }),
        })
      : []
  return saveForm(viewer.id, [recording, ...scans], {
    form,
    draft: DRAFT,
    list: href('/reports'),
    toast: () => savedToast(`Dodano zgłoszenie: ${reportName(value)}`),
  })
})

/** Parses the form by the present time, because nobody can report a later event. */
function parseReport(form: FormData, today: Day, people: Parameters<typeof parseNewReport>[2]) {
  return parseNewReport(form, { today, now: warsawMoment(new Date()) }, people)
}

export default function NewReport({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, draft, people, reporters, sharesFolder } = loaderData
  const [kind, setKind] = useState(REPORT_KINDS.find((option) => option === drafted(draft, 'type')))
  const draftedReporter = reporters.find(({ id }) => id === drafted(draft, 'reportedBy'))
  const [reporter, setReporter] = useState(draftedReporter?.id ?? viewer.id)
  // The state is kept here, so that people and photos stay chosen while the person tries another kind.
  const [injured, setInjured] = useState(() => draftedInjured(draft, people))
  const [witnesses, setWitnesses] = useState<readonly string[]>(draft.fields.witnesses ?? [])
  const scanField = useScanField(DRAFT, draft)
  const telling = useMemo(() => factsApart(people), [people])
  const toOption = useMemo(() => {
    const name = namesApart(people)
    return (person: Person) => ({
      value: person.id,
      label: person.id === viewer.id ? `${name(person)} (Ty)` : name(person),
    })
  }, [people, viewer.id])
  const reporterOptions = useMemo(() => [viewer, ...reporters].map(toOption), [viewer, reporters, toOption])
  const hurt = kind === 'accident' ? injured.choice : undefined
  const injuredPerson = people.find(({ id }) => id === injured.choice)
  const otherPeople = people.filter(({ id }) => id !== reporter && id !== hurt)
  return (
    <>
      <PageTitle>Nowe zgłoszenie</PageTitle>
      <ScreenHeader heading="Nowe zgłoszenie" />
      <div className="max-w-2xl">
        <DraftForm
          name={DRAFT}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseReport(form, today, { viewer, reporters, crew: people })}
          submit={kind && { label: 'Zapisz zgłoszenie', busy: 'Zapisywanie…', isWaiting: scanField.isBusy }}
        >
          {(errors) => (
            <>
              <ReportTypeChoice chosen={kind} onChoose={setKind} error={errors.type} />
              {kind && (
                <ReportFields
                  kind={kind}
                  sharesFolder={sharesFolder}
                  today={today}
                  draft={draft}
                  errors={errors}
                />
              )}
              {kind && (
                <InjuredChoice
                  isAsked={kind === 'accident'}
                  people={people}
                  toOption={toOption}
                  injured={injured}
                  onChange={setInjured}
                  errors={errors}
                />
              )}
              <AccidentFields
                isAsked={kind === 'accident'}
                usualRole={injuredPerson && usualRole(injuredPerson)}
                today={today}
                draft={draft}
                errors={errors}
              />
              {kind && reporters.length > 0 && (
                <PeopleSelect
                  label="Osoba zgłaszająca"
                  hint="Od kogo pochodzi zgłoszenie"
                  name="reportedBy"
                  value={reporter}
                  onChoose={setReporter}
                  options={reporterOptions}
                  error={errors.reportedBy}
                />
              )}
              {kind && kind !== 'indisposition' && (
                <>
                  {otherPeople.length > 0 && (
                    <WitnessPicker
                      people={otherPeople}
                      telling={telling}
                      chosen={witnesses}
                      onChoose={setWitnesses}
                      error={errors.witnesses}
                    />
                  )}
                  <ScanField
                    legend="Zdjęcia i dokumenty (opcjonalnie)"
                    label="Dodaj zdjęcie lub PDF"
                    userId={viewer.id}
                    {...scanField}
                  />
                </>
              )}
            </>
          )}
        </DraftForm>
      </div>
    </>
  )
}

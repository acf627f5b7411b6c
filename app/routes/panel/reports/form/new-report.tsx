import { useMemo, useState } from 'react'
import { href, redirect } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import type { Recording } from '~/browser/records/record-changes.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { readersOf } from '~/browser/sharing/readers.client'
import { PageTitle } from '~/components/page-title'
import { canMoveReports, reportersFor } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { DraftName } from '~/domain/changes/draft'
import { factsApart, namesApart } from '~/domain/people/names-apart'
import type { Person, User } from '~/domain/people/user'
import type { ReportRecord } from '~/domain/records/report-changes'
import { fieldsOfEvent, firstReportOf, reportOfEvent, SHARED_STEPS } from '~/domain/reports/collective'
import { offeredRole } from '~/domain/reports/injured'
import { REPORT_KINDS, reportName, type Report } from '~/domain/reports/report'
import { crewOf, parseNewReport } from '~/domain/reports/report-form'
import { warsawMoment, type Day } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { PeopleField } from '~/routes/panel/people/people-field'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { savedToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import type { Taking } from '~/routes/panel/reports/crew/taking-in'
import { PeopleSelect } from '~/routes/panel/reports/people-select'
import { recordScans } from '~/routes/panel/scans/record-scans'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'
import { Alert } from '~/ui/alert'

import type { Route } from './+types/new-report'
import { AccidentFields, draftedInjured, InjuredChoice } from './accident-fields'
import { ReportFields, ReportTypeChoice } from './report-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Nowe zgłoszenie' } satisfies PanelHandle

/** The report of another injured person has a draft of its own, and so has one that takes in a drop. */
const draftOf = (event: Report | undefined, dropId: string | undefined): DraftName =>
  event ? `report ${firstReportOf(event)}` : dropId === undefined ? 'report' : `report ${dropId}`

/** Returns a report of the event that the address names, for those who handle accidents. */
function eventAt(url: URL, viewer: User, visibleReports: readonly ReportRecord[]): ReportRecord | undefined {
  return canMoveReports(viewer) ? reportOfEvent(url.searchParams.get('event'), visibleReports) : undefined
}

/** Returns the drop that the address names, for those who decide on drops. Redirects to a drop that is decided on. */
async function takingAt(url: URL, viewer: User): Promise<Taking | undefined> {
  const dropId = url.searchParams.get('drop')
  if (dropId === null || !canMoveReports(viewer)) return undefined
  const { findTaking } = await import('~/routes/panel/reports/crew/taking-in')
  const taking = await findTaking(viewer.id, dropId)
  if (!taking) throw redirect(href('/reports/crew/:dropId', { dropId }))
  return taking
}

export const clientLoader = panelLoader('reports', async ({ viewer, loadRecords, today, url }) => {
  const { users, visibleReports } = await loadRecords()
  const event = eventAt(url, viewer, visibleReports)
  const taking = await takingAt(url, viewer)
  const draftName = draftOf(event, taking?.source.dropId)
  const draft = await readDraft(viewer.id, draftName)
  const isBegun = Object.keys(draft.fields).length > 0
  const reporters = reportersFor(viewer, users)
  const filled = isBegun || event ? undefined : await taking?.fill(reporters)
  return {
    viewer,
    today,
    event,
    taking: taking?.label,
    draftName,
    draft,
    /** The form shows it until something is typed. */
    shown: isBegun
      ? draft
      : { ...draft, fields: event ? fieldsOfEvent(event) : (filled?.fields ?? draft.fields) },
    photosLeftOut: filled?.leftOut ?? 0,
    people: await withOwnProfiles([viewer, ...crewOf(viewer, users)]),
    reporters,
    readers: readersOf(viewer.id),
  }
})

export const clientAction = panelAction('reports', async ({ viewer, loadRecords, today, url, form }) => {
  const { users, visibleReports } = await loadRecords()
  const event = eventAt(url, viewer, visibleReports)
  const taking = await takingAt(url, viewer)
  const draft = draftOf(event, taking?.source.dropId)
  if (isDiscarding(form))
    return discardDraft(viewer.id, draft, { url, to: href('/reports'), of: handle.heading })
  const { value, errors } = parseReport(form, today, {
    viewer,
    reporters: reportersFor(viewer, users),
    crew: [viewer, ...crewOf(viewer, users)],
    event,
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
  const steps = event ? sharedSteps(event, { partOf: String(form.get('id')), day: today }) : []
  const takings: Recording[] = []
  if (taking) {
    const { takingIn } = await import('~/routes/panel/reports/crew/taking-in')
    takings.push(takingIn(taking, { partOf: String(form.get('id')), day: today }))
  }
  return saveForm(viewer.id, [recording, ...scans, ...steps, ...takings], {
    form,
    draft,
    list: href('/reports'),
    toast: () => savedToast(`Dodano zgłoszenie: ${reportName(value)}`),
  })
})

/** Returns the recordings of the steps that were taken for all who were hurt in the event. */
function sharedSteps(event: ReportRecord, { partOf, day }: { partOf: string; day: Day }): Recording[] {
  return SHARED_STEPS.flatMap((step) => {
    const doneOn = event.protocol?.[step]
    const build = (id: string, wholeId = partOf): Change => ({
      kind: 'accident-step-done',
      id,
      day,
      reportId: wholeId,
      step,
      doneOn: doneOn ?? day,
      ...event.stepFacts?.[step],
    })
    return doneOn === undefined ? [] : [{ id: `${partOf}-${step}`, partOf, build }]
  })
}

/** Parses the form by the present time, because nobody can report a later event. */
function parseReport(form: FormData, today: Day, people: Parameters<typeof parseNewReport>[2]) {
  return parseNewReport(form, { today, now: warsawMoment(new Date()) }, people)
}

export default function NewReport({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, event, taking, photosLeftOut, draftName, people, reporters, readers } = loaderData
  const draft = loaderData.shown
  const [kind, setKind] = useState(REPORT_KINDS.find((option) => option === drafted(draft, 'type')))
  const draftedReporter = reporters.find(({ id }) => id === drafted(draft, 'reportedBy'))
  const [reporter, setReporter] = useState(draftedReporter?.id ?? viewer.id)
  // The state is kept here, so that people and photos stay chosen while the person tries another kind.
  const [injured, setInjured] = useState(() => draftedInjured(draft, people))
  const [witnesses, setWitnesses] = useState<readonly string[]>(draft.fields.witnesses ?? [])
  const scanField = useScanField(draftName, draft)
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
  const otherPeople = people.filter(({ id }) => id !== reporter && id !== hurt)
  return (
    <>
      <PageTitle>Nowe zgłoszenie</PageTitle>
      <ScreenHeader
        heading="Nowe zgłoszenie"
        text={event ? `Następna osoba poszkodowana: ${reportName(event).toLowerCase()}` : taking}
      />
      <div className="flex max-w-2xl flex-col gap-6">
        {photosLeftOut > 0 && (
          <Alert title={`Zdjęcia, których nie udało się przenieść: ${photosLeftOut}`}>
            Ta przeglądarka nie potrafi ich zapisać albo nie ma na nie miejsca. Po przyjęciu zgłoszenia nie
            będzie ich w&nbsp;nim widać. Zanim je przyjmiesz, możesz spróbować w&nbsp;innej przeglądarce albo
            zwolnić miejsce.
          </Alert>
        )}
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={loaderData.draft}
          answer={actionData}
          parse={(form) => parseReport(form, today, { viewer, reporters, crew: people, event })}
          submit={kind && { label: 'Zapisz zgłoszenie', busy: 'Zapisywanie…', isWaiting: scanField.isBusy }}
        >
          {(errors) => (
            <>
              <ReportTypeChoice chosen={kind} onChoose={setKind} error={errors.type} />
              {kind && (
                <ReportFields
                  kind={kind}
                  isOfEvent={event !== undefined}
                  readers={readers}
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
                usualRole={offeredRole(injured.choice, people)}
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
                    <PeopleField
                      legend="Świadkowie"
                      label="Świadkowie (opcjonalnie)"
                      name="witnesses"
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

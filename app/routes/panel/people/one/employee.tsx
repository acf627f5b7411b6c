import { data } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import {
  canKeepPapersOf,
  canManagePeople,
  canSeeAdmission,
  canSetRequirements,
  canSignUpEmployee,
} from '~/domain/access/access'
import { papersOf } from '~/domain/admission/admission'
import { uncheckedLabel } from '~/domain/admission/admission-label'
import { admissionQuestions, leftToOthers } from '~/domain/admission/admission-questions'
import { machineCertificates } from '~/domain/certificates/certificates-in-force'
import { certificateActions } from '~/domain/decisions/certificate-decision'
import { namesApart } from '~/domain/people/names-apart'
import { otherPositionsOf, positionSinceLabel } from '~/domain/people/other-positions'
import { factsIn, type PersonFacts } from '~/domain/people/person-fields'
import { fullName, type Person } from '~/domain/people/user'
import { daysOfReminders } from '~/domain/records/latest-changes'
import { accidentsOf } from '~/domain/reports/injured'
import type { ScanSubject } from '~/domain/scans/scan'
import { employeeStanding } from '~/domain/staff/employee-standing'
import { reminderLines } from '~/domain/staff/reminder-letter'
import { findEmployee } from '~/domain/staff/staff'
import { workHistory } from '~/domain/staff/work-history'
import { stateDayLabel } from '~/domain/words/state-day'
import { AdmissionQuestions } from '~/routes/panel/admission/admission-questions'
import { EmployeeVerdict } from '~/routes/panel/admission/employee-verdict'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { StateDayBanner } from '~/routes/panel/frame/state-day'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { PhoneAccess, SETTLE_CORRECTION } from '~/routes/panel/people/access/phone-access'
import { readPhoneAccess, settleCorrection } from '~/routes/panel/people/access/read-phone-access'
import { actOnPapers, PAPER_INTENTS } from '~/routes/panel/people/papers/act-on-papers'
import { PapersList } from '~/routes/panel/people/papers/papers-list'
import { requireManager, requireOwnPerson } from '~/routes/panel/people/require-manager'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { loadScansOfAll } from '~/routes/panel/scans/load-scans'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { Note } from '~/ui/note'

import type { Route } from './+types/employee'
import { ARCHIVE_INTENTS, archivePerson, SETTLE_INTENT, settleUnreadableCell } from './act-on-person'
import { EmployeeAccidents, EmployeeCertificates, EmployeeTrainings, WorkHistory } from './employee-records'
import { PersonActions } from './person-actions'
import { RequiredQualifications } from './required-qualifications'
import { UnreadableCells } from './unreadable-cells'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Pracownik' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'employees',
  async ({ viewer, loadRecords, today, state }, { params }: Route.ClientLoaderArgs) => {
    const records = await loadRecords()
    const { visibleCertificates, archivedCertificates } = records
    const person = requireEmployee(viewer, records.users, params.id)
    const certificates = person.isArchived ? archivedCertificates : visibleCertificates
    // For a viewer who does not see admission nothing is required, and all certificates are in one list.
    const positions = canSeeAdmission(viewer) ? records.positions : []
    const standing = employeeStanding(person, { ...records, positions, certificates }, state)
    const { certificates: all, users, trainings, employment } = records
    const papers = canKeepPapersOf(viewer, person) ? papersOf(person, employment) : undefined
    const isRenewable = (certificate: (typeof certificates)[number]) =>
      certificateActions(viewer, certificate, { users, certificates: all, trainings }).includes('renew')
    return {
      state,
      ...standing,
      person: await withOwnProfile(person),
      name: namesApart(records.users)(await withOwnProfile(person)),
      /** The certificates of an archived person. */
      history: archivedCertificates.filter(({ userId }) => userId === person.id),
      renewable: new Set(certificates.filter(({ userId }) => userId === person.id).filter(isRenewable)),
      questions: admissionQuestions(
        standing.admission,
        employment,
        state.on ?? today,
        state.on !== undefined,
      ),
      workHistory: papers ? workHistory(person, papers, employment.required) : [],
      unchecked: uncheckedLabel(leftToOthers(person, employment.required)),
      canKeepPapers: canKeepPapersOf(viewer, person),
      canRemind:
        canKeepPapersOf(viewer, person) &&
        person.isArchived !== true &&
        // The letter is about today.
        state.on === undefined &&
        reminderLines(standing.admission, today).length > 0,
      papers,
      scansOfPaper: await loadScansOfAll(viewer.id, papers ? scansSubjectsOf(papers) : []),
      unreadable: canManagePeople(viewer)
        ? employment.unreadable.filter(({ userId }) => userId === person.id)
        : [],
      canSignUp: canSignUpEmployee(viewer, person),
      canSetRequirements: canSetRequirements(viewer),
      hasAdmission: canSeeAdmission(viewer),
      accidents: accidentsOf(person.id, records.visibleReports),
      reminders: daysOfReminders(await readChanges(viewer.id), person.id),
      phone:
        viewer.hasRegister && canKeepPapersOf(viewer, person) && !person.isArchived
          ? await readPhoneAccess(viewer, person.id)
          : undefined,
      operatesMachines: machineCertificates(person.id, visibleCertificates, today).length > 0,
    }
  },
)

export const clientAction = panelAction(
  'employees',
  async (
    { viewer, sample, loadRecords, today, form },
    { params }: Route.ClientActionArgs,
  ): Promise<FormAnswer | null> => {
    const { users } = await loadRecords()
    const employee = requireEmployee(viewer, users, params.id)
    const intent = ARCHIVE_INTENTS.find((name) => name === form.get('intent'))
    if (intent) {
      requireManager(viewer)
      return archivePerson(intent, {
        viewer,
        users,
        person: requireOwnPerson(users, params.id),
        today,
      })
    }
    const paperIntent = PAPER_INTENTS.find((name) => name === form.get('intent'))
    if (paperIntent) {
      if (!canKeepPapersOf(viewer, employee)) throw data(null, { status: 403 })
      const person = await withOwnProfile(employee)
      return actOnPapers(paperIntent, form, { viewer, person, name: namesApart(users)(person), sample })
    }
    if (form.get('intent') === SETTLE_INTENT) {
      requireManager(viewer)
      return settleUnreadableCell(String(form.get('cell')), { viewer, person: employee, day: today })
    }
    if (form.get('intent') === SETTLE_CORRECTION) {
      if (!canKeepPapersOf(viewer, employee)) throw data(null, { status: 403 })
      return settleCorrection(form.get('drop'), employee.id, { viewer, today })
    }
    if (!canSignUpEmployee(viewer, employee)) throw data(null, { status: 403 })
    const person = await withOwnProfile(employee)
    return actOnTraining(form, viewer, sample, { person, name: namesApart(users)(person) })
  },
)

function scansSubjectsOf({ examinations, inductions }: ReturnType<typeof papersOf>): ScanSubject[] {
  return [
    ...examinations.map(({ id, userId }) => ({ of: 'examination' as const, id, within: userId })),
    ...inductions.map(({ id, userId }) => ({ of: 'induction' as const, id, within: userId })),
  ]
}

/** Says a day once if somebody holds the position since the day of hire. */
function employmentFacts(person: PersonFacts): string[] {
  const { hiredOn, positionSince } = person
  return factsIn(positionSince === hiredOn ? { ...person, positionSince: undefined } : person, 'employment')
}

/** Returns the employee, or throws 404 if the viewer may not see them. */
function requireEmployee<T extends Person>(viewer: Person, users: readonly T[], id: string): T {
  const employee = findEmployee(viewer, users, id)
  if (!employee) throw data(null, { status: 404 })
  return employee
}

export default function Employee({ loaderData, actionData }: Route.ComponentProps) {
  const {
    state,
    person,
    admission,
    required,
    pending,
    others,
    upcoming,
    past,
    renewable,
    canSignUp,
    hasAdmission,
  } = loaderData
  const { today, on } = state
  const day = on ?? today
  const name = fullName(person)
  return (
    <>
      <PageTitle>{loaderData.name}</PageTitle>
      <ScreenHeader
        heading={name}
        text={[
          ...factsIn(person, 'name'),
          person.position ?? (hasAdmission && 'Nie określono stanowiska'),
          ...otherPositionsOf(person).map(positionSinceLabel),
          person.unit,
          person.company ?? (hasAdmission ? 'Bez firmy' : 'Nie podano firmy'),
          ...factsIn(person, 'number'),
          ...(hasAdmission ? employmentFacts(person) : []),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <PersonActions
          person={person}
          state={state}
          hasAdmission={hasAdmission}
          canRemind={loaderData.canRemind}
        />
      </ScreenHeader>
      <StateDayBanner state={state} />
      <p data-print="dense" className="hidden text-sm print:block">
        {/* One line less keeps the page on one sheet. */}
        Stan na {stateDayLabel(state)}
        {hasAdmission && !person.isArchived && loaderData.unchecked && `, ${loaderData.unchecked}`}
      </p>
      {person.isArchived ? (
        <Note>
          Ta osoba jest w archiwum: nie ma jej na listach, a jej terminy nie wywołują alarmów. Jej historia
          zostaje.
        </Note>
      ) : (
        hasAdmission && (
          <EmployeeVerdict
            admission={admission}
            today={day}
            isLater={on !== undefined}
            unchecked={loaderData.unchecked}
            canSetRequirements={loaderData.canSetRequirements}
            reminders={loaderData.reminders}
          >
            <AdmissionQuestions
              questions={loaderData.questions}
              person={person}
              canRecord={loaderData.canKeepPapers}
            />
          </EmployeeVerdict>
        )
      )}
      <UnreadableCells cells={loaderData.unreadable} />
      {loaderData.papers && (
        <PapersList
          operatesMachines={loaderData.operatesMachines}
          papers={loaderData.papers}
          scansOf={loaderData.scansOfPaper}
          person={person}
          today={today}
          refused={actionData?.errors}
        />
      )}
      <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
        <div className="flex min-w-0 flex-col gap-4 xl:flex-1">
          {person.isArchived ? (
            <EmployeeCertificates title="Certyfikaty" certificates={loaderData.history} today={day} on={on} />
          ) : (
            <>
              {hasAdmission && (
                <RequiredQualifications
                  required={required}
                  person={person}
                  renewable={renewable}
                  canSignUp={canSignUp}
                  canAnswer={loaderData.canKeepPapers}
                  today={day}
                  on={on}
                />
              )}
              {!hasAdmission && others.length === 0 && (
                <Note>Ta osoba nie ma jeszcze certyfikatu. Wystawisz go po zakończonym szkoleniu.</Note>
              )}
              <EmployeeCertificates
                title={hasAdmission ? 'Inne certyfikaty' : 'Certyfikaty'}
                certificates={others}
                today={day}
                on={on}
              />
            </>
          )}
          <WorkHistory lines={loaderData.workHistory} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 empty:hidden xl:w-88 xl:shrink-0">
          {!person.isArchived && (
            <EmployeeCertificates title="Czeka na potwierdzenie" certificates={pending} today={day} on={on} />
          )}
          {loaderData.phone && <PhoneAccess personId={person.id} {...loaderData.phone} />}
          <EmployeeAccidents accidents={loaderData.accidents} />
          <EmployeeTrainings person={person} upcoming={upcoming} past={past} />
        </div>
      </div>
    </>
  )
}

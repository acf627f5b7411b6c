import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { href } from 'react-router'

import type { AdmissionCheck } from '~/domain/admission/admission-check'
import { CHECK_NAMES, checkLabel } from '~/domain/admission/check-label'
import { forOthers } from '~/domain/admission/duty'
import { isLacking, isOpen, severityOf } from '~/domain/admission/duty-item'
import { dutyNote, itemLabel } from '~/domain/admission/duty-label'
import { employeeSearchParams } from '~/domain/admission/employee-filters'
import { validUntilLabel } from '~/domain/certificates/certificate'
import { deadlineLabel, examLabel } from '~/domain/certificates/deadline'
import type { CertificateTask, OwnPaperTask, OwnTask } from '~/domain/overview/own-tasks'
import type { AccidentTask, CauseTask, PersonTask, Task } from '~/domain/overview/to-do'
import { dayLabel, measureTaskReason } from '~/domain/overview/to-do-text'
import { joinNames } from '~/domain/people/join-names'
import type { Person } from '~/domain/people/user'
import { isMedical, type Qualification } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { severityLabel } from '~/domain/reports/accident'
import { assessmentOf, dueLabel } from '~/domain/reports/accident-progress'
import { measureTitle } from '~/domain/reports/measure'
import { reportName } from '~/domain/reports/report'
import { dayOfTrainingLabel } from '~/domain/trainings/training'
import { calendarSearchParams } from '~/domain/words/calendar-params'
import { clockLabel } from '~/domain/words/clock-time'
import { formatDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { causeAction, causeAddress } from './cause-action'
import { badgeOf, itemAction, itemText, seeCertificate, toTrainings } from './item-line'
import { ToDoLine, type ToDoLineProps } from './to-do-line'

/** `isMarkedOwn` tells the viewer's own qualifications from those of the staff. */
type Context = {
  userId: string
  isMarkedOwn: boolean
  today: Day
  /** Names a person, with what tells namesakes apart. */
  nameOf: (person: Person) => string
}

export function TaskLine({ task, ...context }: { task: Task } & Context) {
  return <ToDoLine {...lineOf(task, context)} />
}

/** Tells tasks apart in a list. */
export function taskKey(task: Task): string {
  switch (task.kind) {
    case 'person':
      return task.duty.person.id
    case 'cause':
      return task.group.key
    case 'own-paper':
      return task.check.subject
    case 'own':
      return qualificationLabel(task.item.requirement.qualification)
    case 'certificate':
      return task.certificate.id
    case 'training':
      return task.training.id
    case 'accident':
      return `${task.open.report.id} ${task.open.step}`
    case 'measure':
      return task.measure.id
    case 'unread':
    case 'copy':
      return task.kind
  }
}

function lineOf(task: Task, context: Context): ToDoLineProps {
  const { today } = context
  switch (task.kind) {
    case 'person':
      return personLine(task, context)
    case 'cause':
      return causeLine(task, context.nameOf)
    case 'own-paper':
      return ownPaperLine(task, context)
    case 'own':
      return ownLine(task, context)
    case 'certificate':
      return certificateLine(task, context)
    case 'training':
      return {
        title: task.training.title,
        reason: [
          `${dayLabel(task.day, today)} ${clockLabel(task.training.startTime)}`,
          dayOfTrainingLabel(task.training, task.day),
          'jesteś na liście',
        ]
          .filter(Boolean)
          .join(', '),
        note: task.training.location,
        action: {
          label: 'W\u00a0kalendarzu',
          to: `${href('/calendar')}?${calendarSearchParams({ date: task.day }, today)}`,
        },
      }
    case 'accident':
      return accidentLine(task, today)
    case 'measure':
      return {
        title: `Działanie: ${measureTitle(task.measure)}`,
        reason: measureTaskReason(task, today),
        note: reportName(task.report),
        badge: task.isLate ? { label: 'po terminie', tone: 'danger', icon: X } : undefined,
        action: { label: 'Otwórz zgłoszenie', to: href('/reports/:id', { id: task.report.id }) },
      }
    case 'unread':
      return {
        title: 'Do uzupełnienia po wczytaniu arkusza',
        reason: `${countOf(task.people, 'person')}, ${countOf(task.cells, 'cell')}`,
        action: {
          label: 'Pokaż osoby',
          to: `${href('/employees')}?${employeeSearchParams({ state: 'unread' })}`,
        },
      }
    case 'copy':
      return {
        title: 'Kopia danych',
        reason: task.label,
        note: 'Dane są tylko w tej przeglądarce',
        action: { label: 'Do kopii', to: `${href('/settings')}?tab=privacy#own-data` },
      }
  }
}

function personLine({ duty, help }: PersonTask, { today, nameOf }: Context): ToDoLineProps {
  const { person, checks, items, unknown } = duty
  const page = href('/employees/:id', { id: person.id })
  const isWithheld =
    checks.some((check) => check.subject === 'examination' && isOpen(check)) ||
    items.some((item) => isMedical(item.requirement.qualification) && isOpen(item))
  const line = {
    title: nameOf(person),
    titleLink: page,
    reason: dutyNote(duty, today) ?? '',
    ...(isWithheld && { printedReason: dutyNote(forOthers(duty), today) ?? '' }),
  }
  const [worst] = items
  const [check] = checks.filter(isOpen).toSorted((a, b) => severityOf(b) - severityOf(a))
  const itemNote = worst && itemText(worst, help)
  const note = [check && checkTask(check, duty), itemNote].filter(Boolean).join(' · ')
  // The person's page has a way for each paper; a line has room for one.
  if (check && (!worst || severityOf(check) > severityOf(worst) || isLacking(check))) {
    const label = isLacking(check) ? 'Zobacz, czego brakuje' : 'Szczegóły'
    return { ...line, note, badge: badgeOf(check.state), action: { label, to: page } }
  }
  return {
    ...line,
    ...(worst && { note, badge: badgeOf(worst.state) }),
    action: unknown || !worst ? unknownAction(duty, page) : itemAction(worst, person.id, help),
  }
}

const PEOPLE_NAMED = 3

/** Names the cause, how many people have it, and the first of them. */
function causeLine(task: CauseTask, nameOf: Context['nameOf']): ToDoLineProps {
  const { group, signedUp } = task
  const { key, label, state, day, duties } = group
  const count = countOf(duties.length, 'person')
  const planned = duties.filter(({ person }) => signedUp.has(person.id)).length
  const names = duties.slice(0, PEOPLE_NAMED).map(({ person }) => nameOf(person))
  const others = duties.length - names.length
  return {
    title: label,
    titleLink: causeAddress(key),
    reason: [
      count,
      day !== undefined && `najbliższy termin ${formatDay(day)}`,
      planned > 0 && `zapisano na szkolenie: ${planned}`,
    ]
      .filter(Boolean)
      .join(', '),
    // Others may read what is printed, and the cause may be about health.
    printedReason: count,
    note: `${joinNames(names)}${others > 0 ? ` i\u00a0${countOf(others, 'other_person')}` : ''}`,
    badge: badgeOf(state),
    action: causeAction(task),
  }
}

function accidentLine({ open, sentence }: AccidentTask, today: Day): ToDoLineProps {
  const { report, label, isLate } = open
  const name = sentence
    ? `${reportName(report)} (${severityLabel(assessmentOf(report))})`
    : reportName(report)
  return {
    title: label,
    reason: `${name}: ${dueLabel(open, today)}`,
    note: sentence && `Powiedz przez telefon: „${sentence}”`,
    badge: sentence
      ? { label: 'niezwłocznie', tone: 'danger', icon: TriangleAlert }
      : isLate
        ? { label: 'po terminie', tone: 'danger', icon: X }
        : undefined,
    action: { label: 'Otwórz zgłoszenie', to: href('/reports/:id', { id: report.id }) },
  }
}

/** Returns what the employer does about a paper that everybody needs. */
function checkTask(
  { subject, cause, referredOn }: AdmissionCheck,
  { outside }: Pick<PersonTask['duty'], 'outside'>,
): string {
  if (cause === 'unfit') return 'Nie dopuszczaj do pracy na tym stanowisku'
  if (referredOn !== undefined) return 'Czeka na orzeczenie'
  if (cause === 'position' || cause === 'newer') return 'Sprawdź orzeczenie albo skieruj na badania'
  if (subject === 'examination') return 'Skieruj na badania'
  return outside === 'before'
    ? 'Szkolenie wstępne przed pierwszym dniem pracy'
    : 'Przeprowadź szkolenie wstępne'
}

function ownPaperLine({ check }: OwnPaperTask, { isMarkedOwn, today }: Context): ToDoLineProps {
  const name = CHECK_NAMES[check.subject]
  return {
    title: isMarkedOwn ? `Twoje: ${name}` : name,
    reason: checkLabel(check, today),
    badge: badgeOf(check.state),
    action: { label: 'Zobacz w\u00a0profilu', to: href('/profile') },
  }
}

/** Returns the way to enter what is missing. People of the sample cannot be changed. */
function unknownAction({ person: { id, isOwn }, unknown }: PersonTask['duty'], page: string) {
  if (unknown === 'requirements')
    return { label: 'Ustal wymagania', to: href('/employer/positions/:id', { id }) }
  return isOwn
    ? { label: 'Uzupełnij dane', to: href('/employees/:id/edit', { id }) }
    : { label: 'Szczegóły', to: page }
}

function ownLine({ item, help }: OwnTask, context: Context): ToDoLineProps {
  const { requirement, certificate, state, lastDay } = item
  const isDated = certificate !== undefined && certificate.expiryDate === lastDay && state !== 'expired'
  return {
    title: ownTitle(certificate ?? requirement.qualification, context),
    titleLink: certificate && href('/certificates/:id', { id: certificate.id }),
    reason: isDated ? deadlineLabel(certificate, context.today) : itemLabel(item, context.today),
    note: itemText(item, help),
    badge: badgeOf(state),
    action: itemAction(item, context.userId, help),
  }
}

function certificateLine({ certificate, help }: CertificateTask, context: Context): ToDoLineProps {
  return {
    title: ownTitle(certificate, context),
    titleLink: href('/certificates/:id', { id: certificate.id }),
    reason: deadlineLabel(certificate, context.today),
    note: [validUntilLabel(certificate.expiryDate), examLabel(certificate), ...help.signedUp]
      .filter(Boolean)
      .join(' · '),
    badge: badgeOf('expiring'),
    action: help.isOffered
      ? toTrainings('Zobacz terminy', certificate, context.userId)
      : seeCertificate(certificate.id),
  }
}

function ownTitle(qualification: Qualification, { isMarkedOwn }: Context): string {
  const label = qualificationLabel(qualification)
  return isMarkedOwn ? `Twoje: ${label}` : label
}

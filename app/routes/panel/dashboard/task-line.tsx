import { href } from 'react-router'

import { readersOf } from '~/browser/sharing/readers.client'
import { matterOfQualification, matterOfReport } from '~/domain/access/disclosure'
import { matterOfCheck } from '~/domain/admission/admission-check'
import { itemLabel } from '~/domain/admission/admission-label'
import { CHECK_NAMES, checkLabel } from '~/domain/admission/check-label'
import { lastDayOf, validUntilLabel } from '~/domain/certificates/certificate'
import { deadlineLabel, examLabel } from '~/domain/certificates/deadline'
import { dutyDayLabel } from '~/domain/duties/duty'
import type { Person } from '~/domain/people/user'
import type { Qualification } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { copyNote } from '~/domain/register/last-copy'
import { severityLabel } from '~/domain/reports/accident'
import { assessmentOf, dueLabel } from '~/domain/reports/accident-progress'
import { measureTitle } from '~/domain/reports/measure'
import { reportName } from '~/domain/reports/report'
import type { CertificateTask, OwnPaperTask, OwnTask } from '~/domain/to-do/own-tasks'
import type { CauseTask, PapersTask, UnreadableTask } from '~/domain/to-do/staff-tasks'
import type { AccidentTask, Task } from '~/domain/to-do/to-do'
import { dayLabel, measureTaskReason } from '~/domain/to-do/to-do-text'
import { dayOfTrainingLabel } from '~/domain/trainings/training'
import { calendarSearchParams } from '~/domain/words/calendar-params'
import { clockLabel } from '~/domain/words/clock-time'
import type { Day } from '~/domain/words/day'
import { OWN_DATA } from '~/routes/panel/settings/settings-links'

import { itemAction, itemText, seeCertificate, toTrainings } from './item-line'
import { causeLine, papersLine, personLine, unreadableLine } from './staff-line'
import { CountLine, ToDoLine, type ToDoLineProps } from './to-do-line'

/** `isMarkedOwn` tells the viewer's own qualifications from those of the staff. */
type Context = {
  userId: string
  isMarkedOwn: boolean
  today: Day
  /** Names a person, with what tells namesakes apart. */
  nameOf: (person: Person) => string
}

/** Tasks about many people at once, whose lines begin with a number. */
type TaskOfMany = CauseTask | UnreadableTask | PapersTask

export function TaskLine({
  task,
  isShort,
  ...context
}: { task: Task } & Context & Pick<ToDoLineProps, 'isShort'>) {
  switch (task.kind) {
    case 'cause':
      return <CountLine {...causeLine(task)} />
    case 'unreadable':
      return <CountLine {...unreadableLine(task)} />
    case 'papers':
      return <CountLine {...papersLine(task)} />
    default:
      return <ToDoLine {...lineOf(task, context)} isShort={isShort} />
  }
}

/** Tells tasks apart in a list. */
export function taskKey(task: Task): string {
  switch (task.kind) {
    case 'person':
      return task.admission.person.id
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
    case 'duty':
      return task.dutyId
    case 'unreadable':
    case 'papers':
    case 'told-accidents':
    case 'drops':
    case 'sign-ups':
    case 'copy':
      return task.kind
  }
}

function lineOf(task: Exclude<Task, TaskOfMany>, context: Context): ToDoLineProps {
  const { today } = context
  switch (task.kind) {
    case 'person':
      return personLine(task, context)
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
      return accidentLine(task, context)
    case 'measure':
      return {
        title: `Działanie: ${measureTitle(task.measure)}`,
        matter: matterOfReport(task.report),
        reason: measureTaskReason(task, today),
        note: reportName(task.report),
        isLate: task.isLate,
        action: { label: 'Otwórz zgłoszenie', to: href('/reports/:id', { id: task.report.id }) },
      }
    case 'duty':
      return {
        title: task.title,
        reason: dutyDayLabel(task.day, today),
        note: 'Obowiązek firmy',
        isLate: task.day < today,
        action: { label: 'Otwórz', to: href('/employer/duties/:id', { id: task.dutyId }) },
      }
    case 'told-accidents':
      return {
        title: 'Wypadek: zgłoszenie od załogi',
        reason: `Czekają na przeczytanie: ${task.count}`,
        isLate: true,
        action: { label: 'Przeczytaj', to: href('/reports/crew') },
      }
    case 'drops':
      return {
        title: 'Zgłoszenia od załogi',
        reason: `Czekają na przeczytanie: ${task.count}`,
        action: { label: 'Przeczytaj', to: href('/reports/crew') },
      }
    case 'sign-ups':
      return {
        title: 'Zapisy na szkolenia z\u00a0linku',
        reason: `Czekają na przyjęcie: ${task.count}`,
        action: { label: 'Pokaż szkolenia', to: href('/trainings') },
      }
    case 'copy':
      return {
        title: 'Kopia danych',
        reason: task.label,
        note: copyNote(task.isAtRisk, readersOf(context.userId) !== 'nobody'),
        action: { label: 'Zrób kopię', to: OWN_DATA },
      }
  }
}

function accidentLine({ open, sentence, injured }: AccidentTask, { today, nameOf }: Context): ToDoLineProps {
  const { report, label, isLate } = open
  const who = typeof injured === 'object' ? nameOf(injured) : injured
  const name = sentence
    ? `${reportName(report)} (${severityLabel(assessmentOf(report))})`
    : reportName(report)
  return {
    title: label,
    matter: matterOfReport(report),
    reason: `${who === undefined ? name : `${name}, ${who}`}: ${dueLabel(open, today)}`,
    note: sentence && `Powiedz przez telefon: „${sentence}”`,
    isLate: isLate || sentence !== undefined,
    action: { label: 'Otwórz zgłoszenie', to: href('/reports/:id', { id: report.id }) },
  }
}

function ownPaperLine({ check }: OwnPaperTask, { isMarkedOwn, today }: Context): ToDoLineProps {
  const name = CHECK_NAMES[check.subject]
  return {
    title: isMarkedOwn ? `Twoje: ${name}` : name,
    matter: matterOfCheck(check),
    reason: checkLabel(check, today),
    action: { label: 'Zobacz w\u00a0profilu', to: href('/profile') },
  }
}

function ownLine({ item, help }: OwnTask, context: Context): ToDoLineProps {
  const { requirement, certificate, state, lastDay } = item
  // An earlier end by the position is the reason of the line, and a second day beside it would contradict it.
  const isOwnEnd = certificate !== undefined && lastDayOf(certificate) === lastDay
  const own = isOwnEnd && `${state === 'expired' ? 'był ' : ''}${validUntilLabel(lastDay)}`
  return {
    title: ownTitle(certificate ?? requirement.qualification, context),
    titleLink: certificate && href('/certificates/:id', { id: certificate.id }),
    matter: matterOfQualification(requirement.qualification),
    reason:
      isOwnEnd && state !== 'expired'
        ? deadlineLabel(certificate, context.today)
        : itemLabel(item, context.today),
    note: [own, itemText(item, help)].filter(Boolean).join(' · '),
    action: itemAction(item, context.userId, help),
  }
}

function certificateLine({ certificate, help }: CertificateTask, context: Context): ToDoLineProps {
  return {
    title: ownTitle(certificate, context),
    matter: matterOfQualification(certificate),
    titleLink: href('/certificates/:id', { id: certificate.id }),
    reason: deadlineLabel(certificate, context.today),
    note: [validUntilLabel(lastDayOf(certificate)), examLabel(certificate), ...help.signedUp]
      .filter(Boolean)
      .join(' · '),
    action: help.isOffered
      ? toTrainings('Zobacz terminy', certificate, context.userId)
      : seeCertificate(certificate.id),
  }
}

function ownTitle(qualification: Qualification, { isMarkedOwn }: Context): string {
  const label = qualificationLabel(qualification)
  return isMarkedOwn ? `Twoje: ${label}` : label
}

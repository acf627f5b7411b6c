import type { WaitingDrop } from '~/browser/crew/drops.client'
import type { Recording } from '~/browser/records/record-changes.client'
import type { Change } from '~/domain/changes/change'
import { parseAnswer, parseJoining, parseSetAside } from '~/domain/crew/drops/decision-form'
import type { DropOf } from '~/domain/crew/drops/drop'
import { notesOf, sourceOf } from '~/domain/crew/drops/report-of-drop'
import type { Source } from '~/domain/crew/records/taken-drop'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { ReportRecord } from '~/domain/records/report-changes'
import { isReportStatus, reportKind, reportName } from '~/domain/reports/report'
import { MAX_SCANS } from '~/domain/scans/scan'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

import { answering, settingAside } from './decision-recordings'
import { photosAsScans } from './photos-as-scans'

/** The answer of an action on a drop. `of` names the form: the id of the drop for an answer beside its report. */
export type DropAnswer = FormAnswer & { of?: string }

type Actor = { viewer: User; today: Day }

/** True if nobody has decided on the drop yet, in another tab or on another device. */
const isUndecided = (dropId: string) => (changes: readonly Change[]) => !crewOf(changes).decided.has(dropId)

const factsOf = ({ drop }: WaitingDrop) => ({ of: drop?.kind ?? ('told' as const), receipt: drop?.receipt })

/** Sets a drop aside, with an answer if there is one, and leads to the list of those that wait. */
export async function setAside(
  form: FormData,
  waiting: WaitingDrop,
  actor: Actor & { to: string },
): Promise<DropAnswer> {
  const { viewer, today, to } = actor
  const { value, errors } = parseSetAside(form)
  if (errors) return refuseForm<DropAnswer>({ errors, of: 'set-aside' })
  const outcome = await tryRecord(
    viewer.id,
    [
      settingAside(waiting, { ...factsOf(waiting), reason: value.reason }, today),
      ...answering(waiting.id, value.answer, today),
    ],
    {
      isNeeded: isUndecided(waiting.id),
      done: () => ({ title: 'Odłożono zgłoszenie', description: waiting.box.place }),
      to,
    },
  )
  return { ...outcome, of: 'set-aside' }
}

/** Sets several drops aside as no reports at all. */
export async function setAllAside(
  drops: readonly WaitingDrop[],
  { viewer, today }: Actor,
): Promise<Outcome | null> {
  if (drops.length === 0) return null
  let count = 0
  return tryRecord(
    viewer.id,
    (changes) => {
      const { decided } = crewOf(changes)
      const left = drops.filter(({ id }) => !decided.has(id))
      count = left.length
      return left.map((drop) => settingAside(drop, { ...factsOf(drop), reason: 'spam' }, today))
    },
    {
      done: () => ({ title: `Odłożono: ${countOf(count, 'report')}`, description: KEPT_HERE }),
      refused: 'Nie udało się odłożyć zgłoszeń',
      focus: 'heading',
    },
  )
}

/** True for a report with which a drop can be joined: one that is still worked on. */
export function canBeJoined({ status }: Pick<ReportRecord, 'status'>): boolean {
  return isReportStatus(status) && status !== 'closed'
}

/**
 * Joins a drop with a report that is there: its text becomes notes in the history, its photos become scans of the report as
 * far as there is room, and the report leads.
 */
export async function join(
  form: FormData,
  {
    waiting,
    drop,
    reports,
    roomFor,
  }: {
    waiting: WaitingDrop
    drop: DropOf<'told'>
    reports: readonly ReportRecord[]
    /** How many scans more a report takes. */
    roomFor: (reportId: string) => Promise<number>
  },
  { viewer, today, toReport }: Actor & { toReport: (id: string) => string },
): Promise<DropAnswer> {
  const joinable = reports.filter(canBeJoined)
  const { value, errors } = parseJoining(
    form,
    joinable.map(({ id }) => id),
  )
  if (errors) return refuseForm<DropAnswer>({ errors, of: 'join' })
  const { reportId, answer } = value
  const report = joinable.find(({ id }) => id === reportId)
  if (!report || !isReportStatus(report.status)) return { to: toReport(reportId) }
  const { status } = report
  const taken =
    reportKind(report) === 'indisposition' ? { scans: [], leftOut: 0 } : await photosAsScans(viewer.id, drop)
  const scans = taken.scans.slice(0, Math.min(MAX_SCANS, await roomFor(reportId)))
  const leftOut = taken.leftOut + taken.scans.length - scans.length
  const source = sourceOf(drop, waiting)
  const outcome = await tryRecord(
    viewer.id,
    [
      { build: (id) => ({ kind: 'drop-taken-in', id, day: today, reportId, source }) },
      ...notesOf(drop).map((note): Recording => ({
        build: (id) => ({ kind: 'report-moved', id, day: today, reportId, status, note }),
      })),
      ...scans.map((scan): Recording => ({
        build: (id) => ({
          kind: 'scan-added',
          id,
          day: today,
          subject: { of: 'report', id: reportId },
          scan,
        }),
      })),
      ...answering(waiting.id, answer, today),
    ],
    {
      isNeeded: isUndecided(waiting.id),
      done: () => ({
        title: `Dołączono do: ${reportName(report)}`,
        description:
          leftOut > 0 ? `Bez zdjęć, których nie udało się dołączyć: ${leftOut}` : waiting.box.place,
      }),
      to: toReport(reportId),
    },
  )
  return { ...outcome, of: 'join' }
}

/** Answers the sender of a drop that is part of a report already. */
export async function answerSource(
  form: FormData,
  { dropId, place }: Source,
  { viewer, today }: Actor,
): Promise<DropAnswer> {
  const { value, errors } = parseAnswer(form)
  if (errors) return refuseForm<DropAnswer>({ errors, of: dropId })
  const outcome = await tryRecord(viewer.id, answering(dropId, value.answer, today), {
    isNeeded: (changes) => crewOf(changes).decided.get(dropId)?.answer !== value.answer,
    done: () => ({ title: 'Zapisano odpowiedź', description: place }),
    focus: 'heading',
  })
  return { ...outcome, of: dropId }
}

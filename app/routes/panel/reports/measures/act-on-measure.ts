import { data } from 'react-router'

import type { Recording } from '~/browser/records/record-changes.client'
import { createId } from '~/browser/store/create-id.client'
import { canMoveReports } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import type { ReportRecord } from '~/domain/records/report-changes'
import { measureTitle } from '~/domain/reports/measure'
import { parseMeasure, parseMeasureDone, savedMeasure } from '~/domain/reports/measure-form'
import type { Measure, NewMeasure } from '~/domain/reports/measure-schema'
import type { Day } from '~/domain/words/day'
import { mergeOpened } from '~/domain/words/opened-record'
import { ifThere, KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { recordScans } from '~/routes/panel/scans/record-scans'

/** The button that stays whatever becomes of the measures. */
export const ADD_MEASURE_ID = 'add-measure'

/** Returns the id of the element that names a measure and can take the focus. */
export function measureElementId({ id }: { id: string }): string {
  return `measure-${id}`
}

/** The answer to a form of a measure. The form closes if it is done. */
export type MeasureAnswer = FormAnswer & { isDone?: boolean }

const DONE: MeasureAnswer = { isDone: true }

type Subject = {
  viewer: User
  report: ReportRecord
  /** Finds the report as those changes leave it. */
  reportAfter: (changes: readonly Change[]) => ReportRecord | undefined
  /** The people who may answer for a measure. */
  owners: readonly { id: string }[]
  nameOf: (id: string) => string
  today: Day
}

/** Does what a form or a button of the measures asks for. Throws 403 if the person may not, and 400 for anything else. */
export async function actOnMeasure(form: FormData, subject: Subject): Promise<MeasureAnswer> {
  if (!canMoveReports(subject.viewer)) throw data(null, { status: 403 })
  const id = form.get('measureId')
  const measure = subject.report.measures?.find((each) => each.id === id)
  if (form.get('act') === 'save') return saveMeasure(form, measure, subject)
  // Another tab has removed it already.
  if (!measure) return DONE
  switch (form.get('act')) {
    case 'done':
      return endMeasure(form, measure, subject)
    case 'reopen':
      return reopenMeasure(measure, subject)
    case 'remove':
      return removeMeasure(measure, subject)
    default:
      throw data(null, { status: 400 })
  }
}

/** Adds a measure, or changes `former`. */
async function saveMeasure(
  form: FormData,
  former: Measure | undefined,
  subject: Subject,
): Promise<MeasureAnswer> {
  const { report, owners, nameOf, today: day } = subject
  const allowed = former ? [...owners, { id: former.ownerId }] : owners
  const parsed = parseMeasure(form, report, allowed)
  const { value, errors, meanwhile } = mergeOpened(form, parsed, savedMeasure(nameOf), former)
  if (errors) return refuseForm<MeasureAnswer>({ errors, meanwhile })
  return record(subject, value, {
    recording: {
      id: form.get('id'),
      build: (id) => ({
        kind: 'measure-saved',
        id,
        day,
        reportId: report.id,
        measure: { id: former?.id ?? id, ...value },
      }),
    },
    isNeeded: (measures) => {
      const current = measures.find(({ id }) => id === former?.id)
      return former === undefined || (current !== undefined && !saysTheSame(current, value))
    },
    title: former ? 'Zmieniono działanie' : 'Dodano działanie',
  })
}

function saysTheSame(measure: Measure, { what, ownerId, due }: Omit<NewMeasure, 'id'>): boolean {
  return measure.what === what && measure.ownerId === ownerId && measure.due === due
}

async function endMeasure(form: FormData, measure: Measure, subject: Subject): Promise<MeasureAnswer> {
  const { report, today: day } = subject
  const { value, errors } = parseMeasureDone(form, report, day)
  if (errors) return refuseForm<MeasureAnswer>({ errors })
  const doneId = createId()
  return record(subject, measure, {
    recording: {
      id: doneId,
      build: (id) => ({
        kind: 'measure-done',
        id,
        day,
        reportId: report.id,
        measureId: measure.id,
        ...value,
      }),
    },
    parts: recordScans(form, {
      partOf: doneId,
      day,
      subjectOf: () => ({ of: 'measure', id: measure.id, within: report.id }),
    }),
    isNeeded: (measures) => measures.some(({ id, done }) => id === measure.id && !done),
    title: 'Wykonano działanie',
  })
}

async function reopenMeasure(measure: Measure, subject: Subject): Promise<MeasureAnswer> {
  const { report, today: day } = subject
  const answer = await record(subject, measure, {
    recording: {
      build: (id) => ({ kind: 'measure-reopened', id, day, reportId: report.id, measureId: measure.id }),
    },
    isNeeded: (measures) => measures.some(({ id, done }) => id === measure.id && done),
    title: 'Działanie jest znów otwarte',
    refused: 'Nie udało się cofnąć wykonania',
  })
  return { ...answer, focus: { id: measureElementId(measure) } }
}

async function removeMeasure(measure: Measure, subject: Subject): Promise<MeasureAnswer> {
  const { report, today: day } = subject
  const answer = await record(subject, measure, {
    recording: {
      build: (id) => ({ kind: 'measure-removed', id, day, reportId: report.id, measureId: measure.id }),
    },
    isNeeded: (measures) => measures.some(({ id }) => id === measure.id),
    title: 'Usunięto działanie',
    refused: 'Nie udało się usunąć działania',
  })
  return { ...answer, focus: { id: ADD_MEASURE_ID, preventScroll: true } }
}

/** Records one change of a measure. `isNeeded` gets the measures of the report as they are then. */
async function record(
  { viewer, reportAfter }: Subject,
  measure: Pick<Measure, 'what'>,
  {
    recording,
    parts = [],
    isNeeded,
    title,
    refused,
  }: {
    recording: Recording
    parts?: readonly Recording[]
    isNeeded: (measures: readonly Measure[]) => boolean
    title: string
    /** The toast if the browser refuses. A form says so itself. */
    refused?: string
  },
): Promise<MeasureAnswer> {
  const outcome = await tryRecord(viewer.id, [recording, ...parts], {
    isNeeded: ifThere(reportAfter, ({ measures = [] }) => isNeeded(measures)),
    done: () => ({ title: `${title}: ${measureTitle(measure)}`, description: KEPT_HERE }),
    refused,
  })
  return { ...outcome, isDone: !outcome.isRefused }
}

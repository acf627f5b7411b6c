import * as v from 'valibot'

import type { Change } from '~/domain/changes/change'
import { measureDoneSchema, type Measure } from '~/domain/reports/measure-schema'

/** Each kind that is about a measure, so that the compiler asks for a new one here. */
export type MeasureChange = Extract<Change, { kind: `measure-${string}` }>

/** Returns the measures of a report with changes, oldest first. One that is about an unknown measure changes nothing. */
export function withMeasureChanges(
  measures: readonly Measure[],
  changes: readonly MeasureChange[],
): Measure[] {
  const byId = new Map(measures.map((measure) => [measure.id, measure]))
  for (const change of changes) {
    if (change.kind === 'measure-saved') {
      const { measure } = change
      byId.set(measure.id, { ...byId.get(measure.id), ...measure })
      continue
    }
    const measure = byId.get(change.measureId)
    if (!measure) continue
    if (change.kind === 'measure-removed') byId.delete(measure.id)
    else {
      const done = change.kind === 'measure-done' ? v.parse(measureDoneSchema, change) : undefined
      byId.set(measure.id, { ...measure, done })
    }
  }
  return [...byId.values()]
}

export function isOfMeasure(change: Change): change is MeasureChange {
  return 'reportId' in change && change.kind.startsWith('measure-')
}

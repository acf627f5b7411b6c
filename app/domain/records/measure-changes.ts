import type { Change } from '~/domain/changes/change'
import type { Measure } from '~/domain/reports/measure-schema'

/** Each kind that is about a measure, so that the compiler asks for a new one here. */
type MeasureChange = Extract<Change, { kind: `measure-${string}` }>

/** Returns the measures of a report with one more change. One that is about an unknown measure changes nothing. */
export function withMeasureChange(measures: readonly Measure[], change: MeasureChange): Measure[] {
  switch (change.kind) {
    case 'measure-saved': {
      const { measure } = change
      const isKnown = measures.some(({ id }) => id === measure.id)
      return isKnown
        ? measures.map((each) => (each.id === measure.id ? { ...each, ...measure } : each))
        : [...measures, measure]
    }
    case 'measure-done': {
      const { measureId, doneOn, note, photo } = change
      const done = { doneOn, ...(note && { note }), ...(photo && { photo }) }
      return measures.map((each) => (each.id === measureId ? { ...each, done } : each))
    }
    case 'measure-reopened':
      return measures.map((each) => (each.id === change.measureId ? { ...each, done: undefined } : each))
    case 'measure-removed':
      return measures.filter(({ id }) => id !== change.measureId)
  }
}

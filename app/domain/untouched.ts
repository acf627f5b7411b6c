import type { Training } from './training'
import type { TrainingRecord } from './training-record'

// How the records of the sample begin, before any change of this browser.

/** Of a certificate or a report. */
export function untouched<Sample extends object>(sample: Sample): Sample & { isOwn: boolean; events: [] } {
  return { ...sample, isOwn: false, events: [] }
}

export function untouchedTraining(training: Training): TrainingRecord {
  return { ...training, isOwn: false, isChanged: false, isEndedHere: false }
}

import type { Training } from '~/domain/trainings/training'

// How the records of the sample begin, before any change of this browser.

/** Of a certificate or a report. */
export function untouched<Sample extends object>(sample: Sample): Sample & { isOwn: boolean; events: [] } {
  return { ...sample, isOwn: false, events: [] }
}

export function untouchedTraining(training: Training) {
  return { ...training, isOwn: false, isChanged: false, isEndedHere: false }
}

import { escapeText } from './content-line'
import { icsFile, TIME_ZONE, trainingTimes, type TrainingTimes } from './ics-file'
import type { TextFile } from './text-file'

/** Returns a training as a phone of the crew knows it, as a file to import into a calendar. */
export function trainingEvent(
  training: TrainingTimes & { title: string; location: string },
  stamp: Date,
): TextFile {
  return icsFile(`szkolenie-${training.date}`, [
    ...TIME_ZONE,
    ['BEGIN', 'VEVENT'],
    ...trainingTimes(training, stamp),
    ['SUMMARY', escapeText(training.title)],
    ['LOCATION', escapeText(training.location)],
    ['END', 'VEVENT'],
  ])
}

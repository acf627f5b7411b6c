import * as v from 'valibot'

import { isIssuedByCentres, qualificationSchema } from '~/domain/qualifications/qualification'
import { clockTime } from '~/domain/words/clock-time'
import { daySchema, daysUntil, type Day } from '~/domain/words/day'
import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'

export const MAX_TITLE_LENGTH = 120
export const MAX_PLACE_LENGTH = 120
export const MAX_PERSON_LENGTH = 120
export const MAX_ABOUT_LENGTH = 1_000
export const MAX_PARTICIPANTS = 500
export const MAX_TRAINING_DAYS = 31

export const trainingFields = {
  title: v.pipe(
    typedLine(MAX_TITLE_LENGTH, `Skróć nazwę do ${MAX_TITLE_LENGTH} znaków`),
    v.nonEmpty('Podaj nazwę szkolenia'),
  ),
  date: v.pipe(v.string('Podaj datę szkolenia'), v.nonEmpty('Podaj datę szkolenia'), daySchema),
  startTime: v.pipe(v.string('Podaj godzinę rozpoczęcia'), clockTime('Podaj godzinę rozpoczęcia')),
  endTime: v.pipe(v.string('Podaj godzinę zakończenia'), clockTime('Podaj godzinę zakończenia')),
  location: v.pipe(
    typedLine(MAX_PLACE_LENGTH, `Skróć miejsce do ${MAX_PLACE_LENGTH} znaków`),
    v.nonEmpty('Podaj miejsce szkolenia'),
  ),
  instructor: v.pipe(
    typedLine(MAX_PERSON_LENGTH, `Skróć nazwisko do ${MAX_PERSON_LENGTH} znaków`),
    v.nonEmpty('Podaj, kto prowadzi szkolenie'),
  ),
  description: typedLines(MAX_ABOUT_LENGTH, `Skróć opis do ${MAX_ABOUT_LENGTH} znaków`),
}

export const participantLimit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PARTICIPANTS))

/**
 * A training leads only to what its organizer may give: an exam before a board, UDT or the fire service stays theirs.
 * An employer's training may lead to a kind of the register, too; the form checks who plans.
 */
export const leadsToSchema = v.nullable(
  v.pipe(
    qualificationSchema,
    v.check(
      (qualification) => qualification.type === 'own' || isIssuedByCentres(qualification),
      'Wybierz certyfikat, który wystawia organizator szkolenia',
    ),
  ),
)

/** True if a training from the first to the last day takes no more days than are allowed. */
export function isShortEnough(first: Day, last: Day): boolean {
  return daysUntil(last, first) < MAX_TRAINING_DAYS
}

/** A training added or changed in this browser, as it is stored. Participants and status are separate changes. */
export const newTrainingSchema = v.pipe(
  v.object({
    id: recordId,
    /** The name of the centre, or of the company that trains its own people. */
    trainingCenter: v.pipe(v.string(), v.nonEmpty()),
    ...trainingFields,
    lastDay: v.optional(daySchema),
    leadsTo: v.optional(leadsToSchema),
    maxParticipants: v.optional(participantLimit),
  }),
  v.check(({ date, lastDay = date }) => lastDay >= date && isShortEnough(date, lastDay)),
)

export type NewTraining = v.InferOutput<typeof newTrainingSchema>

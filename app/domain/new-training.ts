import * as v from 'valibot'

import { clockTime } from './clock-time'
import { daySchema, LAST_DAY, type Day } from './day'
import { parseFields, type ParsedForm } from './form'
import { isIssuedByCentres, qualificationSchema } from './qualification'
import { recordId, typedLine, typedLines } from './typed-text'

export const MAX_TITLE_LENGTH = 120
export const MAX_PLACE_LENGTH = 120
export const MAX_PERSON_LENGTH = 120
export const MAX_ABOUT_LENGTH = 1_000
export const MAX_PARTICIPANTS = 500

const PARTICIPANTS_MESSAGE = `Podaj liczbę miejsc od 1 do ${MAX_PARTICIPANTS} albo zostaw pole puste`

const fields = {
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

const participantLimit = v.pipe(
  v.number(PARTICIPANTS_MESSAGE),
  v.integer(PARTICIPANTS_MESSAGE),
  v.minValue(1),
  v.maxValue(MAX_PARTICIPANTS),
)

/** A centre can lead only to what it may issue: an exam before a board, UDT or the fire service stays theirs. */
const leadsTo = v.nullable(
  v.pipe(
    qualificationSchema,
    v.check(
      (qualification) => isIssuedByCentres(qualification),
      'Wybierz certyfikat, który wystawia ośrodek',
    ),
  ),
)

/** A training added or changed in this browser, as it is stored. Participants and status are separate changes. */
export const newTrainingSchema = v.object({
  id: recordId,
  trainingCenter: v.pipe(v.string(), v.nonEmpty()),
  ...fields,
  leadsTo: v.optional(leadsTo),
  maxParticipants: v.optional(participantLimit),
})

export type NewTraining = v.InferOutput<typeof newTrainingSchema>

/** Parses the form of a training. `earliest` is the first day on which it may take place. */
export function parseNewTraining(
  form: FormData,
  earliest: Day,
): ParsedForm<Omit<NewTraining, 'id' | 'trainingCenter'>> {
  const schema = v.pipe(
    v.object({
      ...fields,
      date: v.pipe(
        fields.date,
        v.check((day) => day >= earliest, 'Data szkolenia nie może być wcześniejsza niż dziś'),
        v.check((day) => day <= LAST_DAY, 'Podaj datę najpóźniej z roku 2099'),
      ),
      leadsTo: v.pipe(
        v.string(LEADS_TO_MISSING),
        v.nonEmpty(LEADS_TO_MISSING),
        v.transform(parseLeadsTo),
        leadsTo,
      ),
      maxParticipants: v.pipe(
        v.string(),
        v.trim(),
        v.check((typed) => typed === '' || isParticipantLimit(typed), PARTICIPANTS_MESSAGE),
        v.transform((typed) => (typed === '' ? undefined : Number(typed))),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['startTime'], ['endTime']],
        ({ startTime, endTime }) => endTime > startTime,
        'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia',
      ),
      ['endTime'],
    ),
  )
  const { value, errors } = parseFields(schema, Object.fromEntries(form))
  if (errors) return { errors }
  const { maxParticipants, ...training } = value
  return { value: maxParticipants === undefined ? training : { ...training, maxParticipants } }
}

const LEADS_TO_MISSING = 'Wybierz, do czego prowadzi szkolenie'

/** The value of a choice that leads to no certificate: a workshop, a drill, a preparation for an exam. */
export const LEADS_TO_NONE = 'none'

/** Returns the value of a choice in the form, `bhp.workers`. */
export function leadsToValue(qualification: NewTraining['leadsTo']): string {
  return qualification ? `${qualification.type}.${qualification.scope}` : LEADS_TO_NONE
}

function parseLeadsTo(value: string): unknown {
  if (value === LEADS_TO_NONE) return null
  const [type, scope] = value.split('.')
  return { type, scope }
}

function isParticipantLimit(typed: string): boolean {
  return /^\d{1,4}$/.test(typed) && v.is(participantLimit, Number(typed))
}

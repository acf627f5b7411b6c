import * as v from 'valibot'

import type { Qualification } from '~/domain/qualifications/qualification'
import { daySchema, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'

import {
  isShortEnough,
  leadsToSchema,
  MAX_TRAINING_DAYS,
  MAX_PARTICIPANTS,
  participantLimit,
  trainingFields,
  type NewTraining,
} from './new-training'
import { takesPlaceOn, type TrainingDays } from './training'

/**
 * Parses the form of a training that begins today or later. If the `former` one is under way, its first day may
 * stay. A last day that is also the first one is left out.
 */
export function parseNewTraining(
  form: FormData,
  today: Day,
  former?: TrainingDays,
): ParsedForm<Omit<NewTraining, 'id' | 'trainingCenter'>> {
  const { value, errors } = parseFields(
    formSchema(former && takesPlaceOn(former, today) ? former.date : today, today),
    { ...Object.fromEntries(form), lastDay: form.get('lastDay') || undefined },
  )
  if (errors) return { errors }
  const { lastDay, maxParticipants, ...training } = value
  return {
    value: {
      ...training,
      ...(lastDay && lastDay > training.date && { lastDay }),
      ...(maxParticipants !== undefined && { maxParticipants }),
    },
  }
}

/** `begun` is the first day of a training that is under way, else today. */
function formSchema(begun: Day, today: Day) {
  return v.pipe(
    v.object({
      ...trainingFields,
      leadsTo: v.pipe(
        v.string(LEADS_TO_MISSING),
        v.nonEmpty(LEADS_TO_MISSING),
        v.transform(parseLeadsTo),
        leadsToSchema,
      ),
      date: v.pipe(
        trainingFields.date,
        v.check((day) => day >= today || day === begun, 'Data szkolenia nie może być wcześniejsza niż dziś'),
        v.check((day) => day <= LAST_DAY, TOO_LATE),
      ),
      lastDay: v.optional(
        v.pipe(
          daySchema,
          v.check((day) => day <= LAST_DAY, TOO_LATE),
        ),
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
        [['date'], ['lastDay']],
        ({ date, lastDay = date }) => lastDay >= date,
        'Ostatni dzień nie może być wcześniejszy niż pierwszy',
      ),
      ['lastDay'],
    ),
    v.forward(
      v.partialCheck(
        [['date'], ['lastDay']],
        ({ date, lastDay = date }) => isShortEnough(date, lastDay),
        `Szkolenie może trwać najwyżej ${MAX_TRAINING_DAYS} dni`,
      ),
      ['lastDay'],
    ),
    v.forward(
      v.partialCheck(
        [['startTime'], ['endTime']],
        ({ startTime, endTime }) => endTime > startTime,
        'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia',
      ),
      ['endTime'],
    ),
  )
}

const TOO_LATE = 'Podaj datę najpóźniej z roku 2099'
const PARTICIPANTS_MESSAGE = `Podaj liczbę miejsc od 1 do ${MAX_PARTICIPANTS} albo zostaw pole puste`
const LEADS_TO_MISSING = 'Wybierz, do czego prowadzi szkolenie'

/** The value of a choice that leads to no certificate: a workshop, a drill, a preparation for an exam. */
export const LEADS_TO_NONE = 'none'

/** Returns the value of a choice in the form, `bhp.workers`. */
export function leadsToValue(qualification: Qualification | null | undefined): string {
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

import * as v from 'valibot'

import { isIssuedByCentres, withOwnKind, type Qualification } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import { clockLabel } from '~/domain/words/clock-time'
import { daySchema, FIRST_DAY, formatDay, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'

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

/** The limits of the form, by who plans the training. */
export type TrainingRules = {
  mayLeadTo: (qualification: Qualification) => boolean
  /** True if the training may be over already. */
  mayBePast: boolean
}

const CENTRE_RULES: TrainingRules = { mayLeadTo: isIssuedByCentres, mayBePast: false }

export type TypedTraining = Omit<NewTraining, 'id' | 'trainingCenter'>

/** The fields that the form of a training saves together, for `mergeOpened`. `kinds` are those that it may lead to. */
export function savedTraining(kinds: OwnKinds): readonly SavedField<TypedTraining>[] {
  const dayText = (day: Day | undefined) => day && formatDay(day)
  const timeText = (time: string | undefined) => time && clockLabel(time)
  return [
    { label: 'Nazwa', keys: ['title'], text: ({ title }) => title },
    {
      label: 'Uzyskiwany certyfikat',
      keys: ['leadsTo'],
      text: ({ leadsTo }) => (leadsTo ? qualificationLabel(withOwnKind(leadsTo, kinds)) : 'bez certyfikatu'),
    },
    { label: 'Data', keys: ['date'], group: 'term', text: ({ date }) => dayText(date) },
    { label: 'Ostatni dzień', keys: ['lastDay'], group: 'term', text: ({ lastDay }) => dayText(lastDay) },
    { label: 'Od godziny', keys: ['startTime'], group: 'term', text: ({ startTime }) => timeText(startTime) },
    { label: 'Do godziny', keys: ['endTime'], group: 'term', text: ({ endTime }) => timeText(endTime) },
    { label: 'Miejsce', keys: ['location'], text: ({ location }) => location },
    { label: 'Prowadzący', keys: ['instructor'], text: ({ instructor }) => instructor },
    {
      label: 'Liczba miejsc',
      keys: ['maxParticipants'],
      text: ({ maxParticipants }) => maxParticipants?.toString(),
    },
    { label: 'Opis', keys: ['description'], text: ({ description }) => description },
  ]
}

/**
 * Parses the form of a training that begins today or later, unless the rules allow a past one. If the `former` one is
 * under way, its first day may stay. A last day that is also the first one is left out.
 */
export function parseNewTraining(
  form: FormData,
  today: Day,
  former?: TrainingDays,
  rules = CENTRE_RULES,
): ParsedForm<TypedTraining> {
  const { value, errors } = parseFields(
    formSchema(former && takesPlaceOn(former, today) ? former.date : today, today, rules),
    { ...Object.fromEntries(form), lastDay: form.get('lastDay') || undefined },
  )
  if (errors) return { errors }
  const { lastDay, maxParticipants, ...training } = value
  return {
    value: {
      ...training,
      lastDay: lastDay && lastDay > training.date ? lastDay : undefined,
      maxParticipants,
    },
  }
}

/** `begun` is the first day of a training that is under way, else today. */
function formSchema(begun: Day, today: Day, { mayLeadTo, mayBePast }: TrainingRules) {
  return v.pipe(
    v.object({
      ...trainingFields,
      leadsTo: v.pipe(
        v.string(LEADS_TO_MISSING),
        v.nonEmpty(LEADS_TO_MISSING),
        v.transform(parseLeadsTo),
        leadsToSchema,
        v.check((qualification) => qualification === null || mayLeadTo(qualification), LEADS_TO_WRONG),
      ),
      date: v.pipe(
        trainingFields.date,
        mayBePast
          ? v.check((day) => day >= FIRST_DAY, 'Podaj datę z lat 2000–2099')
          : v.check(
              (day) => day >= today || day === begun,
              'Data szkolenia nie może być wcześniejsza niż dziś',
            ),
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
        v.check((typed) => typed === '' || parsePlaces(typed) !== undefined, PARTICIPANTS_MESSAGE),
        v.transform(parsePlaces),
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
const LEADS_TO_WRONG = 'Wybierz uzyskiwany certyfikat z\u00a0listy'
const LEADS_TO_MISSING = 'Wybierz uzyskiwany certyfikat albo „Bez certyfikatu”'

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

/** Returns the number of places that was typed, or undefined if the field is empty or has no such number. */
export function parsePlaces(typed: string): number | undefined {
  const places = Number(typed)
  return /^\d{1,4}$/.test(typed) && v.is(participantLimit, places) ? places : undefined
}

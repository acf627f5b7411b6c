import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { TimeField } from '~/components/time-field'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import { fullScopeName, listScopes, listTypes } from '~/domain/qualifications/qualification-law'
import type { TrainingRecord } from '~/domain/records/training-changes'
import {
  MAX_ABOUT_LENGTH,
  MAX_PERSON_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_PARTICIPANTS,
  MAX_TRAINING_DAYS,
  type NewTraining,
} from '~/domain/trainings/new-training'
import { LEADS_TO_NONE, leadsToValue } from '~/domain/trainings/training-form'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField, TextAreaField, TextField, type Option } from '~/ui/field'

import { InstructorField } from './instructor-field'

const LEADS_TO_HINT =
  'Certyfikat, który uczestnicy dostają po szkoleniu. Po warsztacie, ćwiczeniach i\u00a0przygotowaniu do egzaminu SEP albo UDT wybierz „Bez certyfikatu”.'

const LAST_DAY_HINT = `Gdy szkolenie trwa dłużej niż jeden dzień: do ${MAX_TRAINING_DAYS} dni z rzędu, w tych samych godzinach.`

export const LEADS_TO_NOTHING: readonly Option[] = [
  { value: '', label: 'Wybierz certyfikat' },
  { value: LEADS_TO_NONE, label: 'Bez certyfikatu' },
]

/** The fields that differ by who plans the training. */
export type Planner = {
  leadsToOptions: readonly Option[]
  leadsToHint: string
  /** True if the training may be over already. */
  mayBePast: boolean
  /** Returns the name that is proposed for a training which leads to that choice. */
  titleFor?: (leadsTo: string) => string
  /** The names of the people who may run the training from inside. */
  crew?: readonly string[]
}

/** The training of a centre can lead only to the types that it may issue. */
const LEADS_TO_OPTIONS = [
  ...LEADS_TO_NOTHING,
  ...listTypes(true).flatMap((type) =>
    listScopes(type, true).map((scope) => ({
      value: leadsToValue({ type, scope }),
      label: `${qualificationTitle({ type, scope })}: ${fullScopeName(type, scope)}`,
    })),
  ),
]

const CENTRE: Planner = { leadsToOptions: LEADS_TO_OPTIONS, leadsToHint: LEADS_TO_HINT, mayBePast: false }

/**
 * Asks for the details of a training. `training` is the one to change, if it is not a new one. A new one begins with
 * `start`, the choice that it leads to.
 */
export function TrainingFields({
  training,
  start = '',
  planner = CENTRE,
  onLeadsTo,
  onPlaces,
  today,
  draft,
  errors,
}: {
  training?: TrainingRecord
  start?: string
  planner?: Planner
  onLeadsTo?: (leadsTo: string) => void
  onPlaces?: (places: string) => void
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const { titleFor = () => '', mayBePast } = planner
  const [leadsTo, setLeadsTo] = useState(
    () => drafted(draft, 'leadsTo') ?? (training ? leadsToValue(training.leadsTo) : start),
  )
  const [title, setTitle] = useState(() => drafted(draft, 'title') ?? training?.title ?? titleFor(start))
  const chooseLeadsTo = (chosen: string) => {
    // Rendered at once, because the form saves its draft in this event, and the draft includes the proposal.
    flushSync(() => {
      // A name that somebody has typed stays.
      if (title === '' || title === titleFor(leadsTo)) setTitle(titleFor(chosen))
      setLeadsTo(chosen)
      onLeadsTo?.(chosen)
    })
  }
  const earliest = mayBePast ? FIRST_DAY : today
  const field = (name: keyof Omit<NewTraining, 'id' | 'trainingCenter' | 'leadsTo'>) => ({
    name,
    defaultValue: drafted(draft, name) ?? training?.[name],
    error: errors[name],
  })
  const dayField = (name: 'date' | 'lastDay') => ({
    name,
    defaultValue: drafted(draft, name) ?? training?.[name],
    error: errors[name],
    min: earliest,
    max: LAST_DAY,
  })
  return (
    <>
      <TextField
        label="Nazwa"
        error={errors.title}
        name="title"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        required
        maxLength={MAX_TITLE_LENGTH}
      />
      <SelectField
        label="Uzyskiwany certyfikat"
        hint={planner.leadsToHint}
        error={errors.leadsTo}
        name="leadsTo"
        required
        value={leadsTo}
        onChange={(event) => chooseLeadsTo(event.currentTarget.value)}
        options={planner.leadsToOptions}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1.5fr_1fr_1fr]">
        <DayField label="Data" {...dayField('date')} required />
        <TimeField label="Od godziny" {...field('startTime')} required />
        <TimeField label="Do godziny" {...field('endTime')} required />
      </div>
      <DayField
        label="Ostatni dzień (opcjonalnie)"
        hint={LAST_DAY_HINT}
        {...dayField('lastDay')}
        className="sm:max-w-80"
      />
      <TextField label="Miejsce" {...field('location')} required maxLength={MAX_PLACE_LENGTH} />
      {planner.crew ? (
        <InstructorField
          crew={planner.crew}
          start={drafted(draft, 'instructor') ?? training?.instructor}
          error={errors.instructor}
        />
      ) : (
        <TextField label="Prowadzący" {...field('instructor')} required maxLength={MAX_PERSON_LENGTH} />
      )}
      <TextField
        label="Liczba miejsc (opcjonalnie)"
        hint={placesHint(training)}
        {...field('maxParticipants')}
        onChange={(event) => onPlaces?.(event.currentTarget.value)}
        inputMode="numeric"
        maxLength={String(MAX_PARTICIPANTS).length}
        className="sm:max-w-80"
      />
      <TextAreaField label="Opis (opcjonalnie)" {...field('description')} maxLength={MAX_ABOUT_LENGTH} />
    </>
  )
}

function placesHint(training: TrainingRecord | undefined): string {
  const noLimit = 'Puste pole: bez ograniczeń.'
  if (!training || training.participants.length === 0) return noLimit
  return `${noLimit} Liczba zapisanych: ${training.participants.length}; kto się nie zmieści, przejdzie na listę rezerwową.`
}

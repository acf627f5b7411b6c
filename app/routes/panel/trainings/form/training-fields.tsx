import type { Draft } from '~/browser/records/drafts.client'
import type { TrainingRecord } from '~/domain/changes/training-record'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import { fullScopeName, listScopes, listTypes } from '~/domain/qualifications/qualification-law'
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
import { LAST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField, TextAreaField, TextField } from '~/ui/field'

const LEADS_TO_HINT =
  'Certyfikat, który uczestnicy dostają po szkoleniu. Warsztat, ćwiczenia i\u00a0przygotowanie do egzaminu SEP albo UDT nie prowadzą do certyfikatu.'

const LAST_DAY_HINT = `Gdy szkolenie trwa dłużej niż jeden dzień: do ${MAX_TRAINING_DAYS} dni z rzędu, w tych samych godzinach.`

/** The training of a centre can lead only to the types that it may issue. */
const LEADS_TO_OPTIONS = [
  { value: '', label: 'Wybierz certyfikat' },
  { value: LEADS_TO_NONE, label: 'Nie prowadzi do certyfikatu' },
  ...listTypes(true).flatMap((type) =>
    listScopes(type, true).map((scope) => ({
      value: leadsToValue({ type, scope }),
      label: `${qualificationTitle({ type, scope })}: ${fullScopeName(type, scope)}`,
    })),
  ),
]

/** Asks for the details of a training. `training` is the one to change, if it is not a new one. */
export function TrainingFields({
  training,
  today,
  draft,
  errors,
}: {
  training?: TrainingRecord
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const field = (name: keyof Omit<NewTraining, 'id' | 'trainingCenter' | 'leadsTo'>) => ({
    name,
    defaultValue: drafted(draft, name) ?? training?.[name],
    error: errors[name],
  })
  return (
    <>
      <TextField label="Nazwa" {...field('title')} required maxLength={MAX_TITLE_LENGTH} />
      <SelectField
        label="Prowadzi do"
        hint={LEADS_TO_HINT}
        error={errors.leadsTo}
        name="leadsTo"
        required
        defaultValue={drafted(draft, 'leadsTo') ?? (training ? leadsToValue(training.leadsTo) : '')}
        options={LEADS_TO_OPTIONS}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1.5fr_1fr_1fr]">
        <TextField label="Data" {...field('date')} type="date" required min={today} max={LAST_DAY} />
        <TextField label="Od godziny" {...field('startTime')} type="time" required />
        <TextField label="Do godziny" {...field('endTime')} type="time" required />
      </div>
      <TextField
        label="Ostatni dzień (opcjonalnie)"
        hint={LAST_DAY_HINT}
        {...field('lastDay')}
        type="date"
        min={today}
        max={LAST_DAY}
        className="sm:max-w-80"
      />
      <TextField label="Miejsce" {...field('location')} required maxLength={MAX_PLACE_LENGTH} />
      <TextField label="Prowadzący" {...field('instructor')} required maxLength={MAX_PERSON_LENGTH} />
      <TextField
        label="Liczba miejsc (opcjonalnie)"
        hint={placesHint(training)}
        {...field('maxParticipants')}
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

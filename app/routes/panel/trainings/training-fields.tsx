import type { Draft } from '~/browser/drafts.client'
import { drafted } from '~/components/draft-form'
import { LAST_DAY } from '~/domain/calendar'
import type { Day } from '~/domain/day'
import type { FieldErrors } from '~/domain/form'
import {
  MAX_ABOUT_LENGTH,
  MAX_PERSON_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TITLE_LENGTH,
  MOST_PARTICIPANTS,
} from '~/domain/new-training'
import type { TrainingRecord } from '~/domain/training-record'
import { TextAreaField, TextField } from '~/ui/field'

/** When, where, by whom and for how many; `training` is the one that is changed. */
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
  return (
    <>
      <TextField
        label="Nazwa"
        name="title"
        required
        maxLength={MAX_TITLE_LENGTH}
        defaultValue={drafted(draft, 'title') ?? training?.title}
        error={errors.title}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1.5fr_1fr_1fr]">
        <TextField
          label="Data"
          name="date"
          type="date"
          required
          min={today}
          max={LAST_DAY}
          defaultValue={drafted(draft, 'date') ?? training?.date}
          error={errors.date}
        />
        <TextField
          label="Od godziny"
          name="startTime"
          type="time"
          required
          defaultValue={drafted(draft, 'startTime') ?? training?.startTime}
          error={errors.startTime}
        />
        <TextField
          label="Do godziny"
          name="endTime"
          type="time"
          required
          defaultValue={drafted(draft, 'endTime') ?? training?.endTime}
          error={errors.endTime}
        />
      </div>
      <TextField
        label="Miejsce"
        name="location"
        required
        maxLength={MAX_PLACE_LENGTH}
        defaultValue={drafted(draft, 'location') ?? training?.location}
        error={errors.location}
      />
      <TextField
        label="Prowadzący"
        name="instructor"
        required
        maxLength={MAX_PERSON_LENGTH}
        defaultValue={drafted(draft, 'instructor') ?? training?.instructor}
        error={errors.instructor}
      />
      <TextField
        label="Liczba miejsc (opcjonalnie)"
        hint={placesHint(training)}
        name="maxParticipants"
        inputMode="numeric"
        maxLength={String(MOST_PARTICIPANTS).length}
        defaultValue={drafted(draft, 'maxParticipants') ?? training?.maxParticipants}
        error={errors.maxParticipants}
        className="sm:max-w-80"
      />
      <TextAreaField
        label="Opis (opcjonalnie)"
        name="description"
        maxLength={MAX_ABOUT_LENGTH}
        defaultValue={drafted(draft, 'description') ?? training?.description}
        error={errors.description}
      />
    </>
  )
}

function placesHint(training: TrainingRecord | undefined): string {
  const noLimit = 'Puste pole: bez ograniczeń.'
  if (!training || training.participants.length === 0) return noLimit
  return `${noLimit} Liczba zapisanych: ${training.participants.length}; kto się nie zmieści, przejdzie na listę rezerwową.`
}

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { TimeField } from '~/components/time-field'
import { MAX_DESCRIPTION_LENGTH, MAX_LOCATION_LENGTH } from '~/domain/reports/new-report'
import { readersText, type ReportKind } from '~/domain/reports/report'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { TextAreaField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

/**
 * The texts of each kind. The form asks only questions that a helper on the spot can answer. The duties that the law
 * sets are on the saved report. No report asks for symptoms, and one of an indisposition for no diagnosis (Kodeks pracy
 * art. 210 § 4).
 */
const FIELD_TEXTS: Record<ReportKind, { note?: string; label: string; hint: string }> = {
  accident: { label: 'Opis zdarzenia', hint: 'Wystarczy jedno zdanie' },
  near_miss: { label: 'Opis zdarzenia', hint: 'Wystarczy jedno zdanie' },
  indisposition: {
    note: 'Nie podawaj diagnozy ani objawów: przełożonemu wystarczy wiadomość, że praca została przerwana.',
    label: 'Wpływ na pracę',
    hint: 'Wystarczy jedno zdanie, na przykład: „Praca przerwana o 11:15, zastępstwo wyznaczone”',
  },
}

/** Asks what happened, when and where. */
export function ReportFields({
  kind,
  sharesFolder,
  today,
  draft,
  errors,
}: {
  kind: ReportKind
  sharesFolder: boolean
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const { note, label, hint } = FIELD_TEXTS[kind]
  return (
    <>
      {note && <Note>{`${note} ${readersText(sharesFolder)}`}</Note>}
      <TextAreaField
        label={label}
        hint={hint}
        name="description"
        required
        maxLength={MAX_DESCRIPTION_LENGTH}
        defaultValue={drafted(draft, 'description')}
        error={errors.description}
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-5 *:min-w-36 *:flex-1 sm:*:max-w-60">
        <DayField
          label="Data zdarzenia"
          name="date"
          required
          min={FIRST_DAY}
          max={today}
          defaultValue={drafted(draft, 'date') ?? today}
          error={errors.date}
        />
        <TimeField
          label="Godzina (opcjonalnie)"
          name="time"
          defaultValue={drafted(draft, 'time')}
          error={errors.time}
        />
      </div>
      <TextField
        label="Miejsce (opcjonalnie)"
        name="location"
        maxLength={MAX_LOCATION_LENGTH}
        defaultValue={drafted(draft, 'location')}
        error={errors.location}
      />
    </>
  )
}

import type { Draft } from '~/browser/drafts.client'
import { FIRST_DAY, type Day } from '~/domain/day'
import type { FieldErrors } from '~/domain/form'
import { MAX_DESCRIPTION_LENGTH, MAX_LOCATION_LENGTH } from '~/domain/new-report'
import type { ReportType } from '~/domain/report'
import type { Person } from '~/domain/user'
import { drafted } from '~/routes/panel/forms/draft-form'
import { TextAreaField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import { WitnessPicker } from './witness-picker'

/**
 * The texts of each type. A report of an indisposition asks for no diagnosis (Kodeks pracy art. 210 § 4).
 * A report of an accident is a „zgłoszenie”. It is no „protokół”, which the employer's own team writes.
 */
const WORDS = {
  accident: {
    note: 'To zgłoszenie, a nie protokół powypadkowy: ten sporządza zespół powołany przez pracodawcę. O wypadku śmiertelnym, ciężkim lub zbiorowym zawiadom przełożonego natychmiast – pracodawca musi od razu powiadomić inspekcję pracy i prokuratora.',
    label: 'Opis zdarzenia',
    hint: 'Wystarczy jedno zdanie',
  },
  indisposition: {
    note: 'Nie podawaj diagnozy ani objawów: przełożonemu wystarczy wiadomość, że praca została przerwana. Współpracownicy nie zobaczą tego zgłoszenia.',
    label: 'Jak wpłynęło to na pracę',
    hint: 'Wystarczy jedno zdanie, na przykład: „Praca przerwana o 11:15, zastępstwo wyznaczone”',
  },
} satisfies Record<ReportType, { note: string; label: string; hint: string }>

export function ReportFields({
  type,
  today,
  draft,
  people,
  witnesses,
  onChooseWitnesses,
  errors,
}: {
  type: ReportType
  today: Day
  draft: Draft
  people: readonly Person[]
  witnesses: readonly string[]
  onChooseWitnesses: (ids: readonly string[]) => void
  errors: FieldErrors
}) {
  const { note, label, hint } = WORDS[type]
  return (
    <>
      <Note>{note}</Note>
      <TextAreaField
        label={label}
        hint={hint}
        name="description"
        required
        maxLength={MAX_DESCRIPTION_LENGTH}
        defaultValue={drafted(draft, 'description')}
        error={errors.description}
      />
      <TextField
        label="Data zdarzenia"
        name="date"
        type="date"
        required
        min={FIRST_DAY}
        max={today}
        defaultValue={drafted(draft, 'date') ?? today}
        error={errors.date}
        className="sm:max-w-60"
      />
      <TextField
        label="Miejsce (opcjonalnie)"
        name="location"
        maxLength={MAX_LOCATION_LENGTH}
        defaultValue={drafted(draft, 'location')}
        error={errors.location}
      />
      {type === 'accident' && people.length > 0 && (
        <WitnessPicker
          people={people}
          chosen={witnesses}
          onChoose={onChooseWitnesses}
          error={errors.witnesses}
        />
      )}
    </>
  )
}

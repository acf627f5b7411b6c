import type { IconNode } from 'lucide'
import Activity from 'lucide/dist/esm/icons/activity.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Zap from 'lucide/dist/esm/icons/zap.mjs'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { TimeField } from '~/components/time-field'
import {
  readersText,
  REPORT_KIND_LABELS,
  REPORT_KINDS,
  type Readers,
  type ReportKind,
} from '~/domain/reports/report'
import { REPORT_FIELDS } from '~/domain/reports/report-fields'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { keepTogether } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { FieldGroup, TextAreaField, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'
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

const OF_EVENT_HINT =
  'Wystarczy jedno zdanie o\u00a0tej osobie: każda poszkodowana osoba ma własne zgłoszenie'

/** Asks what happened, when and where. */
export function ReportFields({
  kind,
  isOfEvent,
  readers,
  today,
  draft,
  errors,
}: {
  kind: ReportKind
  /** True if other people were hurt in the same event, who have reports of their own. */
  isOfEvent: boolean
  readers: Readers
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const { note, label, hint } = FIELD_TEXTS[kind]
  return (
    <>
      {note && <Note>{`${note} ${readersText(readers)}`}</Note>}
      <TextAreaField
        label={label}
        hint={isOfEvent && kind === 'accident' ? OF_EVENT_HINT : hint}
        name="description"
        required
        maxLength={REPORT_FIELDS.description.maxLength}
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
        maxLength={REPORT_FIELDS.location.maxLength}
        defaultValue={drafted(draft, 'location')}
        error={errors.location}
      />
    </>
  )
}

const ICONS = {
  accident: TriangleAlert,
  near_miss: Zap,
  indisposition: Activity,
} satisfies Record<ReportKind, IconNode>

const HINTS = {
  accident: 'Nagłe zdarzenie, w którym ktoś doznał urazu. Także zasłabnięcie w pracy może nim być',
  near_miss: 'Nagłe zdarzenie bez urazu, choć mogło do niego dojść',
  indisposition: 'Praca przerwana ze względu na samopoczucie',
} satisfies Record<ReportKind, string>

/** Asks what happened, with large buttons, so that one tap also says whether somebody was hurt. */
export function ReportTypeChoice({
  chosen,
  onChoose,
  error,
}: {
  chosen: ReportKind | undefined
  onChoose: (kind: ReportKind) => void
  error?: string
}) {
  return (
    <FieldGroup legend="Co się stało?">
      <div className="grid gap-3">
        {REPORT_KINDS.map((kind) => {
          const icon = ICONS[kind]
          return (
            <label
              key={kind}
              className="relative flex min-h-20 cursor-pointer items-center gap-4 rounded-card border-2 border-control bg-surface px-4 py-3 outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary-soft forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-3 hover:border-primary"
            >
              <input
                type="radio"
                name="type"
                value={kind}
                checked={chosen === kind}
                onChange={() => onChoose(kind)}
                className="sr-only"
              />
              <Icon of={icon} className="size-7 shrink-0 text-primary" />
              <span className="min-w-0">
                <span className="block text-lg font-semibold">{REPORT_KIND_LABELS[kind]}</span>
                <span className="block text-sm text-muted">{keepTogether(HINTS[kind])}</span>
              </span>
            </label>
          )
        })}
      </div>
      {error && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon of={CircleAlert} className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </FieldGroup>
  )
}

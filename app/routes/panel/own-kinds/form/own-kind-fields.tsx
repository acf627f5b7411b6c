import { useId, useState } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import {
  MAX_KIND_NAME_LENGTH,
  MAX_TERM_MONTHS,
  MAX_WARNING_DAYS,
  USUAL_WARNING_DAYS,
} from '~/domain/qualifications/own-kind'
import {
  kindFields,
  MEDICAL_FIELD,
  parseTermChoice,
  TERM_OPTIONS,
} from '~/domain/qualifications/own-kind-form'
import type { OwnKindRecord } from '~/domain/records/own-kind-changes'
import type { FieldErrors } from '~/domain/words/form'
import { keepTogether } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField, TextField } from '~/ui/field'

const BEGIN = kindFields({
  name: '',
  term: 'document',
  warningDays: USUAL_WARNING_DAYS,
  isMedical: false,
})

/** Asks for the name of a kind, when its documents end, and whether they are about health. */
export function OwnKindFields({
  ownKind,
  draft,
  errors,
}: {
  ownKind: OwnKindRecord | undefined
  draft: Draft
  errors: FieldErrors
}) {
  const start = ownKind ? kindFields(ownKind) : BEGIN
  const isMedical =
    drafted(draft, 'name') === undefined ? start.isMedical : drafted(draft, MEDICAL_FIELD) !== undefined
  const [term, setTerm] = useState(parseTermChoice(drafted(draft, 'term') ?? start.term))
  return (
    <>
      <TextField
        label="Nazwa"
        hint="Tak jak na dokumencie, na przykład: Operator walca drogowego."
        name="name"
        defaultValue={drafted(draft, 'name') ?? start.name}
        maxLength={MAX_KIND_NAME_LENGTH}
        error={errors.name}
      />
      <SelectField
        label="Do kiedy jest ważne"
        name="term"
        value={term}
        onChange={(event) => setTerm(parseTermChoice(event.currentTarget.value))}
        options={TERM_OPTIONS}
      />
      {term === 'months' && (
        <TextField
          label="Ile miesięcy od wydania"
          hint="Data z&nbsp;dokumentu ma pierwszeństwo: tę propozycję można zmienić w&nbsp;każdym certyfikacie."
          name="months"
          defaultValue={drafted(draft, 'months') ?? start.months}
          inputMode="numeric"
          maxLength={String(MAX_TERM_MONTHS).length}
          error={errors.months}
        />
      )}
      {term !== 'none' && (
        <TextField
          label="Ile dni przed końcem trafia do „Do zrobienia”"
          hint="Powiadomienia i&nbsp;pliki kalendarza mają wspólny okres: Ustawienia → Powiadomienia."
          name="warningDays"
          defaultValue={drafted(draft, 'warningDays') ?? start.warningDays}
          inputMode="numeric"
          maxLength={String(MAX_WARNING_DAYS).length}
          error={errors.warningDays}
        />
      )}
      <MedicalField isTicked={isMedical} />
      {term === 'none' && <input type="hidden" name="warningDays" value={start.warningDays} />}
    </>
  )
}

function MedicalField({ isTicked }: { isTicked: boolean }) {
  const hintId = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={MEDICAL_FIELD}
          defaultChecked={isTicked}
          aria-describedby={hintId}
          className="size-5 shrink-0 accent-primary"
        />
        <span>Badania i&nbsp;inne dane o&nbsp;zdrowiu</span>
      </label>
      <p id={hintId} className="text-sm text-muted">
        {keepTogether(
          'Zobaczą je tylko ta osoba i jej pracodawca. W plikach, na wydrukach i na liście na bramę nie ma ich wcale, a osoba, której ich brakuje, jest tam oznaczona tylko słowem „Nie”.',
        )}
      </p>
    </div>
  )
}

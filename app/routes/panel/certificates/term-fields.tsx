import { CERTIFICATE_TYPE_OPTIONS, parseCertificateType } from '~/domain/certificate'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/day'
import type { FieldErrors } from '~/domain/form'
import { validityHint, type TermFields } from '~/domain/validity'
import { SelectField, TextField } from '~/ui/field'

type TermProps = {
  term: TermFields
  onChange: (changed: Partial<TermFields>) => void
  errors: FieldErrors
}

/** Asks for the type of a certificate. */
export function TypeField({ term, onChange, errors }: TermProps) {
  return (
    <SelectField
      label="Rodzaj certyfikatu"
      error={errors.type}
      name="type"
      value={term.type ?? ''}
      onChange={(event) => onChange({ type: parseCertificateType(event.currentTarget.value) })}
      options={CERTIFICATE_TYPE_OPTIONS}
    />
  )
}

/** Asks for issue date and expiry date, and explains the proposal of the latter. */
export function DateFields({ term, today, onChange, errors }: TermProps & { today: Day }) {
  return (
    <>
      <TextField
        label="Data wydania"
        error={errors.issueDate}
        type="date"
        name="issueDate"
        required
        value={term.issueDate}
        onChange={(event) => onChange({ issueDate: event.currentTarget.value })}
        min={FIRST_DAY}
        max={today}
      />
      <TextField
        label="Data ważności"
        hint={term.type && validityHint(term.type)}
        error={errors.expiryDate}
        type="date"
        name="expiryDate"
        required
        value={term.expiryDate}
        onChange={(event) => onChange({ expiryDate: event.currentTarget.value })}
        min={FIRST_DAY}
        max={LAST_DAY}
      />
    </>
  )
}

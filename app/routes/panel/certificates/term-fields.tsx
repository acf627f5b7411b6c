import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/drafts.client'
import { CERTIFICATE_TYPE_OPTIONS, CERTIFICATE_TYPES, type CertificateType } from '~/domain/certificate'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/day'
import type { FieldErrors } from '~/domain/form'
import { changeTerm, startTerm, validityHint, type TermFields as Fields } from '~/domain/validity'
import { drafted } from '~/routes/panel/forms/draft-form'
import { SelectField, TextField } from '~/ui/field'

const TYPE_OPTIONS = [{ value: '', label: 'Wybierz rodzaj' }, ...CERTIFICATE_TYPE_OPTIONS]

const typeOf = (value: string | undefined) => CERTIFICATE_TYPES.find((type) => type === value)

/** Asks for type, issue date and expiry date, and proposes the expiry date. `children` stand under the type. */
export function TermFields({
  draft,
  startType,
  today,
  errors,
  children,
}: {
  draft: Draft
  startType: CertificateType | undefined
  today: Day
  errors: FieldErrors
  children: ReactNode
}) {
  const [term, setTerm] = useState(() =>
    startTerm({
      type: typeOf(drafted(draft, 'type')) ?? startType,
      issueDate: drafted(draft, 'issueDate') ?? '',
      expiryDate: drafted(draft, 'expiryDate') ?? '',
    }),
  )
  const updateTerm = (changed: Partial<Fields>) => {
    // Rendered at once, because the form saves its draft in this event, and the draft includes the proposal.
    flushSync(() => setTerm(changeTerm(term, changed)))
  }
  return (
    <>
      <SelectField
        label="Rodzaj certyfikatu"
        error={errors.type}
        name="type"
        value={term.type ?? ''}
        onChange={(event) => updateTerm({ type: typeOf(event.currentTarget.value) })}
        options={TYPE_OPTIONS}
      />
      {children}
      <TextField
        label="Data wydania"
        error={errors.issueDate}
        type="date"
        name="issueDate"
        value={term.issueDate}
        onChange={(event) => updateTerm({ issueDate: event.currentTarget.value })}
        min={FIRST_DAY}
        max={today}
      />
      <TextField
        label="Data ważności"
        hint={term.type && validityHint(term.type)}
        error={errors.expiryDate}
        type="date"
        name="expiryDate"
        value={term.expiryDate}
        onChange={(event) => updateTerm({ expiryDate: event.currentTarget.value })}
        min={FIRST_DAY}
        max={LAST_DAY}
      />
    </>
  )
}

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

const typeOf = (value: string | undefined) => CERTIFICATE_TYPES.find((known) => known === value)

/** Type, issue and expiry, which is proposed as soon as the others are known; `children` stand under the type. */
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
  const change = (changed: Partial<Fields>) => {
    // At once: the form keeps its draft at this very change, and the proposal belongs to it.
    flushSync(() => setTerm(changeTerm(term, changed)))
  }
  return (
    <>
      <SelectField
        label="Rodzaj certyfikatu"
        error={errors.type}
        name="type"
        value={term.type ?? ''}
        onChange={(event) => change({ type: typeOf(event.currentTarget.value) })}
        options={TYPE_OPTIONS}
      />
      {children}
      <TextField
        label="Data wydania"
        error={errors.issueDate}
        type="date"
        name="issueDate"
        value={term.issueDate}
        onChange={(event) => change({ issueDate: event.currentTarget.value })}
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
        onChange={(event) => change({ expiryDate: event.currentTarget.value })}
        min={FIRST_DAY}
        max={LAST_DAY}
      />
    </>
  )
}

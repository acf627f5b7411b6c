import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/drafts.client'
import {
  CERTIFICATE_TYPE_OPTIONS,
  CERTIFICATE_TYPES,
  type Certificate,
  type CertificateType,
} from '~/domain/certificate'
import type { FieldErrors } from '~/domain/form'
import { isIssuedAlready, numberField, proposeNumbers } from '~/domain/issuing'
import type { TrainingRecord } from '~/domain/training-record'
import { nameOf, type Person } from '~/domain/user'
import { changeTerm, startTerm, validityHint, type TermFields } from '~/domain/validity'
import { drafted } from '~/routes/panel/forms/draft-form'
import { SelectField, TextField } from '~/ui/field'

import { Recipient } from './recipient'

const TYPE_OPTIONS = [{ value: '', label: 'Wybierz rodzaj' }, ...CERTIFICATE_TYPE_OPTIONS]

const typeOf = (value: string | undefined) => CERTIFICATE_TYPES.find((known) => known === value)

/** What is issued, and to whom of those who came under which number; another type proposes another term and other numbers. */
export function IssueFields({
  training,
  attendees,
  people,
  certificates,
  draft,
  errors,
}: {
  training: TrainingRecord
  attendees: string[]
  people: ReadonlyMap<string, Person>
  certificates: readonly Certificate[]
  draft: Draft
  errors: FieldErrors
}) {
  const drafts = (field: string) => drafted(draft, field)
  const isDrafted = Object.keys(draft.fields).length > 0
  const [term, setTerm] = useState(() =>
    startTerm({
      type: typeOf(drafts('type')),
      issueDate: drafts('issueDate') ?? training.date,
      expiryDate: drafts('expiryDate') ?? '',
    }),
  )
  const { type } = term
  const [numbers, setNumbers] = useState(() => proposedNumbers(type, attendees, certificates))
  const change = (changed: Partial<TermFields>) => {
    // At once: the form keeps its draft at this very change, and what is proposed belongs to it.
    flushSync(() => {
      setTerm(changeTerm(term, changed))
      if ('type' in changed) setNumbers(proposedNumbers(changed.type, attendees, certificates))
    })
  }
  // Numbers of another type would begin with other letters.
  const isDraftedType = drafts('type') === type
  return (
    <>
      <SelectField
        label="Rodzaj certyfikatu"
        name="type"
        options={TYPE_OPTIONS}
        value={type ?? ''}
        onChange={(event) => change({ type: typeOf(event.currentTarget.value) })}
        error={errors.type}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Data wydania"
          name="issueDate"
          type="date"
          required
          value={term.issueDate}
          onChange={(event) => change({ issueDate: event.currentTarget.value })}
          error={errors.issueDate}
        />
        <TextField
          label="Data ważności"
          name="expiryDate"
          type="date"
          required
          value={term.expiryDate}
          onChange={(event) => change({ expiryDate: event.currentTarget.value })}
          hint={type && validityHint(type)}
          error={errors.expiryDate}
        />
      </div>
      {type && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">Kto dostaje certyfikat</legend>
          {errors.recipients && (
            <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {errors.recipients}
            </p>
          )}
          <ul className="flex flex-col gap-3">
            {attendees.map((id) => (
              <Recipient
                key={id}
                type={type}
                id={id}
                name={nameOf(id, people)}
                number={(isDraftedType && drafts(numberField(id))) || (numbers.get(id) ?? '')}
                chosen={isDrafted ? (draft.fields.recipients ?? []).includes(id) : undefined}
                hasOne={isIssuedAlready(
                  id,
                  { type, issuedBy: training.trainingCenter, day: training.date },
                  certificates,
                )}
                error={errors[numberField(id)]}
              />
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

function proposedNumbers(
  type: CertificateType | undefined,
  attendees: readonly string[],
  certificates: readonly Certificate[],
): ReadonlyMap<string, string> {
  if (type === undefined) return new Map()
  const numbers = proposeNumbers(type, attendees.length, certificates, Math.random)
  return new Map(attendees.map((id, place) => [id, numbers[place] ?? '']))
}

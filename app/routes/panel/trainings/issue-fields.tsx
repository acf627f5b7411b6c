import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/drafts.client'
import { parseCertificateType, type Certificate, type CertificateType } from '~/domain/certificate'
import type { Day } from '~/domain/day'
import type { FieldErrors } from '~/domain/form'
import { isIssuedAlready, numberField, proposeNumbers } from '~/domain/issuing'
import type { TrainingRecord } from '~/domain/training-record'
import { nameOf, type Person } from '~/domain/user'
import { changeTerm, startTerm, type TermFields } from '~/domain/validity'
import { DateFields, TypeField } from '~/routes/panel/certificates/term-fields'
import { drafted } from '~/routes/panel/forms/draft-form'

import { Recipient } from './recipient'

/**
 * Asks what is issued, to which attendees and under which numbers. Choosing another type proposes another
 * expiry date and other numbers.
 */
export function IssueFields({
  training,
  attendees,
  people,
  certificates,
  today,
  draft,
  errors,
}: {
  training: TrainingRecord
  attendees: string[]
  people: ReadonlyMap<string, Person>
  certificates: readonly Certificate[]
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const draftValue = (field: string) => drafted(draft, field)
  const hasDraft = Object.keys(draft.fields).length > 0
  const [term, setTerm] = useState(() =>
    startTerm({
      type: parseCertificateType(draftValue('type')),
      issueDate: draftValue('issueDate') ?? training.date,
      expiryDate: draftValue('expiryDate') ?? '',
    }),
  )
  const { type } = term
  const [numbers, setNumbers] = useState(() => proposedNumbers(type, attendees, certificates))
  const updateTerm = (changed: Partial<TermFields>) => {
    // Rendered at once, because the form saves its draft in this event, and the draft includes the proposals.
    flushSync(() => {
      setTerm(changeTerm(term, changed))
      if ('type' in changed) setNumbers(proposedNumbers(changed.type, attendees, certificates))
    })
  }
  // Numbers in the draft fit only the type in the draft: each type begins them with its own letters.
  const isDraftedType = draftValue('type') === type
  return (
    <>
      <TypeField term={term} onChange={updateTerm} errors={errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateFields term={term} today={today} onChange={updateTerm} errors={errors} />
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
                number={(isDraftedType && draftValue(numberField(id))) || (numbers.get(id) ?? '')}
                isChosenInDraft={hasDraft ? (draft.fields.recipients ?? []).includes(id) : undefined}
                hasCertificate={isIssuedAlready(
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
  return new Map(attendees.map((id, index) => [id, numbers[index] ?? '']))
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { href, Link } from 'react-router'

import type { Draft } from '~/browser/records/drafts.client'
import { MAX_NUMBER_LENGTH } from '~/domain/certificates/certificate-number'
import { MAX_ISSUER_LENGTH, type CertificateFacts } from '~/domain/certificates/new-certificate'
import { changeTerm, startTerm, type TermFields } from '~/domain/qualifications/proposed-term'
import { parseQualificationType, parseScope, withOwnKind } from '~/domain/qualifications/qualification'
import { listTypes, type OwnKinds } from '~/domain/qualifications/qualification-law'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { drafted } from '~/routes/panel/recording/draft-form'
import { TextField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

import { DateFields } from './date-fields'
import { QualificationFields } from './qualification-fields'

/** Asks for the data of a document: qualification, number, days and issuer. `start` fills in the fields. */
export function FactFields({
  issuer,
  kinds,
  maySetKinds,
  today,
  start,
  draft,
  errors,
  duplicate,
  hasNumber = true,
  mayLackNumber = false,
}: {
  /** Undefined if the person types the issuer. */
  issuer: string | undefined
  /** The register's own kinds of qualifications. */
  kinds: OwnKinds
  /** True if the person may add a kind that is missing. */
  maySetKinds: boolean
  today: Day
  start: Partial<CertificateFacts>
  draft: Draft
  errors: FieldErrors
  duplicate: DuplicateCertificate | undefined
  /** False if each person has a number of their own. */
  hasNumber?: boolean
  /** True for an employer who copies the paper of somebody whom they have added. */
  mayLackNumber?: boolean
}) {
  const isCentre = issuer !== undefined
  // One that is out of use stays with the certificates that have it.
  const offered = kinds.filter(({ id, isArchived }) => !isArchived || id === start.scope)
  const [term, setTerm] = useState(() => {
    const wanted = parseQualificationType(drafted(draft, 'type')) ?? start.type
    const type = listTypes(isCentre, kinds).find((known) => known === wanted)
    const scope = parseScope(type, drafted(draft, 'scope') ?? start.scope)
    return startTerm({
      type,
      scope,
      own: type && withOwnKind({ type, scope }, kinds).own,
      issueDate: drafted(draft, 'issueDate') ?? start.issueDate ?? '',
      expiryDate: drafted(draft, 'expiryDate') ?? start.expiryDate ?? '',
    })
  })
  const updateTerm = (changed: Partial<TermFields>) => {
    // Rendered at once, because the form saves its draft in this event, and the draft includes the proposal.
    flushSync(() => setTerm(changeTerm(term, changed)))
  }
  return (
    <>
      <QualificationFields
        term={term}
        isCentre={isCentre}
        kinds={offered}
        maySetKinds={maySetKinds}
        voltage={drafted(draft, 'voltage') ?? start.voltage}
        onChange={updateTerm}
        errors={errors}
      />
      {hasNumber && (
        <div className="flex flex-col items-start gap-1">
          <TextField
            label="Numer"
            hint={mayLackNumber ? 'Tak jak na dokumencie. Puste pole: bez numeru.' : 'Tak jak na dokumencie.'}
            error={errors.number}
            className="w-full"
            name="number"
            defaultValue={drafted(draft, 'number') ?? start.number}
            maxLength={MAX_NUMBER_LENGTH}
            autoCapitalize="characters"
            spellCheck={false}
          />
          {duplicate && <DuplicateLink {...duplicate} />}
        </div>
      )}
      <DateFields
        term={term}
        today={today}
        canLackIssueDate={start.number !== undefined && start.issueDate === undefined}
        onChange={updateTerm}
        errors={errors}
      />
      {issuer === undefined ? (
        <TextField
          label="Wystawca (opcjonalnie)"
          hint="Ośrodek, komisja albo urząd z dokumentu."
          error={errors.issuedBy}
          name="issuedBy"
          defaultValue={drafted(draft, 'issuedBy') ?? start.issuedBy}
          maxLength={MAX_ISSUER_LENGTH}
        />
      ) : (
        <TextField label="Wystawca" name="issuedBy" value={issuer} readOnly />
      )}
    </>
  )
}

/** The certificate that already has the typed number. `isVisible` says whether this person may open it here. */
export type DuplicateCertificate = { id: string; isVisible: boolean }

/** Leads to the certificate in the panel, or to its public page if this person may not open it here. */
function DuplicateLink({ id, isVisible }: DuplicateCertificate) {
  if (isVisible) {
    return (
      <Link to={href('/certificates/:id', { id })} className={TEXT_LINK}>
        Zobacz ten certyfikat
      </Link>
    )
  }
  return (
    <a href={href('/certificates/verify/:id', { id })} target="_blank" rel="noreferrer" className={TEXT_LINK}>
      Zobacz stronę weryfikacji tego certyfikatu
      <span className="sr-only"> (w nowej karcie)</span>
    </a>
  )
}

import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/drafts.client'
import { parseCertificateType, type CertificateType } from '~/domain/certificate'
import { MAX_NUMBER_LENGTH } from '~/domain/certificate-number'
import type { Day } from '~/domain/day'
import type { FieldErrors } from '~/domain/form'
import { MAX_ISSUER_LENGTH } from '~/domain/new-certificate'
import { fullName, type Person } from '~/domain/user'
import { changeTerm, startTerm, type TermFields } from '~/domain/validity'
import { drafted } from '~/routes/panel/forms/draft-form'
import { SelectField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import { DuplicateLink, type DuplicateCertificate } from './duplicate-link'
import { DateFields, TypeField } from './term-fields'

type CertificateFieldsProps = {
  /** People who may get the certificate. The field for the person appears where there are several. */
  holders: readonly Person[]
  /** True where a certificate for another person is active at once. */
  canIssue: boolean
  /** Undefined where the person types the issuer. */
  issuer: string | undefined
  today: Day
  start: { holderId: string | undefined; type: CertificateType | undefined }
  draft: Draft
  errors: FieldErrors
  duplicate: DuplicateCertificate | undefined
}

const STATUS_WHERE_ISSUING =
  'Certyfikat innej osoby będzie od razu aktywny, a\u00a0własny będzie czekał na potwierdzenie wystawcy.'
const STATUS_WHERE_CLAIMING = 'Certyfikat będzie czekał na potwierdzenie wystawcy.'
const WHERE_KEPT = 'Zapisze się tylko w\u00a0tej przeglądarce, bez strony weryfikacji.'

export function CertificateFields(props: CertificateFieldsProps) {
  const { holders, canIssue, issuer, today, start, draft, errors, duplicate } = props
  const [term, setTerm] = useState(() =>
    startTerm({
      type: parseCertificateType(drafted(draft, 'type')) ?? start.type,
      issueDate: drafted(draft, 'issueDate') ?? '',
      expiryDate: drafted(draft, 'expiryDate') ?? '',
    }),
  )
  const updateTerm = (changed: Partial<TermFields>) => {
    // Rendered at once, because the form saves its draft in this event, and the draft includes the proposal.
    flushSync(() => setTerm(changeTerm(term, changed)))
  }
  return (
    <>
      <Note>{`${canIssue ? STATUS_WHERE_ISSUING : STATUS_WHERE_CLAIMING} ${WHERE_KEPT}`}</Note>
      {holders.length > 1 && (
        <SelectField
          label="Osoba"
          error={errors.userId}
          name="userId"
          defaultValue={drafted(draft, 'userId') ?? start.holderId ?? ''}
          options={[
            { value: '', label: 'Wybierz osobę' },
            ...holders.map((holder) => ({ value: holder.id, label: fullName(holder) })),
          ]}
        />
      )}
      <TypeField term={term} onChange={updateTerm} errors={errors} />
      <div className="flex flex-col items-start gap-1">
        <TextField
          label="Numer"
          hint="Tak jak na dokumencie."
          error={errors.number}
          className="w-full"
          name="number"
          defaultValue={drafted(draft, 'number')}
          maxLength={MAX_NUMBER_LENGTH}
          autoCapitalize="characters"
          spellCheck={false}
        />
        {duplicate && <DuplicateLink {...duplicate} />}
      </div>
      <DateFields term={term} today={today} onChange={updateTerm} errors={errors} />
      {issuer === undefined ? (
        <TextField
          label="Wystawca (opcjonalnie)"
          hint="Ośrodek, komisja albo urząd z dokumentu."
          error={errors.issuedBy}
          name="issuedBy"
          defaultValue={drafted(draft, 'issuedBy')}
          maxLength={MAX_ISSUER_LENGTH}
        />
      ) : (
        <TextField label="Wystawca" name="issuedBy" value={issuer} readOnly />
      )}
    </>
  )
}

import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import type { Certificate } from '~/domain/certificates/certificate'
import { MAX_NUMBER_LENGTH } from '~/domain/certificates/certificate-number'
import { MAX_ISSUER_LENGTH } from '~/domain/certificates/new-certificate'
import { yearOf } from '~/domain/certificates/number-series'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { changeTerm, startTerm, type TermFields } from '~/domain/qualifications/proposed-term'
import type { Qualification, Scope } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { isIssuedAlready, NAMED_IN_FULL_FIELD, numberField } from '~/domain/trainings/issuing'
import { lastDayOf } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { DateFields } from '~/routes/panel/certificates/form/date-fields'
import { drafted } from '~/routes/panel/recording/draft-form'
import { FieldGroup, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

import { Recipient, Recipients } from './recipient'
import { useNumbers } from './use-numbers'

const ISSUED_NUMBERS =
  'Kolejne osoby dostają kolejne numery. Ten wzór będzie też podpowiedzią następnym razem.'
const COPIED_NUMBERS = 'Kolejne osoby dostają kolejne numery. Puste pole: numery wpisuje się przy osobach.'

const WHO_WAS_ABSENT = 'Odznacz osoby, których nie było na szkoleniu.'

type Copying = {
  company: string
  issuer: string
  /** False if the issuer has to confirm the certificates. */
  countsAtOnce: boolean
}

/** Asks to which attendees the certificates are issued, with which dates and under which numbers. */
export function IssueFields({
  training,
  qualification,
  attendees,
  people,
  certificates,
  copy,
  today,
  draft,
  errors,
}: {
  training: TrainingRecord
  qualification: Qualification & { scope: Scope }
  attendees: string[]
  people: ReadonlyMap<string, Person>
  certificates: readonly Certificate[]
  /** Set for an employer, who copies papers: with the name of the company and the proposed issuer. */
  copy: Copying | undefined
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const lastDay = lastDayOf(training)
  const name = useMemo(() => namesById(people), [people])
  const draftValue = (field: string) => drafted(draft, field)
  const [term, setTerm] = useState(() =>
    startTerm({
      ...qualification,
      issueDate: draftValue('issueDate') ?? lastDay,
      expiryDate: draftValue('expiryDate') ?? '',
    }),
  )
  const [issuer, setIssuer] = useState(
    copy ? (draftValue('issuedBy') ?? copy.issuer) : training.trainingCenter,
  )
  const issuedBy = copy ? undefined : issuer
  const hasCertificate = (id: string) =>
    isIssuedAlready(id, { qualification, issuedBy, day: lastDay }, certificates)
  const { numbers, first, isChosen, ...choices } = useNumbers({
    training,
    issuedBy: issuer,
    isProposed: !copy || issuer === copy.company,
    qualification,
    attendees,
    certificates,
    draft,
    isOffered: (id) => !hasCertificate(id),
  })
  const updateTerm = (changed: Partial<TermFields>) => {
    const changedTerm = changeTerm(term, changed)
    // Rendered at once, because the form saves its draft in this event, and the draft includes the proposal.
    flushSync(() => setTerm(changedTerm))
    choices.chooseYear(yearOf(changedTerm.issueDate))
  }
  return (
    <>
      {copy && (
        <Note>
          {`${WHO_WAS_ABSENT} Certyfikaty ${copy.countsAtOnce ? 'liczą się od razu' : 'będą czekały na potwierdzenie wystawcy'}.`}
        </Note>
      )}
      <p>
        Certyfikat: <strong className="font-semibold">{qualificationLabel(qualification)}</strong>
      </p>
      {/* Only one field has a hint above it. With an error below one of them, their labels are aligned instead. */}
      <div
        className={`grid gap-4 sm:grid-cols-2 ${errors.issueDate || errors.expiryDate ? 'items-start' : 'items-end'}`}
      >
        <DateFields
          isIssueKnown
          term={term}
          earliest={lastDay}
          today={today}
          onChange={updateTerm}
          errors={errors}
        />
      </div>
      {copy && (
        <TextField
          label="Kto wydał zaświadczenia"
          hint="Firma, jeśli szkolenie prowadził ktoś z niej; w innym razie ośrodek albo osoba z dokumentu."
          error={errors.issuedBy}
          name="issuedBy"
          value={issuer}
          // Rendered at once, because the form saves its draft in this event, and the draft includes the numbers.
          onChange={(event) => {
            const { value } = event.currentTarget
            flushSync(() => setIssuer(value))
          }}
          required
          maxLength={MAX_ISSUER_LENGTH}
        />
      )}
      <TextField
        label={copy ? 'Numeruj od (opcjonalnie)' : 'Numeruj od'}
        hint={copy ? COPIED_NUMBERS : ISSUED_NUMBERS}
        error={choices.canCount ? undefined : 'Wpisz numer z cyframi, na przykład BHP/2026/0143'}
        name="firstNumber"
        value={first}
        onChange={(event) => choices.chooseFirst(event.currentTarget.value)}
        maxLength={MAX_NUMBER_LENGTH}
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:max-w-80"
      />
      <FieldGroup legend={copy ? 'Kto był na szkoleniu i\u00a0ma zaświadczenie' : 'Kto dostaje certyfikat'}>
        {errors.recipients && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
            <Icon of={CircleAlert} className="size-4 shrink-0" />
            {errors.recipients}
          </p>
        )}
        <Recipients hasNames={!copy}>
          {attendees.map((id) => (
            <Recipient
              key={id}
              id={id}
              name={name(id)}
              number={numbers.get(id) ?? ''}
              isNumberOptional={copy !== undefined}
              isChosen={isChosen(id)}
              namedInFull={copy ? undefined : draft.fields[NAMED_IN_FULL_FIELD]?.includes(id) === true}
              hasCertificate={hasCertificate(id)}
              onChoose={(isNowChosen) => choices.chooseRecipient(id, isNowChosen)}
              onNumber={(number) => choices.chooseNumber(id, number)}
              error={errors[numberField(id)]}
            />
          ))}
        </Recipients>
      </FieldGroup>
    </>
  )
}

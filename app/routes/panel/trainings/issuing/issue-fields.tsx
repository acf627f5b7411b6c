import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import type { Certificate } from '~/domain/certificates/certificate'
import { MAX_NUMBER_LENGTH } from '~/domain/certificates/certificate-number'
import { yearOf } from '~/domain/certificates/number-series'
import type { TrainingRecord } from '~/domain/changes/training-record'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import type { Qualification, Scope } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { changeTerm, startTerm, type TermFields } from '~/domain/qualifications/validity'
import { isIssuedAlready, numberField } from '~/domain/trainings/issuing'
import { lastDayOf } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { DateFields } from '~/routes/panel/certificates/form/date-fields'
import { drafted } from '~/routes/panel/recording/draft-form'
import { FieldGroup, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

import { Recipient } from './recipient'
import { useNumbers } from './use-numbers'

/** Asks to which attendees the certificates are issued, with which dates and under which numbers. */
export function IssueFields({
  training,
  qualification,
  attendees,
  people,
  certificates,
  today,
  draft,
  errors,
}: {
  training: TrainingRecord
  qualification: Qualification & { scope: Scope }
  attendees: string[]
  people: ReadonlyMap<string, Person>
  certificates: readonly Certificate[]
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
  const hasCertificate = (id: string) =>
    isIssuedAlready(id, { qualification, issuedBy: training.trainingCenter, day: lastDay }, certificates)
  const { numbers, first, isChosen, ...choices } = useNumbers({
    training,
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
      <p>
        Certyfikat: <strong className="font-semibold">{qualificationLabel(qualification)}</strong>
      </p>
      {/* Only one field has a hint above it. With an error below one of them, their labels are aligned instead. */}
      <div
        className={`grid gap-4 sm:grid-cols-2 ${errors.issueDate || errors.expiryDate ? 'items-start' : 'items-end'}`}
      >
        <DateFields term={term} earliest={lastDay} today={today} onChange={updateTerm} errors={errors} />
      </div>
      <TextField
        label="Numeruj od"
        hint="Kolejne osoby dostają kolejne numery. Ten wzór Pewnik zaproponuje też następnym razem."
        error={choices.canCount ? undefined : 'Wpisz numer z cyframi, na przykład BHP/2026/0143'}
        name="firstNumber"
        value={first}
        onChange={(event) => choices.chooseFirst(event.currentTarget.value)}
        maxLength={MAX_NUMBER_LENGTH}
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:max-w-80"
      />
      <FieldGroup legend="Kto dostaje certyfikat">
        {errors.recipients && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
            <Icon of={CircleAlert} className="size-4 shrink-0" />
            {errors.recipients}
          </p>
        )}
        <ul className="flex flex-col gap-3">
          {attendees.map((id) => (
            <Recipient
              key={id}
              id={id}
              name={name(id)}
              number={numbers.get(id) ?? ''}
              isChosen={isChosen(id)}
              hasCertificate={hasCertificate(id)}
              onChoose={(isNowChosen) => choices.chooseRecipient(id, isNowChosen)}
              onNumber={(number) => choices.chooseNumber(id, number)}
              error={errors[numberField(id)]}
            />
          ))}
        </ul>
      </FieldGroup>
    </>
  )
}

import type { ReactNode } from 'react'

import { MAX_NUMBER_LENGTH } from '~/domain/certificates/certificate-number'
import { NAMED_IN_FULL_FIELD, numberField } from '~/domain/trainings/issuing'
import { TextField } from '~/ui/field'

/** The columns of the recipients. On a phone the number is under the name. */
const RECIPIENT_ROW = 'grid gap-x-4 px-3.5 sm:grid-cols-[1fr_14rem] lg:grid-cols-[1fr_14rem_11rem]'

/** A table of those who may get a certificate. `children` are `Recipient`s. */
export function Recipients({ hasNames, children }: { hasNames: boolean; children: ReactNode }) {
  return (
    <div className="rounded-control border border-line bg-surface">
      {/* Each field has a name of its own. */}
      <div
        aria-hidden="true"
        className={`${RECIPIENT_ROW} border-b border-line py-2 text-sm font-semibold text-muted max-sm:hidden`}
      >
        <span>Osoba</span>
        <span>Numer</span>
        {hasNames && <span className="max-lg:hidden">Pełne nazwisko w&nbsp;linku</span>}
      </div>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  )
}

/** Offers a certificate for one attendee. Only people who get one need a number. */
export function Recipient({
  id,
  name,
  number,
  isNumberOptional = false,
  isChosen,
  namedInFull,
  hasCertificate,
  onChoose,
  onNumber,
  error,
}: {
  id: string
  name: string
  number: string
  isNumberOptional?: boolean
  isChosen: boolean
  /** Whether the link says the full name, as the draft has it. Undefined for certificates without a link. */
  namedInFull: boolean | undefined
  hasCertificate: boolean
  onChoose: (isChosen: boolean) => void
  onNumber: (number: string) => void
  error?: string
}) {
  return (
    <li className={`${RECIPIENT_ROW} min-h-11 items-start max-sm:pb-3`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          name="recipients"
          value={id}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0">
          <span className="font-medium">{name}</span>
          {hasCertificate && (
            <span className="block text-sm text-muted">ma już taki certyfikat z&nbsp;tego szkolenia</span>
          )}
        </span>
      </label>
      {isChosen && (
        <TextField
          label={isNumberOptional ? 'Numer (jeśli jest)' : 'Numer'}
          aria-label={`Numer, ${name}`}
          name={numberField(id)}
          maxLength={MAX_NUMBER_LENGTH}
          value={number}
          onChange={(event) => onNumber(event.currentTarget.value)}
          error={error}
          hidesLabelIfWide
          className="sm:py-1 sm:pointer-fine:[&_input]:min-h-9"
        />
      )}
      {isChosen && namedInFull !== undefined && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm sm:max-lg:col-span-2">
          <input
            type="checkbox"
            name={NAMED_IN_FULL_FIELD}
            value={id}
            defaultChecked={namedInFull}
            aria-label={`Jest zgoda na pełne nazwisko w\u00a0linku: ${name}`}
            className="size-5 shrink-0 accent-primary"
          />
          <span>
            Jest zgoda<span className="lg:hidden"> na pełne nazwisko w&nbsp;linku</span>
          </span>
        </label>
      )}
    </li>
  )
}

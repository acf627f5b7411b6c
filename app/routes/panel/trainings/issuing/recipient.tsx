import { MAX_NUMBER_LENGTH } from '~/domain/certificates/certificate-number'
import { numberField } from '~/domain/trainings/issuing'
import { TextField } from '~/ui/field'

/** Offers a certificate for one attendee. Only people who get one need a number. */
export function Recipient({
  id,
  name,
  number,
  isNumberOptional = false,
  isChosen,
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
  hasCertificate: boolean
  onChoose: (isChosen: boolean) => void
  onNumber: (number: string) => void
  error?: string
}) {
  return (
    <li className="grid items-start gap-x-4 gap-y-2 rounded-control border border-line bg-surface p-3.5 sm:grid-cols-[1fr_14rem]">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
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
        />
      )}
    </li>
  )
}

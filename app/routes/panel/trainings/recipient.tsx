import type { CertificateType } from '~/domain/certificate'
import { MAX_NUMBER_LENGTH } from '~/domain/certificate-number'
import { numberField } from '~/domain/issuing'
import { TextField } from '~/ui/field'

/** Chosen unless the person has such a certificate already; `chosen` is what the draft says. */
export function Recipient({
  id,
  type,
  name,
  number,
  chosen,
  hasOne,
  error,
}: {
  id: string
  type: CertificateType
  name: string
  number: string
  chosen: boolean | undefined
  hasOne: boolean
  error?: string
}) {
  return (
    <li className="grid items-start gap-x-4 gap-y-2 rounded-control border border-line bg-surface p-3.5 sm:grid-cols-[1fr_14rem]">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="recipients"
          value={id}
          defaultChecked={chosen ?? !hasOne}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0">
          <span className="font-medium">{name}</span>
          {hasOne && (
            <span className="block text-sm text-muted">ma już taki certyfikat z&nbsp;tego szkolenia</span>
          )}
        </span>
      </label>
      <TextField
        // Another type proposes another number.
        key={type}
        label="Numer"
        aria-label={`Numer, ${name}`}
        name={numberField(id)}
        maxLength={MAX_NUMBER_LENGTH}
        defaultValue={number}
        error={error}
      />
    </li>
  )
}

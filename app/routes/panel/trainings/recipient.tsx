import type { CertificateType } from '~/domain/certificate'
import { MAX_NUMBER_LENGTH } from '~/domain/certificate-number'
import { numberField } from '~/domain/issuing'
import { TextField } from '~/ui/field'

/** Offers a certificate for one attendee, chosen unless the draft says no or the person has one already. */
export function Recipient({
  id,
  type,
  name,
  number,
  isChosenInDraft,
  hasCertificate,
  error,
}: {
  id: string
  type: CertificateType
  name: string
  number: string
  isChosenInDraft: boolean | undefined
  hasCertificate: boolean
  error?: string
}) {
  return (
    <li className="grid items-start gap-x-4 gap-y-2 rounded-control border border-line bg-surface p-3.5 sm:grid-cols-[1fr_14rem]">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="recipients"
          value={id}
          defaultChecked={isChosenInDraft ?? !hasCertificate}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0">
          <span className="font-medium">{name}</span>
          {hasCertificate && (
            <span className="block text-sm text-muted">ma już taki certyfikat z&nbsp;tego szkolenia</span>
          )}
        </span>
      </label>
      <TextField
        // The key makes the field take the number that is proposed for another type.
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

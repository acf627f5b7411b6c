import {
  CERTIFICATE_TYPE_LABELS,
  parseCertificateType,
  parseScope,
  type CertificateType,
  type Scope,
} from '~/domain/qualifications/qualification'
import {
  fullScopeName,
  issuerOf,
  listScopes,
  listTypes,
  sourceOf,
} from '~/domain/qualifications/qualification-law'
import type { TermFields } from '~/domain/qualifications/validity'
import type { FieldErrors } from '~/domain/words/form'
import { SelectField } from '~/ui/field'

const ISSUED_BY_OTHERS =
  'Świadectwa SEP wydaje komisja kwalifikacyjna, zaświadczenia UDT – Urząd Dozoru Technicznego, a\u00a0inspektora ochrony przeciwpożarowej – szkoły i\u00a0ośrodki PSP. Taki dokument dodaje jego posiadacz albo pracodawca.'

/** Asks for type and scope of a certificate. A training centre chooses from the types that it may issue. */
export function QualificationFields({
  term,
  isCentre,
  onChange,
  errors,
}: {
  term: TermFields
  isCentre: boolean
  onChange: (changed: Partial<TermFields>) => void
  errors: FieldErrors
}) {
  const { type, scope } = term
  return (
    <>
      <SelectField
        label="Rodzaj certyfikatu"
        hint={isCentre ? ISSUED_BY_OTHERS : undefined}
        error={errors.type}
        name="type"
        value={type ?? ''}
        onChange={(event) => onChange({ type: parseCertificateType(event.currentTarget.value) })}
        options={[
          { value: '', label: 'Wybierz rodzaj' },
          ...listTypes(isCentre).map((value) => ({ value, label: CERTIFICATE_TYPE_LABELS[value] })),
        ]}
      />
      {type && (
        <SelectField
          label="Zakres"
          hint={scope && lawHint(type, scope)}
          error={errors.scope}
          name="scope"
          value={scope ?? ''}
          onChange={(event) => onChange({ scope: parseScope(type, event.currentTarget.value) })}
          options={[
            { value: '', label: 'Wybierz zakres' },
            ...listScopes(type, isCentre).map((value) => ({ value, label: fullScopeName(type, value) })),
          ]}
        />
      )}
    </>
  )
}

function lawHint(type: CertificateType, scope: Scope): string {
  const qualification = { type, scope }
  return `Wydaje: ${issuerOf(qualification)}. Podstawa terminu: ${sourceOf(qualification)}.`
}

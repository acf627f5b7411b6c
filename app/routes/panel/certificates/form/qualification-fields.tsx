import { href, Link } from 'react-router'

import { ownKindText } from '~/domain/qualifications/own-kind-text'
import type { TermFields } from '~/domain/qualifications/proposed-term'
import {
  parseQualificationType,
  parseScope,
  QUALIFICATION_TYPE_LABELS,
  withOwnKind,
  type QualificationType,
  type Scope,
} from '~/domain/qualifications/qualification'
import {
  fullScopeName,
  issuerOf,
  listScopes,
  listTypes,
  sourceOf,
  type OwnKinds,
} from '~/domain/qualifications/qualification-law'
import { mayLimitVoltage, VOLTAGE_LABELS } from '~/domain/qualifications/voltage'
import type { FieldErrors } from '~/domain/words/form'
import { SelectField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

const ISSUED_BY_OTHERS =
  'Świadectwa SEP wydaje komisja kwalifikacyjna, zaświadczenia UDT – Urząd Dozoru Technicznego, a\u00a0inspektora ochrony przeciwpożarowej – szkoły i\u00a0ośrodki PSP. Taki dokument dodaje jego posiadacz albo pracodawca.'

/** Asks for type and scope of a certificate. A training centre chooses from the types that it may issue. */
export function QualificationFields({
  term,
  isCentre,
  kinds,
  maySetKinds,
  voltage,
  onChange,
  errors,
}: {
  term: TermFields
  isCentre: boolean
  /** The own kinds that are offered. */
  kinds: OwnKinds
  /** True if the person may add a kind that is missing. */
  maySetKinds: boolean
  /** The limit that the field begins with. */
  voltage: string | undefined
  onChange: (changed: Partial<TermFields>) => void
  errors: FieldErrors
}) {
  const { type, scope, own } = term
  return (
    <>
      <SelectField
        label="Rodzaj certyfikatu"
        hint={isCentre ? ISSUED_BY_OTHERS : undefined}
        error={errors.type}
        name="type"
        value={type ?? ''}
        onChange={(event) => onChange({ type: parseQualificationType(event.currentTarget.value) })}
        options={[
          { value: '', label: 'Wybierz rodzaj' },
          ...listTypes(isCentre, kinds).map((value) => ({ value, label: QUALIFICATION_TYPE_LABELS[value] })),
        ]}
      />
      {type === 'own' && (
        <div className="flex flex-col items-start gap-1">
          <SelectField
            label="Uprawnienie"
            hint={own && ownKindText(own)}
            error={errors.scope}
            className="w-full"
            name="scope"
            value={scope ?? ''}
            onChange={(event) => {
              const chosen = parseScope(type, event.currentTarget.value)
              onChange({ scope: chosen, own: withOwnKind({ type, scope: chosen }, kinds).own })
            }}
            options={[
              { value: '', label: 'Wybierz uprawnienie' },
              ...kinds.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          {maySetKinds && (
            <Link to={href('/employer/kinds/:id', { id: 'new' })} className={TEXT_LINK}>
              Brakuje rodzaju? Dodaj go
            </Link>
          )}
        </div>
      )}
      {type && type !== 'own' && (
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
      {type && mayLimitVoltage({ type, scope }) && (
        <SelectField
          label="Napięcie (opcjonalnie)"
          hint="Jeśli ogranicza je dokument."
          name="voltage"
          defaultValue={voltage ?? ''}
          options={[
            { value: '', label: 'Nie podano' },
            ...Object.entries(VOLTAGE_LABELS).map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
    </>
  )
}

function lawHint(type: QualificationType, scope: Scope): string {
  const qualification = { type, scope }
  return `Wydaje: ${issuerOf(qualification)}. Podstawa terminu: ${sourceOf(qualification)}.`
}

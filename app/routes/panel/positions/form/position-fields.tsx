import { useState } from 'react'
import { flushSync } from 'react-dom'
import { href, Link } from 'react-router'

import type { Draft } from '~/browser/records/drafts.client'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import {
  INDUCTION_FIELD,
  isOfficeGroup,
  listRequirements,
  NO_BHP,
  positionFields,
  QUALIFICATIONS_FIELD,
} from '~/domain/qualifications/position-form'
import { rhythmLabel } from '~/domain/qualifications/proposed-term'
import type { QualificationType } from '~/domain/qualifications/qualification'
import { fullScopeName, listScopes, type OwnKinds } from '~/domain/qualifications/qualification-law'
import { requirementKey, type Position, type Requirement } from '~/domain/qualifications/requirement'
import { VOLTAGE_LABELS } from '~/domain/qualifications/voltage'
import type { FieldErrors } from '~/domain/words/form'
import { comparePolish, keepTogether } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { CheckList, CheckRow } from '~/ui/check-list'
import { FieldGroup, SelectField, TextField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

const BHP_OPTIONS = [
  { value: '', label: 'Wybierz grupę' },
  ...listScopes('bhp', false).map((scope) => ({
    value: scope,
    label: `${fullScopeName('bhp', scope)}, ${rhythmLabel({ type: 'bhp', scope })}`,
  })),
  { value: NO_BHP, label: 'administracyjno-biurowe bez szkolenia okresowego' },
]

const INDUCTION_OPTIONS = [
  { value: 'yes', label: 'wymagany' },
  { value: 'no', label: 'niewymagany: praca biurowa bez takich czynników' },
]

/** The types of which a position may require several scopes. */
const GROUPS = [
  { type: 'first_aid', legend: 'Pierwsza pomoc' },
  { type: 'fire_protection', legend: 'Ochrona przeciwpożarowa' },
  { type: 'electrical', legend: 'Uprawnienia elektryczne SEP' },
  { type: 'machine_operator', legend: 'Uprawnienia UDT' },
  { type: 'own', legend: 'Inne uprawnienia' },
] as const satisfies readonly { type: QualificationType; legend: string }[]

/** Asks for the qualifications that a position requires, and for its name if `name` is missing. */
export function PositionFields({
  name,
  requirements,
  positionInduction,
  template,
  kinds,
  draft,
  errors,
}: {
  name?: string
  /** The qualifications that it requires now. Undefined if nobody has entered them. */
  requirements?: readonly Requirement[]
  /** False if it needs no instruktaż stanowiskowy now. */
  positionInduction?: boolean | undefined
  template: readonly Position[]
  /** The own kinds that it may require. */
  kinds: OwnKinds
  draft: Draft
  errors: FieldErrors
}) {
  const [typedName, setTypedName] = useState(drafted(draft, 'name') ?? '')
  const [fields, setFields] = useState(() => {
    const bhp = drafted(draft, 'bhp')
    if (bhp !== undefined) return { bhp, qualifications: draft.fields[QUALIFICATIONS_FIELD] ?? [] }
    return requirements ? positionFields(requirements) : { bhp: '', qualifications: [] }
  })
  const [induction, setInduction] = useState(
    drafted(draft, INDUCTION_FIELD) ?? (positionInduction === false ? 'no' : 'yes'),
  )
  // A new position is offered what the law asks of its group; one that is known keeps what was decided.
  const chooseGroup = (bhp: string) => {
    flushSync(() => {
      setFields({ ...fields, bhp })
      if (!requirements) setInduction(isOfficeGroup(bhp) ? 'no' : 'yes')
    })
  }
  const startFrom = (pattern: Position | undefined) => {
    if (!pattern) return
    // Rendered at once, because the form saves its draft in this event, and the draft includes the filled-in fields.
    flushSync(() => {
      setFields(positionFields(pattern.requirements))
      if (typedName.trim() === '') setTypedName(pattern.name)
    })
  }
  return (
    <>
      {name === undefined ? (
        <TextField
          label="Nazwa stanowiska"
          hint="Wpisz ją tak samo jak w danych pracowników."
          name="name"
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
          maxLength={MAX_POSITION_LENGTH}
          error={errors.name}
        />
      ) : (
        <input type="hidden" name="name" value={name} />
      )}
      <SelectField
        label="Zacznij od wzoru (opcjonalnie)"
        hint="Wzór zaznacza, czego zwykle wymaga takie stanowisko. Resztę dopasuj poniżej."
        defaultValue=""
        onChange={(event) => startFrom(template.find((known) => known.name === event.currentTarget.value))}
        options={[
          { value: '', label: 'Bez wzoru' },
          ...template
            .map((known) => ({ value: known.name, label: known.name }))
            .toSorted((a, b) => comparePolish(a.label, b.label)),
        ]}
      />
      <SelectField
        label="Szkolenie okresowe BHP"
        hint="Bez szkolenia okresowego tylko na stanowisku administracyjno-biurowym: gdy kategoria ryzyka pracodawcy nie jest wyższa niż 3 i nie wymaga go ocena ryzyka."
        name="bhp"
        value={fields.bhp}
        onChange={(event) => chooseGroup(event.currentTarget.value)}
        options={BHP_OPTIONS}
        error={errors.bhp}
      />
      <SelectField
        label="Instruktaż stanowiskowy"
        hint="Wymagany na stanowiskach robotniczych i&nbsp;wszędzie tam, gdzie działają czynniki niebezpieczne, szkodliwe lub uciążliwe. Uczniowie i&nbsp;studenci odbywają go zawsze."
        name={INDUCTION_FIELD}
        value={induction}
        onChange={(event) => setInduction(event.currentTarget.value)}
        options={INDUCTION_OPTIONS}
      />
      {GROUPS.map(({ type, legend }) => (
        <ScopeGroup
          key={type}
          type={type}
          legend={legend}
          kinds={kinds}
          chosen={fields.qualifications}
          onChoose={(qualifications) => setFields({ ...fields, qualifications })}
        />
      ))}
      <Link to={href('/employer/kinds')} className={`${TEXT_LINK} self-start`}>
        Rodzaje uprawnień: dodaj albo zmień
      </Link>
    </>
  )
}

function ScopeGroup({
  type,
  legend,
  kinds,
  chosen,
  onChoose,
}: {
  type: QualificationType
  legend: string
  kinds: OwnKinds
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
}) {
  return (
    <FieldGroup legend={legend}>
      <CheckList>
        {listRequirements(type, kinds).map((requirement) => {
          const { scope, voltage } = requirement.qualification
          const key = requirementKey(requirement)
          return (
            <CheckRow
              key={key}
              name={QUALIFICATIONS_FIELD}
              value={key}
              checked={chosen.includes(key)}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((other) => other !== key)
                onChoose(checked ? [...others, key] : others)
              }}
            >
              {keepTogether(
                [fullScopeName(type, scope, kinds), voltage && VOLTAGE_LABELS[voltage]]
                  .filter(Boolean)
                  .join(', '),
              )}
            </CheckRow>
          )
        })}
      </CheckList>
    </FieldGroup>
  )
}

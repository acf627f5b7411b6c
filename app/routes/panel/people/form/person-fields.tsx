import { useId } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { MAX_COMPANY_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '~/domain/people/account'
import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import type { NewPerson } from '~/domain/people/new-person'
import { hasRole } from '~/domain/people/permission'
import {
  FIRST_EMPLOYMENT_DAY,
  MAX_EMPLOYEE_NUMBER_LENGTH,
  MAX_UNIT_LENGTH,
} from '~/domain/people/person-form'
import type { Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-record'
import { LAST_DAY } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'
import { drafted } from '~/routes/panel/recording/draft-form'
import { TextField } from '~/ui/field'

type Field = keyof Omit<NewPerson, 'id'>

/** Asks for the data of a person; `person` is the one that is changed. A training centre is asked for their company. */
export function PersonFields({
  viewer,
  person,
  positions,
  draft,
  errors,
}: {
  viewer: Person
  person?: PersonRecord
  /** Names of positions whose requirements are known. */
  positions: readonly string[]
  draft: Draft
  errors: FieldErrors
}) {
  const listId = useId()
  const isCentre = hasRole(viewer, 'training_center')
  const field = (name: Field) => ({
    name,
    defaultValue: drafted(draft, name) ?? person?.[name],
    error: errors[name],
  })
  const dayField = (name: Field) => ({
    ...field(name),
    min: FIRST_EMPLOYMENT_DAY,
    max: LAST_DAY,
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Imię" {...field('firstName')} maxLength={MAX_NAME_LENGTH} />
        <TextField label="Nazwisko" {...field('lastName')} maxLength={MAX_NAME_LENGTH} />
      </div>
      {isCentre ? (
        <TextField label="Firma (opcjonalnie)" {...field('company')} maxLength={MAX_COMPANY_LENGTH} />
      ) : (
        <>
          <TextField
            label="Stanowisko (opcjonalnie)"
            hint="Dla stanowisk z podpowiedzi wymagane kwalifikacje są już ustalone."
            {...field('position')}
            list={listId}
            maxLength={MAX_POSITION_LENGTH}
          />
          <datalist id={listId}>
            {positions.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {!isCentre && (
          <>
            <DayField
              label="Data zatrudnienia (opcjonalnie)"
              hint="Od niej liczy się termin pierwszego szkolenia okresowego."
              {...dayField('hiredOn')}
            />
            <DayField
              label="Ostatni dzień pracy (opcjonalnie)"
              hint="Następnego dnia osoba sama trafi do archiwum."
              {...dayField('leftOn')}
            />
            <TextField label="Dział (opcjonalnie)" {...field('unit')} maxLength={MAX_UNIT_LENGTH} />
            <TextField
              label="Numer pracownika (opcjonalnie)"
              {...field('employeeNumber')}
              maxLength={MAX_EMPLOYEE_NUMBER_LENGTH}
            />
          </>
        )}
        <TextField
          label="E-mail (opcjonalnie)"
          type="email"
          {...field('email')}
          maxLength={MAX_EMAIL_LENGTH}
        />
        <TextField
          label="Telefon (opcjonalnie)"
          type="tel"
          {...field('phone')}
          maxLength={MAX_PHONE_LENGTH}
        />
      </div>
    </>
  )
}

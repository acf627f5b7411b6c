import type { ImportColumn } from '~/domain/import/sheets/columns'
import { ownKindOfHeading } from '~/domain/import/texts/named-own-kind'
import {
  BHP_BY_POSITION,
  nameQualification,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/texts/named-qualification'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import { qualificationOptions } from '~/routes/panel/import/qualification-options'

import { ColumnSelect } from './column-select'

const NEW_KIND = 'Tego rodzaju nie ma jeszcze w rejestrze: powstanie przy wczytaniu, z terminem z dokumentu.'
const OPEN_SCOPE = 'Nagłówek nie mówi, jaki to zakres. Wybór będzie jeden dla wszystkich osób w tej kolumnie.'

/** Asks of which qualification the dates of a column are. A heading that names none of the known ones makes a kind. */
export function QualificationField({
  id,
  name,
  column: { heading, qualification },
  error,
  isCentre,
  kinds,
  onChange,
}: {
  id: string
  name: string
  column: ImportColumn
  error: string | undefined
  isCentre: boolean
  kinds: OwnKinds
  onChange: (change: Pick<ImportColumn, 'qualification'>) => void
}) {
  const made = isCentre ? undefined : ownKindOfHeading(heading)
  const added = made && !kinds.some((known) => known.id === made.id) ? made : undefined
  const offered = added ? [...kinds, added] : kinds
  const addedKey = added && qualificationKey({ type: 'own', scope: added.id })
  const key = qualification ? qualificationKey(qualification) : ''
  const isNew = addedKey !== undefined && key === addedKey
  const isScopeOpen = !isNew && key !== BHP_BY_POSITION && nameQualification(name, kinds)?.scope === undefined
  return (
    <ColumnSelect
      id={id}
      label={`Jakie uprawnienie jest w kolumnie ${name}`}
      value={key}
      note={isNew ? NEW_KIND : isScopeOpen ? OPEN_SCOPE : undefined}
      error={error}
      onChange={(value) => {
        const chosen = parseQualificationKey(value, offered)
        if (chosen) onChange({ qualification: chosen })
      }}
    >
      <option value="" disabled>
        Wybierz uprawnienie
      </option>
      {qualificationOptions(isCentre, offered).map(({ value, label }) => (
        <option key={value} value={value}>
          {value === addedKey ? `Nowy rodzaj: ${label}` : label}
        </option>
      ))}
    </ColumnSelect>
  )
}

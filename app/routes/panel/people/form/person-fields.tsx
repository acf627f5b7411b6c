import { useId, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { ONE_NAME_HINT } from '~/domain/people/account'
import { BASES, USUAL_BASIS } from '~/domain/people/basis'
import { formerNameAfter } from '~/domain/people/former-name'
import { otherPositionsOf } from '~/domain/people/other-positions'
import { hasRole } from '~/domain/people/permission'
import { FIRST_EMPLOYMENT_DAY, PERSON_FIELDS, type FieldOf } from '~/domain/people/person-fields'
import { changesPosition, CONTINUES_FIELD, isAfterBreak, isHiredAgain } from '~/domain/people/person-form'
import { PERSON_RULES, type SingleField } from '~/domain/people/person-rules'
import type { Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { keysOf } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { keepTogether } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import { OtherPositions } from './other-positions'

/** Asks for the data of a person; `person` is the one that is changed. A training centre is asked for their company. */
export function PersonFields({
  viewer,
  person,
  positions,
  draft,
  errors,
  today,
  isAgain = false,
}: {
  viewer: Person
  person?: PersonRecord
  /** Names of positions whose requirements are known. */
  positions: readonly string[]
  draft: Draft
  errors: FieldErrors
  today: Day
  /** True for somebody who has left and is hired again, today unless another day is typed. */
  isAgain?: boolean
}) {
  const listId = useId()
  const again: Partial<Record<SingleField, string>> = isAgain ? { hiredOn: today, leftOn: '' } : {}
  const [since, setSince] = useState(
    drafted(draft, 'positionSince') ?? (isAgain ? '' : person?.positionSince) ?? '',
  )
  const [hiredOn, setHiredOn] = useState(drafted(draft, 'hiredOn') ?? again.hiredOn ?? person?.hiredOn ?? '')
  // Rendered at once, because the form saves its draft in this event, and the draft includes the offered day.
  const offerDay = (position: string) => {
    const { positionSince: former = '' } = person ?? {}
    const isNew = person !== undefined && changesPosition(person, { position })
    if (isNew && since === former) flushSync(() => setSince(today))
    if (!isNew && person && since === today) flushSync(() => setSince(former))
  }
  const [formerName, setFormerName] = useState(drafted(draft, 'formerName') ?? person?.formerName ?? '')
  const [offeredName, setOfferedName] = useState(formerName)
  // A text that was typed by hand stays.
  const offerFormerName = (lastName: string) => {
    if (!person || formerName !== offeredName) return
    const offer = formerNameAfter(person, lastName) ?? ''
    flushSync(() => {
      setFormerName(offer)
      setOfferedName(offer)
    })
  }
  const held = person ? otherPositionsOf(person) : []
  // A new employment begins after the days of the former one.
  const others = isAgain ? held.map(({ position }) => ({ position })) : held
  const isCentre = hasRole(viewer, 'training_center')
  const anyField = (name: SingleField) => {
    const { label, kind } = PERSON_FIELDS[name]
    return {
      name,
      label: kind === 'name' ? label : `${label} (opcjonalnie)`,
      defaultValue: drafted(draft, name) ?? again[name] ?? person?.[name],
      error: errors[name],
    }
  }
  const field = (name: FieldOf<'name' | 'text'>) => ({
    ...anyField(name),
    maxLength: PERSON_RULES[name].maxLength,
  })
  const dayField = (name: FieldOf<'day'>) => ({
    ...anyField(name),
    min: FIRST_EMPLOYMENT_DAY,
    max: LAST_DAY,
  })
  const mayContinue =
    (since !== '' && since < hiredOn) || (person !== undefined && isHiredAgain(person, { hiredOn }))
  const hasBreak = person !== undefined && isAfterBreak(person, { hiredOn })
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField hint={ONE_NAME_HINT} {...field('firstName')} />
        <TextField
          {...field('lastName')}
          onChange={({ currentTarget: { value } }) => offerFormerName(value.trim())}
        />
        {person && (
          <TextField
            hint="Znajdziesz po nim tę osobę na listach. Przy poprawce błędu w&nbsp;nazwisku zostaw to pole puste."
            className="sm:col-span-2"
            {...field('formerName')}
            defaultValue={undefined}
            value={formerName}
            onChange={({ currentTarget: { value } }) => setFormerName(value)}
          />
        )}
      </div>
      {isCentre ? (
        <TextField {...field('company')} />
      ) : (
        <>
          <TextField
            hint="Dla stanowisk z podpowiedzi wymagane kwalifikacje są już ustalone."
            {...field('position')}
            onChange={(event) => offerDay(event.currentTarget.value)}
            list={listId}
          />
          <datalist id={listId}>
            {positions.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <OtherPositions known={others} draft={draft} errors={errors} listId={listId} />
          <SelectField
            name="basis"
            label={PERSON_FIELDS.basis.label}
            hint="Od niej zależy, jakich badań i&nbsp;szkoleń wymaga Kodeks pracy. Powołanie, wybór, mianowanie i&nbsp;spółdzielcza umowa o&nbsp;pracę liczą się jak umowa o&nbsp;pracę."
            defaultValue={drafted(draft, 'basis') ?? person?.basis ?? USUAL_BASIS}
            error={errors.basis}
            options={keysOf(BASES).map((value) => ({ value, label: BASES[value] }))}
          />
        </>
      )}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {!isCentre && (
          <>
            <DayField {...dayField('hiredOn')} onDay={setHiredOn} />
            <DayField
              hint={person ? SINCE_HINT_OF_CHANGE : SINCE_HINT}
              {...dayField('positionSince')}
              defaultValue={undefined}
              value={since}
              onDay={setSince}
            />
            {mayContinue && !hasBreak && <ContinuesField isTicked={isContinued(person, draft)} />}
            {mayContinue && hasBreak && (
              <div className="sm:col-span-2">
                <Note>{BREAK_NOTE}</Note>
              </div>
            )}
            <DayField hint="Następnego dnia osoba sama trafi do archiwum." {...dayField('leftOn')} />
            <TextField {...field('unit')} />
            <TextField {...field('employeeNumber')} />
          </>
        )}
        <TextField type="email" {...field('email')} />
        <TextField type="tel" {...field('phone')} />
      </div>
    </>
  )
}

/** True if the box was ticked before. */
function isContinued(person: PersonRecord | undefined, draft: Draft): boolean {
  const { positionSince, hiredOn } = person ?? {}
  const isKnown = positionSince !== undefined && hiredOn !== undefined && positionSince < hiredOn
  return isKnown || drafted(draft, CONTINUES_FIELD) !== undefined
}

function ContinuesField({ isTicked }: { isTicked: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
      <input
        type="checkbox"
        name={CONTINUES_FIELD}
        defaultChecked={isTicked}
        className="size-5 shrink-0 accent-primary"
      />
      <span>{keepTogether(CONTINUES_LABEL)}</span>
    </label>
  )
}

const CONTINUES_LABEL =
  'Ta umowa jest bezpośrednio po poprzedniej u tego samego pracodawcy, na tym samym stanowisku: szkolenie wstępne z poprzedniej umowy jest ważne'

const BREAK_NOTE =
  'Między umowami są dni robocze, więc ta nie jest bezpośrednio po poprzedniej: szkolenie wstępne z poprzedniej umowy się nie liczy.'

const SINCE_HINT =
  'Puste pole: od daty zatrudnienia. Od tego dnia liczy się termin pierwszego szkolenia okresowego.'
const SINCE_HINT_OF_CHANGE = `${SINCE_HINT} Gdy zmienia się tylko nazwa stanowiska, zostaw dawny dzień.`

import * as v from 'valibot'

import { formatDay, shiftDay } from '~/domain/words/day'
import { filledIn, parseFields, type ParsedForm } from '~/domain/words/form'
import { mergeOpened } from '~/domain/words/opened-record'
import { foldText } from '~/domain/words/polish'
import { nextWorkingDay } from '~/domain/words/working-day'

import { formerNamesOf, otherNames } from './former-name'
import { parseOtherPositions } from './other-positions-form'
import { fieldsOf, newPersonSchema, type PersonFacts } from './person-fields'
import { PERSON_RULES, typedDay } from './person-rules'
import { savedIn } from './saved-person'

/**
 * The box that says that this contract has directly followed another one with the same employer, on the same position:
 * only then does the work on the position begin before the day of hire.
 */
export const CONTINUES_FIELD = 'continues'

const formSchema = v.pipe(
  v.object({
    ...Object.fromEntries(Object.entries(PERSON_RULES).map(([field, { typed }]) => [field, typed])),
    ...v.entriesFromList(fieldsOf('day'), typedDay),
    [CONTINUES_FIELD]: v.optional(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['hiredOn'], ['leftOn']],
      ({ hiredOn, leftOn }) => leftOn === '' || leftOn >= hiredOn,
      'Ostatni dzień pracy nie może być przed datą zatrudnienia',
    ),
    ['leftOn'],
  ),
  v.forward(
    v.partialCheck(
      [['hiredOn'], ['positionSince'], [CONTINUES_FIELD]],
      ({ hiredOn, positionSince, continues }) =>
        positionSince === '' || positionSince >= hiredOn || continues !== undefined,
      'Na stanowisku można być od daty zatrudnienia, a\u00a0wcześniej tylko przy umowie bezpośrednio po poprzedniej',
    ),
    ['positionSince'],
  ),
)

const factsSchema = v.omit(newPersonSchema, ['id'])

type Held = Pick<PersonFacts, 'position' | 'positionSince' | 'hiredOn' | 'leftOn' | 'otherPositions'>

/** The fields that tell namesakes apart. */
type Identity = Partial<Pick<PersonFacts, 'email' | 'employeeNumber'>>

/**
 * Parses the form of a person. None of the `others` may have the same employee number, and the same e-mail address only
 * if it is one of a brigade: several have it, or the person had it before (`former`). What has changed about the former
 * one since the form was opened is merged. `added` is the one of them whom this form has added before: sent again as it
 * was, it is not refused. With `isAgain`, the form hires the former one again.
 */
export function parsePerson(
  form: FormData,
  others: readonly Identity[],
  {
    added,
    former,
    isAgain = false,
  }: { added?: Identity | undefined; former?: Partial<PersonFacts> | undefined; isAgain?: boolean } = {},
): ParsedForm<PersonFacts> {
  const { value: fields, errors } = parsePersonFields(Object.fromEntries(form))
  const beside = parseOtherPositions(form, fields ?? {})
  if (errors || beside.errors) return { errors: { ...errors, ...beside.errors } }
  const whole = beside.value === undefined ? fields : { ...fields, otherPositions: beside.value }
  const merged = mergeOpened(form, { value: whole }, savedIn(form), former)
  if (merged.errors) return merged
  const typed = merged.value
  const refused = isAgain && former ? refusedAgain(former, typed) : undefined
  if (refused) return { errors: { hiredOn: refused } }
  const hasBreak = former !== undefined && isAfterBreak(former, typed)
  if (hasBreak && typed.positionSince && typed.hiredOn && typed.positionSince < typed.hiredOn) {
    return {
      errors: { positionSince: 'Po przerwie w\u00a0pracy jest się na stanowisku od daty zatrudnienia' },
    }
  }
  const isContinued =
    former &&
    form.has(CONTINUES_FIELD) &&
    !hasBreak &&
    typed.positionSince === undefined &&
    !changesPosition(former, typed)
  const value = isContinued ? { ...typed, positionSince: former.positionSince ?? former.hiredOn } : typed
  if (added && saysTheSame(form, value, added)) return { value }
  const isTaken = (field: keyof Identity) =>
    value[field] !== undefined &&
    others.some((other) => foldText(other[field] ?? '') === foldText(value[field] ?? ''))
  const sharing = others.filter(({ email }) => foldText(email ?? '') === foldText(value.email ?? ''))
  const isMailboxOfMany = sharing.length > 1 || foldText(former?.email ?? '') === foldText(value.email ?? '')
  if (isTaken('email') && !isMailboxOfMany) return { errors: { email: 'Ten adres ma już inna osoba' } }
  if (former && changesPosition(former, value) && value.positionSince === undefined) {
    return { errors: { positionSince: 'Podaj, od kiedy ta osoba pracuje na nowym stanowisku' } }
  }
  if (isTaken('employeeNumber')) return { errors: { employeeNumber: 'Ten numer ma już inna osoba' } }
  return { value }
}

function saysTheSame(form: FormData, value: object, added: object): boolean {
  return Object.keys(PERSON_RULES)
    .filter((field) => form.has(field))
    .every((field) => Reflect.get(value, field) === Reflect.get(added, field))
}

/** True if somebody gets a later day of hire on the position that they have had: another contract begins. */
export function isHiredAgain(former: Held, after: Pick<Held, 'hiredOn'>): boolean {
  return former.hiredOn !== undefined && after.hiredOn !== undefined && after.hiredOn > former.hiredOn
}

/**
 * True if a working day lies between the last day of the former contract and the first one of the new one. Then it does
 * not follow directly (Kodeks pracy, art. 237³ § 2): the act names no number of days, and free days alone are no break.
 */
export function isAfterBreak({ leftOn }: Pick<Held, 'leftOn'>, { hiredOn }: Pick<Held, 'hiredOn'>): boolean {
  return (
    leftOn !== undefined && hiredOn !== undefined && hiredOn > nextWorkingDay(shiftDay(leftOn, { days: 1 }))
  )
}

/** Returns why somebody who has left cannot be hired again on that day, or undefined. */
function refusedAgain(former: Held, { hiredOn }: Pick<Held, 'hiredOn'>): string | undefined {
  if (hiredOn === undefined) return 'Podaj datę ponownego zatrudnienia'
  const last = former.leftOn ?? former.hiredOn
  if (last === undefined || hiredOn > last) return undefined
  return former.leftOn === undefined
    ? `Podaj datę po ${formatDay(last)}: od tego dnia trwało poprzednie zatrudnienie`
    : `Podaj datę po ${formatDay(last)}: tego dnia skończyło się poprzednie zatrudnienie`
}

/** True if somebody gets another position than they had. */
export function changesPosition(
  { position: before }: Pick<Held, 'position'>,
  { position: after }: Pick<Held, 'position'>,
): boolean {
  return before !== undefined && after !== undefined && foldText(before) !== foldText(after)
}

/** Parses the fields of a person, by the names of the form. Empty fields are left out. */
export function parsePersonFields(form: object): ParsedForm<PersonFacts> {
  const { value, errors } = parseFields(formSchema, form)
  if (errors) return { errors }
  const { formerName: typed, ...facts } = v.parse(factsSchema, filledIn(value))
  const formerName = otherNames(formerNamesOf({ formerName: typed }), facts.lastName)
  return { value: { ...facts, ...(formerName && { formerName }) } }
}

const reassignmentSchema = v.object({
  position: PERSON_RULES.position.typed,
  unit: PERSON_RULES.unit.typed,
  positionSince: typedDay,
})

/**
 * Parses the form that gives several people another position or department. An empty field changes nothing, and one of
 * the two must be filled in. Whoever gets another position holds it since the day in the form.
 */
export function parseReassignment(
  form: FormData,
): ParsedForm<Pick<PersonFacts, 'position' | 'unit' | 'positionSince'>> {
  const { value, errors } = parseFields(reassignmentSchema, {
    position: form.get('position') ?? undefined,
    unit: form.get('unit') ?? undefined,
    positionSince: form.get('positionSince') ?? undefined,
  })
  if (errors) return { errors }
  if (value.position === '' && value.unit === '')
    return { errors: { position: 'Podaj stanowisko albo dział' } }
  if (value.position !== '' && value.positionSince === '') {
    return { errors: { positionSince: 'Podaj, od kiedy te osoby pracują na nowym stanowisku' } }
  }
  return { value: filledIn(value) }
}

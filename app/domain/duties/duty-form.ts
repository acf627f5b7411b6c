import * as v from 'valibot'

import { formatDay, daySchema, type Day } from '~/domain/words/day'
import { filledIn, parseFields, type ParsedForm } from '~/domain/words/form'
import type { SavedField } from '~/domain/words/opened-record'
import { optionalText, recordId, typedLine, typedLines } from '~/domain/words/typed-text'

import { CONFIRMATION_LABELS } from './duty'
import { DUTY_LAW } from './duty-law'
import { CONFIRMATIONS, MAX_INTERVAL_MONTHS, MAX_TOLD, type Duty, type DutySort } from './duty-schema'

export const MAX_DUTY_NAME_LENGTH = 120
export const MAX_DUTY_TEXT_LENGTH = 500

/** The choice of the form whether the firm owes it. */
export const APPLIES_OPTIONS = [
  { value: 'yes', label: 'Dotyczy firmy' },
  { value: 'no', label: 'Nie dotyczy' },
] as const

export type DutyFacts = Omit<Duty, 'id' | 'sort'>

/** The fields that the form of a duty saves together, for `mergeOpened`. `nameOf` returns the name of a person. */
export function savedDuty(sort: DutySort, nameOf: (id: string) => string): readonly SavedField<DutyFacts>[] {
  const { about, doneLabel } = DUTY_LAW[sort]
  return [
    { label: 'Nie dotyczy', keys: ['notApplicable'], text: ({ notApplicable }) => notApplicable },
    { label: about?.label ?? 'Czego dotyczy', keys: ['about'], text: (duty) => duty.about },
    { label: doneLabel, keys: ['doneOn'], text: ({ doneOn }) => doneOn && formatDay(doneOn) },
    { label: 'Co ile miesięcy', keys: ['everyMonths'], text: ({ everyMonths }) => everyMonths?.toString() },
    { label: 'Następny termin', keys: ['nextOn'], text: ({ nextOn }) => nextOn && formatDay(nextOn) },
    { label: 'Wyznaczone osoby', keys: ['people'], text: ({ people }) => people?.map(nameOf).join(', ') },
    { label: 'Ile osób zapoznano', keys: ['told'], text: ({ told }) => told?.toString() },
    {
      label: 'Potwierdzenie',
      keys: ['confirmation'],
      text: ({ confirmation }) => confirmation && CONFIRMATION_LABELS[confirmation],
    },
    { label: 'Uwagi', keys: ['note'], text: ({ note }) => note },
  ]
}

/** A field that may be empty. Text that is no number up to `max` becomes NaN, which is refused. */
function optionalNumber(min: number, max: number, message: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (text === '' ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : NaN)),
      v.optional(v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))),
    ),
  )
}

const optionalDay = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text || undefined),
    v.optional(daySchema),
  ),
)

const note = optionalText(typedLines(MAX_DUTY_TEXT_LENGTH, `Skróć tekst do ${MAX_DUTY_TEXT_LENGTH} znaków`))

const fields = {
  about: optionalText(typedLine(MAX_DUTY_NAME_LENGTH, `Skróć nazwę do ${MAX_DUTY_NAME_LENGTH} znaków`)),
  doneOn: optionalDay,
  everyMonths: optionalNumber(1, MAX_INTERVAL_MONTHS, `Podaj liczbę miesięcy od 1 do ${MAX_INTERVAL_MONTHS}`),
  nextOn: optionalDay,
  people: v.array(recordId),
  told: optionalNumber(0, MAX_TOLD, 'Podaj liczbę osób, na przykład 12'),
  confirmation: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => CONFIRMATIONS.find((known) => known === value)),
    ),
  ),
  note,
  notApplicable: note,
}

/**
 * Parses the form of a duty of that sort. Ignores people who are not in `staff`. If the firm does not owe it, only the
 * reason and its name count.
 */
export function parseDuty(
  form: FormData,
  sort: DutySort,
  { staff, today }: { staff: ReadonlySet<string>; today: Day },
): ParsedForm<DutyFacts> {
  const { about: asked, appoints } = DUTY_LAW[sort]
  const people = [...new Set(form.getAll('people').map(String))].filter((id) => staff.has(id))
  const { value, errors } = parseFields(v.object(fields), { ...Object.fromEntries(form), people })
  if (errors) return { errors }
  const about = asked ? value.about : undefined
  if (form.get('applies') === 'no') {
    const { notApplicable } = value
    if (notApplicable === undefined) return { errors: { notApplicable: 'Napisz, dlaczego nie dotyczy' } }
    return { value: whole({ about, notApplicable }) }
  }
  const { doneOn, nextOn, everyMonths } = value
  const wrong = filledIn({
    about: asked && about === undefined ? `Uzupełnij pole „${asked.label}”` : '',
    doneOn: dayError(value, { today, isNeeded: !(appoints && people.length > 0) }) ?? '',
    nextOn:
      nextOn !== undefined && doneOn !== undefined && nextOn < doneOn
        ? `Podaj datę nie wcześniejszą niż ${formatDay(doneOn)}`
        : '',
  })
  if (Object.keys(wrong).length > 0) return { errors: wrong }
  const { told, confirmation } = value
  return {
    value: whole({ about, doneOn, everyMonths, nextOn, people, told, confirmation, note: value.note }),
  }
}

function dayError(
  { doneOn, nextOn }: Pick<DutyFacts, 'doneOn' | 'nextOn'>,
  { today, isNeeded }: { today: Day; isNeeded: boolean },
): string | undefined {
  if (doneOn !== undefined && doneOn > today) return `Podaj datę nie późniejszą niż ${formatDay(today)}`
  const isMissing = doneOn === undefined && nextOn === undefined && isNeeded
  return isMissing ? 'Podaj datę albo następny termin' : undefined
}

/** Leaves out empty fields, so that two savings of the same are equal. */
function whole({ people, ...facts }: DutyFacts): DutyFacts {
  const filled = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return { ...filled, ...(people !== undefined && people.length > 0 && { people }) }
}

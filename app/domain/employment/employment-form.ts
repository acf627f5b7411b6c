import * as v from 'valibot'

import { MAX_POSITION_LENGTH } from '~/domain/people/account'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import { daySchema, isDay, LAST_DAY, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { filledText, typedLine } from '~/domain/words/typed-text'

import {
  COVERED_WORK,
  EXAMINATION_KINDS,
  OUTCOMES,
  type Examination,
  type Induction,
} from './employment-records'

// The forms of the papers that an employer keeps of a person.

const WRONG_DAY = 'Podaj datę z lat 1950–2099'

function typedDay(missing: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(missing),
    daySchema,
    v.check((day) => day >= FIRST_EMPLOYMENT_DAY && day <= LAST_DAY, WRONG_DAY),
  )
}

const optionalDay = v.optional(v.union([v.literal(''), typedDay(WRONG_DAY)], WRONG_DAY), '')

const position = v.pipe(
  typedLine(MAX_POSITION_LENGTH, `Skróć stanowisko do ${MAX_POSITION_LENGTH} znaków`),
  v.nonEmpty('Podaj stanowisko z\u00a0orzeczenia'),
)

const examinationForm = v.pipe(
  v.object({
    kind: v.picklist(EXAMINATION_KINDS, 'Wybierz rodzaj badań'),
    examinedOn: typedDay('Podaj datę orzeczenia'),
    outcome: v.picklist(OUTCOMES, 'Wybierz, co stwierdza orzeczenie'),
    validUntil: optionalDay,
    position,
    covers: v.array(v.picklist(COVERED_WORK)),
    alsoFor: v.array(filledText),
  }),
  v.forward(
    v.partialCheck(
      [['outcome'], ['validUntil']],
      ({ outcome, validUntil }) => outcome === 'unfit' || validUntil !== '',
      'Podaj datę następnych badań z\u00a0orzeczenia',
    ),
    ['validUntil'],
  ),
  v.forward(
    v.partialCheck(
      [['examinedOn'], ['validUntil']],
      ({ examinedOn, validUntil }) => validUntil === '' || validUntil > examinedOn,
      'Data następnych badań musi być po dacie orzeczenia',
    ),
    ['validUntil'],
  ),
)

export function parseExamination(form: FormData, today: Day): ParsedForm<Omit<Examination, 'id' | 'userId'>> {
  const { value, errors } = parseFields(examinationForm, {
    ...Object.fromEntries(form),
    covers: form.getAll('covers').map(String),
    alsoFor: form.getAll('alsoFor').map(String),
  })
  if (errors) return { errors }
  if (value.examinedOn > today)
    return { errors: { examinedOn: 'Data orzeczenia nie może być w\u00a0przyszłości' } }
  const { validUntil, covers, alsoFor, ...rest } = value
  return {
    value: {
      ...rest,
      validUntil: validUntil || undefined,
      covers: covers.length > 0 ? covers : undefined,
      ...(alsoFor.length > 0 && { alsoFor }),
    },
  }
}

const inductionForm = v.pipe(
  v.object({
    generalOn: optionalDay,
    positionOn: optionalDay,
    position: v.optional(
      typedLine(MAX_POSITION_LENGTH, `Skróć stanowisko do ${MAX_POSITION_LENGTH} znaków`),
      '',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['generalOn'], ['positionOn']],
      ({ generalOn, positionOn }) => generalOn !== '' || positionOn !== '',
      'Podaj datę instruktażu ogólnego albo stanowiskowego',
    ),
    ['generalOn'],
  ),
  // The order of the regulation of 27.07.2004, § 8–11. A day may have both parts.
  v.forward(
    v.partialCheck(
      [['generalOn'], ['positionOn']],
      ({ generalOn, positionOn }) => !isDay(generalOn) || !isDay(positionOn) || positionOn >= generalOn,
      'Instruktaż stanowiskowy odbywa się po ogólnym: popraw jedną z\u00a0dat',
    ),
    ['positionOn'],
  ),
  v.forward(
    v.partialCheck(
      [['positionOn'], ['position']],
      ({ positionOn, position: typed }) => positionOn === '' || typed !== '',
      'Podaj stanowisko, na które był instruktaż',
    ),
    ['position'],
  ),
)

export function parseInduction(form: FormData, today: Day): ParsedForm<Omit<Induction, 'id' | 'userId'>> {
  const { value, errors } = parseFields(inductionForm, Object.fromEntries(form))
  if (errors) return { errors }
  const { generalOn, positionOn } = value
  const late = { generalOn, positionOn }
  const future = Object.entries(late).filter(([, day]) => day > today)
  if (future.length > 0) {
    return {
      errors: Object.fromEntries(
        future.map(([field]) => [field, 'Instruktaż nie może być w\u00a0przyszłości']),
      ),
    }
  }
  return {
    value: {
      generalOn: generalOn || undefined,
      positionOn: positionOn || undefined,
      position: positionOn ? value.position : undefined,
    },
  }
}

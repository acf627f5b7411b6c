import { data } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import type { User } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { withEmploymentChanges } from '~/domain/records/employment-changes'
import {
  differsFromTemplate,
  listPositionRecords,
  type PositionRecord,
} from '~/domain/records/position-changes'
import { formatDay, isDay, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

import { RISK_DAY_REFUSED } from './required-papers'

/** The actions of the list on a position. */
export const POSITION_INTENTS = ['remove', 'restore', 'reset'] as const

export type PositionIntent = (typeof POSITION_INTENTS)[number]

const ACTS = {
  remove: {
    kind: 'position-removed',
    done: 'Usunięto stanowisko',
    isNeeded: ({ isRemoved }: PositionRecord) => !isRemoved,
  },
  restore: {
    kind: 'position-restored',
    done: 'Przywrócono stanowisko',
    isNeeded: ({ isRemoved }: PositionRecord) => isRemoved,
  },
  reset: { kind: 'position-reset', done: 'Przywrócono wymagania wzoru', isNeeded: differsFromTemplate },
} as const

/** Removes a position, restores it or gives it back the requirements of the template. */
export async function actOnPosition(
  intent: PositionIntent,
  {
    viewer,
    name,
    template,
    today,
  }: { viewer: User; name: string; template: readonly Position[]; today: Day },
): Promise<Outcome> {
  const { kind, done, isNeeded } = ACTS[intent]
  const key = foldText(name)
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind, id, day: today, name }) },
    {
      // A second tap or another tab has done it already.
      isNeeded: (changes) =>
        listPositionRecords(template, changes).some(
          (record) => foldText(record.name) === key && isNeeded(record),
        ),
      done: () => ({ title: done, description: name }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

/** Gives a position the requirements of the one that means the same. */
export async function settleLikeAnother(
  name: string,
  { viewer, template, today }: { viewer: User; template: readonly Position[]; today: Day },
): Promise<Outcome> {
  const { listPatterns, positionLike } = await import('~/domain/qualifications/trades')
  const { recordPositions } = await import('~/routes/panel/positions/trade/record-positions')
  const like = positionLike(name, listPatterns(template))
  if (!like) throw data(null, { status: 400 })
  return tryRecord(viewer.id, recordPositions([{ ...like, name }], today), {
    done: () => ({ title: `Ustalono wymagania: ${name}`, description: `tak jak: ${like.name}` }),
    refused: 'Nie udało się zapisać',
    focus: 'heading',
  })
}

/** Returns „orzeczenie lekarskie, szkolenie wstępne”, or that nothing is required. */
function requiredText({ examination, induction, ofOthers, riskRoseOn }: RequiredPapers): string {
  const papers = [examination && 'orzeczenie lekarskie', induction && 'szkolenie wstępne'].filter(Boolean)
  const text = papers.length > 0 ? papers.join(', ') : 'ani orzeczenie, ani szkolenie wstępne'
  const others = ofOthers ? '; to samo od osób bez umowy o\u00a0pracę' : ''
  const risk = riskRoseOn ? `; kategoria ryzyka powyżej\u00a03 od\u00a0${formatDay(riskRoseOn)}` : ''
  return `${text}${others}${risk}`
}

/** Records which papers the register requires of employees and of others. */
export function setRequiredPapers(form: FormData, viewer: User, day: Day): Promise<Outcome> {
  return recordRequired(viewer, day, ({ riskRoseOn }) => ({
    examination: form.has('examination'),
    induction: form.has('induction'),
    ...(form.has('ofOthers') && { ofOthers: true }),
    ...(riskRoseOn && { riskRoseOn }),
  }))
}

/** Records the day on which the employer's category of risk has risen above 3. An empty field takes it back. */
export async function setRiskDay(form: FormData, viewer: User, day: Day): Promise<FormAnswer> {
  const typed = String(form.get('riskRoseOn'))
  const isLeftEmpty = typed === '' && (await riskDayOf(viewer)) === undefined
  if (isLeftEmpty || (typed !== '' && (!isDay(typed) || typed < FIRST_EMPLOYMENT_DAY || typed > day))) {
    return refuseForm({ errors: { riskRoseOn: RISK_DAY_REFUSED } })
  }
  return recordRequired(viewer, day, ({ examination, induction, ofOthers }) => ({
    examination,
    induction,
    ...(ofOthers && { ofOthers }),
    ...(typed && { riskRoseOn: typed }),
  }))
}

async function riskDayOf({ id }: User): Promise<Day | undefined> {
  return withEmploymentChanges({ examinations: [], inductions: [] }, await readChanges(id)).required
    .riskRoseOn
}

async function recordRequired(
  viewer: User,
  day: Day,
  change: (present: RequiredPapers) => RequiredPapers,
): Promise<Outcome> {
  let required: RequiredPapers | undefined
  return tryRecord(
    viewer.id,
    (changes) => {
      const { required: present } = withEmploymentChanges({ examinations: [], inductions: [] }, changes)
      const wanted = change(present)
      required = wanted
      // A second tap or another tab may have done it already.
      const isNeeded = (['examination', 'induction', 'ofOthers', 'riskRoseOn'] as const).some(
        (name) => (present[name] ?? false) !== (wanted[name] ?? false),
      )
      return isNeeded ? [{ build: (id) => ({ kind: 'required-of-all-set', id, day, required: wanted }) }] : []
    },
    {
      done: () => ({ title: 'Wymagane od pracowników', description: required && requiredText(required) }),
      refused: 'Nie udało się zapisać',
    },
  )
}

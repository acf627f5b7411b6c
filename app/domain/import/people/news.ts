import { likenessKeys } from '~/domain/import/texts/whole-name'
import { formerNamesOf, otherNames } from '~/domain/people/former-name'
import { positionNames } from '~/domain/people/other-positions'
import {
  FIRST_EMPLOYMENT_DAY,
  PERSON_FIELDS,
  type NewPerson,
  type PersonFacts,
} from '~/domain/people/person-fields'
import { typedText } from '~/domain/people/person-rules'
import type { PersonRecord } from '~/domain/records/person-changes'
import { formatDay, isDay, LAST_DAY } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { isOther } from './same-person'

// What the table says of a person and the register knows otherwise. Nothing of it is taken or dropped without a word.

/** The fields that are asked about. A last day of work that changes is taken as the table says it. */
const ASKED = [
  'lastName',
  'firstName',
  'employeeNumber',
  'position',
  'unit',
  'company',
  'basis',
  'positionSince',
  'hiredOn',
  'email',
  'phone',
] as const

type AskedField = (typeof ASKED)[number]

/** The fields of a table that are kept of a person. The other positions have an import of their own. */
export type Detail = Exclude<keyof PersonFacts, 'firstName' | 'lastName' | 'formerName' | 'otherPositions'>

/**
 * Whether the text of the table counts from now on, and since when, if it is a position. A position may also come beside
 * the one of the register (`isBeside`), which then stays the main one.
 */
export type NewsAnswer = { isTaken: boolean; isBeside?: boolean; since?: string }

/** The answers by the keys of the news. */
export type NewsAnswers = ReadonlyMap<string, NewsAnswer>

/** A detail of a person that the register knows otherwise. */
export type News = {
  key: string
  field: AskedField
  /** The texts of the register and of the table. */
  from: string
  to: string
  /** Undefined as long as nobody has said it. */
  isTaken: boolean | undefined
  isBeside?: boolean | undefined
  /** Since when they hold the new position: the day of the answer, or else that of the table. */
  since?: string | undefined
  /** The day that another position cannot be earlier than. */
  hiredOn?: string | undefined
}

/**
 * Returns what the table says otherwise. `who` names the person in the keys. Somebody who is said to be the same under
 * another surname has it from now on, unless it is answered otherwise. One surname of two may only be shortened.
 */
export function findNews(
  known: PersonRecord,
  person: PersonFacts,
  { who, answers }: { who: string; answers: NewsAnswers },
): News[] {
  return ASKED.flatMap((field): News[] => {
    if (!isOtherwise(known, person, field)) return []
    const [from = '', to = ''] = [shown(known, field), shown(person, field)]
    const key = `${who} ${field} ${foldText(to)}`
    const answer = answers.get(key)
    const news = {
      key,
      field,
      from,
      to,
      isTaken: answer?.isTaken ?? (field === 'lastName' && !sharesWord(from, to) ? true : undefined),
    }
    if (field !== 'position') return [news]
    const hiredOn = person.hiredOn ?? known.hiredOn
    return [{ ...news, isBeside: answer?.isBeside, since: answer?.since ?? person.positionSince, hiredOn }]
  })
}

function isOtherwise(known: PersonRecord, person: PersonFacts, field: AskedField): boolean {
  const [before, after] = [known[field], person[field]]
  if (!before || !after || meaning(field, before) === meaning(field, after)) return false
  switch (field) {
    case 'lastName':
      return !isSameSpelt(known, person) && !isFormer(known, after)
    case 'firstName':
      return !isSameSpelt(known, person)
    case 'position':
      return !positionNames(known).some((name) => foldText(name) === foldText(after))
    case 'positionSince':
      // The day of another position is asked for together with it.
      return meaning('position', person.position ?? '') === meaning('position', known.position ?? '')
    default:
      return true
  }
}

/** True for one name with other spaces and hyphens, and for one name alone, which tells of no other surname. */
function isSameSpelt(known: PersonRecord, person: PersonFacts): boolean {
  return person.firstName === '' || likenessKeys(known)[0] === likenessKeys(person)[0]
}

/** True for „Kowalska” and „Kowalska-Nowak”. */
function sharesWord(a: string, b: string): boolean {
  const wordsOf = (text: string) => foldText(text).split(/[^\p{L}]+/u)
  return wordsOf(a).some((word) => wordsOf(b).includes(word))
}

function isFormer(known: PersonRecord, lastName: string): boolean {
  return formerNamesOf(known).some((name) => foldText(name) === foldText(lastName))
}

/** Returns the same for two ways of writing one thing: capital letters, and the spaces of a telephone number. */
function meaning(field: AskedField, text: string): string {
  return field === 'phone' ? text.replace(/[\s()-]/g, '').replace(/^(\+|00)48/, '') : foldText(text)
}

function shown(person: Partial<PersonFacts>, field: AskedField): string | undefined {
  const text = typedText(person, field)
  return text !== undefined && PERSON_FIELDS[field].kind === 'day' ? formatDay(text) : text
}

/** Returns why the day of a new position cannot be taken, or undefined. */
export function sinceProblem({ field, isTaken, since = '', hiredOn = '' }: News): string | undefined {
  if (field !== 'position' || !isTaken) return undefined
  if (!isDay(since) || since < FIRST_EMPLOYMENT_DAY || since > LAST_DAY)
    return 'Podaj datę z\u00a0lat 1950–2099'
  return since < hiredOn ? `Podaj dzień od daty zatrudnienia: ${formatDay(hiredOn)}` : undefined
}

/** True for news that wait for an answer. */
export function isOpenNews(news: News): boolean {
  return news.isTaken === undefined || sinceProblem(news) !== undefined
}

/**
 * Returns the person with what is taken of the table, or undefined if that changes nothing. A blank erases nothing, and a
 * surname that changes stays as a former one.
 */
export function withNews(
  known: PersonRecord,
  person: PersonFacts,
  news: readonly News[],
  details: readonly Detail[],
): NewPerson | undefined {
  const taken = new Map(
    news.filter((each) => each.isTaken && !isOpenNews(each)).map((each) => [each.field, each]),
  )
  const isElsewhere = isOther(known.position, person.position)
  const valueOf = (field: Detail) => {
    const [before, after] = [known[field], person[field]]
    if (field === 'positionSince' && isElsewhere) return taken.get('position')?.since ?? before
    if (before === undefined || field === 'leftOn') return after ?? before
    return isAsked(field) && taken.has(field) ? after : before
  }
  const lastName = taken.has('lastName') ? person.lastName : known.lastName
  const firstName = taken.has('firstName') || known.firstName === '' ? person.firstName : known.firstName
  const surnames = [known.lastName, ...formerNamesOf(known), ...formerNamesOf(person)]
  const formerName = otherNames(surnames, lastName)
  const facts = details.map((field) => [field, valueOf(field)] as const)
  const isSame =
    lastName === known.lastName &&
    firstName === known.firstName &&
    formerName === otherNames(formerNamesOf(known), lastName) &&
    facts.every(([field, value]) => value === known[field])
  if (isSame) return undefined
  const filled = facts.filter(([, value]) => value !== undefined)
  return {
    id: known.id,
    firstName,
    lastName,
    ...(formerName && { formerName }),
    ...Object.fromEntries(filled),
  }
}

function isAsked(field: Detail): field is AskedField & Detail {
  return ASKED.some((asked) => asked === field)
}

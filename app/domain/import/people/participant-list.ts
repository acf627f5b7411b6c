import * as v from 'valibot'

import { accountSchema } from '~/domain/people/account'
import type { NewPerson } from '~/domain/people/person-fields'
import { fullName } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { MAX_PARTICIPANTS } from '~/domain/trainings/new-training'
import { groupBy } from '~/domain/words/collection'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'
import { keepLast } from '~/domain/words/keep-last'
import { foldText } from '~/domain/words/polish'

/** A person as a line of the list names them. */
type ListedPerson = Pick<NewPerson, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>

export type Reading =
  | { kind: 'error'; message: string }
  | { kind: 'new'; person: ListedPerson }
  | { kind: 'known' | 'present'; person: ListedPerson; known: PersonRecord }
  /** Somebody has the same name: only who typed the list knows whether it is them. `field` asks for it. */
  | { kind: 'unclear'; person: ListedPerson; field: string; candidates: PersonRecord[] }

/** The meaning of one line. The first line is 1. */
export type ParticipantLine = Reading & { line: number; text: string }

/** The people whom the centre knows already, and those of them who are at the training. */
export type KnownPeople = { known: readonly PersonRecord[]; participants: readonly string[] }

/** The person who is added: somebody known, or somebody new. */
export type Addition =
  | { known: PersonRecord; person?: undefined }
  | { known?: undefined; person: ListedPerson }

/** The answer to an unclear line that it is nobody who is known. */
export const NEW_PERSON = 'new'

/** More than the longest list of people can take. */
export const MAX_LIST_LENGTH = 60_000

/**
 * Reads people, one a line: „Imię Nazwisko; e-mail; firma”, or cells of a spreadsheet. An e-mail address with the same
 * name tells that somebody is known; the same name alone does not, because a certificate for the wrong person is worse
 * than a question.
 */
export function readParticipants(
  text: string,
  isLastNameFirst: boolean,
  { known, participants }: KnownPeople,
): ParticipantLine[] {
  const earlier = new Map<string, number>()
  const emails = new Map<string, number>()
  const filled = text
    .split(/\r\n?|\n/)
    .map((content, index) => ({ content, line: index + 1, cells: cellsOf(content) }))
    .filter(({ cells }) => cells.length > 0 && !isHeading(cells))
  // One line more than fits is enough to say so. Each line is shown, and a whole book may have been pasted.
  return filled
    .slice(0, MAX_PARTICIPANTS + 1)
    .flatMap(({ content, line, cells }, place): ParticipantLine[] => {
      const refuse = (message: string) => [{ line, text: content.trim(), kind: 'error' as const, message }]
      if (place === MAX_PARTICIPANTS) return refuse(`Na jednej liście mieści się ${MAX_PARTICIPANTS} wierszy`)
      const { value: person, errors } = readPerson(cells, isLastNameFirst)
      if (errors) return refuse(Object.values(errors)[0] ?? '')
      const key = keyOf(person)
      const twin = earlier.get(key)
      if (twin !== undefined) return refuse(`To samo co w wierszu ${twin}. Usuń jeden z nich.`)
      earlier.set(key, line)
      const sharing = person.email && emails.get(foldText(person.email))
      if (sharing)
        return refuse(`Ten adres e-mail jest już w wierszu ${sharing}. Zostaw go przy jednej osobie.`)
      if (person.email) emails.set(foldText(person.email), line)
      return [{ line, text: content.trim(), ...matchPerson(person, key, { known, participants }) }]
    })
}

/** Reads one person out of what each of the cells says, as one line of a list. */
export function readParticipant(cells: readonly string[], people: KnownPeople): Reading {
  const { value: person, errors } = readPerson(cells, false)
  if (errors) return { kind: 'error', message: Object.values(errors)[0] ?? '' }
  return matchPerson(person, keyOf(person), people)
}

function matchPerson(person: ListedPerson, key: string, { known, participants }: KnownPeople): Reading {
  const { byName, byEmail } = indexKnownPeople(known)
  const sameName = byName.get(foldText(fullName(person))) ?? []
  const owner = person.email && byEmail.get(foldText(person.email))
  if (owner) {
    return sameName.includes(owner)
      ? { kind: participants.includes(owner.id) ? 'present' : 'known', person, known: owner }
      : { kind: 'error', message: `Ten adres e-mail ma już ${fullName(owner)}. Popraw adres albo nazwisko.` }
  }
  return sameName.length > 0
    ? { kind: 'unclear', person, field: `who ${key}`, candidates: sameName }
    : { kind: 'new', person }
}

/** The list is read at each letter, and a centre may know thousands of people. */
const indexKnownPeople = keepLast((known: readonly PersonRecord[]) => ({
  byName: groupBy(known, (person) => foldText(fullName(person))),
  // The first one who has an address is taken for its owner.
  byEmail: new Map(known.toReversed().map((person) => [foldText(person.email ?? ''), person])),
}))

/** Parses the form that adds people to a training. The first wrong line stops all of them. */
export function parseParticipants(form: FormData, people: KnownPeople): ParsedForm<Addition[]> {
  const lines = readParticipants(String(form.get('list') ?? ''), form.has('isLastNameFirst'), people)
  const wrong = lines.filter(({ kind }) => kind === 'error').map(({ line }) => line)
  const unclear = lines.filter((line) => line.kind === 'unclear')
  const answers = new Map(unclear.map(({ field }) => [field, String(form.get(field) ?? '')]))
  const unanswered = unclear.filter(({ field, candidates }) => {
    const possible = [NEW_PERSON, ...candidates.map(({ id }) => id)]
    return !possible.includes(answers.get(field) ?? '')
  })
  const errors: FieldErrors = {
    ...(lines.length === 0 && { list: 'Wpisz co najmniej jedną osobę' }),
    ...(wrong.length > 0 && { list: `Popraw wiersze: ${wrong.join(', ')}` }),
    ...Object.fromEntries(
      unanswered.map(({ field, person }) => [field, `Wskaż, kto to jest: ${fullName(person)}`]),
    ),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const additions = additionsOf(lines, answers).filter(
    ({ known }) => !known || !people.participants.includes(known.id),
  )
  return additions.length > 0 ? { value: additions } : { errors: { list: 'Te osoby są już na szkoleniu' } }
}

function additionsOf(lines: readonly ParticipantLine[], answers: ReadonlyMap<string, string>): Addition[] {
  const chosen = new Set<string>()
  return lines.flatMap((line): Addition[] => {
    if (line.kind === 'error') return []
    if (line.kind === 'new') return [{ person: line.person }]
    const candidates = line.kind === 'unclear' ? line.candidates : [line.known]
    const id = line.kind === 'unclear' ? answers.get(line.field) : line.known.id
    const known = candidates.find((candidate) => candidate.id === id)
    if (!known) return [{ person: line.person }]
    if (chosen.has(known.id)) return []
    chosen.add(known.id)
    return [{ known }]
  })
}

/** Splits a line by tabs, as a spreadsheet copies it, else by semicolons, else by commas. */
function cellsOf(content: string): string[] {
  const separator = ['\t', ';', ','].find((mark) => content.includes(mark))
  const cells = (separator ? content.split(separator) : [content]).map((cell) =>
    cell
      .replace(/\s+/g, ' ')
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  const filled = cells.filter((cell) => cell !== '')
  // Lists are often numbered, in a cell of its own or before the name.
  if (/^\d{1,4}[.)]?$/.test(filled[0] ?? '')) return filled.slice(1)
  return filled.map((cell, index) => (index === 0 ? cell.replace(/^\d{1,4}[.)] ?/, '') : cell))
}

const HEADINGS = ['imie', 'nazwisko', 'imie i nazwisko', 'nazwisko i imie', 'lp', 'lp.', 'uczestnik']

function isHeading([first = '', second = '']: readonly string[]): boolean {
  return HEADINGS.includes(foldText(first)) && (second === '' || !second.includes('@'))
}

const { firstName, lastName, email, company } = accountSchema.entries

const personSchema = v.object({
  firstName,
  lastName,
  email: v.optional(email),
  company: v.optional(company),
})

const NO_NAME = 'Podaj imię i\u00a0nazwisko'
const UNKNOWN_CELLS = 'W\u00a0wierszu podaj tylko imię i\u00a0nazwisko, e-mail i\u00a0firmę'

/** Reads the cells: one with @ is the e-mail, the name comes first, the company is what is left. */
function readPerson(cells: readonly string[], isLastNameFirst: boolean): ParsedForm<ListedPerson> {
  const address = cells.find((cell) => cell.includes('@'))
  const [first = '', ...others] = cells.filter((cell) => cell !== address)
  // An address behind one word: it is all of the name.
  const hasOneName = !first.includes(' ') && cells[1] !== undefined && cells[1] === address
  // First and last name may be in cells of their own, and there may be two first names.
  const isSplit = !hasOneName && others.length > 0 && (!first.includes(' ') || isSurname(others))
  const name = isSplit ? `${first} ${others[0]}` : first
  const rest = isSplit ? others.slice(1) : others
  const words = name.replace(/ ?([-–]) ?/g, '-').split(' ')
  if ((words.length < 2 && !hasOneName) || /\d/.test(name)) return { errors: { firstName: NO_NAME } }
  // Numbers and dates would be those of a person: the list has no place for them.
  if (rest.length > 1 || rest.some((cell) => !/\p{L}/u.test(cell))) {
    return { errors: { company: UNKNOWN_CELLS } }
  }
  const ordered = isLastNameFirst ? [...words.slice(1), words[0] ?? ''] : words
  return parseFields(personSchema, {
    firstName: ordered.slice(0, -1).join(' '),
    lastName: ordered.at(-1),
    email: address,
    company: rest[0],
  })
}

/** True for one word that a company follows: a whole name has its company right behind it. */
function isSurname([next = '', ...others]: readonly string[]): boolean {
  return others.length > 0 && /^\p{L}[\p{L}’'-]*$/u.test(next)
}

function keyOf(person: ListedPerson): string {
  return [fullName(person), person.email ?? '', person.company ?? ''].map(foldText).join('|')
}

import { describe, expect, it } from 'vitest'

import {
  parseParticipants,
  readParticipants,
  type KnownPeople,
} from '~/domain/import/people/participant-list'

import { user } from '../../../../support/builders'
import { formOf } from '../../../../support/form'

const ANNA = user({
  id: 'anna',
  firstName: 'Anna',
  lastName: 'Żak',
  email: 'anna@firma.pl',
  company: 'Firma A',
})
const OTHER_ANNA = user({ id: 'anna-2', firstName: 'Anna', lastName: 'Żak', email: 'a.zak@inna.pl' })
const JAN = user({ id: 'jan', firstName: 'Jan', lastName: 'Bąk', email: 'jan@firma.pl' })

const NOBODY: KnownPeople = { known: [], participants: [] }
const KNOWN: KnownPeople = { known: [ANNA, JAN], participants: ['jan'] }

const read = (text: string, people = NOBODY, isLastNameFirst = false) =>
  readParticipants(text, isLastNameFirst, people)

/** Returns who stands in the only line. */
function personIn(text: string, isLastNameFirst = false) {
  const [line, ...others] = read(text, NOBODY, isLastNameFirst)
  expect(others).toEqual([])
  return line && 'person' in line ? line.person : line?.message
}

describe('a line of the list', () => {
  it.each([
    [
      'Jan Nowak; jan@x.pl; Zakłady X',
      { firstName: 'Jan', lastName: 'Nowak', email: 'jan@x.pl', company: 'Zakłady X' },
    ],
    [
      'Jan\tNowak\tjan@x.pl\tZakłady, X',
      { firstName: 'Jan', lastName: 'Nowak', email: 'jan@x.pl', company: 'Zakłady, X' },
    ],
    [
      'Anna Maria\tNowak-Żak\tZakłady X',
      { firstName: 'Anna Maria', lastName: 'Nowak-Żak', company: 'Zakłady X' },
    ],
    ['Jan Nowak, jan@x.pl', { firstName: 'Jan', lastName: 'Nowak', email: 'jan@x.pl' }],
    [
      'Anna Maria Nowak;Zakłady X;anna@x.pl',
      { firstName: 'Anna Maria', lastName: 'Nowak', email: 'anna@x.pl', company: 'Zakłady X' },
    ],
    ['3. Ewa Kowalska - Bąk', { firstName: 'Ewa', lastName: 'Kowalska-Bąk' }],
    [
      'Suparman; suparman@x.pl; Zakłady X',
      { firstName: '', lastName: 'Suparman', email: 'suparman@x.pl', company: 'Zakłady X' },
    ],
    ['7\tEwa Bąk\t\t', { firstName: 'Ewa', lastName: 'Bąk' }],
  ])('reads %j', (text, person) => {
    expect(personIn(text)).toEqual(person)
  })

  it('takes the last name first if the list is so', () => {
    expect(personIn('Nowak Anna Maria; Zakłady X', true)).toEqual({
      firstName: 'Anna Maria',
      lastName: 'Nowak',
      company: 'Zakłady X',
    })
  })

  it.each([
    ['Nowak', 'Podaj imię i\u00a0nazwisko'],
    ['Jan Nowak; jan@', 'Podaj adres e-mail w postaci nazwa@domena.pl'],
    ['Jan Nowak; 1980-02-03', 'W\u00a0wierszu podaj tylko imię i\u00a0nazwisko, e-mail i\u00a0firmę'],
    [
      'Jan Nowak; 80020312345; Zakłady X',
      'W\u00a0wierszu podaj tylko imię i\u00a0nazwisko, e-mail i\u00a0firmę',
    ],
    [`Jan ${'x'.repeat(100)}`, 'Skróć nazwisko do 60 znaków'],
  ])('says what is wrong with %j', (text, message) => {
    expect(personIn(text)).toBe(message)
  })

  it('leaves out empty lines and headings, and keeps the numbers of the others', () => {
    expect(read('Imię\tNazwisko\tE-mail\n\nJan\tNowak\n').map(({ line }) => line)).toEqual([3])
  })

  it('removes invisible characters, and takes markup for text', () => {
    expect(personIn('Jan <b>x</b>\u202E')).toEqual({ firstName: 'Jan', lastName: '<b>x</b>' })
  })

  it('may stand only once, and so may its e-mail address', () => {
    const messages = read('Jan Bąk; jan@x.pl\njan bak;JAN@x.pl\nEwa Bąk; jan@x.pl').map((line) =>
      line.kind === 'error' ? line.message : line.kind,
    )
    expect(messages).toEqual([
      'new',
      'To samo co w wierszu 1. Usuń jeden z nich.',
      'Ten adres e-mail jest już w wierszu 1. Zostaw go przy jednej osobie.',
    ])
  })
})

describe('a list that is too long', () => {
  it('is refused at the first line that does not fit, and the lines behind it are not read', () => {
    const lines = read(`${'\n;\n\n'}${'Ewa\n'.repeat(100_000)}`)
    expect(lines).toHaveLength(501)
    expect(lines.at(-1)).toMatchObject({ line: 504, message: 'Na jednej liście mieści się 500 wierszy' })
  })

  it('finds its 500 people among a hundred thousand', () => {
    const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const people = Array.from({ length: 100_000 }, (_, index) => `Ewa Nowak-${letters(index)}`)
    const known = people.map((name, index) =>
      user({ id: `p-${index}`, firstName: 'Ewa', lastName: name.slice(4) }),
    )
    // To look through all of them for each line would take minutes.
    const lines = read(people.slice(-500).join('\n'), { known, participants: [] })
    expect(lines.filter(({ kind }) => kind === 'unclear')).toHaveLength(500)
  })
})

describe('somebody who is known', () => {
  const kindOf = (text: string, people = KNOWN) => read(text, people)[0]?.kind

  it('is found by e-mail and name, also at the training already', () => {
    expect(kindOf('anna zak; ANNA@firma.pl')).toBe('known')
    expect(kindOf('Jan Bąk; jan@firma.pl')).toBe('present')
  })

  it('is asked about if only the name is the same', () => {
    expect(kindOf('Anna Żak')).toBe('unclear')
    expect(kindOf('Anna Żak; anna@prywatna.pl')).toBe('unclear')
    expect(kindOf('Hanna Żak')).toBe('new')
  })

  it('is not taken for somebody else with the same address', () => {
    expect(read('Piotr Żak; anna@firma.pl', KNOWN)[0]).toMatchObject({
      kind: 'error',
      message: 'Ten adres e-mail ma już Anna Żak. Popraw adres albo nazwisko.',
    })
  })
})

describe('the form', () => {
  const parse = (fields: Record<string, string>, people = KNOWN) => parseParticipants(formOf(fields), people)

  it('adds new and known people, and nobody twice', () => {
    const { value } = parse({ list: 'Ewa Nowak; Zakłady X\nAnna Żak; anna@firma.pl\nJan Bąk; jan@firma.pl' })
    expect(value).toEqual([
      { person: { firstName: 'Ewa', lastName: 'Nowak', company: 'Zakłady X' } },
      { known: ANNA },
    ])
  })

  it('goes by the answer if a name is unclear, and asks for one', () => {
    const people = { known: [ANNA, OTHER_ANNA], participants: [] }
    const field = 'who anna zak||'
    expect(parse({ list: 'Anna Żak' }, people).errors).toEqual({ [field]: 'Wskaż, kto to jest: Anna Żak' })
    expect(parse({ list: 'Anna Żak', [field]: 'jan' }, people).errors).toBeDefined()
    expect(parse({ list: 'Anna Żak', [field]: 'anna-2' }, people).value).toEqual([{ known: OTHER_ANNA }])
    expect(parse({ list: 'Anna Żak', [field]: 'new' }, people).value).toEqual([
      { person: { firstName: 'Anna', lastName: 'Żak' } },
    ])
  })

  it('adds nobody while a line is wrong, or if nobody is left', () => {
    expect(parse({ list: 'Ewa Nowak\nEwa\nJan' }).errors).toEqual({ list: 'Popraw wiersze: 2, 3' })
    expect(parse({ list: ' \n' }).errors).toEqual({ list: 'Wpisz co najmniej jedną osobę' })
    expect(parse({ list: 'Jan Bąk; jan@firma.pl' }).errors).toEqual({ list: 'Te osoby są już na szkoleniu' })
  })
})

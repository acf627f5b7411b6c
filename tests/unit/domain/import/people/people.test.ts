import { describe, expect, it } from 'vitest'

import { groupPeople, type ImportGroup } from '~/domain/import/people/group-people'
import { identifyPerson, indexPeople, matchGroups } from '~/domain/import/people/match-people'
import type { ImportRow } from '~/domain/import/rows/rows'
import type { PersonFacts } from '~/domain/people/person-fields'
import type { PersonRecord } from '~/domain/records/person-changes'

const JAN: PersonFacts = { firstName: 'Jan', lastName: 'Nowak' }

function row(line: number, person: PersonFacts): ImportRow {
  return { line, person, certificates: [], problems: [], unreadable: [] }
}

function linesOf(...people: PersonFacts[]) {
  return groupPeople(
    people.map((person, place) => row(place + 1, person)),
    true,
  ).groups.map(({ lines }) => lines)
}

describe('rows of one person', () => {
  it('stand together by number, by e-mail, else by name, whatever its case', () => {
    expect(linesOf(JAN, { firstName: 'JAN', lastName: 'Nowak' })).toEqual([[1, 2]])
    expect(linesOf({ ...JAN, employeeNumber: '1' }, { ...JAN, employeeNumber: '2' })).toEqual([[1], [2]])
    expect(linesOf({ ...JAN, email: 'a@x.pl' }, JAN, { ...JAN, email: 'A@x.pl' })).toEqual([[1, 2, 3]])
  })

  it('stand together by name only in a list of certificates, and only if all details agree', () => {
    const welder = { ...JAN, position: 'Spawacz', hiredOn: '2020-01-01' }
    expect(linesOf(welder, { ...welder, position: 'SPAWACZ' })).toEqual([[1, 2]])
    // A blank says nothing, so nobody can tell.
    expect(linesOf(welder, JAN)).toEqual([[1], [2]])
    expect(linesOf(welder, { ...welder, hiredOn: '2021-01-01' })).toEqual([[1], [2]])
    const { groups } = groupPeople([row(1, welder), row(2, welder)], false)
    expect(groups.map(({ namesakes }) => namesakes.map(({ key }) => key))).toEqual([[], ['1']])
  })

  it('add to what is known of the person, and the first one stands', () => {
    const { groups } = groupPeople(
      [
        row(1, { ...JAN, employeeNumber: '1' }),
        row(2, { ...JAN, employeeNumber: '1', position: 'Spawacz', email: 'j@x.pl' }),
        row(3, { ...JAN, email: 'j@x.pl', position: 'Monter' }),
      ],
      true,
    )
    expect(groups).toMatchObject([
      { lines: [1, 2, 3], person: { ...JAN, employeeNumber: '1', position: 'Spawacz', email: 'j@x.pl' } },
    ])
  })

  it('keep what a later row says otherwise', () => {
    const { groups } = groupPeople(
      [
        row(1, { ...JAN, employeeNumber: '1', email: 'j@x.pl', leftOn: '2026-10-31' }),
        row(2, { ...JAN, employeeNumber: '1', email: 'jan@x.pl', leftOn: '2026-11-30' }),
      ],
      false,
    )
    expect(groups).toMatchObject([
      { person: { email: 'j@x.pl' }, unreadable: [{ text: '2026-11-30' }, { text: 'jan@x.pl' }] },
    ])
  })

  it('are kept apart if the same name has another position, and nobody can tell', () => {
    const { groups } = groupPeople(
      [row(1, { ...JAN, position: 'Spawacz' }), row(2, { ...JAN, position: 'Monter' })],
      true,
    )
    expect(groups.map(({ namesakes }) => namesakes.map(({ key }) => key))).toEqual([[], ['1']])
  })

  it('are an error if a number or an e-mail belongs to another name', () => {
    const { groups, problems } = groupPeople(
      [
        row(1, { ...JAN, employeeNumber: '1' }),
        row(2, { firstName: 'Anna', lastName: 'Żak', employeeNumber: '1' }),
      ],
      true,
    )
    expect([...problems.keys()]).toEqual([2])
    expect(problems.get(2)?.message).toMatch(/ma Jan Nowak w wierszu 1$/)
    // She comes in without the number, which waits to be mended.
    expect(groups[1]?.person).toEqual({ firstName: 'Anna', lastName: 'Żak' })
    expect(groups[1]?.unreadable).toMatchObject([{ heading: 'Numer albo e-mail', text: '1' }])
  })

  it('are an error if the number is of one row and the e-mail of another', () => {
    const { problems } = groupPeople(
      [
        row(1, { ...JAN, employeeNumber: '1' }),
        row(2, { ...JAN, employeeNumber: '2', email: 'j@x.pl' }),
        row(3, { ...JAN, employeeNumber: '1', email: 'j@x.pl' }),
      ],
      true,
    )
    expect([...problems.keys()]).toEqual([3])
  })
})

describe('the match of a person', () => {
  function known(overrides: Partial<PersonRecord> = {}): PersonRecord {
    return { id: 'jan', ...JAN, role: 'employee', isOwn: true, ...overrides }
  }
  function match(person: PersonFacts, ...people: PersonRecord[]) {
    const group: ImportGroup = {
      key: '1',
      person,
      lines: [1],
      certificates: [],
      papers: [],
      unreadable: [],
      positions: [],
      namesakes: [],
    }
    const found = identifyPerson(group, indexPeople(people))
    return found.kind === 'known' ? found.person.id : found.kind === 'new' ? 'new' : found.reason
  }

  it('follows from the number or the e-mail, whatever else has changed', () => {
    const jan = known({ employeeNumber: '7', email: 'jan@x.pl', position: 'Monter' })
    expect(match({ ...JAN, employeeNumber: '7', position: 'Spawacz' }, jan)).toBe('jan')
    expect(match({ ...JAN, email: 'JAN@x.pl' }, jan)).toBe('jan')
  })

  it('follows from the name if all details agree: the same table again asks about nobody', () => {
    const details = { position: 'Monter', unit: 'Hala 1', hiredOn: '2020-01-01' }
    expect(match({ ...JAN, ...details }, known({ ...details, employeeNumber: '7' }))).toBe('jan')
    expect(match({ ...JAN, employeeNumber: '7' }, known())).toBe('jan')
    expect(match({ ...JAN, unit: 'B' }, known({ unit: 'A' }), known({ id: 'other', unit: 'B' }))).toBe(
      'other',
    )
    expect(match(JAN, known({ firstName: 'Anna' }))).toBe('new')
  })

  it.each([
    [{ ...JAN, employeeNumber: '7' }, [known({ lastName: 'Żak', employeeNumber: '7' })], /inna osoba$/],
    [
      { ...JAN, employeeNumber: '7', email: 'b@x.pl' },
      [known({ employeeNumber: '7' }), known({ id: 'other', email: 'b@x.pl' })],
      /należą do dwóch osób$/,
    ],
    [JAN, [known(), known({ id: 'other' })], /^Jest kilka osób/],
    [JAN, [known({ unit: 'A' }), known({ id: 'other', unit: 'B' })], /^Jest kilka osób/],
    [JAN, [known({ isArchived: true })], /archiwum$/],
    [{ ...JAN, employeeNumber: '7' }, [known({ employeeNumber: '8' })], /inny numer/],
    [{ ...JAN, position: 'Monter' }, [known({ position: 'Spawacz' })], /inne stanowisko/],
    [JAN, [known({ position: 'Spawacz' })], /inne stanowisko/],
    [{ ...JAN, hiredOn: '2020-01-01' }, [known()], /datę zatrudnienia$/],
  ])('is asked for %#', (person, people, reason) => {
    expect(match(person, ...people)).toMatch(reason)
  })
})

describe('somebody whose number belongs to another person', () => {
  const anna = { firstName: 'Anna', lastName: 'Żak' }

  it('is known by nothing but a choice', () => {
    const known: PersonRecord = { id: 'jan', ...JAN, employeeNumber: '9', role: 'employee', isOwn: true }
    const { groups } = groupPeople(
      [row(1, { ...anna, employeeNumber: '5' }), row(2, { ...JAN, employeeNumber: '5' })],
      false,
    )
    expect(groups[1]?.person).toEqual(JAN)
    const kinds = groups.map((group) => identifyPerson(group, indexPeople([known])).kind)
    expect(kinds).toEqual(['new', 'doubtful'])
  })

  it('is not put together by name with another one of the table', () => {
    const people = [
      { ...JAN, employeeNumber: '5' },
      { ...anna, employeeNumber: '6' },
      { ...JAN, employeeNumber: '6' },
    ]
    expect(linesOf(...people)).toEqual([[1], [2], [3]])
  })

  it('keeps what is theirs alone: a shared e-mail costs no number', () => {
    const { groups } = groupPeople(
      [
        row(1, { ...anna, employeeNumber: '1', email: 'biuro@x.pl' }),
        row(2, { ...JAN, employeeNumber: '2', email: 'biuro@x.pl' }),
      ],
      false,
    )
    expect(groups[1]?.person).toEqual({ ...JAN, employeeNumber: '2', email: 'biuro@x.pl' })
  })
})

describe('two rows of one name', () => {
  it('are both asked for if only one person is known', () => {
    const known: PersonRecord = { id: 'jan', ...JAN, role: 'employee', isOwn: true }
    const { groups } = groupPeople([row(1, JAN), row(2, JAN)], false)
    const kinds = groups.map((group) => identifyPerson(group, indexPeople([known])).kind)
    expect(kinds).toEqual(['doubtful', 'doubtful'])
  })
})

describe('a table without a column', () => {
  const known: PersonRecord = {
    id: 'p1',
    role: 'employee',
    isOwn: true,
    ...JAN,
    position: 'Monter',
    unit: 'Hala 1',
    hiredOn: '2020-03-02',
  }
  const kindOf = (person: PersonFacts) =>
    matchGroups(groupPeople([row(1, person)], false).groups, [known])[0]?.match.kind

  it('asks nothing about it, if another one says who the person is', () => {
    expect(kindOf({ ...JAN, position: 'monter' })).toBe('known')
    expect(kindOf({ ...JAN, position: 'monter', unit: 'Hala 1' })).toBe('known')
    expect(kindOf({ ...JAN, position: 'Spawacz' })).toBe('doubtful')
  })

  it('asks if it has names alone', () => {
    expect(kindOf(JAN)).toBe('doubtful')
  })
})

describe('a mailbox of a whole brigade', () => {
  const people = [JAN, { firstName: 'Anna', lastName: 'Lis' }, { firstName: 'Ewa', lastName: 'Kos' }].map(
    (person) => ({
      ...person,
      email: 'brygada2@firma.example',
    }),
  )

  it('is that of each of them, and asks nothing, the second time either', () => {
    const rows = people.map((person, place) => row(place + 1, person))
    const { groups, problems } = groupPeople(rows, false)
    expect([groups.length, problems.size]).toEqual([3, 0])
    expect(matchGroups(groups, []).map(({ match }) => match.kind)).toEqual(['new', 'new', 'new'])
    const known = people.map((person, place): PersonRecord => ({
      id: `p${place}`,
      role: 'employee',
      isOwn: true,
      ...person,
    }))
    expect(matchGroups(groups, known).map(({ match }) => match.kind)).toEqual(['known', 'known', 'known'])
  })
})

describe('two spellings of a name with one e-mail', () => {
  it('are asked about: rather one person than a mailbox of two', () => {
    const email = 'anna@firma.example'
    const rows = ['Kowalska-Nowak', 'Kowalska Nowak'].map((lastName, place) =>
      row(place + 1, { firstName: 'Anna', lastName, email }),
    )
    const { groups } = groupPeople(rows, false)
    const [first, second] = matchGroups(groups, [])
    expect(first?.match.kind).toBe('new')
    expect(second).toMatchObject({ match: { kind: 'doubtful' }, namesakes: [{ key: '1' }] })
  })
})

describe('two spellings of a name in a table', () => {
  const kinds = (...people: PersonFacts[]) =>
    matchGroups(
      groupPeople(
        people.map((person, place) => row(place + 1, person)),
        false,
      ).groups,
      [],
    ).map(({ match }) => (match.kind === 'doubtful' ? match.reason.replaceAll('\u00a0', ' ') : match.kind))
  const ALIKE = 'W arkuszu jest ktoś o bardzo podobnym imieniu i nazwisku'

  it.each([
    ['a hyphen', { firstName: 'Anna', lastName: 'Kowalska Nowak' }],
    ['one surname of two', { firstName: 'Anna', lastName: 'Kowalska' }],
    ['a second first name', { firstName: 'Anna Maria', lastName: 'Kowalska-Nowak' }],
    ['the other order', { firstName: 'Kowalska-Nowak', lastName: 'Anna' }],
  ])('are asked about: %s', (_, other) => {
    expect(kinds({ firstName: 'Anna', lastName: 'Kowalska-Nowak' }, other)).toEqual(['new', ALIKE])
  })

  it('are two people if their numbers differ', () => {
    const [a, b] = ['Kowalska-Nowak', 'Kowalska Nowak'].map((lastName, place) => ({
      firstName: 'Anna',
      lastName,
      employeeNumber: String(place),
    }))
    expect(a && b && kinds(a, b)).toEqual(['new', 'new'])
  })

  it('with nothing in common but a first name or a particle are two people', () => {
    expect(
      kinds({ firstName: 'Jan', lastName: 'de Wit' }, { firstName: 'Jan', lastName: 'de Boer' }, JAN),
    ).toEqual(['new', 'new', 'new'])
  })
})

describe('a person with a former surname', () => {
  const married: PersonRecord = {
    id: 'ewa',
    firstName: 'Ewa',
    lastName: 'Mężatka',
    formerName: 'Panieńska',
    employeeNumber: '101',
    role: 'employee',
  }
  const before = { firstName: 'Ewa', lastName: 'Panieńska', employeeNumber: '101' }
  const match = (person: PersonFacts, known: PersonRecord) =>
    matchGroups(groupPeople([row(1, person)], false).groups, [known])[0]?.match.kind

  it('is known in an older table, and in one that says both surnames', () => {
    expect(match(before, married)).toBe('known')
    const known = { ...married, ...before, formerName: undefined }
    const { lastName, formerName } = married
    expect(match({ ...before, lastName, formerName }, known)).toBe('known')
    expect(match({ ...before, lastName }, known)).toBe('doubtful')
  })
})

describe('a person who is nearly the namesake of a known one', () => {
  it('is asked about', () => {
    const known: PersonRecord = {
      id: 'p1',
      role: 'employee',
      isOwn: true,
      firstName: 'Anna',
      lastName: 'Kowalska-Nowak',
    }
    const { groups } = groupPeople([row(1, { firstName: 'Anna', lastName: 'Kowalska Nowak' })], false)
    expect(matchGroups(groups, [known])[0]?.match).toMatchObject({ kind: 'doubtful', candidates: [known] })
  })
})

describe('rows of one person that say different things', () => {
  it('keep the papers for the position of their row, and what the first row does not say', () => {
    const paper = { examination: { validUntil: '2027-03-02' } }
    const { groups } = groupPeople(
      [
        { ...row(1, { ...JAN, employeeNumber: '1', position: 'Magazynier' }), ...paper },
        { ...row(2, { ...JAN, employeeNumber: '1', position: 'Operator' }), ...paper },
      ],
      false,
    )
    expect(groups[0]?.papers.map(({ position }) => position)).toEqual(['Magazynier', 'Operator'])
    expect(groups[0]?.positions).toEqual(['Magazynier', 'Operator'])
  })

  it('are asked about if two numbers have one e-mail', () => {
    const email = 'jan@x.pl'
    const { groups } = groupPeople(
      [row(1, { ...JAN, employeeNumber: '1', email }), row(2, { ...JAN, employeeNumber: '2', email })],
      false,
    )
    expect(matchGroups(groups, []).map(({ match }) => match.kind)).toEqual(['new', 'doubtful'])
  })
})

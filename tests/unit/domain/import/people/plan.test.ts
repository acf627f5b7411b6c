import { describe, expect, it } from 'vitest'

import type { Certificate } from '~/domain/certificates/certificate'
import type { UnreadableCell } from '~/domain/employment/unreadable-cell'
import { groupPeople } from '~/domain/import/people/group-people'
import { matchGroups, type PersonChoice } from '~/domain/import/people/match-people'
import { isEmptyPlan, planImport } from '~/domain/import/people/plan'
import type { ImportedCertificate } from '~/domain/import/rows/certificate-cells'
import type { ProblemCell } from '~/domain/import/rows/rules'
import type { PersonFacts } from '~/domain/people/person-fields'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import type { PersonRecord } from '~/domain/records/person-changes'

import { certificate, TODAY, user } from '../../../../support/builders'

const EMPLOYER = user({ id: 'employer', role: 'employer', firstName: 'Ewa', lastName: 'Szef' })
const JAN: PersonFacts = { firstName: 'Jan', lastName: 'Nowak' }
const OWN: PersonRecord = { id: 'jan', ...JAN, role: 'employee', company: 'Zakłady Testowe', isOwn: true }

const BHP: ImportedCertificate = {
  qualification: { type: 'bhp', scope: 'workers' },
  number: '12/2024',
  issueDate: '2024-05-04',
  expiryDate: '2027-05-04',
}

type Row = { person: PersonFacts; certificates?: ImportedCertificate[]; unreadable?: ProblemCell[] }

function plan(
  rows: Row[],
  {
    people = [],
    certificates = [],
    choices = new Map(),
    viewer = EMPLOYER,
    unreadable = [],
    settled = [],
  }: {
    people?: PersonRecord[]
    certificates?: Certificate[]
    choices?: ReadonlyMap<string, PersonChoice>
    viewer?: typeof EMPLOYER
    unreadable?: UnreadableCell[]
    settled?: UnreadableCell[]
  } = {},
) {
  const { groups } = groupPeople(
    rows.map(({ person, certificates: own = [], unreadable: cells = [] }, place) => ({
      line: place + 1,
      person,
      certificates: own,
      problems: [],
      unreadable: cells,
    })),
    true,
  )
  let count = 0
  const createId = () => `new-${(count += 1)}`
  const employment = { examinations: [], inductions: [], unreadable, settled }
  const present = { viewer, people, certificates, employment, kinds: COMMON_KINDS, today: TODAY }
  return planImport(matchGroups(groups, people), choices, present, createId)
}

describe('the plan of an import', () => {
  it('adds new people, and certificates that count because the employer has the paper', () => {
    const { content, added, undecided } = plan([{ person: JAN, certificates: [BHP] }])
    expect(added).toBe(1)
    expect(undecided).toEqual([])
    expect(content.people).toEqual([{ id: 'new-1', ...JAN }])
    expect(content.certificates).toEqual([
      {
        id: 'new-2',
        userId: 'new-1',
        type: 'bhp',
        scope: 'workers',
        number: '12/2024',
        issueDate: '2024-05-04',
        expiryDate: '2027-05-04',
        status: 'active',
        enteredBy: 'Ewa Szef',
      },
    ])
  })

  it('adds certificates of known people; those of people in the sample data are only claims', () => {
    const rows = [{ person: JAN, certificates: [BHP] }]
    const { content, added, changed } = plan(rows, { people: [{ ...OWN, isOwn: false }] })
    expect({ added, changed, people: content.people }).toEqual({ added: 0, changed: 0, people: [] })
    expect(content.certificates).toMatchObject([{ userId: 'jan', status: 'pending' }])
    expect(content.certificates[0]?.enteredBy).toBeUndefined()
  })

  it('counts the people who go into the archive at once', () => {
    const anna = { firstName: 'Anna', lastName: 'Żak' }
    const rows = [
      { person: { ...JAN, leftOn: '2026-11-20' } },
      { person: { ...anna, leftOn: '2026-12-31' } },
      { person: { firstName: 'Ewa', lastName: 'Kos', leftOn: '2025-01-31' } },
    ]
    expect(plan(rows, { people: [OWN] })).toMatchObject({ added: 2, changed: 1, archived: 2 })
    // Nobody changes the people in the sample data.
    expect(plan(rows.slice(0, 1), { people: [{ ...OWN, isOwn: false }] }).archived).toBe(0)
  })

  it('adds only the details of a known person that are new; a blank erases nothing', () => {
    const known = { ...OWN, position: 'Spawacz', unit: 'Hala 1', employeeNumber: '7' }
    const rows = [{ person: { ...JAN, employeeNumber: '7', phone: '500600700' } }]
    const { content, changed, news } = plan(rows, { people: [known] })
    expect({ changed, news }).toEqual({ changed: 1, news: [] })
    expect(content.people).toEqual([
      { id: 'jan', ...JAN, position: 'Spawacz', unit: 'Hala 1', employeeNumber: '7', phone: '500600700' },
    ])
    expect(plan([{ person: JAN }], { people: [known] }).content.people).toEqual([])
  })

  it('adds no known certificate: the same type, scope and number, or without a number the same last day', () => {
    const present = [
      certificate({
        id: 'a',
        userId: 'jan',
        scope: 'workers',
        number: '12 / 2024',
        expiryDate: '2027-05-04',
      }),
      certificate({ id: 'b', userId: 'jan', scope: 'office', number: 'X', expiryDate: '2030-01-01' }),
    ]
    const office: ImportedCertificate = {
      ...BHP,
      qualification: { type: 'bhp', scope: 'office' },
      number: 'bez numeru',
      expiryDate: '2030-01-01',
    }
    const rows = [{ person: JAN, certificates: [BHP, office, { ...office, expiryDate: '2031-01-01' }] }]
    const found = plan(rows, { people: [OWN], certificates: present })
    expect(found.present).toBe(2)
    expect(found.content.certificates).toMatchObject([{ expiryDate: '2031-01-01', number: 'bez numeru' }])
  })

  it('has a certificate once if the table has it twice', () => {
    const rows = [
      { person: JAN, certificates: [BHP] },
      { person: JAN, certificates: [BHP] },
    ]
    expect(plan(rows)).toMatchObject({ present: 1, content: { certificates: [{ number: '12/2024' }] } })
  })

  it('refuses a certificate with the number of somebody else, and names its row', () => {
    const anna = { firstName: 'Anna', lastName: 'Żak' }
    const { refused, content } = plan([
      { person: JAN, certificates: [BHP] },
      { person: anna, certificates: [BHP] },
    ])
    expect(content.certificates).toHaveLength(1)
    expect(refused).toEqual([
      {
        line: 2,
        message: 'Szkolenie okresowe BHP · stanowiska robotnicze, numer 12/2024 ma już: Jan Nowak',
      },
    ])
  })

  it('is no certificate whose number is there with other dates: that is said, too', () => {
    const present = [certificate({ id: 'a', userId: 'jan', scope: 'workers', number: '12/2024' })]
    const rows = [{ person: JAN, certificates: [BHP] }]
    const { refused, content } = plan(rows, { people: [OWN], certificates: present })
    expect(content.certificates).toEqual([])
    expect(refused[0]?.message).toMatch(/numer 12\/2024 jest już z\sinnymi datami$/)
  })

  it('is not called known if it says more than the one without a number: what it says is named', () => {
    const bare = { id: 'a', userId: 'jan', scope: 'workers', number: 'bez numeru' } as const
    const known = certificate({
      ...bare,
      issueDate: undefined,
      issuedBy: undefined,
      expiryDate: '2027-05-04',
    })
    const read = (imported: ImportedCertificate) =>
      plan([{ person: JAN, certificates: [imported] }], { people: [OWN], certificates: [known] })
    const { present, refused, content } = read({ ...BHP, issuedBy: 'Ośrodek' })
    expect([present, content.certificates]).toEqual([0, []])
    expect(refused.map(({ line }) => line)).toEqual([1])
    expect(refused[0]?.message).toMatch(
      /04\.05\.2027: Jan Nowak ma już ten dokument, ale nie ma w\snim numeru 12\/2024 ani daty wydania 04\.05\.2024 ani wystawcy „Ośrodek”\. Dopisz/,
    )
    expect(read({ ...BHP, number: 'bez numeru', issueDate: undefined })).toMatchObject({
      present: 1,
      refused: [],
    })
  })

  it('is issued by the training centre itself', () => {
    const centre = user({ id: 'centre', role: 'training_center', company: 'Ośrodek' })
    const rows = [{ person: JAN, certificates: [{ ...BHP, issuedBy: 'Ktoś inny' }] }]
    const { content } = plan(rows, { viewer: centre })
    expect(content.certificates).toMatchObject([{ issuedBy: 'Ośrodek', status: 'active' }])
  })
})

describe('a doubtful person', () => {
  const archived = { ...OWN, isArchived: true }
  const rows = [{ person: JAN, certificates: [BHP] }]

  it('waits for a choice, and so does what is theirs', () => {
    const { undecided, content } = plan(rows, { people: [archived] })
    expect(undecided.map(({ key }) => key)).toEqual(['1'])
    expect(Object.values(content)).toEqual([[], [], [], [], [], [], [], [], []])
  })

  it('comes back from the archive if they are known', () => {
    const choices = new Map([['1', { kind: 'known', id: 'jan' } as const]])
    const { content } = plan(rows, { people: [archived], choices })
    expect(content).toMatchObject({ people: [], restored: ['jan'], certificates: [{ userId: 'jan' }] })
  })

  it('stays in the archive if the table says that their last day of work has passed', () => {
    const choices = new Map([['1', { kind: 'known', id: 'jan' } as const]])
    const left = (leftOn: string, known: string) => {
      const people = [{ ...archived, leftOn: known }]
      return plan([{ person: { ...JAN, leftOn }, certificates: [BHP] }], { people, choices })
    }
    const again = left('2026-11-20', '2026-11-20')
    expect(again).toMatchObject({
      archived: 0,
      content: { people: [], restored: [], certificates: [{ userId: 'jan' }] },
    })
    expect(left('2026-11-19', '2026-11-20').content).toMatchObject({ people: [{}], restored: [] })
    // Today is a day of work.
    expect(left(TODAY, '2026-11-20').content.restored).toEqual(['jan'])
  })

  it('may be somebody new, or be left out', () => {
    const asNew = plan(rows, { people: [archived], choices: new Map([['1', { kind: 'new' }]]) })
    expect(asNew).toMatchObject({ added: 1, content: { certificates: [{ userId: 'new-1' }] } })
    const skipped = plan(rows, { people: [archived], choices: new Map([['1', { kind: 'skip' }]]) })
    expect(skipped).toMatchObject({ undecided: [], content: { people: [], certificates: [] } })
  })

  it('is asked for again if the row that they were said to be the same as is left out', () => {
    const choices = new Map([['1', { kind: 'same', key: '5' } as const]])
    expect(plan(rows, { people: [archived], choices }).undecided).toHaveLength(1)
  })

  it('needs no choice for a person who is no longer doubtful', () => {
    const choices = new Map([['1', { kind: 'same', key: '5' } as const]])
    expect(plan(rows, { choices })).toMatchObject({ added: 1, content: { certificates: [{}] } })
  })

  it('may be one known person in two rows, whose news add up', () => {
    const known = { ...OWN, position: 'Spawacz', isArchived: true }
    const twice = [
      { person: { ...JAN, position: 'Monter', email: 'jan@x.pl' } },
      { person: { ...JAN, position: 'Monter', unit: 'Hala 2', employeeNumber: '7' } },
    ]
    const choices = new Map(['1', '2'].map((key) => [key, { kind: 'known', id: 'jan' } as const]))
    const { content, changed } = plan(twice, { people: [known], choices })
    expect({ changed, restored: content.restored }).toEqual({ changed: 1, restored: ['jan'] })
    expect(content.people).toMatchObject([{ id: 'jan', email: 'jan@x.pl', unit: 'Hala 2' }])
  })

  it('may be the same as one in another row', () => {
    const twice = [
      { person: { ...JAN, position: 'Spawacz' } },
      { person: { ...JAN, position: 'Monter' }, certificates: [BHP] },
    ]
    const { content } = plan(twice, { choices: new Map([['2', { kind: 'same', key: '1' }]]) })
    expect(content.people).toHaveLength(1)
    expect(content.certificates).toMatchObject([{ userId: content.people[0]?.id }])
  })
})

describe('a cell that could not be read', () => {
  const cell = { heading: 'BHP ważne do', text: 'po świętach', reason: 'To nie jest data. Wpisz d.m.rrrr' }
  const rows = [{ person: JAN, unreadable: [cell] }]

  it('comes with its person, and is enough for an import', () => {
    const planned = plan(rows)
    expect(planned.content.cells).toEqual([{ id: 'new-2', userId: 'new-1', ...cell }])
    expect(isEmptyPlan(plan(rows, { people: [OWN] }))).toBe(false)
  })

  it('comes once, also if somebody has dealt with it since', () => {
    const known = { id: 'x', userId: OWN.id, ...cell }
    for (const present of [{ unreadable: [known] }, { settled: [known] }]) {
      expect(plan(rows, { people: [OWN], ...present }).content.cells).toEqual([])
    }
    expect(
      plan(rows, { people: [OWN], unreadable: [{ ...known, userId: 'other' }] }).content.cells,
    ).toHaveLength(1)
  })

  it('comes once for each person, however often the table repeats it', () => {
    const email = { heading: 'E-mail', text: 'jan@', reason: 'Podaj adres' }
    expect(plan([{ person: JAN, unreadable: [email, email] }]).content.cells).toHaveLength(1)
  })
})

describe('a certificate whose end our own file says, though its document does not', () => {
  it('is the same one', () => {
    const adr = { type: 'own', scope: 'own_adr' } as const
    const known = certificate({ ...adr, userId: OWN.id, issueDate: '2024-05-01', expiryDate: undefined })
    const read = {
      qualification: adr,
      number: known.number,
      issueDate: '2024-05-01',
      expiryDate: '2029-05-01',
    }
    const planned = plan([{ person: JAN, certificates: [read] }], { people: [OWN], certificates: [known] })
    expect(planned).toMatchObject({ present: 1, content: { certificates: [] } })
  })
})

describe('BHP training of which the group becomes known', () => {
  it('is the same one if it ends on the same day', () => {
    const known = certificate({
      userId: OWN.id,
      scope: undefined,
      number: 'bez numeru',
      expiryDate: '2028-05-01',
    })
    const again = { ...BHP, number: 'bez numeru', expiryDate: '2028-05-01' }
    const planWith = (expiryDate: string) =>
      plan([{ person: JAN, certificates: [{ ...again, expiryDate }] }], {
        people: [OWN],
        certificates: [known],
      })
    expect(planWith('2028-05-01')).toMatchObject({ present: 1, content: { certificates: [] } })
    expect(planWith('2028-06-01').content.certificates).toHaveLength(1)
  })
})

import { expect, it } from 'vitest'

import { groupPeople } from '~/domain/import/people/group-people'
import { matchGroups, type PersonChoice } from '~/domain/import/people/match-people'
import { isOpenNews, type NewsAnswer } from '~/domain/import/people/news'
import { planImport } from '~/domain/import/people/plan'
import { parseRow } from '~/domain/import/rows/rows'
import type { ColumnUse } from '~/domain/import/sheets/columns'
import type { PersonRecord } from '~/domain/records/person-changes'
import { foldText } from '~/domain/words/polish'

import { EMPTY_REGISTER } from '../../../../support/import-table'

const USES: ColumnUse[] = [
  'lastName',
  'firstName',
  'employeeNumber',
  'position',
  'examinationEnd',
  'induction',
]
const COLUMNS = USES.map((use) => ({ heading: use, use }))

const JAN: PersonRecord = {
  id: 'jan',
  role: 'employee',
  isOwn: true,
  firstName: 'Jan',
  lastName: 'Lis',
  employeeNumber: '7',
  position: 'magazynier',
}

type Answers = { people?: [string, PersonChoice][]; news?: [string, NewsAnswer][] }

/** Plans the import of rows, `surname | first name | number | position | examination | induction`. */
function plan(rows: readonly string[], known: PersonRecord[] = [], { people, news }: Answers = {}) {
  const cells = rows.map((row) => USES.map((_, place) => row.split('|')[place]?.trim() ?? ''))
  const severalPositions = new Set(
    cells
      .map((row) => row[3] ?? '')
      .filter((text) => text.includes('/'))
      .map(foldText),
  )
  const rules = {
    ...EMPTY_REGISTER,
    columns: COLUMNS,
    meanings: new Map(),
    positions: [],
    isCentre: false,
    severalPositions,
  }
  const { groups } = groupPeople(
    cells.map((row, place) => parseRow(row, place + 1, rules)),
    false,
  )
  let count = 0
  const matched = matchGroups(groups, known)
  return {
    matched,
    ...planImport(
      matched,
      new Map(people),
      { ...EMPTY_REGISTER, people: known },
      () => `new-${(count += 1)}`,
      new Map(news),
    ),
  }
}

it('a cell with two positions brings both, and the papers of the row are of both', () => {
  const { content, news } = plan(['Lis | Jan | 7 | magazynier / operator wózka | 12.03.2028 | 04.03.2024'])
  expect(content.people).toMatchObject([{ lastName: 'Lis', position: 'magazynier' }])
  expect(content.others).toEqual([{ userId: 'new-1', positions: [{ position: 'operator wózka' }] }])
  expect(content.examinations).toMatchObject([{ position: 'magazynier', alsoFor: ['operator wózka'] }])
  expect(content.inductions).toMatchObject([
    { generalOn: '2024-03-04', positionOn: '2024-03-04', position: 'magazynier' },
    { positionOn: '2024-03-04', position: 'operator wózka' },
  ])
  expect(news).toEqual([])
})

const TWO_ROWS = ['Lis | Jan | 7 | magazynier | 12.03.2028', 'Lis | Jan | 7 | operator wózka | 12.03.2029']
const BOTH: NewsAnswer = { isTaken: false, isBeside: true }
const CHANGED: NewsAnswer = { isTaken: true, since: '2026-11-02' }

it('two rows of one person with two positions are asked about once, and nothing of them is dropped', () => {
  const { news } = plan(TWO_ROWS)
  const [question] = news
  expect(news).toMatchObject([
    { field: 'position', from: 'magazynier', to: 'operator wózka', isTaken: undefined },
  ])
  const answered = (answer: NewsAnswer) => plan(TWO_ROWS, [], { news: [[question?.key ?? '', answer]] })
  const both = answered(BOTH)
  expect(both.news.filter(isOpenNews)).toEqual([])
  expect(both.content.people).toMatchObject([{ position: 'magazynier' }])
  expect(both.content.others).toMatchObject([{ positions: [{ position: 'operator wózka' }] }])
  expect(both.content.examinations.map(({ position }) => position)).toEqual(['magazynier', 'operator wózka'])
  const changed = answered(CHANGED)
  expect(changed.content.people).toMatchObject([{ position: 'operator wózka', positionSince: '2026-11-02' }])
  expect(changed.content.others).toEqual([])
})

it('a known person with another position in the table may have both', () => {
  const row = ['Lis | Jan | 7 | spawacz']
  const { news, content } = plan(row, [JAN])
  expect(content).toMatchObject({ people: [], others: [] })
  expect(plan(row, [JAN], { news: [[news[0]?.key ?? '', BOTH]] }).content).toMatchObject({
    people: [],
    others: [{ userId: 'jan', positions: [{ position: 'spawacz' }] }],
  })
})

it('a row with a position that is known beside the main one says nothing new', () => {
  const known = { ...JAN, otherPositions: [{ position: 'spawacz', since: '2026-03-02' }] }
  for (const row of ['Lis | Jan | 7 | Spawacz', 'Lis | Jan | 7 | magazynier']) {
    expect(plan([row], [known])).toMatchObject({ news: [], content: { people: [], others: [] } })
  }
  const byName = { ...known, employeeNumber: undefined }
  expect(plan(['Lis | Jan | | spawacz'], [byName]).matched).toMatchObject([{ match: { kind: 'known' } }])
})

const TWO_NUMBERS = ['Lis | Jan | 7 | magazynier', 'Lis | Jan | 9 | magazynier']

it('one name with two numbers is asked about, and of one person which number counts', () => {
  const { undecided, matched } = plan(TWO_NUMBERS)
  expect(undecided.map(({ key }) => key)).toEqual(['2'])
  expect(matched[1]?.match).toMatchObject({ reason: expect.stringContaining('z\u00a0innym numerem') })
  const same = plan(TWO_NUMBERS, [], { people: [['2', { kind: 'same', key: '1' }]] })
  expect(same.content.people).toMatchObject([{ employeeNumber: '7' }])
  expect(same.news).toMatchObject([{ field: 'employeeNumber', from: '7', to: '9' }])
  expect(plan(TWO_NUMBERS, [], { people: [['2', { kind: 'new' }]] }).added).toBe(2)
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { proposeColumns } from '~/domain/import/sheets/column-proposal'
import { listColumnUses } from '~/domain/import/sheets/columns'
import { namesApart } from '~/domain/people/names-apart'
import { detailsIn, newPersonSchema, PERSON_FIELDS, factsIn } from '~/domain/people/person-fields'
import { parsePersonFields } from '~/domain/people/person-form'
import { keysOf } from '~/domain/words/collection'

import { TODAY } from '../../../support/builders'

const ALL = keysOf(PERSON_FIELDS)
/** A list is stored by changes of its own. */
const FIELDS = ALL.filter((field) => PERSON_FIELDS[field].kind !== 'list')
const DETAILS = detailsIn('name', 'number', 'work', 'company', 'employment', 'contact').filter(
  (field) => PERSON_FIELDS[field].kind !== 'list',
)
const JAN = { firstName: 'Jan', lastName: 'Lis' }

/** A text that the field takes. */
function valueOf(field: (typeof FIELDS)[number]): string {
  if (PERSON_FIELDS[field].kind === 'day') return '2024-05-01'
  if (field === 'basis') return 'student'
  if (field === 'email') return 'jan@lis.pl'
  return field === 'phone' ? '+48 500 000 100' : 'Abc'
}

describe('each field of a person', () => {
  it.each(FIELDS)('%s is stored as it is typed', (field) => {
    const person = { ...JAN, [field]: valueOf(field) }
    expect(parsePersonFields(person).value).toEqual(person)
    expect(v.parse(newPersonSchema, { id: 'jan', ...person })).toEqual({ id: 'jan', ...person })
  })

  it.each(DETAILS)('%s may be missing, and is then no empty text', (field) => {
    expect(parsePersonFields({ ...JAN, [field]: ' ' }).value).toEqual(JAN)
  })

  it.each(ALL)('%s is known in a sheet by its own name', (field) => {
    const isCentre = !listColumnUses(false).includes(field)
    const sheet = { name: 'Kadry', rows: [[PERSON_FIELDS[field].label], [valueOf(field)]] }
    const [column] = proposeColumns(sheet, 0, { columns: new Map(), isCentre, kinds: [], today: TODAY })
    expect(column?.use).toBe(field)
  })

  it.each(DETAILS)('%s tells namesakes apart', (field) => {
    const person = { ...JAN, [field]: valueOf(field) }
    const known = v.parse(newPersonSchema, { id: '1', ...person })
    const names = [known, { id: '2', ...JAN }].map(namesApart([known, { id: '2', ...JAN }]))
    expect(names).toEqual([`Jan Lis, ${PERSON_FIELDS[field].fact(valueOf(field))}`, 'Jan Lis'])
  })
})

it('the usual basis of work is not said', () => {
  expect(factsIn({ basis: 'employment' }, 'employment')).toEqual([])
  expect(factsIn({ basis: 'contract' }, 'employment')).toEqual(['umowa zlecenia lub o\u00a0dzieło'])
})

import { expect, test } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import { homelessCells, paperSections } from '~/domain/import/people/paper-table'
import { paperField, photoField } from '~/domain/import/people/typed-papers'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { factsFor, scan, TODAY, user } from '../../../../support/builders'

const JAN = user({ id: 'jan', position: 'magazynier' })

const FORKLIFT = 'machine_operator.forklift'

/** Returns the table of Jan. Only his position decides what it asks for, and it requires nothing. */
function sectionsOf(draft: Record<string, string[]>) {
  const admissions = admissionsOf([JAN], [], factsFor([{ name: 'magazynier', requirements: [] }]), TODAY)
  return paperSections(admissions, {
    kinds: COMMON_KINDS,
    nameOf: ({ id }) => id,
    conditions: undefined,
    draft,
  })
}

const columns = (draft: Record<string, string[]> = {}) =>
  sectionsOf(draft).flatMap((section) => section.columns.map(({ key }) => key))

test('a cell of the draft stays if its paper is not required any more, with a text or only with a photo', () => {
  const text = paperField('jan', FORKLIFT)
  const photo = photoField('jan', FORKLIFT)
  expect(columns()).not.toContain(FORKLIFT)
  expect(columns({ [text]: [' '] })).not.toContain(FORKLIFT)
  expect(columns({ [text]: ['12.3.2027'] })).toContain(FORKLIFT)
  expect(columns({ [text]: [''], [photo]: [JSON.stringify(scan())] })).toContain(FORKLIFT)
})

test('a filled cell of the draft whose person has left has no place, and keeps its text and photos', () => {
  const photo = JSON.stringify(scan())
  const draft = {
    [paperField('jan', 'examination')]: ['12.3.2027'],
    [paperField('ewa', FORKLIFT)]: ['13.3.2027'],
    [photoField('ewa', FORKLIFT)]: [photo],
    [paperField('ewa', 'examination')]: [' '],
  }
  const homeless = homelessCells(draft, sectionsOf(draft), {
    kinds: COMMON_KINDS,
    personName: () => 'Ewa Bąk',
  })
  expect(homeless).toEqual([
    expect.objectContaining({
      field: paperField('ewa', FORKLIFT),
      label: 'Ewa Bąk, UDT wózek',
      text: '13.3.2027',
      photos: [photo],
    }),
  ])
})

import { expect, test } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import { paperSections } from '~/domain/import/people/paper-table'
import { paperField, photoField } from '~/domain/import/people/typed-papers'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { factsFor, scan, TODAY, user } from '../../../../support/builders'

const JAN = user({ id: 'jan', position: 'magazynier' })

const FORKLIFT = 'machine_operator.forklift'

/** Returns the papers that the table asks Jan for. Only his position decides, and it requires nothing. */
function columns(draft: Record<string, string[]> = {}): string[] {
  const admissions = admissionsOf([JAN], [], factsFor([{ name: 'magazynier', requirements: [] }]), TODAY)
  const sections = paperSections(admissions, {
    kinds: COMMON_KINDS,
    nameOf: ({ id }) => id,
    conditions: undefined,
    draft,
  })
  return sections.flatMap((section) => section.columns.map(({ key }) => key))
}

test('a cell of the draft stays if its paper is not required any more, with a text or only with a photo', () => {
  const text = paperField('jan', FORKLIFT)
  const photo = photoField('jan', FORKLIFT)
  expect(columns()).not.toContain(FORKLIFT)
  expect(columns({ [text]: [' '] })).not.toContain(FORKLIFT)
  expect(columns({ [text]: ['12.3.2027'] })).toContain(FORKLIFT)
  expect(columns({ [text]: [''], [photo]: [JSON.stringify(scan())] })).toContain(FORKLIFT)
})

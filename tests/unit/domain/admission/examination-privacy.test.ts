import { describe, expect, it } from 'vitest'

import { dutyMatrixCsv, gateListCsv } from '~/documents/duty-files'
import { admissionQuestions } from '~/domain/admission/admission-questions'
import { dutiesOf, forOthers, type Duty } from '~/domain/admission/duty'
import { dutyNote, uncheckedLabel } from '~/domain/admission/duty-label'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
]
const welder = user({ position: 'spawacz' })
const employer = user({ id: 'employer', role: 'employer' })
const inductions = [induction()]

/** Everything about an examination that could stop somebody, each for one person. */
const STOPPED: Record<string, EmploymentRecords> = {
  'an orzeczenie that has ended': papers({
    inductions,
    examinations: [examination({ validUntil: '2026-11-20' })],
  }),
  'no orzeczenie': papers({ inductions }),
  contraindications: papers({ inductions, examinations: [examination({ outcome: 'unfit' })] }),
  'a long illness': papers({
    inductions,
    examinations: [examination()],
    returns: [{ id: 'return', userId: 'user-1', returnedOn: '2026-11-10' }],
  }),
  'an orzeczenie for another position': papers({
    inductions,
    examinations: [examination({ position: 'magazynier', covers: ['heights'] })],
  }),
}

const NAMES_EXAMINATION = /orzecz|lekarsk|badan|badań|examination|niezdoln|przeciwwskaz|magazynier|wysoko/i

function dutiesFor(viewer: Person, records: EmploymentRecords): Duty[] {
  return dutiesOf([welder], [certificate({ scope: 'workers' })], factsFor(POSITIONS, records, viewer), TODAY)
}

/** Returns everything that a screen, a file or a print can say of the duties. */
function saidOf(duties: readonly Duty[], records: EmploymentRecords): string {
  const unchecked = uncheckedLabel(records.required)
  return [
    JSON.stringify(duties),
    ...duties.map((duty) => dutyNote(duty, TODAY)),
    dutyMatrixCsv(duties, TODAY, unchecked).text,
    gateListCsv(duties, TODAY, unchecked).text,
    ...duties.map((duty) => JSON.stringify(admissionQuestions(duty, records, TODAY))),
  ].join('\n')
}

describe.each(Object.entries(STOPPED))('%s', (_, records) => {
  it.each([
    ['an administrator', user({ id: 'admin', role: 'admin', company: undefined })],
    ['the employer of another company', user({ id: 'other', role: 'employer', company: 'Inna Firma' })],
    ['a colleague', user({ id: 'colleague', position: 'spawacz' })],
    ['a training centre of the same name', user({ id: 'centre', role: 'training_center' })],
  ])('stops the person without a word of why for %s', (__, viewer) => {
    const duties = dutiesFor(viewer, records)
    expect(duties).toMatchObject([{ mayWork: false, isWithheld: true }])
    expect(saidOf(duties, records)).not.toMatch(NAMES_EXAMINATION)
    expect(saidOf(duties, records)).toContain('nie dopuszczono')
  })

  it('is named to the person and their employer', () => {
    for (const viewer of [welder, employer]) {
      expect(saidOf(dutiesFor(viewer, records), records)).toMatch(/orzecz/i)
    }
  })

  it('is not on paper for others, even if the employer prints it', () => {
    const duties = dutiesFor(employer, records).map(forOthers)
    expect(duties).toMatchObject([{ mayWork: false, isWithheld: true }])
    expect(saidOf(duties, records)).not.toMatch(NAMES_EXAMINATION)
    expect(gateListCsv(dutiesFor(employer, records), TODAY, undefined).text).not.toMatch(NAMES_EXAMINATION)
  })
})

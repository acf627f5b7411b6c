import { describe, expect, it } from 'vitest'

import { admissionMatrixCsv, gateListCsv } from '~/documents/admission-files'
import { admissionsOf, withoutHealth, type Admission } from '~/domain/admission/admission'
import { admissionNote, uncheckedLabel } from '~/domain/admission/admission-label'
import { admissionQuestions } from '~/domain/admission/admission-questions'
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

function admissionsFor(viewer: Person, records: EmploymentRecords): Admission[] {
  return admissionsOf(
    [welder],
    [certificate({ scope: 'workers' })],
    factsFor(POSITIONS, records, viewer),
    TODAY,
  )
}

/** Returns everything that a screen, a file or a print can say of the admissions. */
function saidOf(admissions: readonly Admission[], records: EmploymentRecords): string {
  const unchecked = uncheckedLabel(records.required)
  return [
    JSON.stringify(admissions),
    ...admissions.map((admission) => admissionNote(admission, TODAY)),
    admissionMatrixCsv(admissions, TODAY, unchecked).text,
    gateListCsv(admissions, TODAY, unchecked).text,
    ...admissions.map((admission) => JSON.stringify(admissionQuestions(admission, records, TODAY))),
  ].join('\n')
}

describe.each(Object.entries(STOPPED))('%s', (_, records) => {
  it.each([
    ['an administrator', user({ id: 'admin', role: 'admin', company: undefined })],
    ['the employer of another company', user({ id: 'other', role: 'employer', company: 'Inna Firma' })],
    ['a colleague', user({ id: 'colleague', position: 'spawacz' })],
    ['a training centre of the same name', user({ id: 'centre', role: 'training_center' })],
  ])('stops the person without a word of why for %s', (__, viewer) => {
    const admissions = admissionsFor(viewer, records)
    expect(admissions).toMatchObject([{ mayWork: false, isWithheld: true }])
    expect(saidOf(admissions, records)).not.toMatch(NAMES_EXAMINATION)
    expect(saidOf(admissions, records)).toContain('nie dopuszczono')
  })

  it('is named to the person and their employer', () => {
    for (const viewer of [welder, employer]) {
      expect(saidOf(admissionsFor(viewer, records), records)).toMatch(/orzecz/i)
    }
  })

  it('is not on paper for others, even if the employer prints it', () => {
    const admissions = admissionsFor(employer, records).map(withoutHealth)
    expect(admissions).toMatchObject([{ mayWork: false, isWithheld: true }])
    expect(saidOf(admissions, records)).not.toMatch(NAMES_EXAMINATION)
    expect(gateListCsv(admissionsFor(employer, records), TODAY, undefined).text).not.toMatch(
      NAMES_EXAMINATION,
    )
  })
})

import { describe, expect, it } from 'vitest'

import { applyChanges } from '~/domain/access/merge-changes'
import { employeesOf } from '~/domain/access/visibility'
import { admissionsOf } from '~/domain/admission/admission'
import type { Change } from '~/domain/changes/change'
import type { Position } from '~/domain/qualifications/requirement'
import { toDoOf } from '~/domain/to-do/to-do'
import { indexById } from '~/domain/words/collection'

import { certificate, factsFor, NOTHING_KEPT, TODAY, training, user } from '../../../support/builders'

const QUALIFICATION = { type: 'bhp', scope: 'workers' } as const
const POSITIONS: Position[] = [{ name: 'spawacz', requirements: [{ qualification: QUALIFICATION }] }]

const jan = user({ id: 'jan', firstName: 'Jan', lastName: 'Nowak', position: 'spawacz' })
const employer = user({ id: 'employer', role: 'employer' })
const users = [jan, employer]

const sample = {
  today: TODAY,
  users,
  certificates: [certificate({ userId: 'jan', scope: 'workers', expiryDate: '2026-11-13' })],
  trainings: [training({ leadsTo: QUALIFICATION, date: TODAY, maxParticipants: 1 })],
  reports: [],
  duties: [],
  employment: { examinations: [], inductions: [] },
}

const SIGN_UP: Change = {
  kind: 'employee-signed-up',
  id: 'sign-up',
  day: TODAY,
  trainingId: 'training-1',
  userId: 'jan',
}
const COMPLETION: Change = {
  kind: 'training-completed',
  id: 'completion',
  day: TODAY,
  trainingId: 'training-1',
}
const ISSUE: Change = {
  kind: 'certificate-added',
  id: 'issue',
  day: TODAY,
  certificate: {
    id: 'new',
    userId: 'jan',
    ...QUALIFICATION,
    number: 'BHP-2',
    issueDate: TODAY,
    expiryDate: '2029-11-21',
    status: 'active',
  },
}

function toDoAfter(...changes: Change[]) {
  const { visibleCertificates, trainings } = applyChanges(employer, sample, changes)
  const people = indexById(users)
  const facts = factsFor(POSITIONS)
  return toDoOf(
    employer,
    {
      visibleCertificates,
      visibleReports: [],
      trainings,
      users,
      people,
      staff: admissionsOf(employeesOf(employer, users), visibleCertificates, facts, TODAY),
      ...facts,
      copyState: NOTHING_KEPT,
    },
    TODAY,
  )
}

describe('from a need to the certificate', () => {
  it('a line offers a training, says that the person is signed up, and goes when the certificate is issued', () => {
    const [need] = toDoAfter().unable
    expect(need).toMatchObject({
      kind: 'person',
      admission: { person: jan, mayWork: false },
      help: { isOffered: true, signedUp: [] },
    })
    const [signedUp] = toDoAfter(SIGN_UP).unable
    expect(signedUp).toMatchObject({ help: { signedUp: ['zapisano na szkolenie 21.11.2026'] } })
    // Having been there is not enough: the certificate counts.
    expect(toDoAfter(SIGN_UP, COMPLETION).unable).toMatchObject([
      { admission: { person: jan }, help: { isOffered: false, signedUp: [] } },
    ])
    expect(toDoAfter(SIGN_UP, COMPLETION, ISSUE)).toMatchObject({
      unable: [],
      soon: [],
      staff: { admitted: 1, total: 1 },
    })
  })
})

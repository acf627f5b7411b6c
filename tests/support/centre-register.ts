import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { ChangeOf } from '~/domain/changes/change'
import type { NewTraining } from '~/domain/trainings/new-training'
import { foldText } from '~/domain/words/polish'

import { TODAY } from './builders'
import { certificateAdded, trainingSaved } from './changes'

export const CENTRE = 'Ośrodek Kontrolny'
export const TITLE = 'Szkolenie okresowe BHP'

/** The owner of a training centre's register as their session stands in the browser. */
export const CENTRE_OWNER = {
  id: 'registerCentre01',
  role: 'training_center' as const,
  firstName: 'Zofia',
  lastName: 'Próbna',
  email: 'zofia@osrodek.example',
  company: CENTRE,
  hasRegister: true,
}

const { id, hasRegister: _, ...owner } = CENTRE_OWNER

/** The change that begins the centre's register. */
export const CENTRE_BEGUN: ChangeOf<'register-begun'> = { kind: 'register-begun', id, day: TODAY, owner }

export const TRAINING_ID = 'training-bhp'

/** The page of the training of `trainingPlanned`. */
export const TRAINING = `/trainings/${TRAINING_ID}`

/** Builds a change that plans a training of TODAY, which can be completed at once. */
export function trainingPlanned(overrides: Partial<NewTraining> = {}): ChangeOf<'training-saved'> {
  return trainingSaved('bhp', {
    trainingCenter: CENTRE,
    title: TITLE,
    leadsTo: { type: 'bhp', scope: 'workers' },
    date: TODAY,
    startTime: '08:00',
    endTime: '15:00',
    location: 'Radom, sala 1',
    instructor: 'Zofia Próbna',
    ...overrides,
  })
}

/** Builds the changes that add a new person and put them on the training. */
export function participates(
  firstName: string,
  lastName: string,
  details: { email?: string; company?: string } = {},
): [ChangeOf<'person-saved'>, ChangeOf<'participant-added'>] {
  const userId = `person-${foldText(`${firstName}-${lastName}`)}`
  const common = { day: TODAY }
  return [
    { kind: 'person-saved', id: userId, ...common, person: { id: userId, firstName, lastName, ...details } },
    { kind: 'participant-added', id: `${userId}-at`, ...common, trainingId: TRAINING_ID, userId },
  ]
}

/** Builds the change by which the centre has issued the certificate of the training to somebody. */
export function certificateIssued(
  name: string,
  [{ person }]: ReturnType<typeof participates>,
  overrides: Partial<NewCertificate> = {},
): ChangeOf<'certificate-added'> {
  return certificateAdded(name, {
    userId: person.id,
    type: 'bhp',
    scope: 'workers',
    number: 'BHP/2026/0001',
    issueDate: TODAY,
    expiryDate: '2029-11-21',
    status: 'active',
    issuedBy: CENTRE,
    ...overrides,
  })
}

/** The change that completes the training. */
export const COMPLETED: ChangeOf<'training-completed'> = {
  kind: 'training-completed',
  id: 'completed',
  day: TODAY,
  trainingId: TRAINING_ID,
}

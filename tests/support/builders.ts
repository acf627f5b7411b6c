import type { Certificate } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { User } from '~/domain/people/user'
import type { CopyState } from '~/domain/register/last-copy'
import type { Report } from '~/domain/reports/report'
import type { Training } from '~/domain/trainings/training'

/** Today in all unit tests, a Saturday. The dates of the builders are close to it. */
export const TODAY = '2026-11-21'

/** A browser in which a person keeps nothing. */
export const NOTHING_KEPT: CopyState = { copy: undefined, changes: 0, since: undefined }

/** Builds a certificate of user-1 that is valid on TODAY and for seven months more. */
export function certificate(overrides: Partial<Certificate> = {}): Certificate {
  return {
    id: 'certificate-1',
    userId: 'user-1',
    type: 'bhp',
    number: 'BHP-10001',
    issueDate: '2024-06-30',
    expiryDate: '2027-06-30',
    status: 'active',
    issuedBy: 'Ośrodek Testowy',
    ...overrides,
  }
}

/** Builds the same certificate as a record of the sample data without changes. */
export function certificateRecord(overrides: Partial<CertificateRecord> = {}): CertificateRecord {
  return { ...certificate(), isOwn: false, events: [], ...overrides }
}

/** Builds an employee who has worked for Zakłady Testowe for years. */
export function user(overrides: Partial<User> = {}): User {
  return {
    id: 'user-1',
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna.nowak@pewnik.example',
    role: 'employee',
    company: 'Zakłady Testowe',
    hiredOn: '2019-03-04',
    ...overrides,
  }
}

/** Builds a training two weeks after TODAY, without participants or a maximum. */
export function training(overrides: Partial<Training> = {}): Training {
  return {
    id: 'training-1',
    title: 'Szkolenie okresowe BHP',
    date: '2026-12-05',
    startTime: '09:00',
    endTime: '15:00',
    location: 'Sala 1',
    instructor: 'Jan Kowalski',
    trainingCenter: 'Ośrodek Testowy',
    participants: [],
    description: 'Przepisy i zagrożenia na stanowisku.',
    status: 'scheduled',
    ...overrides,
  }
}

/** Builds a new accident report by user-1 from the day before TODAY, without witnesses. */
export function report(overrides: Partial<Report> = {}): Report {
  return {
    id: 'report-1',
    type: 'accident',
    description: 'Poślizgnięcie na mokrej posadzce',
    date: '2026-11-20',
    reportedBy: 'user-1',
    status: 'new',
    location: 'Hala A',
    ...overrides,
  }
}

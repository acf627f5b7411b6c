import { canSeeExaminationsOf } from '~/domain/access/visibility'
import type { AdmissionFacts } from '~/domain/admission/admission'
import type { Certificate } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import {
  ALL_REQUIRED,
  type EmploymentRecords,
  type Examination,
  type Induction,
} from '~/domain/employment/employment-records'
import type { Person, User } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import type { CopyState } from '~/domain/register/last-copy'
import type { Measure } from '~/domain/reports/measure-schema'
import type { Report } from '~/domain/reports/report'
import type { Scan } from '~/domain/scans/scan'
import type { Training } from '~/domain/trainings/training'

/** Today in all unit tests, a Saturday. The dates of the builders are close to it. */
export const TODAY = '2026-11-21'

/** A browser in which a person keeps nothing. */
export const NOTHING_KEPT: CopyState = { copy: undefined, changes: 0, since: undefined, isAtRisk: false }

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

/** Builds a PDF of 40 KB. */
export function scan(overrides: Partial<Scan> = {}): Scan {
  return {
    hash: 'a'.repeat(64),
    type: 'application/pdf',
    bytes: 40_000,
    name: 'orzeczenie.pdf',
    ...overrides,
  }
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

/** Builds a measure of user-1 that is due two weeks after TODAY and not done. */
export function measure(overrides: Partial<Measure> = {}): Measure {
  return {
    id: 'measure-1',
    what: 'Zamontować odbojnice przy regałach',
    ownerId: 'user-1',
    due: '2026-12-05',
    ...overrides,
  }
}

/** A register that leaves examinations and initial training to another system, so that certificates alone decide. */
export const NO_PAPERS: EmploymentRecords = {
  examinations: [],
  inductions: [],
  returns: [],
  referrals: [],
  required: { examination: false, induction: false },
  unreadable: [],
  settled: [],
}

/**
 * Builds what decides about admission, for the employer of the people that `user` builds. They may see everything about
 * these people.
 */
export function factsFor(
  positions: readonly Position[],
  employment: EmploymentRecords = NO_PAPERS,
  viewer: Person = user({ id: 'employer', role: 'employer' }),
): AdmissionFacts {
  const has = (id: string) => canSeeExaminationsOf(viewer, user({ id }))
  return { examinationsOf: { has }, positions, employment }
}

/** Builds an orzeczenie of user-1 for a welder that is valid on TODAY and for a year and a half more. */
export function examination(overrides: Partial<Examination> = {}): Examination {
  return {
    id: 'examination-1',
    userId: 'user-1',
    kind: 'periodic',
    examinedOn: '2025-06-02',
    validUntil: '2028-06-02',
    outcome: 'fit',
    position: 'spawacz',
    ...overrides,
  }
}

/** Builds the initial training of user-1 as a welder, both parts on the first day of work. */
export function induction(overrides: Partial<Induction> = {}): Induction {
  return {
    id: 'induction-1',
    userId: 'user-1',
    generalOn: '2019-03-04',
    positionOn: '2019-03-04',
    position: 'spawacz',
    ...overrides,
  }
}

/** Builds the papers of a register that requires all of them from everybody. It has none. */
export function papers(overrides: Partial<EmploymentRecords> = {}): EmploymentRecords {
  return {
    examinations: [],
    inductions: [],
    returns: [],
    referrals: [],
    required: ALL_REQUIRED,
    unreadable: [],
    settled: [],
    ...overrides,
  }
}

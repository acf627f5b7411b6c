import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { ChangeOf } from '~/domain/changes/change'
import type { Box } from '~/domain/crew/records/box'
import type { GivenPage } from '~/domain/crew/records/given-page'
import type { Duty } from '~/domain/duties/duty-schema'
import type { Examination, Induction } from '~/domain/employment/employment-records'
import { USUAL_WARNING_DAYS, type OwnKind } from '~/domain/qualifications/own-kind'
import type { Requirement } from '~/domain/qualifications/requirement'
import type { NewMeasure } from '~/domain/reports/measure-schema'
import type { NewReport } from '~/domain/reports/report-fields'
import type { NewTraining } from '~/domain/trainings/new-training'

import { examination, induction, scan, TODAY } from './builders'

/** Builds a change of TODAY that signs a person up for a training. */
export function signUp(id: string, trainingId = `training-${id}`): ChangeOf<'signed-up'> {
  return { kind: 'signed-up', id, day: TODAY, trainingId }
}

/** Builds a change of TODAY that adds a pending first-aid certificate of user-1. */
export function certificateAdded(
  id: string,
  overrides: Partial<NewCertificate> = {},
): ChangeOf<'certificate-added'> {
  return {
    kind: 'certificate-added',
    id,
    day: TODAY,
    certificate: {
      id: `certificate-${id}`,
      userId: 'user-1',
      type: 'first_aid',
      number: 'KPP-1',
      issueDate: '2026-11-01',
      expiryDate: '2029-11-01',
      status: 'pending',
      ...overrides,
    },
  }
}

/** Builds a change of TODAY that files an accident report of user-1. */
export function reportFiled(id: string, overrides: Partial<NewReport> = {}): ChangeOf<'report-filed'> {
  return {
    kind: 'report-filed',
    id,
    day: TODAY,
    report: {
      id: `report-${id}`,
      reportedBy: 'user-1',
      type: 'accident',
      date: TODAY,
      description: 'Poślizgnięcie na mokrej posadzce',
      ...overrides,
    },
  }
}

/** Builds a change of TODAY that adds a scan to an orzeczenie of user-1. */
export function scanAdded(
  id: string,
  overrides: Partial<ChangeOf<'scan-added'>> = {},
): ChangeOf<'scan-added'> {
  const subject = { of: 'examination' as const, id: 'paper-1', within: 'user-1' }
  return { kind: 'scan-added', id, day: TODAY, subject, scan: scan({ name: `${id}.pdf` }), ...overrides }
}

/** Builds a change of TODAY that adds a measure of user-1 to report-1. */
export function measureSaved(id: string, overrides: Partial<NewMeasure> = {}): ChangeOf<'measure-saved'> {
  return {
    kind: 'measure-saved',
    id,
    day: TODAY,
    reportId: 'report-1',
    measure: {
      id: `measure-${id}`,
      what: 'Zamontować odbojnice przy regałach',
      ownerId: 'user-1',
      due: '2026-12-05',
      ...overrides,
    },
  }
}

/** Builds a change of TODAY that writes down a duty of the company. */
export function dutySaved(id: string, duty: Partial<Duty> & Pick<Duty, 'sort'>): ChangeOf<'duty-saved'> {
  return { kind: 'duty-saved', id, day: TODAY, duty: { id: `duty-${id}`, ...duty } }
}

/** Builds a change of TODAY that adds a training of Ośrodek Testowy. */
export function trainingSaved(id: string, overrides: Partial<NewTraining> = {}): ChangeOf<'training-saved'> {
  return {
    kind: 'training-saved',
    id,
    day: TODAY,
    training: {
      id: `training-${id}`,
      trainingCenter: 'Ośrodek Testowy',
      title: 'Szkolenie okresowe BHP',
      date: '2026-12-05',
      startTime: '09:00',
      endTime: '15:00',
      location: 'Sala 1',
      instructor: 'Jan Kowalski',
      description: '',
      ...overrides,
    },
  }
}

/** Builds a change of TODAY that says what a position requires. */
export function positionSaved(
  id: string,
  name: string,
  requirements: Requirement[] = [],
): ChangeOf<'position-saved'> {
  return { kind: 'position-saved', id, day: TODAY, position: { name, requirements } }
}

/** Builds a change of TODAY that records an orzeczenie of user-1. */
export function examinationRecorded(
  id: string,
  overrides: Partial<Examination> = {},
): ChangeOf<'examination-recorded'> {
  return { kind: 'examination-recorded', id, day: TODAY, examination: examination({ id, ...overrides }) }
}

/** Builds a change of TODAY that records the initial training of user-1. */
export function inductionRecorded(
  id: string,
  overrides: Partial<Induction> = {},
): ChangeOf<'induction-recorded'> {
  return { kind: 'induction-recorded', id, day: TODAY, induction: induction({ id, ...overrides }) }
}

/** Builds a change of TODAY that saves an own kind whose documents say their ends. */
export function ownKindSaved(id: string, overrides: Partial<OwnKind> = {}): ChangeOf<'own-kind-saved'> {
  const ownKind = {
    id: 'own_roller' as const,
    name: 'Operator walca',
    term: 'document' as const,
    warningDays: USUAL_WARNING_DAYS,
    isMedical: false,
    ...overrides,
  }
  return { kind: 'own-kind-saved', id, day: TODAY, ownKind }
}

/** Builds a change of TODAY that imports a sheet with these people, each Łucja Ćwiąkała. */
export function sheetImported(id: string, ...personIds: string[]): ChangeOf<'sheet-imported'> {
  return {
    kind: 'sheet-imported',
    id,
    day: TODAY,
    people: personIds.map((personId) => ({ id: personId, firstName: 'Łucja', lastName: 'Ćwiąkała' })),
    restored: [],
    certificates: [],
  }
}

/** Builds a change of TODAY that opens the box of „Hala A”. */
export function boxSaved(id: string, overrides: Partial<Box> = {}): ChangeOf<'box-saved'> {
  return {
    kind: 'box-saved',
    id,
    day: TODAY,
    box: {
      id: `box-${id}`,
      place: 'Hala A',
      identity: 'I'.repeat(43),
      dropToken: 'T'.repeat(43),
      ...overrides,
    },
  }
}

/** Builds a change of TODAY that gives user-1 a page of their own. */
export function pageGiven(
  id: string,
  page: GivenPage = { of: 'mine', id: `page-${id}`, key: 'K'.repeat(43), userId: 'user-1' },
): ChangeOf<'page-given'> {
  return { kind: 'page-given', id, day: TODAY, page }
}

/** Builds a change of TODAY that takes in drop-1, of somebody anonymous, as report-1. */
export function dropTakenIn(
  id: string,
  overrides: Partial<ChangeOf<'drop-taken-in'>> = {},
): ChangeOf<'drop-taken-in'> {
  return {
    kind: 'drop-taken-in',
    id,
    day: TODAY,
    reportId: 'report-1',
    source: {
      dropId: 'drop-1',
      boxId: 'box-a',
      place: 'Hala A',
      about: 'near_miss',
      receivedOn: TODAY,
      language: 'uk',
    },
    ...overrides,
  }
}

/** Builds a change of TODAY that sets drop-1 aside as spam. */
export function dropSetAside(
  id: string,
  overrides: Partial<ChangeOf<'drop-set-aside'>> = {},
): ChangeOf<'drop-set-aside'> {
  return {
    kind: 'drop-set-aside',
    id,
    day: TODAY,
    dropId: 'drop-1',
    boxId: 'box-a',
    of: 'told',
    reason: 'spam',
    ...overrides,
  }
}

/** Builds a change of TODAY that takes drop-1 in as a participant of training-1. */
export function signUpTakenIn(
  id: string,
  overrides: Partial<ChangeOf<'sign-up-taken-in'>> = {},
): ChangeOf<'sign-up-taken-in'> {
  return {
    kind: 'sign-up-taken-in',
    id,
    day: TODAY,
    trainingId: 'training-1',
    userId: 'user-1',
    dropId: 'drop-1',
    boxId: 'box-a',
    contact: 'jan@firma.example',
    ...overrides,
  }
}

import { describe, expect, it } from 'vitest'

import { admissionOf } from '~/domain/admission/admission'
import { admissionNote, mayWorkLabel, mayWorkText } from '~/domain/admission/admission-label'
import { isTrainedInVain } from '~/domain/admission/certificate-doubt'
import { certificateStatus, type Certificate } from '~/domain/certificates/certificate'
import { deadlineLabel } from '~/domain/certificates/deadline'
import { levelOf } from '~/domain/certificates/remaining-time'
import { statedEndLabel, verdictOf } from '~/domain/certificates/verdict'
import type {
  EmploymentRecords,
  Examination,
  ExaminationAnswer,
} from '~/domain/employment/employment-records'
import type { Person, User } from '~/domain/people/user'
import type { Qualification, Scope } from '~/domain/qualifications/qualification'
import type { Requirement } from '~/domain/qualifications/requirement'
import { outlastsLaw } from '~/domain/qualifications/validity'

import { certificate, examination, factsFor, NO_PAPERS, papers, user } from '../../../support/builders'

// People beside the acts: of each, what the app says on this day and the source of the rule.

const DAY = '2026-11-27'

type Case = {
  who: string
  source: string
  asks: Requirement['qualification']
  holds?: Partial<Certificate>
  hiredOn?: string | undefined
  employment?: EmploymentRecords
  says: string
  note?: string
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

function judge({ asks, holds, employment = NO_PAPERS, ...rest }: Case) {
  const person = user({ position: 'badane', hiredOn: 'hiredOn' in rest ? rest.hiredOn : '2009-03-02' })
  const held = holds ? [certificate({ ...asks, ...holds })] : []
  // As the pattern position has it: whoever may drive one with a boom, or has a permit, may drive a forklift.
  const alsoBy: Scope[] = asks.scope === 'forklift' ? ['forklift_with_boom', 'forklift_permit'] : []
  const position = { name: 'badane', requirements: [{ qualification: asks, alsoBy }] }
  const admission = admissionOf(person, held, factsFor([position], employment), DAY)
  return { says: mayWorkLabel(admission), note: plain(admissionNote(admission, DAY)) }
}

const udt = (scope: Scope): Qualification & { scope: Scope } => ({ type: 'machine_operator', scope })
const own = (scope: Scope): Qualification & { scope: Scope } => ({ type: 'own', scope })

const OLD_UDT = 'ustawa z 9.11.2018, art. 3'
const SUPERVISION = 'ustawa o dozorze technicznym, art. 23 ust. 2c'
const TRUCKS = 'rozporządzenie z 15.12.2017 o wózkach jezdniowych, § 4 i 18'

const DEVICES: Case[] = [
  {
    who: 'has a truck with boom to 20.02.2027',
    source: SUPERVISION,
    asks: udt('forklift_with_boom'),
    holds: { issueDate: '2022-02-21', expiryDate: '2027-02-20' },
    says: 'Do 20.02.2027',
    note: 'UDT wózek z wysięgnikiem: termin na wniosek minął; zaświadczenie ważne do 20.02.2027',
  },
  {
    who: 'has an overhead crane to 28.02.2027',
    source: SUPERVISION,
    asks: own('own_overhead_crane'),
    holds: { issueDate: '2022-03-01', expiryDate: '2027-02-28' },
    says: 'Do 28.02.2027',
    note: 'Operator suwnicy (UDT): wniosek do 27.11.2026',
  },
  {
    who: 'has a permit of 2010 of this employer',
    source: TRUCKS,
    asks: udt('forklift'),
    holds: { scope: 'forklift_permit', issueDate: '2010-05-10', expiryDate: '2026-12-31' },
    says: 'Do 31.12.2026',
    note: 'UDT wózek: do 31.12.2026',
  },
  {
    who: 'has a permit of 2010 of a former employer',
    source: TRUCKS,
    asks: udt('forklift'),
    holds: { scope: 'forklift_permit', issueDate: '2010-05-10', expiryDate: '2026-12-31' },
    hiredOn: '2012-02-01',
    says: 'Nie',
    note: 'UDT wózek: brak',
  },
  {
    who: 'has a permit of 2010, and nobody knows since when they are employed',
    source: TRUCKS,
    asks: udt('forklift'),
    holds: { scope: 'forklift_permit', issueDate: '2010-05-10', expiryDate: '2026-12-31' },
    hiredOn: undefined,
    says: 'Nie wiadomo',
    note: 'UDT wózek: podaj datę zatrudnienia',
  },
  {
    who: 'has an operator’s book for a truck',
    source: TRUCKS,
    asks: udt('forklift'),
    holds: { ...own('own_truck_book'), issueDate: '2021-04-12', expiryDate: undefined },
    says: 'Tak',
  },
  {
    who: 'has an operator’s book for an excavator and drives a truck',
    source: TRUCKS,
    asks: udt('forklift'),
    holds: { ...own('own_excavator'), issueDate: '2021-04-12', expiryDate: undefined },
    says: 'Nie',
    note: 'UDT wózek: brak',
  },
  {
    who: 'drives a platform truck by a permit of 2022',
    source: TRUCKS,
    asks: own('own_truck'),
    holds: { ...udt('forklift_permit'), issueDate: '2022-05-10', expiryDate: '2027-12-31' },
    says: 'Nie',
    note: 'Wózek jezdniowy inny niż podnośnikowy (kurs): brak',
  },
  {
    who: 'drives a platform truck by a course',
    source: TRUCKS,
    asks: own('own_truck'),
    holds: { issueDate: '2022-05-10', expiryDate: undefined },
    says: 'Tak',
  },
  {
    who: 'drives a platform truck by a driving licence',
    source: TRUCKS,
    asks: own('own_truck'),
    holds: { ...own('own_licence_c'), issueDate: '2022-05-10', expiryDate: '2031-05-10' },
    says: 'Do 10.05.2031',
  },
]

describe('a person with a device under supervision, or with a truck', () => {
  it.each(DEVICES)('$who: $says ($source)', ({ says, note, ...rest }) => {
    expect(judge({ says, ...rest })).toEqual({ says, note })
  })

  it('applies for any device by the earlier of two countings', () => {
    const crane = { ...own('own_crane'), expiryDate: '2027-06-28' }
    expect(plain(deadlineLabel(crane, '2027-03-27'))).toBe('Złóż wniosek do 27.03.2027 – dziś')
    const tdt = { ...own('own_tdt'), expiryDate: '2027-06-28' }
    expect(plain(deadlineLabel(tdt, '2027-03-28'))).toMatch(/termin na wniosek minął wczoraj$/)
  })

  it('has no permit that was issued after the last day for it', () => {
    expect(
      outlastsLaw({ ...udt('forklift_permit'), issueDate: '2022-05-10', expiryDate: '2027-12-31' }),
    ).toBe(true)
  })
})

const ENERGY = 'Prawo energetyczne, art. 54; ustawa z 20.05.2021'
const TRAINING = 'rozporządzenie z 27.07.2004 w sprawie szkolenia BHP, § 4'
const electrician: Qualification & { scope: Scope } = { type: 'electrical', scope: 'e_g1' }
const bhpService: Qualification & { scope: Scope } = { type: 'bhp', scope: 'bhp_service' }

const PAPERS: Case[] = [
  {
    who: 'has E G1 of 2020 to 2030',
    source: ENERGY,
    asks: electrician,
    holds: { issueDate: '2020-04-06', expiryDate: '2030-04-06' },
    says: 'Nie',
    note: 'SEP E, G1: 147 dni po terminie',
  },
  {
    who: 'has E G1 of 2022 to 2032',
    source: ENERGY,
    asks: electrician,
    holds: { issueDate: '2022-04-06', expiryDate: '2032-04-06' },
    says: 'Do 06.04.2027',
  },
  {
    who: 'is a BHP specialist trained by the own firm',
    source: TRAINING,
    asks: bhpService,
    holds: { issueDate: '2024-04-08', expiryDate: '2029-04-08', issuedBy: 'Zakłady testowe' },
    hiredOn: '2022-01-03',
    says: 'Nie',
    note: 'BHP: brak',
  },
  {
    who: 'is a BHP specialist trained by a centre',
    source: TRAINING,
    asks: bhpService,
    holds: { issueDate: '2024-04-08', expiryDate: '2029-04-08' },
    hiredOn: '2022-01-03',
    says: 'Do 08.04.2029',
  },
  {
    who: 'is a worker trained by the own firm',
    source: TRAINING,
    asks: { type: 'bhp', scope: 'workers' },
    holds: { issueDate: '2025-04-08', expiryDate: '2028-04-08', issuedBy: 'Zakłady Testowe' },
    hiredOn: '2022-01-03',
    says: 'Do 08.04.2028',
  },
  {
    who: 'handles food by an orzeczenie without an end',
    source: 'ustawa z 5.12.2008 o zapobieganiu zakażeniom, art. 7',
    asks: own('own_sanitary_booklet'),
    holds: { issueDate: '2015-04-08', expiryDate: undefined },
    says: 'Tak',
  },
  {
    who: 'is a konserwator of whose paper a table has only the end: it may be of before 1.06.2019',
    source: OLD_UDT,
    asks: own('own_maintenance_udt'),
    holds: { issueDate: undefined, expiryDate: '2029-05-31' },
    says: 'Nie wiadomo',
    note: 'Konserwator (UDT): nie podano daty wydania',
  },
  {
    who: 'is the same with an end that no paper of before 1.06.2019 has',
    source: OLD_UDT,
    asks: own('own_maintenance_udt'),
    holds: { issueDate: undefined, expiryDate: '2029-06-01' },
    says: 'Do 01.06.2029',
  },
  {
    who: 'is the same with a paper of before 1.06.2019 that names a later end',
    source: OLD_UDT,
    asks: own('own_maintenance_udt'),
    holds: { issueDate: '2019-05-31', expiryDate: '2029-05-31' },
    says: 'Nie wiadomo',
    note: 'Konserwator (UDT): sprzed 1.06.2019',
  },
  {
    who: 'has the document that extends it',
    source: OLD_UDT,
    asks: own('own_maintenance_udt'),
    holds: { issueDate: '2023-10-09', expiryDate: '2029-05-31' },
    says: 'Do 31.05.2029',
  },
]

describe('a person with a świadectwo, a training or an orzeczenie', () => {
  it.each(PAPERS)('$who: $says ($source)', ({ says, note, ...rest }) => {
    expect(judge({ says, ...rest })).toEqual({ says, note })
  })
})

describe('one truth of the last day', () => {
  it('a świadectwo that the law has ended lets nobody work and is Wygasły in every list', () => {
    const old = certificate({ ...electrician, issueDate: '2020-04-06', expiryDate: '2030-04-06' })
    expect(certificateStatus(old, DAY)).toBe('expired')
    expect(verdictOf(old, DAY).words).toBe('Wygasł 03.07.2026')
    expect(statedEndLabel(old)).toBe('na dokumencie: 06.04.2030; z\u00a0mocy prawa: 03.07.2026')
    expect(levelOf(old, DAY)).toBe('alarm')
  })

  it('a training of the BHP service, or of the employer, by their own firm counts for nothing', () => {
    const byFirm = certificate({ ...bhpService, issuedBy: 'Zakłady testowe' })
    expect(isTrainedInVain(byFirm, user())).toBe(true)
    expect(isTrainedInVain({ ...byFirm, scope: 'managers' }, user({ role: 'employer' }))).toBe(true)
    expect(isTrainedInVain({ ...byFirm, scope: 'workers' }, user())).toBe(false)
    expect(isTrainedInVain({ ...byFirm, issuedBy: 'Ośrodek Testowy' }, user())).toBe(false)
  })
})

describe('a person whose orzeczenie ends today', () => {
  it('may work today: Kodeks pracy, art. 229 § 4', () => {
    const employment = papers({
      examinations: [examination({ position: 'badane', validUntil: DAY })],
      required: { examination: true, induction: false },
    })
    expect(
      judge({
        who: '',
        source: '',
        asks: { type: 'bhp', scope: 'workers' },
        holds: { issueDate: '2025-11-03', expiryDate: '2028-11-03' },
        employment,
        says: '',
      }),
    ).toMatchObject({ says: 'Do 27.11.2026' })
  })
})

// What is asked of a person follows from the basis of their work.

const CODE = 'Kodeks pracy, art. 229, 237³ i 304'
const AGENCY = 'ustawa z 9.07.2003, art. 9'
const PUPILS = 'rozporządzenie z 27.07.2004, § 10 i 11'

const JUDGED = 'badane'
const office: Qualification & { scope: Scope } = { type: 'bhp', scope: 'office' }
const workers: Qualification & { scope: Scope } = { type: 'bhp', scope: 'workers' }

const bothParts = [
  { id: 'card', userId: 'user-1', generalOn: '2026-11-02', positionOn: '2026-11-02', position: JUDGED },
]
const fitForIt = [
  examination({ kind: 'initial', examinedOn: '2026-10-26', validUntil: '2028-10-26', position: JUDGED }),
]

type Worker = {
  who: string
  source: string
  is: Partial<User>
  asks: Requirement['qualification']
  has?: Partial<EmploymentRecords>
  says: string
  note?: string
}

function judgeWorker({ is, asks, has }: Worker) {
  const person = user({ position: JUDGED, hiredOn: '2026-11-02', ...is })
  const position = { name: JUDGED, requirements: [{ qualification: asks }] }
  const admission = admissionOf(person, [], factsFor([position], papers(has)), DAY)
  return { says: mayWorkLabel(admission), note: plain(admissionNote(admission, DAY)) }
}

const NO_PAPER = 'Orzeczenie lekarskie: brak; Instruktaż ogólny: brak; Instruktaż stanowiskowy: brak'

const BY_BASIS: Worker[] = [
  {
    who: 'is an employee in an office without an orzeczenie and training',
    source: CODE,
    is: { basis: 'employment' },
    asks: office,
    says: 'Nie',
    note: NO_PAPER,
  },
  {
    who: 'is somebody of whom nobody has said the basis: an employee',
    source: CODE,
    is: {},
    asks: office,
    says: 'Nie',
    note: NO_PAPER,
  },
  {
    who: 'is a zleceniobiorca in an office without an orzeczenie',
    source: CODE,
    is: { basis: 'contract' },
    asks: office,
    says: 'Tak',
  },
  {
    who: 'is a zleceniobiorca whom a doctor has found unfit for this work',
    source: CODE,
    is: { basis: 'contract' },
    asks: office,
    has: { examinations: [examination({ outcome: 'unfit', examinedOn: '2026-11-01', position: JUDGED })] },
    says: 'Nie',
    note: 'Orzeczenie lekarskie: przeciwwskazania do pracy',
  },
  {
    who: 'is a zleceniobiorca whose organiser of work requires the same',
    source: CODE,
    is: { basis: 'contract' },
    asks: office,
    has: { required: { examination: true, induction: true, ofOthers: true } },
    says: 'Nie',
    note: NO_PAPER,
  },
  {
    who: 'is a zleceniobiorca with all papers that the organiser requires',
    source: CODE,
    is: { basis: 'contract' },
    asks: office,
    has: {
      required: { examination: true, induction: true, ofOthers: true },
      examinations: fitForIt,
      inductions: bothParts,
    },
    says: 'Do 02.11.2027',
  },
  {
    who: 'is self-employed and drives a forklift without a paper',
    source: TRUCKS,
    is: { basis: 'self_employed' },
    asks: udt('forklift'),
    says: 'Nie',
    note: 'UDT wózek: brak',
  },
  {
    who: 'is a zleceniobiorca since 2020 without any periodic training',
    source: CODE,
    is: { basis: 'contract', hiredOn: '2020-01-07' },
    asks: workers,
    says: 'Tak',
  },
  {
    who: 'is a temporary worker without an orzeczenie',
    source: AGENCY,
    is: { basis: 'agency' },
    asks: workers,
    has: { inductions: bothParts },
    says: 'Nie',
    note: 'Orzeczenie lekarskie: brak',
  },
  {
    who: 'is a temporary worker with an orzeczenie and training here',
    source: AGENCY,
    is: { basis: 'agency' },
    asks: workers,
    has: { examinations: fitForIt, inductions: bothParts },
    says: 'Do 02.11.2027',
  },
  {
    who: 'is a pupil on practice in the workshop with the orzeczenie of the school, and not trained here',
    source: PUPILS,
    is: { basis: 'student' },
    asks: workers,
    has: { examinations: fitForIt },
    says: 'Nie',
    note: 'Instruktaż ogólny: brak; Instruktaż stanowiskowy: brak',
  },
  {
    who: 'is a pupil on practice for two years, trained here: no periodic training',
    source: PUPILS,
    is: { basis: 'student', hiredOn: '2024-11-04' },
    asks: workers,
    has: { examinations: fitForIt, inductions: bothParts },
    says: 'Do 26.10.2028',
  },
]

describe('a person by the basis of their work', () => {
  it.each(BY_BASIS)('$who: $says ($source)', (worker) => {
    expect(judgeWorker(worker)).toEqual({ says: worker.says, note: worker.note })
  })
})

const above: Qualification & { scope: Scope } = { ...electrician, voltage: 'above_1_kv' }
const fiveYears = { issueDate: '2024-03-01', expiryDate: '2029-03-01' }

const BY_VOLTAGE: Case[] = [
  {
    who: 'works above 1 kV with E G1 do 1 kV',
    source: ENERGY,
    asks: above,
    holds: { ...fiveYears, voltage: 'up_to_1_kv' },
    says: 'Nie',
    note: 'SEP E, G1, powyżej 1 kV: brak',
  },
  {
    who: 'works above 1 kV with E G1 powyżej 1 kV',
    source: ENERGY,
    asks: above,
    holds: { ...fiveYears, voltage: 'above_1_kv' },
    says: 'Do 01.03.2029',
  },
  {
    who: 'works above 1 kV with E G1 of which nobody has said the voltage',
    source: ENERGY,
    asks: above,
    holds: { ...fiveYears, voltage: undefined },
    says: 'Nie wiadomo',
    note: 'SEP E, G1, powyżej 1 kV: nie podano napięcia',
  },
  {
    who: 'works below 1 kV with E G1 do 1 kV',
    source: ENERGY,
    asks: electrician,
    holds: { ...fiveYears, voltage: 'up_to_1_kv' },
    says: 'Do 01.03.2029',
  },
]

describe('an electrician and the voltage of the work', () => {
  it.each(BY_VOLTAGE)('$who: $says ($source)', ({ says, note, ...rest }) => {
    expect(judge({ says, ...rest })).toEqual({ says, note })
  })
})

// Periodic training counts for its group; for another one only after somebody has answered.

const GROUPS = 'rozporządzenie z 27.07.2004 w sprawie szkolenia BHP, § 15'
const managers: Qualification & { scope: Scope } = { type: 'bhp', scope: 'managers' }
const dangerous: Qualification & { scope: Scope } = { type: 'bhp', scope: 'dangerous_work' }
const ofOffice = { scope: 'office' as const, issueDate: '2021-11-04', expiryDate: '2027-11-04' }
const OTHER_GROUP = 'BHP: szkolenie innej grupy'
const NO_GROUP = 'BHP: nie podano grupy szkolenia'

const BY_GROUP: Case[] = [
  {
    who: 'is a magazynier with a training of the office only',
    source: GROUPS,
    asks: workers,
    holds: { ...ofOffice, issueDate: '2024-11-04' },
    hiredOn: '2024-02-01',
    says: 'Nie wiadomo',
    note: OTHER_GROUP,
  },
  {
    who: 'is the same after the term of the manual group',
    source: GROUPS,
    asks: workers,
    holds: ofOffice,
    hiredOn: '2021-02-01',
    says: 'Nie',
    note: 'BHP: 753 dni po terminie',
  },
  {
    who: 'is the same whose programme covers the manual group, as somebody has answered',
    source: GROUPS,
    asks: workers,
    holds: { ...ofOffice, issueDate: '2024-11-04', programmeAnswers: [{ group: 'workers', covers: true }] },
    hiredOn: '2024-02-01',
    says: 'Do 04.11.2027',
  },
  {
    who: 'is the same whose programme does not cover it',
    source: GROUPS,
    asks: workers,
    holds: { ...ofOffice, issueDate: '2024-11-04', programmeAnswers: [{ group: 'workers', covers: false }] },
    hiredOn: '2024-02-01',
    says: 'Nie',
    note: 'BHP: brak',
  },
  {
    who: 'is a foreman of long standing with a manual training',
    source: GROUPS,
    asks: managers,
    holds: { scope: 'workers', issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Nie wiadomo',
    note: OTHER_GROUP,
  },
  {
    who: 'does dangerous work with a manual training of this year: one programme, another rhythm',
    source: GROUPS,
    asks: dangerous,
    holds: { scope: 'workers', issueDate: '2026-05-04', expiryDate: '2029-05-04' },
    says: 'Do 04.05.2027',
  },
  {
    who: 'has a training of which older data do not say the group',
    source: GROUPS,
    asks: workers,
    holds: { scope: undefined, issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Do 10.02.2028',
  },
]

describe('a person with a periodic training of some group', () => {
  it.each(BY_GROUP)('$who: $says ($source)', ({ says, note, ...rest }) => {
    expect(judge({ says, ...rest })).toEqual({ says, note })
  })
})

// The first periodic training runs from the start on positions of its group.

const FIRST = 'rozporządzenie z 27.07.2004, § 15 ust. 1'

const BHP_GROUPS = {
  badane: 'workers',
  biuro: 'office',
  spawacz: 'workers',
  brygadzista: 'managers',
} as const

type Mover = {
  who: string
  source: string
  is: Partial<Person>
  holds?: Partial<Certificate>
  says: string
  note?: string
}

function judgeMover({ is, holds }: Mover) {
  const person: Person = { ...user({ position: JUDGED, hiredOn: '2020-03-02' }), ...is }
  const positions = Object.entries(BHP_GROUPS).map(([name, scope]) => ({
    name,
    requirements: [{ qualification: { type: 'bhp' as const, scope } }],
  }))
  const held = holds ? [certificate(holds)] : []
  const admission = admissionOf(person, held, factsFor(positions), DAY)
  return { says: mayWorkLabel(admission), note: plain(admissionNote(admission, DAY)) }
}

const MOVERS: Mover[] = [
  {
    who: 'moved to the warehouse long ago, with a training of before that of which older data do not say the group',
    source: FIRST,
    is: { positionSince: '2025-10-01', formerPositions: [{ position: 'biuro', since: '2020-03-02' }] },
    holds: { scope: undefined, issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Nie wiadomo',
    note: NO_GROUP,
  },
  {
    who: 'did the same, and a table has only the end of the training',
    source: FIRST,
    is: { positionSince: '2025-10-01', formerPositions: [{ position: 'biuro', since: '2020-03-02' }] },
    holds: { scope: undefined, issueDate: undefined, expiryDate: '2028-02-10' },
    says: 'Nie wiadomo',
    note: NO_GROUP,
  },
  {
    who: 'works in the warehouse and in the office, and nobody has said the group of the training',
    source: FIRST,
    is: { otherPositions: [{ position: 'biuro', since: '2020-03-02' }] },
    holds: { scope: undefined, issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Nie wiadomo',
    note: 'BHP: nie podano grupy szkolenia; BHP (biuro): nie podano grupy szkolenia',
  },
  {
    who: 'holds two positions of one group, and nobody has said the group of the training',
    source: FIRST,
    is: { otherPositions: [{ position: 'spawacz', since: '2020-03-02' }] },
    holds: { scope: undefined, issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Do 10.02.2028',
  },
  {
    who: 'never changed the group, and a table has only the end of the training',
    source: FIRST,
    is: {},
    holds: { scope: undefined, issueDate: undefined, expiryDate: '2028-02-10' },
    says: 'Do 10.02.2028',
  },
  {
    who: 'did the same, and somebody has answered that its programme covers the manual group',
    source: FIRST,
    is: { positionSince: '2025-10-01', formerPositions: [{ position: 'biuro', since: '2020-03-02' }] },
    holds: {
      scope: undefined,
      issueDate: '2025-02-10',
      expiryDate: '2028-02-10',
      programmeAnswers: [{ group: 'workers', covers: true }],
    },
    says: 'Do 10.02.2028',
  },
  {
    who: 'is a worker hired on 1.06.2026 without periodic training',
    source: FIRST,
    is: { hiredOn: '2026-06-01' },
    says: 'Do 01.06.2027',
  },
  {
    who: 'is a worker hired on 26.11.2025 without periodic training',
    source: FIRST,
    is: { hiredOn: '2025-11-26' },
    says: 'Nie',
    note: 'BHP: brak',
  },
  {
    who: 'was hired in 2020 for the office and moved to the warehouse on 1.10.2026',
    source: FIRST,
    is: { positionSince: '2026-10-01', formerPositions: [{ position: 'biuro', since: '2020-03-02' }] },
    says: 'Do 01.10.2027',
  },
  {
    who: 'was hired in 2020 and moved to the warehouse, and nobody has said when',
    source: FIRST,
    is: {},
    says: 'Nie',
    note: 'BHP: brak',
  },
  {
    who: 'moved from one manual position to another one: nothing begins anew',
    source: FIRST,
    is: { positionSince: '2026-10-01', formerPositions: [{ position: 'spawacz', since: '2020-03-02' }] },
    says: 'Nie',
    note: 'BHP: brak',
  },
  {
    who: 'moved between manual positions within the first year',
    source: FIRST,
    is: {
      hiredOn: '2026-02-02',
      positionSince: '2026-10-01',
      formerPositions: [{ position: 'spawacz', since: '2026-02-02' }],
    },
    says: 'Do 02.02.2027',
    note: 'BHP: pierwsze szkolenie do 02.02.2027',
  },
  {
    who: 'moved to a manual position two months ago, by way of another manual one',
    source: FIRST,
    is: {
      positionSince: '2026-10-01',
      formerPositions: [
        { position: 'biuro', since: '2020-03-02' },
        { position: 'spawacz', since: '2026-05-04' },
      ],
    },
    says: 'Do 04.05.2027',
  },
  {
    who: 'is a foreman since 2.06.2026 without a training of foremen',
    source: FIRST,
    is: {
      position: 'brygadzista',
      positionSince: '2026-06-02',
      formerPositions: [{ position: JUDGED, since: '2020-03-02' }],
    },
    says: 'Do 02.12.2026',
    note: 'BHP: pierwsze szkolenie do 02.12.2026',
  },
  {
    who: 'is a foreman since 4.05.2026 without a training of foremen',
    source: FIRST,
    is: {
      position: 'brygadzista',
      positionSince: '2026-05-04',
      formerPositions: [{ position: JUDGED, since: '2020-03-02' }],
    },
    says: 'Nie',
    note: 'BHP: brak',
  },
  {
    who: 'is a foreman since 4.05.2026, with a manual training to 10.02.2028',
    source: FIRST,
    is: {
      position: 'brygadzista',
      positionSince: '2026-05-04',
      formerPositions: [{ position: JUDGED, since: '2020-03-02' }],
    },
    holds: { scope: 'workers', issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Nie',
    note: 'BHP: 23 dni po terminie',
  },
  {
    who: 'is a foreman since 2.06.2026, with a manual training to 10.02.2028',
    source: FIRST,
    is: {
      position: 'brygadzista',
      positionSince: '2026-06-02',
      formerPositions: [{ position: JUDGED, since: '2020-03-02' }],
    },
    holds: { scope: 'workers', issueDate: '2025-02-10', expiryDate: '2028-02-10' },
    says: 'Do 02.12.2026',
    note: 'BHP: pierwsze szkolenie do 02.12.2026',
  },
  {
    who: 'is a foreman since 4.05.2026, with a training of foremen since then',
    source: FIRST,
    is: {
      position: 'brygadzista',
      positionSince: '2026-05-04',
      formerPositions: [{ position: JUDGED, since: '2020-03-02' }],
    },
    holds: { scope: 'managers', issueDate: '2026-09-10', expiryDate: '2031-09-10' },
    says: 'Do 10.09.2031',
  },
  {
    who: 'was hired again on 2.11.2026 after years on the same position',
    source: FIRST,
    is: { hiredOn: '2026-11-02', formerPositions: [{ position: 'spawacz', since: '2020-03-02' }] },
    says: 'Do 02.11.2027',
  },
  {
    who: 'has a next contract since 2.11.2026, and the position since 2024 without training',
    source: FIRST,
    is: { hiredOn: '2026-11-02', positionSince: '2024-02-05' },
    says: 'Nie',
    note: 'BHP: brak',
  },
]

describe('a person by the start on their position', () => {
  it.each(MOVERS)('$who: $says ($source)', (mover) => {
    expect(judgeMover(mover)).toEqual({ says: mover.says, note: mover.note })
  })
})

// What an orzeczenie covers, and whether it may be of before the employment.

const COVERED = 'Kodeks pracy, art. 229 § 4'
const FORMER = 'Kodeks pracy, art. 229 § 1¹–1³'
const AT_HEIGHTS: EmploymentRecords['conditions'] = new Map([[JUDGED, ['heights']]])
const formerPaper = { kind: 'periodic' as const, examinedOn: '2026-03-02', validUntil: '2027-10-01' }

/** Builds the answers of a person hired on 2.06.2026. */
const answered = (...answers: [ExaminationAnswer['question'], boolean, string?][]): Examination['answers'] =>
  answers.map(([question, answer, about]) => ({ question, answer, about, by: 'Jan Próbny', day: DAY }))

type Examined = {
  who: string
  source: string
  paper: Partial<Examination>
  asks?: Requirement['qualification']
  conditions?: EmploymentRecords['conditions']
  hiredOn?: string
  says: string
  note?: string
}

function judgeExamined({ paper, asks = office, conditions, hiredOn = '2020-01-07' }: Examined) {
  const employment = {
    ...papers({ examinations: [examination({ position: JUDGED, ...paper })] }),
    required: { examination: true, induction: false },
    conditions,
  }
  const training = certificate({ ...asks, issueDate: '2026-11-02', expiryDate: '2030-11-02' })
  const position = { name: JUDGED, requirements: [{ qualification: asks }] }
  const person = user({ position: JUDGED, hiredOn })
  const admission = admissionOf(person, [training], factsFor([position], employment), DAY)
  return { says: mayWorkLabel(admission), note: plain(admissionNote(admission, DAY)) }
}

const OF_A_FORMER = 'Orzeczenie lekarskie: sprawdź, czy wystarcza sprzed zatrudnienia'
const NEEDS_INITIAL = 'Orzeczenie lekarskie: potrzebne badania wstępne'
const HIRED = '2026-06-02'

const BY_ORZECZENIE: Examined[] = [
  {
    who: 'works at height, and the orzeczenie covers it',
    source: COVERED,
    paper: { covers: ['heights'] },
    conditions: AT_HEIGHTS,
    says: 'Do 02.06.2028',
  },
  {
    who: 'works at height, and the orzeczenie does not say whether it covers it',
    source: COVERED,
    paper: {},
    conditions: AT_HEIGHTS,
    says: 'Nie wiadomo',
    note: 'Orzeczenie lekarskie: sprawdź, czy obejmuje warunki pracy',
  },
  {
    who: 'works at height, and somebody has answered that the orzeczenie does not cover it',
    source: COVERED,
    paper: { answers: answered(['heights', false]) },
    conditions: AT_HEIGHTS,
    says: 'Nie',
    note: 'Orzeczenie lekarskie: nie obejmuje pracy na wysokości',
  },
  {
    who: 'works at height, and somebody has looked again: it does',
    source: COVERED,
    paper: { answers: answered(['heights', false], ['heights', true]) },
    conditions: AT_HEIGHTS,
    says: 'Do 02.06.2028',
  },
  {
    who: 'drives and works at night, and the orzeczenie covers driving only',
    source: COVERED,
    paper: { covers: ['driving'] },
    conditions: new Map([[JUDGED, ['driving', 'night']]]),
    says: 'Nie wiadomo',
    note: 'Orzeczenie lekarskie: sprawdź, czy obejmuje warunki pracy',
  },
  {
    who: 'has an orzeczenie of a former employer, of which nobody has answered',
    source: FORMER,
    paper: formerPaper,
    hiredOn: HIRED,
    says: 'Nie wiadomo',
    note: OF_A_FORMER,
  },
  {
    who: 'has one of a former employer, with three months between',
    source: FORMER,
    paper: {
      ...formerPaper,
      answers: answered(
        ['former_gap', false, HIRED],
        ['former_referral', true, HIRED],
        ['former_conditions', true, HIRED],
      ),
    },
    hiredOn: HIRED,
    says: 'Nie',
    note: NEEDS_INITIAL,
  },
  {
    who: 'has one of a former employer, with its referral, at once, in the same conditions',
    source: FORMER,
    paper: {
      ...formerPaper,
      answers: answered(
        ['former_gap', true, HIRED],
        ['former_referral', true, HIRED],
        ['former_conditions', true, HIRED],
      ),
    },
    hiredOn: HIRED,
    says: 'Do 01.10.2027',
  },
  {
    who: 'is hired again later, so that the answers of the former hire say nothing',
    source: FORMER,
    paper: {
      ...formerPaper,
      answers: answered(
        ['former_gap', true, '2026-04-01'],
        ['former_referral', true, '2026-04-01'],
        ['former_conditions', true, '2026-04-01'],
      ),
    },
    hiredOn: HIRED,
    says: 'Nie wiadomo',
    note: OF_A_FORMER,
  },
  {
    who: 'does dangerous work with one of a former employer',
    source: FORMER,
    paper: formerPaper,
    asks: dangerous,
    hiredOn: HIRED,
    says: 'Nie',
    note: NEEDS_INITIAL,
  },
  {
    who: 'had the initial examination a week before the first day of work',
    source: 'Kodeks pracy, art. 229 § 1',
    paper: { kind: 'initial', examinedOn: '2026-05-26', validUntil: '2029-05-26' },
    hiredOn: HIRED,
    says: 'Do 26.05.2029',
  },
  {
    who: 'has an orzeczenie of which a table has only the end',
    source: COVERED,
    paper: { kind: undefined, examinedOn: undefined, validUntil: '2027-10-01' },
    hiredOn: HIRED,
    says: 'Do 01.10.2027',
  },
]

describe('a person and what their orzeczenie covers', () => {
  it.each(BY_ORZECZENIE)('$who: $says ($source)', (examined) => {
    expect(judgeExamined(examined)).toEqual({ says: examined.says, note: examined.note })
  })
})

// The instruktaż stanowiskowy: where the position needs it, and once for contracts that follow each other.

const INDUCTION = 'Kodeks pracy, art. 237³ § 2; rozporządzenie z 27.07.2004, § 11'

const general = [{ id: 'card', userId: 'user-1', generalOn: '2023-05-08' }]
const both = [
  { id: 'card', userId: 'user-1', generalOn: '2023-05-08', positionOn: '2023-05-08', position: JUDGED },
]

type Trainee = Pick<Worker, 'who' | 'source' | 'is' | 'says' | 'note'> & {
  inductions: EmploymentRecords['inductions']
  positionInduction?: boolean
}

function judgeTrainee({ is, inductions, positionInduction }: Trainee) {
  const person = user({ position: JUDGED, hiredOn: '2023-05-08', ...is })
  const admission = admissionOf(
    person,
    [],
    factsFor(
      [{ name: JUDGED, requirements: [], positionInduction }],
      papers({ inductions, required: { examination: false, induction: true } }),
    ),
    DAY,
  )
  return { says: mayWorkLabel(admission), note: plain(admissionNote(admission, DAY)) }
}

const TRAINEES: Trainee[] = [
  {
    who: 'is a director without stanowiskowy, and the position has no exposure',
    source: INDUCTION,
    is: {},
    inductions: general,
    positionInduction: false,
    says: 'Tak',
  },
  {
    who: 'is a worker without stanowiskowy',
    source: INDUCTION,
    is: {},
    inductions: general,
    positionInduction: true,
    says: 'Nie',
    note: 'Instruktaż stanowiskowy: brak',
  },
  {
    who: 'works on a position of which nobody has said it: it is required',
    source: INDUCTION,
    is: {},
    inductions: general,
    says: 'Nie',
    note: 'Instruktaż stanowiskowy: brak',
  },
  {
    who: 'is a student in an office without stanowiskowy: students always have it',
    source: INDUCTION,
    is: { basis: 'student' },
    inductions: general,
    positionInduction: false,
    says: 'Nie',
    note: 'Instruktaż stanowiskowy: brak',
  },
  {
    who: 'has the next contract since 1.11.2026 on the same position, and instruktaże of 2023',
    source: INDUCTION,
    is: { hiredOn: '2026-11-01', positionSince: '2023-05-08' },
    inductions: both,
    says: 'Tak',
  },
  {
    who: 'was hired again on 1.11.2026 after a break, with instruktaże of 2023',
    source: INDUCTION,
    is: { hiredOn: '2026-11-01' },
    inductions: both,
    says: 'Nie',
    note: 'Instruktaż ogólny: brak; Instruktaż stanowiskowy: brak',
  },
]

describe('a person with the next contract on the same position: Kodeks pracy, art. 229 § 1¹ pkt 1', () => {
  it('needs no new orzeczenie, which somebody hired again after a break has to be asked about', () => {
    const examinations = [
      examination({ position: JUDGED, examinedOn: '2025-06-02', validUntil: '2028-06-02' }),
    ]
    const required = { examination: true, induction: false }
    const judgeAgain = (is: Partial<User>) => {
      const person = user({ position: JUDGED, hiredOn: '2026-11-01', ...is })
      const facts = factsFor([{ name: JUDGED, requirements: [] }], papers({ examinations, required }))
      return mayWorkLabel(admissionOf(person, [], facts, DAY))
    }
    expect(judgeAgain({ positionSince: '2023-05-08' })).toBe('Do 02.06.2028')
    expect(judgeAgain({})).toBe('Nie wiadomo')
  })
})

describe('a pupil on practice: ustawa o służbie medycyny pracy, art. 6', () => {
  const judgePupil = (
    positionInduction: boolean | undefined,
    conditions?: EmploymentRecords['conditions'],
  ) => {
    const person = user({ position: JUDGED, hiredOn: '2026-09-01', basis: 'student' })
    const position = { name: JUDGED, requirements: [], positionInduction }
    const facts = factsFor([position], papers({ inductions: bothParts, conditions }))
    return plain(admissionNote(admissionOf(person, [], facts, DAY), DAY))
  }

  it('is asked for the orzeczenie of the school only if the work exposes them to something', () => {
    expect(judgePupil(false)).toBeUndefined()
    for (const exposed of [true, undefined]) expect(judgePupil(exposed)).toBe('Orzeczenie lekarskie: brak')
    const heights = new Map([[JUDGED, ['heights'] as const]])
    expect(judgePupil(false, heights)).toBe('Orzeczenie lekarskie: brak')
  })
})

describe('a person by their instruktaże', () => {
  it.each(TRAINEES)('$who: $says ($source)', (trainee) => {
    expect(judgeTrainee(trainee)).toEqual({ says: trainee.says, note: trainee.note })
  })
})

describe('an office whose employer’s category of risk has risen above 3: Kodeks pracy, art. 237³ § 2²–2³', () => {
  const judgeOffice = (riskRoseOn: string | undefined, holds?: Partial<Certificate>) => {
    const person = user({ position: JUDGED, hiredOn: '2016-03-07' })
    const position = { name: JUDGED, requirements: [{ qualification: office }] }
    const required = { examination: false, induction: false, riskRoseOn }
    const held = holds ? [certificate({ scope: 'office', ...holds })] : []
    return mayWorkLabel(admissionOf(person, held, factsFor([position], papers({ required })), DAY))
  }
  const ended = { issueDate: '2019-04-01', expiryDate: '2025-04-01' }

  it('has 6 months for the training, also if the last one ended while none was needed', () => {
    expect(judgeOffice('2026-09-01')).toBe('Do 01.03.2027')
    expect(judgeOffice('2026-09-01', ended)).toBe('Do 01.03.2027')
    expect(judgeOffice('2026-05-04')).toBe('Nie')
  })

  it('is judged by the day of hire without such a day, and by a training that is valid', () => {
    expect(judgeOffice(undefined)).toBe('Nie')
    expect(judgeOffice('2026-09-01', { issueDate: '2023-04-03', expiryDate: '2029-04-03' })).toBe(
      'Do 03.04.2029',
    )
  })
})

// Somebody with two positions has an answer for each.

const STORE = 'magazynier'
const DRIVE = 'operator wózka'
const OFFICE = 'referent'
const truckDriver: Requirement[] = [{ qualification: workers }, { qualification: udt('forklift') }]
const OF_POSITIONS = [
  { name: STORE, requirements: [{ qualification: workers }] },
  { name: DRIVE, requirements: truckDriver },
  { name: OFFICE, requirements: [{ qualification: office }], positionInduction: false },
]
const trained = (position: string) => ({
  id: position,
  userId: 'user-1',
  generalOn: '2024-01-08',
  positionOn: '2024-01-08',
  position,
})
const fitFor = (position: string, alsoFor?: string[]) =>
  examination({
    id: `fit-${position}`,
    position,
    alsoFor,
    examinedOn: '2026-01-08',
    validUntil: '2028-01-08',
  })
const bhpOf = (scope: Scope) =>
  certificate({ id: scope, type: 'bhp', scope, issueDate: '2025-01-08', expiryDate: '2028-01-08' })
const truck = certificate({
  ...udt('forklift'),
  id: 'truck',
  issueDate: '2020-05-04',
  expiryDate: '2030-05-04',
})

type WithTwo = {
  who: string
  source: string
  main: string
  other: { position: string; since?: string }
  has: Partial<EmploymentRecords>
  holds: Certificate[]
  says: string
  note?: string
}

const ON_EACH = 'Kodeks pracy, art. 229 § 4; rozporządzenie z 27.07.2004, § 11 ust. 1–3'
const GROUPS_OF_BOTH = 'rozporządzenie z 27.07.2004, § 14–15'

const TWO_POSITIONS: WithTwo[] = [
  {
    who: 'has everything for both: the earliest end counts',
    source: ON_EACH,
    main: STORE,
    other: { position: DRIVE },
    has: { examinations: [fitFor(STORE, [DRIVE])], inductions: [trained(STORE), trained(DRIVE)] },
    holds: [bhpOf('workers'), truck],
    says: 'Dokumenty aktualne do 08.01.2028',
  },
  {
    who: 'is not trained on the other position and has no paper for it',
    source: ON_EACH,
    main: STORE,
    other: { position: DRIVE },
    has: { examinations: [fitFor(STORE, [DRIVE])], inductions: [trained(STORE)] },
    holds: [bhpOf('workers')],
    says: 'Dokumenty aktualne do 08.01.2028 jako magazynier; jako operator wózka nie może',
    note: 'Instruktaż stanowiskowy (operator wózka): brak; UDT wózek (operator wózka): brak',
  },
  {
    who: 'has an orzeczenie for the main position alone: somebody has to say whether it covers the other one',
    source: ON_EACH,
    main: STORE,
    other: { position: DRIVE },
    has: { examinations: [fitFor(STORE)], inductions: [trained(STORE), trained(DRIVE)] },
    holds: [bhpOf('workers'), truck],
    says: 'Dokumenty aktualne do 08.01.2028 jako magazynier; nie wiadomo, czy jako operator wózka',
    note: 'Orzeczenie lekarskie (operator wózka): sprawdź, czy obejmuje stanowisko',
  },
  {
    who: 'has an orzeczenie for each',
    source: ON_EACH,
    main: STORE,
    other: { position: DRIVE },
    has: {
      examinations: [fitFor(STORE), fitFor(DRIVE)],
      inductions: [trained(STORE), trained(DRIVE)],
    },
    holds: [bhpOf('workers'), truck],
    says: 'Dokumenty aktualne do 08.01.2028',
  },
  {
    who: 'is unfit for the other position: somebody has to read the newer paper',
    source: 'Kodeks pracy, art. 229 § 4',
    main: STORE,
    other: { position: DRIVE },
    has: {
      examinations: [
        fitFor(STORE),
        examination({ id: 'unfit', position: DRIVE, outcome: 'unfit', examinedOn: '2026-06-01' }),
      ],
      inductions: [trained(STORE), trained(DRIVE)],
    },
    holds: [bhpOf('workers'), truck],
    says: 'Nie wiadomo, czy może dziś pracować jako magazynier; jako operator wózka nie może',
    note: 'Orzeczenie lekarskie: sprawdź nowsze orzeczenie na inne stanowisko; Orzeczenie lekarskie (operator wózka): przeciwwskazania do pracy',
  },
  {
    who: 'may not work on the main position, but on the other one',
    source: ON_EACH,
    main: DRIVE,
    other: { position: STORE },
    has: { examinations: [fitFor(STORE, [DRIVE])], inductions: [trained(STORE), trained(DRIVE)] },
    holds: [bhpOf('workers')],
    says: 'Dokumenty aktualne do 08.01.2028 jako magazynier; jako operator wózka nie może',
    note: 'UDT wózek: brak',
  },
  {
    who: 'works in an office and in the store since 2024: each has a group of its own, and an office needs no instruktaż',
    source: GROUPS_OF_BOTH,
    main: OFFICE,
    other: { position: STORE },
    has: { examinations: [fitFor(OFFICE, [STORE])], inductions: [trained(STORE)] },
    holds: [bhpOf('office')],
    says: 'Dokumenty aktualne do 08.01.2028 jako referent; nie wiadomo, czy jako magazynier',
    note: 'BHP (magazynier): szkolenie innej grupy',
  },
  {
    who: 'got the other position this year: its first training is due 12 months later',
    source: GROUPS_OF_BOTH,
    main: OFFICE,
    other: { position: STORE, since: '2026-11-02' },
    has: {
      examinations: [fitFor(OFFICE, [STORE])],
      inductions: [{ ...trained(STORE), positionOn: '2026-11-02' }],
    },
    holds: [certificate({ ...bhpOf('office'), expiryDate: '2031-01-08' })],
    says: 'Dokumenty aktualne do 02.11.2027',
  },
  {
    who: 'got another position of the same group: the start on the main one counts for both',
    source: GROUPS_OF_BOTH,
    main: STORE,
    other: { position: DRIVE, since: '2026-11-02' },
    has: {
      examinations: [fitFor(STORE, [DRIVE])],
      inductions: [trained(STORE), { ...trained(DRIVE), positionOn: '2026-11-02' }],
    },
    holds: [truck],
    says: 'Nie może dziś pracować',
    note: 'BHP: brak',
  },
  {
    who: 'has a position of which nobody has said what it requires',
    source: ON_EACH,
    main: STORE,
    other: { position: 'hakowy' },
    has: { examinations: [fitFor(STORE, ['hakowy'])], inductions: [trained(STORE), trained('hakowy')] },
    holds: [bhpOf('workers')],
    says: 'Dokumenty aktualne do 08.01.2028 jako magazynier; nie wiadomo, czy jako hakowy',
    note: 'Nie ustalono, czego wymaga stanowisko: hakowy',
  },
]

describe('a person with two positions', () => {
  it.each(TWO_POSITIONS)('$who: $says ($source)', ({ main, other, has, holds, says, note }) => {
    const person = { ...user({ position: main, hiredOn: '2024-01-08' }), otherPositions: [other] }
    const admission = admissionOf(person, holds, factsFor(OF_POSITIONS, papers(has)), DAY)
    expect({ says: mayWorkText(admission), note: plain(admissionNote(admission, DAY)) }).toEqual({
      says,
      note,
    })
  })
})

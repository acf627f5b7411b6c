import type { Change } from '~/domain/changes/change'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '~/domain/crew/drops/limits'
import { MAX_QUESTION_LENGTH } from '~/domain/crew/records/sign-up-form'
import type { RegisterOwner } from '~/domain/people/register-owner'

import { TODAY } from './builders.ts'
import {
  boxSaved,
  certificateAdded,
  dropTakenIn,
  dutySaved,
  examinationRecorded,
  inductionRecorded,
  measureSaved,
  ownKindSaved,
  pageGiven,
  positionSaved,
  reportFiled,
  scanAdded,
  signUpTakenIn,
  trainingSaved,
} from './changes.ts'

/** The longest text that a field takes, without a space at which a line could end. */
const long = (length: number) => 'Najdłuższa'.repeat(Math.ceil(length / 10)).slice(0, length)

const OWNER_ID = 'registerOwner001'
const NAME = long(60)
const LINE = long(120)
const TEXT = long(500)
const EMAIL = `${'adres'.repeat(12)}@${'domena'.repeat(30)}.example`
const COMMON = { day: TODAY } as const

const person = (id: string, facts: object = {}): Change => ({
  kind: 'person-saved',
  id: `saved-${id}`,
  ...COMMON,
  person: {
    id,
    firstName: NAME,
    lastName: NAME,
    formerName: LINE,
    position: LINE,
    unit: long(80),
    email: `${id}${EMAIL}`,
    phone: '+48 500 000 100',
    employeeNumber: `${id}${long(24)}`,
    hiredOn: '2020-01-01',
    ...facts,
  },
})

const PEOPLE = ['one', 'two', 'three', 'four']

const OWN = { type: 'own', scope: 'own_roller' } as const

const certificates = (userIds: readonly string[]): Change[] =>
  userIds.flatMap((userId) => [
    certificateAdded(`own-${userId}`, {
      userId,
      ...OWN,
      number: `${userId}${long(34)}`,
      status: 'active',
      expiryDate: '2026-12-01',
      issuedBy: LINE,
      enteredBy: `${NAME} ${NAME}`,
      fromFile: `${long(240)}.xlsx`,
    }),
    certificateAdded(`bhp-${userId}`, {
      userId,
      type: 'bhp',
      scope: 'workers',
      number: `b${userId}${long(34)}`,
      status: 'pending',
      expiryDate: '2027-11-01',
      issuedBy: LINE,
    }),
    certificateAdded(`old-${userId}`, {
      userId,
      type: 'machine_operator',
      scope: 'forklift',
      number: `u${userId}${long(34)}`,
      status: 'active',
      issueDate: '2020-01-01',
      expiryDate: '2026-11-20',
      issuedBy: LINE,
    }),
    scanAdded(`scan-${userId}`, {
      subject: { of: 'certificate', id: `certificate-own-${userId}` },
      scan: { hash: 'a'.repeat(64), type: 'application/pdf', bytes: 40_000, name: `${long(110)}.pdf` },
    }),
  ])

const trainings = (trainingCenter: string): Change[] => [
  ...['2026-11-21', '2026-11-28', '2026-12-05'].map((date) =>
    trainingSaved(`at-${date}`, {
      trainingCenter,
      title: LINE,
      date,
      location: LINE,
      instructor: LINE,
      description: TEXT,
      leadsTo: { type: 'bhp', scope: 'workers' },
      maxParticipants: 500,
    }),
  ),
  ...PEOPLE.map((userId): Change => ({
    kind: 'participant-added',
    id: `today-${userId}`,
    ...COMMON,
    trainingId: 'training-at-2026-11-21',
    userId,
  })),
  { kind: 'training-completed', id: 'completed', ...COMMON, trainingId: 'training-at-2026-11-21' },
  ...PEOPLE.map((userId): Change => ({
    kind: 'participant-added',
    id: `later-${userId}`,
    ...COMMON,
    trainingId: 'training-at-2026-11-28',
    userId,
  })),
  {
    kind: 'programme-saved',
    id: 'programme',
    ...COMMON,
    programme: {
      qualification: { type: 'bhp', scope: 'workers' },
      topics: [{ title: long(160), lectures: 8, exercises: 4 }],
    },
  },
]

const reports = (reportedBy: string, others: readonly string[]): Change[] => [
  reportFiled('accident', {
    reportedBy,
    description: TEXT,
    location: LINE,
    accident: { who: 'employee', severity: 'unknown' },
    ...(others.length > 0 ? { injuredId: others[0], witnesses: [...others] } : { injured: LINE }),
  }),
  reportFiled('other', { reportedBy, description: TEXT, location: LINE, injured: LINE }),
  reportFiled('indisposition', { reportedBy, type: 'indisposition', description: TEXT, location: LINE }),
]

const handled: Change[] = [
  measureSaved('open', { what: TEXT, ownerId: 'one' }),
  measureSaved('done', { what: TEXT, ownerId: 'two', due: '2026-11-20' }),
].map((change) => ({ ...change, reportId: 'report-accident' }))

const followUp: Change[] = [
  {
    kind: 'measure-done',
    id: 'measure-was-done',
    ...COMMON,
    reportId: 'report-accident',
    measureId: 'measure-done',
    doneOn: '2026-11-20',
    note: TEXT,
  },
  {
    kind: 'accident-step-done',
    id: 'team',
    ...COMMON,
    reportId: 'report-accident',
    step: 'team',
    doneOn: '2026-11-20',
    team: [
      { name: long(100), role: long(100) },
      { name: LINE.slice(0, 100), role: LINE.slice(0, 100) },
    ],
    note: TEXT,
  },
  {
    kind: 'accident-step-done',
    id: 'drawn-up',
    ...COMMON,
    reportId: 'report-accident',
    step: 'drawn_up',
    doneOn: '2026-11-20',
    reason: TEXT,
    finding: 'equal',
  },
  {
    kind: 'accident-step-done',
    id: 'approved',
    ...COMMON,
    reportId: 'report-accident',
    step: 'approved',
    doneOn: '2026-11-20',
    note: TEXT,
  },
  {
    kind: 'register-entry-saved',
    id: 'entry',
    ...COMMON,
    reportId: 'report-accident',
    entry: { injured: LINE, effects: long(200), recommendations: TEXT },
  },
  {
    kind: 'report-moved',
    id: 'moved',
    ...COMMON,
    reportId: 'report-accident',
    status: 'investigating',
    note: TEXT,
  },
]

const BOX_SAVED = boxSaved('box', { id: 'B'.repeat(22), place: long(60) })

/** The box of the employer's register. */
export const LONGEST_BOX = BOX_SAVED.box

const KEY = 'K'.repeat(43)
const LATER = 'training-at-2026-11-28'

/** What the crew has told, with the answer to it, and what its phones show. */
const crew: Change[] = [
  BOX_SAVED,
  pageGiven('page-one', { of: 'mine', id: 'O'.repeat(22), key: KEY, userId: 'one' }),
  pageGiven('page-gate', {
    of: 'gate',
    id: 'G'.repeat(22),
    key: KEY,
    name: long(60),
    choice: { companies: [LINE], positions: [LINE, long(119)], departments: [long(80)] },
    call: { name: long(60), phone: '5'.repeat(60) },
  }),
  pageGiven('page-sign-up', {
    of: 'signup',
    id: 'S'.repeat(22),
    key: KEY,
    trainingId: LATER,
    question: long(MAX_QUESTION_LENGTH),
  }),
  signUpTakenIn('taken-sign-up', {
    trainingId: LATER,
    userId: 'one',
    dropId: 'drop-2',
    boxId: LONGEST_BOX.id,
    contact: long(MAX_LINE_LENGTH),
    answer: long(MAX_LINE_LENGTH),
  }),
  dropTakenIn('told', {
    reportId: 'report-accident',
    source: {
      dropId: 'drop-1',
      boxId: LONGEST_BOX.id,
      place: long(60),
      about: 'accident',
      receivedOn: TODAY,
      language: 'uk',
      name: LINE,
      phone: long(120),
      receipt: { id: 'R'.repeat(22), key: KEY },
    },
  }),
  { kind: 'drop-answered', id: 'answered', ...COMMON, dropId: 'drop-1', answer: TEXT },
]

/** What waits in the box, with the longest texts that a phone sends. */
export const LONGEST_DROPS = [
  { anything: 'else' },
  {
    kind: 'sign-up',
    trainingId: LATER,
    name: long(MAX_LINE_LENGTH),
    firm: long(MAX_LINE_LENGTH),
    contact: long(MAX_LINE_LENGTH),
    answer: long(MAX_LINE_LENGTH),
  },
  { kind: 'correction', personId: 'one', name: long(MAX_LINE_LENGTH), text: long(MAX_TEXT_LENGTH) },
  {
    kind: 'told',
    about: 'accident',
    name: long(MAX_LINE_LENGTH),
    phone: '5'.repeat(MAX_LINE_LENGTH),
    location: long(MAX_LINE_LENGTH),
    text: long(MAX_TEXT_LENGTH),
  },
].map((drop) => ({ v: 1, id: 'long', language: 'uk', receipt: { id: 'Q'.repeat(22), key: KEY }, ...drop }))

const employment: Change[] = [
  positionSaved('position', LINE, [
    { qualification: { type: 'own', scope: 'own_roller' } },
    { qualification: { type: 'bhp', scope: 'workers' } },
  ]),
  positionSaved('other-position', long(119), [{ qualification: { type: 'own', scope: 'own_roller' } }]),
  {
    kind: 'work-conditions-saved',
    id: 'conditions',
    ...COMMON,
    conditions: { position: LINE, work: long(600), physical: long(600), other: long(600) },
  },
  examinationRecorded('examination-one', { userId: 'one', position: LINE, validUntil: '2026-12-01' }),
  examinationRecorded('examination-two', { userId: 'two', position: LINE, outcome: 'unfit' }),
  inductionRecorded('induction-one', { userId: 'one', position: LINE }),
  inductionRecorded('induction-two', { userId: 'two', position: long(119) }),
  {
    kind: 'unread-cells-imported',
    id: 'cells',
    ...COMMON,
    cells: [{ id: 'cell', userId: 'one', heading: long(200), text: long(200), reason: long(200) }],
  },
]

/** The owner of a register that has the longest of everything, and the changes that fill it. */
export const LONGEST = {
  employer: register({ role: 'employer', ...ownerFacts() }, [
    ownKindSaved('kind', { name: long(80) }),
    dutySaved('longest', { sort: 'first_aid', about: LINE, note: TEXT, doneOn: TODAY, people: [...PEOPLE] }),
    ...PEOPLE.map((id) => person(id)),
    {
      kind: 'other-positions-saved',
      id: 'others',
      ...COMMON,
      userId: 'one',
      positions: [
        { position: long(118), since: '2024-03-04' },
        { position: long(119) },
        // It is like a position of a trade with a long name.
        { position: 'operator podestu ruchomego' },
      ],
    },
    person('gone', { leftOn: '2026-01-01' }),
    ...employment,
    ...certificates([...PEOPLE, 'gone']),
    ...trainings(LINE),
    ...reports(OWNER_ID, PEOPLE),
    ...handled,
    ...crew,
    ...followUp,
  ]),
  centre: register({ role: 'training_center', ...ownerFacts() }, [
    ...PEOPLE.map((id) => person(id, { company: LINE })),
    person('gone', { company: LINE, leftOn: '2026-01-01' }),
    ...certificates(PEOPLE).filter(({ id }) => !id.startsWith('own-')),
    ...trainings(LINE),
  ]),
  worker: register({ role: 'employee', ...ownerFacts() }, [
    ...certificates([OWNER_ID]).filter(({ id }) => !id.startsWith('own-')),
    ...reports(OWNER_ID, []),
  ]),
}

function ownerFacts() {
  return { firstName: NAME, lastName: NAME, email: EMAIL, phone: '+48 500 000 100', company: LINE }
}

function register(owner: RegisterOwner, changes: readonly Change[]) {
  return {
    owner: { id: OWNER_ID, hasRegister: true, ...owner },
    changes: [{ kind: 'register-begun', id: OWNER_ID, day: '2026-11-20', owner }, ...changes],
  }
}

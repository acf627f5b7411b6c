import { boxSaved, dropTakenIn, pageGiven, reportFiled, signUpTakenIn, trainingSaved } from './changes.ts'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from './owner.ts'

// An own register with boxes for its crew, and with pages on their phones.

const BOX_ID = 'B'.repeat(22)

/** The box of Hala A, into which phones send. */
export const { box: BOX } = boxSaved('hala', { id: BOX_ID })

const EWA = personSaved('ewa', 'Ewa', 'Ćwik')
const JAN = personSaved('jan', 'Jan', 'Lis')
const OLENA = personSaved('olena', 'Olena', 'Kowalenko')

const TRAINING = trainingSaved('phones', {
  trainingCenter: OWNER.company,
  date: '2026-12-05',
  maxParticipants: 2,
})

export const TRAINING_ID = TRAINING.training.id

/** The page of Jan Lis. */
export const PAGE_OF_JAN = 'J'.repeat(22)

const key = 'K'.repeat(43)

const sender = { language: 'pl', contact: '600 700 800' } as const

export const CREW_RECORDS = [
  BEGUN,
  PAPERS_ELSEWHERE,
  EWA,
  { ...JAN, person: { ...JAN.person, email: 'jan.lis@zaklady.example' } },
  OLENA,
  TRAINING,
  boxSaved('hala', { id: BOX_ID }),
  boxSaved('yard', { id: 'Y'.repeat(22), place: 'Plac budowy przy Mokotowskiej', isPaused: true }),
  pageGiven('page-ewa', { of: 'mine', id: 'E'.repeat(22), key, userId: EWA.person.id }),
  pageGiven('page-jan', { of: 'mine', id: PAGE_OF_JAN, key, userId: JAN.person.id }),
  pageGiven('page-gate', {
    of: 'gate',
    id: 'G'.repeat(22),
    key,
    name: 'Brama główna',
    choice: { companies: [], positions: ['magazynier'], departments: [] },
    call: { name: 'Anna Żak', phone: '600 700 800' },
  }),
  pageGiven('page-signup', {
    of: 'signup',
    id: 'S'.repeat(22),
    key,
    trainingId: TRAINING_ID,
    question: 'Jaki masz rozmiar ubrania roboczego?',
  }),
  signUpTakenIn('taken-jan', {
    trainingId: TRAINING_ID,
    userId: JAN.person.id,
    dropId: 'taken-sign-up',
    boxId: BOX_ID,
    answer: 'XL',
  }),
  reportFiled('known', { reportedBy: OWNER.id, isNearMiss: true, location: 'Hala A, regał 4' }),
  dropTakenIn('taken-known', {
    reportId: 'report-known',
    source: {
      dropId: 'taken-report',
      boxId: BOX_ID,
      place: 'Hala A',
      about: 'near_miss',
      receivedOn: '2026-11-20',
      language: 'uk',
      name: 'Олена',
      receipt: { id: 'R'.repeat(22), key },
    },
  }),
]

const common = { v: 1, id: 'of-the-phone', language: 'pl', receipt: { id: 'Q'.repeat(22), key } }

/** Drops of each kind, and one that nobody can read. */
export const DROPS = [
  { anything: 'else' },
  { ...common, kind: 'sign-up', trainingId: TRAINING_ID, name: 'Ewa Ćwik', ...sender, answer: 'M' },
  {
    ...common,
    kind: 'sign-up',
    trainingId: TRAINING_ID,
    name: 'Петро Коваль',
    firm: 'Firma Obca',
    ...sender,
  },
  {
    ...common,
    kind: 'correction',
    personId: EWA.person.id,
    name: 'Ewa Ćwik',
    text: 'Szkolenie okresowe mam od wczoraj, a na stronie dalej jest stare.',
  },
  {
    ...common,
    kind: 'told',
    about: 'hazard',
    language: 'uk',
    text: 'На сходах до офісу лежить відірваний кабель.',
    photos: [],
  },
  {
    ...common,
    kind: 'told',
    about: 'accident',
    text: 'Kolega skaleczył się w rękę przy pile. Rana jest opatrzona, ale krwawi.',
    location: 'przy pile taśmowej',
    date: '2026-11-20',
    time: '14:30',
    name: 'Jan Lis',
    phone: '+48 600 700 800',
    photos: [],
  },
]

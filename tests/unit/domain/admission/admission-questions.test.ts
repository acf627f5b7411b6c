import { describe, expect, it } from 'vitest'

import { admissionOf } from '~/domain/admission/admission'
import { admissionQuestions } from '~/domain/admission/admission-questions'
import type { Certificate } from '~/domain/certificates/certificate'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  {
    name: 'spawacz',
    requirements: [
      { qualification: { type: 'bhp', scope: 'workers' } },
      { qualification: { type: 'machine_operator', scope: 'forklift' } },
      { qualification: { type: 'first_aid', scope: 'staff' } },
    ],
  },
  { name: 'sprzedawca', requirements: [] },
  { name: 'biuro', requirements: [], positionInduction: false },
]
const welder = user({ position: 'spawacz' })
const COMPLETE = { examinations: [examination()], inductions: [induction()] }
const BHP = certificate({ scope: 'workers' })
const FIRST_AID = certificate({ id: 'aid', type: 'first_aid', scope: 'staff', expiryDate: undefined })

function questionsOf(
  records: Partial<EmploymentRecords>,
  {
    person = welder,
    certificates = [],
    viewer,
  }: { person?: Person; certificates?: Certificate[]; viewer?: Person } = {},
) {
  const employment = papers(records)
  const admission = admissionOf(person, certificates, factsFor(POSITIONS, employment, viewer), TODAY)
  return admissionQuestions(admission, employment, TODAY)
}

/** Returns the words of the answers, each with the detail beside it. */
function said(name: string, questions: ReturnType<typeof questionsOf>): string[] | undefined {
  return questions
    .find((question) => question.name === name)
    ?.answers.map(({ text, detail }) => [text, detail].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '))
}

describe('the questions of admission', () => {
  it('are four, in the order of the law: examination, initial training, periodic training, qualifications', () => {
    expect(questionsOf(COMPLETE).map(({ name }) => name)).toEqual([
      'Orzeczenie lekarskie',
      'Szkolenie wstępne',
      'Szkolenie okresowe BHP',
      'Uprawnienia na stanowisku',
    ])
  })

  it('tell from which orzeczenie the answer is, and what it covers', () => {
    const covering = examination({ kind: 'initial', covers: ['heights', 'driving'] })
    expect(said('Orzeczenie lekarskie', questionsOf({ examinations: [covering] }))).toEqual([
      'do 02.06.2028 | badania wstępne · z 02.06.2025 · spawacz · praca na wysokości · prowadzenie pojazdów',
    ])
    const bare = examination({ kind: undefined, examinedOn: undefined })
    expect(said('Orzeczenie lekarskie', questionsOf({ examinations: [bare] }))).toEqual([
      'do 02.06.2028 | spawacz',
    ])
    expect(said('Orzeczenie lekarskie', questionsOf({}))).toEqual(['brak'])
  })

  it('tell both parts of the initial training, the second with its position', () => {
    expect(said('Szkolenie wstępne', questionsOf(COMPLETE))).toEqual([
      'Instruktaż ogólny: odbyty 04.03.2019',
      'Instruktaż stanowiskowy: odbyty 04.03.2019 | spawacz',
    ])
    const general = { id: 'card', userId: 'user-1', generalOn: '2019-03-04' }
    expect(said('Szkolenie wstępne', questionsOf({ inductions: [general] }))).toEqual([
      'Instruktaż ogólny: odbyty 04.03.2019',
      'Instruktaż stanowiskowy: brak',
    ])
  })

  it('tell periodic training apart from the qualifications, of which only the open ones are named', () => {
    const questions = questionsOf(COMPLETE, { certificates: [BHP, FIRST_AID] })
    expect(said('Szkolenie okresowe BHP', questions)).toEqual(['do 30.06.2027'])
    expect(said('Uprawnienia na stanowisku', questions)).toEqual(['ważne: 1 z 2', 'UDT wózek: brak'])
  })

  it('say why a pupil in an office needs no orzeczenie', () => {
    const pupil = user({ position: 'biuro', basis: 'student' })
    expect(said('Orzeczenie lekarskie', questionsOf({}, { person: pupil }))).toEqual([
      'na praktyce bez narażenia na czynniki szkodliwe, uciążliwe lub niebezpieczne nie jest wymagane',
    ])
  })

  it('say what a position does not require, and what nobody has said of it', () => {
    const seller = questionsOf(COMPLETE, { person: user({ position: 'sprzedawca' }) })
    expect(said('Szkolenie okresowe BHP', seller)).toEqual(['stanowisko nie wymaga'])
    expect(said('Uprawnienia na stanowisku', seller)).toEqual(['stanowisko nie wymaga'])
    const trainee = questionsOf(COMPLETE, { person: user({ position: 'stażysta' }) })
    expect(said('Szkolenie okresowe BHP', trainee)).toEqual(['Nie ustalono, czego wymaga stanowisko'])
    expect(said('Uprawnienia na stanowisku', questionsOf(COMPLETE, { person: user() }))).toEqual([
      'Nie podano stanowiska',
    ])
  })

  it('stay without an answer if the register leaves them to another system', () => {
    const off = { ...COMPLETE, required: { examination: false, induction: false } }
    const questions = questionsOf(off, { certificates: [BHP] })
    expect(questions).toHaveLength(4)
    expect(said('Orzeczenie lekarskie', questions)).toEqual([])
    expect(said('Szkolenie wstępne', questions)).toEqual([])
    expect(said('Szkolenie okresowe BHP', questions)).toEqual(['do 30.06.2027'])
  })

  it('leave out the examination for those who may not see it', () => {
    const namesFor = (viewer: Person) => questionsOf(COMPLETE, { viewer }).map(({ name }) => name)
    expect(namesFor(user({ id: 'admin', role: 'admin', company: undefined }))).toEqual([
      'Szkolenie wstępne',
      'Szkolenie okresowe BHP',
      'Uprawnienia na stanowisku',
    ])
    expect(namesFor(welder)).toContain('Orzeczenie lekarskie')
    // That another system checks all of them says nothing of anybody.
    const off = { ...COMPLETE, required: { examination: false, induction: true } }
    const admin = user({ id: 'admin', role: 'admin', company: undefined })
    expect(said('Orzeczenie lekarskie', questionsOf(off, { viewer: admin }))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { admissionOf } from '~/domain/admission/admission'
import {
  admissionNote,
  lackingSummary,
  mayWorkLabel,
  mayWorkText,
  outsideLabel,
  uncheckedLabel,
  untilLabel,
} from '~/domain/admission/admission-label'
import { settlingQuestion } from '~/domain/admission/settling-question'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
]
const welder = user({ position: 'spawacz' })
const COMPLETE = { examinations: [examination()], inductions: [induction()] }

function admissionWith(
  records: Partial<EmploymentRecords>,
  person: Person = welder,
  expiryDate = '2028-06-30',
) {
  const bhp = certificate({ scope: 'workers', issueDate: '2026-06-30', expiryDate })
  return admissionOf(person, [bhp], factsFor(POSITIONS, papers(records)), TODAY)
}
const noteOf = (...args: Parameters<typeof admissionWith>) =>
  admissionNote(admissionWith(...args), TODAY)?.replaceAll('\u00a0', ' ')

describe('what an answer leaves out', () => {
  it('is nothing if the register requires all, else the part that another system checks', () => {
    expect(uncheckedLabel({ examination: true, induction: true })).toBeUndefined()
    expect(uncheckedLabel({ examination: false, induction: true })).toBe('nie obejmuje badań lekarskich')
    expect(uncheckedLabel({ examination: true, induction: false })).toBe('nie obejmuje szkolenia wstępnego')
    expect(uncheckedLabel({ examination: false, induction: false })).toBe(
      'nie obejmuje badań lekarskich ani szkolenia wstępnego',
    )
  })
})

describe('the answer in words', () => {
  it('speaks of documents and their last day, and promises no end that nobody knows', () => {
    expect(mayWorkText(admissionWith(COMPLETE))).toMatch(/^Dokumenty aktualne do /)
    const endless = { ...admissionWith(COMPLETE), until: undefined }
    expect(mayWorkText(endless)).toBe('Dokumenty dziś aktualne')
    expect(untilLabel(endless)).toBe('bez daty końca')
  })

  it('says of people who do not work on the day neither yes nor no', () => {
    const leaver = admissionWith(COMPLETE, user({ position: 'spawacz', leftOn: '2026-11-20' }))
    expect(mayWorkLabel(leaver)).toBe('Nie pracuje')
  })

  it('asks what would settle it, as long as nobody knows', () => {
    expect(settlingQuestion(admissionWith(COMPLETE))).toBeUndefined()
    expect(settlingQuestion(admissionWith({}))).toBeUndefined()
    expect(settlingQuestion(admissionWith(COMPLETE, user()))).toBe('Na jakim stanowisku pracuje ta osoba?')
    const elsewhere = { ...COMPLETE, examinations: [examination({ position: 'operator' })] }
    expect(settlingQuestion(admissionWith(elsewhere))).toBe('Czy orzeczenie obejmuje to stanowisko?')
  })
})

describe('the note beside an answer', () => {
  it('is missing for who lacks nothing', () => {
    expect(noteOf(COMPLETE)).toBeUndefined()
  })

  it('names papers before qualifications, also what is only due soon', () => {
    expect(noteOf({}, welder, '2026-11-20')).toBe(
      'Orzeczenie lekarskie: brak; Instruktaż ogólny: brak; Instruktaż stanowiskowy: brak; ' +
        'BHP: 1 dzień po terminie',
    )
    const ending = { ...COMPLETE, examinations: [examination({ validUntil: '2026-11-26' })] }
    expect(noteOf(ending, welder, '2026-11-22')).toBe('Orzeczenie lekarskie: za 5 dni; BHP: jutro')
  })

  it('says why nobody knows the answer, if nothing is lacking', () => {
    expect(noteOf(COMPLETE, user())).toBe('Nie podano stanowiska')
    expect(noteOf(COMPLETE, user({ position: 'stażysta' }))).toContain('Instruktaż stanowiskowy: brak')
    const elsewhere = { ...COMPLETE, examinations: [examination({ position: 'magazynier' })] }
    expect(noteOf(elsewhere)).toBe('Orzeczenie lekarskie: sprawdź, czy obejmuje stanowisko')
  })

  it('says first that the person does not work on that day', () => {
    const beginner = user({ position: 'spawacz', hiredOn: '2026-12-01' })
    const examinedBefore = { examinations: [examination({ kind: 'initial', examinedOn: '2026-11-16' })] }
    expect(noteOf(examinedBefore, beginner)).toBe(
      'Praca od 01.12.2026; Instruktaż ogólny: brak; Instruktaż stanowiskowy: brak',
    )
    const leaver = user({ position: 'spawacz', leftOn: '2026-11-20' })
    expect(noteOf(COMPLETE, leaver)).toBe('Ostatni dzień pracy: 20.11.2026')
    expect(outsideLabel(admissionWith(COMPLETE))).toBeUndefined()
  })

  it('has one word for what only the person and their employer may see', () => {
    const admin = user({ id: 'admin', role: 'admin', company: undefined })
    const facts = factsFor(POSITIONS, papers({ inductions: [induction()] }), admin)
    const bhp = certificate({ scope: 'workers', expiryDate: '2026-11-20' })
    const admission = admissionOf(welder, [bhp], facts, TODAY)
    expect(lackingSummary(admission, TODAY)).toBe('nie dopuszczono; BHP: 1\u00a0dzień po terminie')
  })
})

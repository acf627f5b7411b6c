import { describe, expect, it } from 'vitest'

import {
  dueSortTexts,
  dueText,
  overdueText,
  planEndText,
  pushText,
  reminderDay,
  type DueMessage,
} from '~/domain/reminders/reminder-text'

const DAY = '2026-11-28'

const message = (counts: DueMessage['counts'], more: Partial<DueMessage> = {}): DueMessage => ({
  day: DAY,
  until: '2027-01-03',
  counts,
  ...more,
})

/** Counts stay beside their nouns. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const due = (counts: DueMessage['counts'], today = DAY) => plain(dueText('pl', message(counts), today))

describe('the words of a reminder', () => {
  it.each([
    [1, '1 termin do 3.01.2027'],
    [3, '3 terminy do 3.01.2027'],
    [5, '5 terminów do 3.01.2027'],
    [12, '12 terminów do 3.01.2027'],
    [22, '22 terminy do 3.01.2027'],
    [112, '112 terminów do 3.01.2027'],
  ])('count %i deadlines in Polish', (count, words) => {
    expect(due({ certificate: count })).toBe(words)
  })

  it('add up all sorts but trainings, which have a day of their own', () => {
    expect(due({ certificate: 2, accident: 1, training: 1 })).toBe(
      '3 terminy do 3.01.2027, 1 szkolenie jutro',
    )
    expect(due({ training: 2 })).toBe('2 szkolenia jutro')
  })

  it('name the sorts with their right forms, and never which paper it is', () => {
    const texts = (counts: DueMessage['counts']) => dueSortTexts('pl', message(counts), DAY).map(plain)
    expect(texts({ certificate: 1, paper: 1, accident: 1, measure: 1, duty: 1, training: 1 })).toEqual([
      '1 termin certyfikatu',
      '1 termin dokumentu',
      '1 termin po wypadku',
      '1 termin działania',
      '1 termin firmy',
      '1 szkolenie jutro',
    ])
    expect(texts({ certificate: 2, paper: 3, accident: 4, measure: 2, duty: 2, training: 2 })).toEqual([
      '2 terminy certyfikatów',
      '3 terminy dokumentów',
      '4 terminy po wypadku',
      '2 terminy działań',
      '2 terminy firmy',
      '2 szkolenia jutro',
    ])
    expect(texts({ certificate: 5, paper: 13, accident: 6, measure: 25, duty: 5, training: 5 })).toEqual([
      '5 terminów certyfikatów',
      '13 terminów dokumentów',
      '6 terminów po wypadku',
      '25 terminów działań',
      '5 terminów firmy',
      '5 szkoleń jutro',
    ])
  })

  it('stay true if the message comes a day or more late', () => {
    expect(due({ training: 1 }, '2026-11-29')).toBe('1 szkolenie dziś')
    expect(due({ training: 1 }, '2026-11-30')).toBe('1 szkolenie 29.11.2026')
  })

  it('know the day after 28 February, and the end of a year', () => {
    const held = (day: string, today: string) =>
      plain(dueText('pl', message({ training: 1 }, { day }), today))
    expect(held('2028-02-28', '2028-03-01')).toBe('1 szkolenie 29.02.2028')
    expect(held('2027-02-28', '2027-03-01')).toBe('1 szkolenie dziś')
    expect(held('2026-12-31', '2027-01-01')).toBe('1 szkolenie dziś')
  })

  it('say how much is overdue', () => {
    expect(plain(overdueText('pl', message({ paper: 3 }, { overdue: 1 })) ?? '')).toBe('w tym 1 po terminie')
    expect(overdueText('pl', message({ paper: 3 }))).toBeUndefined()
  })

  it('ask to open the app at the end of a plan, and after it', () => {
    const ends = (today: string) => plain(planEndText('pl', '2027-11-28', today))
    expect(ends('2027-11-28')).toBe(
      'Plan przypomnień kończy się 28.11.2027. Otwórz Pewnika, a ułoży się nowy.',
    )
    expect(ends('2027-11-29')).toMatch('Plan przypomnień skończył się 28.11.2027.')
  })

  it('are there in Ukrainian and in English', () => {
    const counts = { certificate: 2, paper: 5, training: 1 }
    expect(plain(dueText('uk', message(counts), DAY))).toBe('7 термінів до 3.01.2027, 1 навчання завтра')
    expect(plain(dueText('en', message(counts), DAY))).toBe(
      '7 deadlines by 3 January 2027, 1 training tomorrow',
    )
    expect(plain(dueText('en', message({ accident: 1 }), DAY))).toBe('1 deadline by 3 January 2027')
    expect(reminderDay('uk', '2027-01-03')).toBe('3.01.2027')
  })

  it('tell no names in a push message that does not open', () => {
    const push = {
      ...message({ certificate: 3 }),
      language: 'pl',
      owner: 'register',
      madeOn: DAY,
      sealed: 'x',
    } as const
    expect(plain(pushText(push, DAY))).toBe('W Pewniku: 3 terminy do 3.01.2027')
    expect(pushText({ ...push, kind: 'test' }, DAY)).toBe('To jest próba. Przypomnienia przychodzą.')
    expect(plain(pushText({ ...push, kind: 'plan-ends' }, DAY))).toMatch(
      'Plan przypomnień kończy się 3.01.2027.',
    )
  })
})

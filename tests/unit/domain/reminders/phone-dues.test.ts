import { describe, expect, it } from 'vitest'

import { minePageDues, trainingDues } from '~/domain/reminders/phone-dues'
import { draftMessages, planOf } from '~/domain/reminders/plan-of'

import { minePage } from '../../../support/crew-pages'

const DAY = '2026-11-21'

const PAPERS = {
  forklift: {
    state: 'held' as const,
    title: 'Operator wózka',
    key: 'machine_operator.forklift',
    until: '2027-03-31',
    actBy: '2026-12-31',
  },
  medical: { state: 'held' as const, title: 'Orzeczenie', key: 'medical', until: '2027-02-28' },
  first: { state: 'first' as const, title: 'Szkolenie okresowe', until: '2027-01-15' },
  unknown: { state: 'ask' as const, title: 'Praca na wysokości' },
  endless: { state: 'held' as const, title: 'Pierwsza pomoc' },
}

describe('what a phone is reminded of', () => {
  it('is the end of each paper, or the day to act before it', () => {
    const page = minePage({ papers: Object.values(PAPERS), trainings: [] })
    expect(minePageDues(page, DAY).map(({ sort, day }) => [sort, day])).toEqual([
      ['certificate', '2026-12-31'],
      ['paper', '2027-02-28'],
      ['paper', '2027-01-15'],
    ])
    expect(minePageDues(page, '2027-01-01')).toContainEqual(
      expect.objectContaining({ sort: 'certificate', day: '2027-03-31' }),
    )
  })

  it('is a training with a place on it, and none that has begun', () => {
    const [training] = minePage().trainings
    if (!training) throw new Error('The page has a training')
    const trainings = [
      { ...training, id: 'attending', date: '2026-11-25' },
      { ...training, id: 'waiting', date: '2026-11-26', place: 'waiting' as const },
      { ...training, id: 'begun', date: '2026-11-20' },
    ]
    expect(minePageDues(minePage({ papers: [], trainings }), DAY).map(({ id }) => id)).toEqual([
      'training-attending',
    ])
    expect(trainingDues({ id: 'today', date: DAY }, DAY)).toHaveLength(1)
  })

  it('is nothing once the employment has ended', () => {
    const page = minePage({ papers: [PAPERS.medical], leftOn: '2026-11-20' })
    expect(minePageDues(page, DAY)).toEqual([])
    expect(minePageDues({ ...page, leftOn: DAY, trainings: [] }, DAY)).toHaveLength(1)
  })

  it('leaves the phone without a name of a paper or a person', () => {
    const page = minePage({ papers: Object.values(PAPERS) })
    const drafts = draftMessages(minePageDues(page, DAY), 30, DAY)
    const plan = planOf(drafts, { language: 'uk', owner: 'worker', withNames: false })
    const text = JSON.stringify(plan)
    for (const { title } of page.papers) expect(text).not.toContain(title)
    expect(text).not.toContain(page.name)
    expect(plan).toMatchObject({ language: 'uk', owner: 'worker' })
    expect(plan.messages.map(({ day }) => day)).toContain('2026-12-01')
  })
})

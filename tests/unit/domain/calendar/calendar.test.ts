import { describe, expect, it } from 'vitest'

import {
  calendarOn,
  deadlinesOfDayLabel,
  describeMarks,
  trainingsOnDateLabel,
} from '~/domain/calendar/calendar'
import { ownDeadlines } from '~/domain/calendar/own-dates'
import { withRenewals } from '~/domain/certificates/renewal'
import { openSteps } from '~/domain/reports/accident-progress'
import { calendarSearchParams, parseCalendarDate } from '~/domain/words/calendar-params'

import { certificate, report, TODAY, training } from '../../../support/builders'

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

describe('the chosen day', () => {
  const parse = (search: string) => parseCalendarDate(new URLSearchParams(search), TODAY)

  it('is the day in the URL', () => {
    expect(parse('date=2026-12-04')).toBe('2026-12-04')
    expect(parse('date=2028-02-29')).toBe('2028-02-29')
  })

  it('is today if the URL names none', () => {
    expect(parse('')).toBe(TODAY)
    expect(parse('date=')).toBe(TODAY)
  })

  it('is today if the URL names a day that does not exist', () => {
    for (const date of ['banana', '2026-02-30', '2026-13-01', '2026-1-1', '4.12.2026', '2026-12-04T10:00']) {
      expect(parse(`date=${date}`)).toBe(TODAY)
    }
  })

  it('is today if the URL names a day beyond the calendar', () => {
    for (const date of ['0000-01-01', '1999-12-31', '2100-01-01', '9999-12-31']) {
      expect(parse(`date=${date}`)).toBe(TODAY)
    }
  })

  it('is in the URL unless it is today', () => {
    expect(calendarSearchParams({ date: '2026-12-04' }, TODAY).toString()).toBe('date=2026-12-04')
    expect(calendarSearchParams({ date: TODAY }, TODAY).toString()).toBe('')
    const chosen = { date: '2026-12-04', person: 'user-1' }
    expect(calendarSearchParams(chosen, TODAY).toString()).toBe('date=2026-12-04&person=user-1')
  })
})

describe('deadlines', () => {
  it('are the person’s own only', () => {
    const certificates = [
      certificate({ id: 'own', userId: 'me' }),
      certificate({ id: 'other', userId: 'you' }),
    ]
    expect(idsOf(ownDeadlines(certificates, 'me', TODAY))).toEqual(['own'])
  })

  it('come from active certificates, up to their last day', () => {
    const certificates = [
      certificate({ id: 'last day', expiryDate: TODAY }),
      certificate({ id: 'lapsed', expiryDate: '2026-11-20', status: 'active' }),
      certificate({ id: 'expired', expiryDate: '2026-11-20', status: 'expired' }),
      certificate({ id: 'revoked', status: 'revoked' }),
      certificate({ id: 'pending', status: 'pending' }),
    ]
    expect(idsOf(ownDeadlines(certificates, 'user-1', TODAY))).toEqual(['last day'])
  })

  it('stay until a newer certificate is confirmed', () => {
    const older = certificate({ id: 'older', issueDate: '2023-12-01', expiryDate: '2026-12-01' })
    const newer = certificate({ id: 'newer', issueDate: '2026-11-01', expiryDate: '2029-11-01' })
    const deadlinesWith = (status: 'active' | 'pending') =>
      idsOf(ownDeadlines(withRenewals([older, { ...newer, status }]), 'user-1', TODAY))
    expect(deadlinesWith('pending')).toEqual(['older'])
    expect(deadlinesWith('active')).toEqual(['newer'])
  })
})

const NOTHING = { trainings: [], deadlines: [], examinations: [], measures: [], steps: [] }
const NONE = { trainings: 0, examinations: 0, measures: 0, steps: 0, duties: 0, application: 0, expiry: 0 }

describe('the calendar', () => {
  const records = {
    trainings: [
      training({ id: 'afternoon', date: '2026-12-04', startTime: '13:00' }),
      training({ id: 'morning', date: '2026-12-04', startTime: '08:00' }),
      training({ id: 'past', date: '2025-01-15', status: 'completed' }),
    ],
    deadlines: [
      certificate({ id: 'second', number: 'SEP-2', expiryDate: '2026-12-04' }),
      certificate({ id: 'first', number: 'BHP-1', expiryDate: '2026-12-04' }),
      certificate({ id: 'far', expiryDate: '2035-06-30' }),
    ],
    examinations: [{ day: '2027-03-01', userId: 'user-2', holder: 'Jan Lis' }],
    measures: [{ day: '2026-12-04', measureId: 'measure-1', reportId: 'report-1', title: 'Odbojnice' }],
    steps: [],
  }

  it('marks every day with a training or a deadline, however far', () => {
    const { marks } = calendarOn(records, TODAY)
    expect(Object.fromEntries(marks)).toEqual({
      '2025-01-15': { ...NONE, trainings: 1 },
      '2026-12-04': { ...NONE, trainings: 2, measures: 1, expiry: 2 },
      '2027-03-01': { ...NONE, examinations: 1 },
      '2035-06-30': { ...NONE, expiry: 1 },
    })
  })

  it('lists the trainings of the chosen day by their start and its deadlines by number', () => {
    const { trainings, deadlines } = calendarOn(records, '2026-12-04')
    expect(idsOf(trainings)).toEqual(['morning', 'afternoon'])
    expect(idsOf(deadlines)).toEqual(['first', 'second'])
    expect(calendarOn(records, '2026-12-04').measures).toEqual(records.measures)
    expect(calendarOn(records, TODAY).measures).toEqual([])
  })

  it('lists nothing on an empty day', () => {
    expect(calendarOn(records, TODAY)).toMatchObject({ trainings: [], applications: [], deadlines: [] })
  })

  it('has a training of several days on each of them', () => {
    const long = training({ id: 'long', date: '2026-12-31', lastDay: '2027-01-02' })
    const { marks } = calendarOn({ ...NOTHING, trainings: [long] }, TODAY)
    expect([...marks.keys()]).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
    const on = (day: string) => idsOf(calendarOn({ ...NOTHING, trainings: [long] }, day).trainings)
    expect(['2026-12-30', '2027-01-01', '2027-01-02', '2027-01-03'].map(on)).toEqual([
      [],
      ['long'],
      ['long'],
      [],
    ])
  })

  it('has the last day to apply to UDT beside the expiry of the certificate', () => {
    const forklift = certificate({
      id: 'udt',
      type: 'machine_operator',
      scope: 'forklift',
      expiryDate: '2027-05-31',
    })
    const { marks, applications, deadlines } = calendarOn({ ...NOTHING, deadlines: [forklift] }, '2027-02-28')
    expect(Object.fromEntries(marks)).toEqual({
      '2027-02-28': { ...NONE, application: 1 },
      '2027-05-31': { ...NONE, expiry: 1 },
    })
    expect([idsOf(applications), idsOf(deadlines)]).toEqual([['udt'], []])
  })
})

describe('the steps of accidents in the calendar', () => {
  const steps = openSteps([report({ date: '2026-11-07', status: 'closed' })], TODAY)
  const on = (day: string) => calendarOn({ ...NOTHING, steps }, day).steps.map(({ step }) => step)

  it('stand on the day to which the law moves them, also of a closed report', () => {
    expect(on('2026-11-21')).toEqual([])
    expect(on('2026-11-23')).toEqual(['drawn_up'])
  })

  it('are among the next events', () => {
    const { next, marks } = calendarOn({ ...NOTHING, steps }, TODAY)
    expect(next.map(({ day }) => day)).toEqual(['2026-11-23'])
    expect(marks.get('2026-11-23')?.steps).toBe(1)
  })
})

describe('the words of the calendar', () => {
  it('name the trainings and deadlines of a day', () => {
    const words = (
      trainings: number,
      application: number,
      expiry: number,
      examinations = 0,
      measures = 0,
      steps = 0,
      duties = 0,
    ) =>
      describeMarks({ trainings, examinations, measures, steps, duties, application, expiry }).replaceAll(
        '\u00a0',
        ' ',
      )
    expect(words(1, 0, 0)).toBe('1 szkolenie')
    expect(words(0, 0, 1)).toBe('koniec ważności certyfikatu')
    expect(words(2, 0, 1)).toBe('2 szkolenia, koniec ważności certyfikatu')
    expect(words(5, 0, 2)).toBe('5 szkoleń, koniec ważności 2 certyfikatów')
    expect(words(1, 0, 0, 1)).toBe('1 szkolenie, termin badań')
    expect(words(0, 0, 0, 2)).toBe('terminy badań: 2')
    expect(words(0, 0, 0, 0, 1)).toBe('termin działania')
    expect(words(1, 0, 0, 0, 2)).toBe('1 szkolenie, terminy działań: 2')
    expect(words(0, 0, 0, 0, 0, 1)).toBe('termin po wypadku')
    expect(words(0, 0, 0, 0, 0, 2)).toBe('terminy po wypadkach: 2')
    expect(words(0, 0, 0, 0, 0, 0, 1)).toBe('termin obowiązku firmy')
    expect(words(0, 0, 0, 0, 0, 0, 2)).toBe('terminy obowiązków firmy: 2')
    expect(words(0, 1, 0)).toBe('termin wniosku')
    expect(words(0, 2, 1)).toBe('terminy wniosków: 2, koniec ważności certyfikatu')
  })

  it('count what a day has beside trainings', () => {
    const marks = {
      trainings: 3,
      application: 0,
      expiry: 0,
      examinations: 0,
      measures: 0,
      steps: 0,
      duties: 0,
    }
    expect(deadlinesOfDayLabel(marks)).toBeUndefined()
    expect(deadlinesOfDayLabel({ ...marks, steps: 1 })).toBe('1 termin')
    expect(deadlinesOfDayLabel({ ...marks, duties: 1 })).toBe('1 termin')
    expect(deadlinesOfDayLabel({ ...marks, application: 1, expiry: 2, examinations: 1, measures: 1 })).toBe(
      '5 terminów',
    )
  })

  it('count the trainings of the chosen day', () => {
    const labels = [0, 1, 2, 5].map((count) =>
      trainingsOnDateLabel(Array.from({ length: count }, () => training())),
    )
    expect(labels).toEqual([
      'Brak szkoleń w wybranej dacie.',
      '1\u00a0szkolenie w wybranej dacie.',
      '2\u00a0szkolenia w wybranej dacie.',
      '5\u00a0szkoleń w wybranej dacie.',
    ])
  })

  it('count a cancelled training apart, and never say that the day is empty', () => {
    const cancelled = training({ status: 'cancelled' })
    expect(trainingsOnDateLabel([training(), cancelled])).toBe('1\u00a0szkolenie w wybranej dacie.')
    expect(trainingsOnDateLabel([cancelled])).toBe('Odwołane szkolenia w wybranej dacie: 1.')
  })
})

describe('the next events', () => {
  const trainings = [
    training({ id: 'called-off', date: '2026-12-02', status: 'cancelled' }),
    training({ id: 'soon', date: '2026-12-03', status: 'scheduled' }),
    ...['04', '05', '06', '07', '08'].map((day) =>
      training({ id: `on-${day}`, date: `2026-12-${day}`, status: 'scheduled' }),
    ),
  ]
  const deadlines = [
    certificate({ id: 'over', expiryDate: '2026-11-30' }),
    certificate({ id: 'ends', expiryDate: '2026-12-02' }),
  ]
  const examinations = [{ day: '2027-02-01', userId: 'user-1' }]
  const measures = [{ day: '2027-01-15', measureId: 'measure-1', reportId: 'report-1', title: 'Odbojnice' }]
  const duties = [{ day: '2027-01-20', dutyId: 'duty-1', title: 'Wózek nr 4' }]
  const nextOf = (date: string) =>
    calendarOn({ trainings, deadlines, examinations, measures, steps: [], duties }, date).next.map(
      (event) => {
        if ('training' in event) return event.training.id
        if ('step' in event) return event.step.step
        if ('measure' in event) return event.measure.measureId
        if ('duty' in event) return event.duty.dutyId
        return 'examination' in event ? 'examination' : `${event.kind} ${event.certificate.id}`
      },
    )

  it('are the nearest five after a day without trainings', () => {
    expect(nextOf('2026-12-01')).toEqual(['expiry ends', 'soon', 'on-04', 'on-05', 'on-06'])
    expect(nextOf('2026-12-31')).toEqual(['measure-1', 'duty-1', 'examination'])
    expect(nextOf('2027-02-01')).toEqual([])
  })

  it('are not shown for a day with trainings, not even with one called off', () => {
    expect(nextOf('2026-12-03')).toEqual([])
    expect(nextOf('2026-12-02')).toEqual([])
  })
})

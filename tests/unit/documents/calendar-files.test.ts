import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { deadlinesIcs, trainingsFeed, trainingsIcs } from '~/documents/calendar-files'

import { certificate, training } from '../../support/builders'

const CONTEXT = { stamp: new Date('2026-11-21T08:30:00Z'), origin: 'https://pewnik.example/' }

/** Parses a calendar with an independent library and with the time zones that the file defines. */
function read(text: string) {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { calendar, events }
}

function instant(time: ICAL.Time): string {
  return time.toJSDate().toISOString()
}

describe('a training in a calendar', () => {
  it('begins at the hour of Warsaw, in summer and in winter', () => {
    const { text } = trainingsIcs(
      [
        training({ id: 'july', date: '2027-07-05' }),
        training({ id: 'january', date: '2027-01-05' }),
        training({ id: 'last-day-of-summer-time', date: '2026-10-24' }),
        training({ id: 'first-day-of-winter-time', date: '2026-10-25' }),
        training({ id: 'first-day-of-summer-time', date: '2027-03-28' }),
      ],
      CONTEXT,
    )
    const { events } = read(text)
    expect(events.map(({ startDate }) => startDate.zone.tzid)).toEqual(Array(5).fill('Europe/Warsaw'))
    expect(events.map(({ startDate, endDate }) => [instant(startDate), instant(endDate)])).toEqual([
      ['2027-07-05T07:00:00.000Z', '2027-07-05T13:00:00.000Z'],
      ['2027-01-05T08:00:00.000Z', '2027-01-05T14:00:00.000Z'],
      ['2026-10-24T07:00:00.000Z', '2026-10-24T13:00:00.000Z'],
      ['2026-10-25T08:00:00.000Z', '2026-10-25T14:00:00.000Z'],
      ['2027-03-28T07:00:00.000Z', '2027-03-28T13:00:00.000Z'],
    ])
  })

  it('has a title, a place, an instructor and an address', () => {
    const written = training({
      title: 'Zażółć gęślą jaźń; część 1, „próba”',
      location: 'Łódź, ul. Ślusarzy 1\\2',
      description: 'Pierwszy wiersz.\nDrugi wiersz: a, b; c.',
    })
    const [event] = read(trainingsIcs([written], CONTEXT).text).events
    expect(event?.summary).toBe(written.title)
    expect(event?.location).toBe(written.location)
    expect(event?.description).toBe(
      'Pierwszy wiersz.\nDrugi wiersz: a, b; c.\n\nProwadzący: Jan Kowalski\nOrganizator: Ośrodek Testowy',
    )
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      'https://pewnik.example/calendar?date=2026-12-05',
    )
  })

  it('recurs on each of its days at the same hour, also if summer time ends between them', () => {
    const { text } = trainingsIcs([training({ date: '2026-10-24', lastDay: '2026-10-26' })], CONTEXT)
    const [event, ...others] = read(text).events
    expect(others).toEqual([])
    const days = event?.iterator()
    const starts = Array.from({ length: 4 }, () => days?.next()).map((start) => start && instant(start))
    expect(starts).toEqual([
      '2026-10-24T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      undefined,
    ])
    expect(read(trainingsIcs([training()], CONTEXT).text).events[0]?.isRecurring()).toBe(false)
  })

  it('replaces its former version', () => {
    const former = read(trainingsIcs([training()], CONTEXT).text).events[0]
    const moved = training({ date: '2026-12-12' })
    const later = { ...CONTEXT, stamp: new Date('2026-11-21T08:35:00Z') }
    const latter = read(trainingsIcs([moved], later).text).events[0]
    expect(former?.uid).toBe('training-training-1@pewnik')
    expect(latter?.uid).toBe(former?.uid)
    expect(latter?.sequence).toBeGreaterThan(former?.sequence ?? Infinity)
    expect(String(latter?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T08:35:00Z')
  })

  it('shows its cancellation to programs and to people', () => {
    const [event] = read(trainingsIcs([training({ status: 'cancelled' })], CONTEXT).text).events
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event?.summary).toBe('Odwołane: Szkolenie okresowe BHP')
  })

  it('does not depend on the time zone of the server', () => {
    const zone = process.env.TZ
    const texts = ['America/New_York', 'Pacific/Auckland', 'Europe/Warsaw'].map((name) => {
      process.env.TZ = name
      return (
        trainingsIcs([training({ startTime: '02:30' })], CONTEXT).text +
        deadlinesIcs({ certificates: [certificate()] }, 30, CONTEXT).text
      )
    })
    process.env.TZ = zone
    expect(new Set(texts).size).toBe(1)
  })

  it('has a file name with its day, and several files have a common name', () => {
    expect(trainingsIcs([training()], CONTEXT).name).toBe('szkolenie-2026-12-05.ics')
    expect(trainingsIcs([training(), training({ id: 'b' })], CONTEXT).name).toBe('szkolenia.ics')
  })
})

describe('the deadline of a certificate in a calendar', () => {
  it('takes a whole day, blocks no time and has an alarm at nine some days before', () => {
    const [event] = read(
      deadlinesIcs({ certificates: [certificate({ expiryDate: '2027-07-15' })] }, 30, CONTEXT).text,
    ).events
    expect(event?.uid).toBe('certificate-certificate-1-expiry@pewnik')
    expect(event?.summary).toBe('Koniec ważności: Szkolenie okresowe BHP')
    expect(event?.description).toBe('Numer: BHP-10001\nWystawca: Ośrodek Testowy')
    expect(event?.startDate.isDate).toBe(true)
    expect(String(event?.startDate)).toBe('2027-07-15')
    expect(String(event?.endDate)).toBe('2027-07-16')
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    const trigger = event?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    expect(trigger).toBeInstanceOf(ICAL.Duration)
    const notice = event?.startDate.clone()
    if (trigger instanceof ICAL.Duration && notice) {
      notice.isDate = false
      notice.addDuration(trigger)
    }
    expect(String(notice)).toBe('2027-06-15T09:00:00')
  })

  it('names the holder in a calendar of several people', () => {
    const named = { ...certificate(), holder: 'Anna Nowak' }
    expect(read(deadlinesIcs({ certificates: [named] }, 30, CONTEXT).text).events[0]?.summary).toBe(
      'Koniec ważności: Anna Nowak, Szkolenie okresowe BHP',
    )
  })

  it('is cancelled and reminds nobody once it no longer stands, so that calendars let it go', () => {
    const settled = [certificate({ id: 'former', expiryDate: '2026-12-01' })]
    const { text } = deadlinesIcs({ certificates: [certificate()], settled }, 30, CONTEXT)
    const [open, former] = read(text).events
    expect(open?.component.getFirstPropertyValue('status')).toBeNull()
    expect(former?.uid).toBe('certificate-former-expiry@pewnik')
    expect(former?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(former?.summary).toBe('Nieaktualne: Koniec ważności: Szkolenie okresowe BHP')
    expect(former?.component.getFirstSubcomponent('valarm')).toBeNull()
  })

  it('says that nobody has confirmed the entry', () => {
    const { text } = deadlinesIcs({ certificates: [certificate({ isUnconfirmed: true })] }, 30, CONTEXT)
    expect(read(text).events[0]?.description).toContain('Wpis: z\u00a0dokumentu, niepotwierdzony')
  })

  it('has an event on the last day to apply to UDT, too', () => {
    const forklift = certificate({ type: 'machine_operator', scope: 'forklift', expiryDate: '2028-05-31' })
    const { text, name } = deadlinesIcs({ certificates: [forklift] }, 30, CONTEXT)
    const [application, expiry] = read(text).events
    expect(application?.uid).toBe('certificate-certificate-1-application@pewnik')
    expect(application?.summary).toBe(
      'Termin wniosku do UDT: Operator wózka jezdniowego (UDT) · wózek podnośnikowy',
    )
    expect(application?.description).toContain('ważny do 31.05.2028')
    expect(String(application?.startDate)).toBe('2028-02-29')
    expect(String(expiry?.startDate)).toBe('2028-05-31')
    expect(name).toBe('termin-2028-02-29.ics')
  })

  it('reminds of the exam of a rescuer when it becomes possible', () => {
    const rescuer = certificate({ type: 'first_aid', scope: 'kpp', expiryDate: '2027-05-31' })
    const { text } = deadlinesIcs({ certificates: [rescuer] }, 30, CONTEXT)
    // 28 February is 92 days before.
    expect(text).toContain('TRIGGER:-P91DT15H')
    expect(read(text).events[0]?.description).toContain('28.02.2027')
  })

  it('has no event without an expiry day', () => {
    expect(
      read(deadlinesIcs({ certificates: [certificate({ expiryDate: undefined })] }, 30, CONTEXT).text).events,
    ).toEqual([])
  })

  it('has no alarm if reminders are off', () => {
    const [event] = read(deadlinesIcs({ certificates: [certificate()] }, undefined, CONTEXT).text).events
    expect(event?.component.getAllSubcomponents('valarm')).toEqual([])
  })

  it('is in one file with all the others', () => {
    const { text, name } = deadlinesIcs(
      { certificates: [certificate(), certificate({ id: 'b' })] },
      7,
      CONTEXT,
    )
    expect(read(text).events.map(({ uid }) => uid)).toEqual([
      'certificate-certificate-1-expiry@pewnik',
      'certificate-b-expiry@pewnik',
    ])
    expect(name).toBe('terminy.ics')
  })
})

describe('the feed of trainings', () => {
  it('has a name and asks to be fetched again every hour', () => {
    const { calendar, events } = read(trainingsFeed([training()], CONTEXT).text)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Szkolenia BHP – Pewnik')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Pewnik//Pewnik//PL')
    expect(events).toHaveLength(1)
  })

  it('is a valid calendar while nothing is scheduled', () => {
    expect(read(trainingsFeed([], CONTEXT).text).events).toEqual([])
  })
})

it('no line of a calendar is longer than 75 octets, and none breaks within a character', () => {
  const written = training({ description: 'Zażółć gęślą jaźń 👷🏽‍♀️ '.repeat(40) })
  const { text } = trainingsIcs([written], CONTEXT)
  const lines = text.split('\r\n')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.some((line) => /\n|\p{Cs}/u.test(line))).toBe(false)
  expect(read(text).events[0]?.description).toContain(written.description)
})

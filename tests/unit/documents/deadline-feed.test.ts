import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { deadlineFeed } from '~/documents/deadline-feed'
import { MAX_FEED_EVENTS, mergeFeed, type FeedEvent, type KeptFeed } from '~/domain/reminders/feed'

const ORIGIN = 'https://pewnik.firma.pl'

/** A day of the server, and what the device of a feed gives on it. */
type Visit = { on?: string; at?: string; language?: 'pl' | 'uk' | 'en'; events: FeedEvent[] }

function feedAfter(...visits: Visit[]): KeptFeed {
  let kept: KeptFeed | undefined
  for (const { on = '2026-11-28', at = '08:00', language = 'pl', events } of visits) {
    kept = mergeFeed(kept, { language, events }, { today: on, now: new Date(`${on}T${at}:00Z`) })
  }
  return kept ?? { language: 'pl', events: [] }
}

/** Reads the calendar as an independent program does. */
function read(feed: KeptFeed) {
  const calendar = new ICAL.Component(ICAL.parse(deadlineFeed(feed, ORIGIN).text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    valueOf: (name: string) => String(component.getFirstPropertyValue(name)),
  }))
  return { calendar, events }
}

/** What a program shows of the events: their days and titles. */
function shown(feed: KeptFeed): string[] {
  return read(feed).events.map(
    ({ event, valueOf }) => `${event.startDate.toString()} ${event.summary} ${valueOf('status')}`,
  )
}

function only(feed: KeptFeed) {
  const [first, ...others] = read(feed).events
  expect(others).toEqual([])
  if (!first) throw new Error('The feed has no event.')
  return first
}

const deadline: FeedEvent = { uid: 'a', day: '2026-12-31' }

describe('a deadline in a calendar to subscribe to', () => {
  it('takes a whole day, blocks no time, and says nothing of what it is', () => {
    const { event, valueOf } = only(feedAfter({ events: [deadline] }))
    expect([event.uid, event.summary, event.startDate.isDate]).toEqual(['a@pewnik', 'Termin w Pewniku', true])
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01'])
    expect([valueOf('transp'), valueOf('status'), valueOf('description')]).toEqual([
      'TRANSPARENT',
      'CONFIRMED',
      'null',
    ])
    expect(valueOf('url')).toBe('https://pewnik.firma.pl/calendar?date=2026-12-31')
  })

  it('has its name and details on wish', () => {
    const { event } = only(
      feedAfter({ events: [{ ...deadline, title: 'Ewa Nowak: UDT', details: 'Numer: 1\nWystawca: UDT' }] }),
    )
    expect([event.summary, event.description]).toEqual(['Ewa Nowak: UDT', 'Numer: 1\nWystawca: UDT'])
  })

  it('speaks the language of the person', () => {
    expect(shown(feedAfter({ language: 'uk', events: [deadline] }))).toEqual([
      '2026-12-31 Термін у Pewnik CONFIRMED',
    ])
    expect(shown(feedAfter({ language: 'en', events: [deadline] }, { language: 'en', events: [] }))).toEqual([
      '2026-12-31 No longer due: Deadline in Pewnik CANCELLED',
    ])
  })

  it('ends on 29 February, and on the last day of a year', () => {
    const { events } = read(
      feedAfter({
        events: [
          { uid: 'a', day: '2028-02-29' },
          { uid: 'b', day: '2027-12-31' },
        ],
      }),
    )
    expect(events.map(({ event }) => event.endDate.toString())).toEqual(['2028-03-01', '2028-01-01'])
  })

  it.each([
    ['line breaks', 'Termin\r\nATTENDEE:mailto:evil@firma.pl\nEND:VEVENT'],
    ['signs of the format', 'a;b,c\\d:"e"'],
    ['10,000 letters', 'ż'.repeat(10_000)],
    ['emoji', '🦺'.repeat(100)],
  ])('survives %s in its title', (_, title) => {
    const { event, valueOf } = only(feedAfter({ events: [{ ...deadline, title, details: title }] }))
    expect(event.summary).toBe(title.replaceAll('\r\n', '\n'))
    expect([event.attendees, valueOf('status')]).toEqual([[], 'CONFIRMED'])
    const lines = deadlineFeed(feedAfter({ events: [{ ...deadline, title }] }), ORIGIN).text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  it('leaves out signs that no calendar may have', () => {
    expect(only(feedAfter({ events: [{ ...deadline, title: 'Ter\u0000min\u001b' }] })).event.summary).toBe(
      'Termin',
    )
  })
})

describe('a feed', () => {
  it('asks programs to look again every hour, and has a name', () => {
    const { calendar } = read(feedAfter({ events: [] }))
    const facts = ['name', 'refresh-interval', 'x-published-ttl', 'method'].map((name) =>
      String(calendar.getFirstPropertyValue(name)),
    )
    expect(facts).toEqual(['Terminy – Pewnik', 'PT1H', 'PT1H', 'PUBLISH'])
  })

  it('stays the same while its deadlines do', () => {
    const once = feedAfter({ events: [deadline] })
    const twice = feedAfter({ events: [deadline] }, { on: '2026-12-01', events: [deadline] })
    expect(deadlineFeed(twice, ORIGIN)).toEqual(deadlineFeed(once, ORIGIN))
  })

  it('moves a deadline with its day: the same event with a higher number, also within a minute', () => {
    const visits = ['2026-12-31', '2027-01-15', '2027-01-16'].map((day) => ({ events: [{ uid: 'a', day }] }))
    const [former, moved, again] = [1, 2, 3].map((count) => only(feedAfter(...visits.slice(0, count))).event)
    expect([moved?.uid, moved?.startDate.toString()]).toEqual([former?.uid, '2027-01-15'])
    expect(moved?.sequence).toBeGreaterThan(former?.sequence ?? Infinity)
    expect(again?.sequence).toBeGreaterThan(moved?.sequence ?? Infinity)
  })

  it('tells of another title, too', () => {
    const named = { ...deadline, title: 'Ewa Nowak: UDT' }
    const [before, after] = [
      feedAfter({ events: [deadline] }),
      feedAfter({ events: [deadline] }, { events: [named] }),
    ]
    expect(only(after).event.sequence).toBeGreaterThan(only(before).event.sequence)
  })

  it('counts higher than a store that was lost', () => {
    const visits: Visit[] = [{ events: [deadline] }, { events: [{ ...deadline, day: '2027-01-15' }] }]
    const filledAgain = feedAfter({ on: '2026-11-29', events: [deadline] })
    expect(only(filledAgain).event.sequence).toBeGreaterThan(only(feedAfter(...visits)).event.sequence)
  })

  it('calls off what is settled for 60 days, and then forgets it', () => {
    const other = { uid: 'b', day: '2027-05-01' }
    const settled: Visit[] = [{ events: [deadline, other] }, { on: '2026-12-01', events: [other] }]
    const feed = feedAfter(...settled)
    expect(shown(feed)).toEqual([
      '2027-05-01 Termin w Pewniku CONFIRMED',
      '2026-12-31 Nieaktualne: Termin w Pewniku CANCELLED',
    ])
    const [before] = read(feedAfter({ events: [deadline] })).events
    expect(read(feed).events[1]?.event.sequence).toBeGreaterThan(before?.event.sequence ?? Infinity)
    const after = (on: string) => shown(feedAfter(...settled, { on, events: [other] }))
    expect([after('2027-01-29').length, after('2027-01-30').length]).toEqual([2, 1])
  })

  it('brings a deadline back that is not settled after all', () => {
    const feed = feedAfter({ events: [deadline] }, { events: [] }, { events: [deadline] })
    expect(shown(feed)).toEqual(['2026-12-31 Termin w Pewniku CONFIRMED'])
    const calledOff = only(feedAfter({ events: [deadline] }, { events: [] })).event
    expect(only(feed).event.sequence).toBeGreaterThan(calledOff.sequence)
  })

  it('calls a settled deadline by its name, and forgets names once nobody wants them', () => {
    const [ewa, jan] = [
      { uid: 'a', day: '2026-12-31', title: 'Ewa Nowak', details: 'Numer: 1' },
      { uid: 'b', day: '2027-05-01', title: 'Jan Kowal' },
    ]
    const named = feedAfter({ events: [ewa, jan] }, { events: [jan] })
    expect(shown(named)[1]).toBe('2026-12-31 Nieaktualne: Ewa Nowak CANCELLED')
    expect(JSON.stringify(named)).not.toContain('Numer: 1')
    const neutral = mergeFeed(
      named,
      { language: 'pl', events: [{ uid: 'b', day: '2027-05-01' }] },
      { today: '2026-11-28', now: new Date('2026-11-28T09:00:00Z') },
    )
    expect(JSON.stringify(neutral)).not.toMatch(/Ewa|Jan/)
    expect(shown(neutral)).toHaveLength(2)
  })

  it('stays within its limits, whatever a device gives', () => {
    const batch = (name: string, title?: string) =>
      Array.from({ length: MAX_FEED_EVENTS }, (_, index) => ({
        uid: `${name}${index}`,
        day: '2026-12-31',
        ...(title !== undefined && { title }),
      }))
    const feed = feedAfter({ events: batch('a') }, { events: batch('b') }, { events: batch('c') })
    expect(feed.events).toHaveLength(2 * MAX_FEED_EVENTS)
    const named = feedAfter(
      { events: batch('a', 'x'.repeat(150)) },
      { events: [{ uid: 'b', day: '2026-12-31', title: 'x' }] },
    )
    expect(JSON.stringify(named).length).toBeLessThan(1_500_000)
  })
})

import { describe, expect, it } from 'vitest'

import { fittingEvents, MAX_FEED_BYTES, MAX_FEED_EVENTS } from '~/domain/reminders/feed'

const eventsWith = (title: string, count = MAX_FEED_EVENTS) =>
  Array.from({ length: count }, (_, place) => ({
    uid: String(place).padStart(43, 'u'),
    day: '2026-11-28',
    title,
  }))

const bytesOf = (events: unknown) => Buffer.byteLength(JSON.stringify({ language: 'pl', events }))

describe('the events of a calendar', () => {
  it('keep their titles if the server takes them all', () => {
    const events = eventsWith('Anna Żak, Szkolenie okresowe BHP')
    expect(fittingEvents(events)).toEqual(events)
    expect(fittingEvents(eventsWith('ż'.repeat(200), 100))[0]?.title).toHaveLength(200)
  })

  it('have the beginnings of their titles if these are too long together', () => {
    const events = eventsWith(`Anna Żak, ${'ą'.repeat(190)}`)
    expect(bytesOf(events)).toBeGreaterThan(MAX_FEED_BYTES)
    const shorter = fittingEvents(events)
    expect(shorter).toHaveLength(MAX_FEED_EVENTS)
    expect(shorter[0]?.title).toMatch(/^Anna Żak, ą+…$/)
    expect(bytesOf(shorter)).toBeLessThan(MAX_FEED_BYTES)
  })

  it.each(['👷', '中'])('fit also with long titles of letters as %s', (letter) => {
    const events = fittingEvents(eventsWith(letter.repeat(200)))
    expect(events).toHaveLength(MAX_FEED_EVENTS)
    expect(bytesOf(events)).toBeLessThan(MAX_FEED_BYTES)
  })
})

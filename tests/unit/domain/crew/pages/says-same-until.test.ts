import { expect, test } from 'vitest'

import { findAtGate } from '~/domain/crew/pages/gate-search'
import { mineStatus, papersOn, shownCodes } from '~/domain/crew/pages/mine-status'
import { isOld, type GatePage, type MinePage } from '~/domain/crew/pages/page'
import { saysSameUntil } from '~/domain/crew/pages/says-same-until'
import { shiftDay } from '~/domain/words/day'

const WRITTEN = '2026-11-21'
const common = { v: 1 as const, writtenAt: `${WRITTEN}T10:00:00.000Z`, leavesOut: [] }

const MINE: MinePage = {
  ...common,
  kind: 'mine',
  personId: 'oksana',
  name: 'Oksana Kowal',
  leftOn: '2027-01-15',
  spans: [
    { position: 'Magazynier', until: '2026-11-29' },
    { position: 'Kierowca', from: '2026-12-03', until: '2026-12-20' },
  ],
  papers: [
    { state: 'held', title: 'UDT 9999-99-99', soonFrom: '2026-11-24', until: '2026-12-01', token: 'a' },
    { state: 'first', title: 'Pierwsza pomoc', soonFrom: '2026-11-26', until: '2026-12-10' },
    { state: 'ask', title: 'Orzeczenie' },
  ],
  trainings: [],
}

const GATE: GatePage = {
  ...common,
  kind: 'gate',
  name: 'Brama 1',
  people: [{ lastName: 'Lis', firstName: 'Jan', spans: [{ from: '2026-11-25', until: '2026-11-28' }] }],
}

const saidOf = {
  mine: (day: string) => [
    mineStatus(MINE, day),
    papersOn(MINE, day),
    shownCodes(MINE, day),
    isOld(MINE, day),
  ],
  gate: (day: string) => [findAtGate(GATE, 'Lis', day), isOld(GATE, day)],
}

test.each([MINE, GATE])('until that day the page of $kind says the same', (page) => {
  const said = saidOf[page.kind]
  for (let days = -5; days < 60; days += 1) {
    const phoneDay = shiftDay(WRITTEN, { days })
    const until = saysSameUntil(page, phoneDay)
    expect(until >= phoneDay).toBe(true)
    for (let day = phoneDay; day <= until && day < '2027-02-01'; day = shiftDay(day, { days: 1 })) {
      expect(said(day), `${phoneDay}, seen on ${day}`).toEqual(said(phoneDay))
    }
  }
})

test.each([
  ['before a day that it names', '2026-11-21', '2026-11-23'],
  ['on such a day', '2026-11-24', '2026-11-24'],
  ['before it becomes old', '2026-12-21', '2026-12-21'],
  ['after all days that it names', '2027-01-16', '2099-12-31'],
])('%s', (_, phoneDay, until) => {
  expect(saysSameUntil(MINE, phoneDay)).toBe(until)
})

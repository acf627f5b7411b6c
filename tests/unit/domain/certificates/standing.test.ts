import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { deadlinesIcs } from '~/documents/calendar-files'
import { certificatesCsv } from '~/documents/list-files'
import { calendarOn } from '~/domain/calendar/calendar'
import { ownDeadlines } from '~/domain/calendar/own-dates'
import {
  CERTIFICATE_STATUS_BADGES,
  CERTIFICATE_STATUSES,
  type Certificate,
} from '~/domain/certificates/certificate'
import { filterCertificates } from '~/domain/certificates/certificate-filters'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { dayToAct, deadlinesOf, isExpiringWithin, standingOf } from '~/domain/certificates/deadline'
import { verdictOf } from '~/domain/certificates/verdict'
import { CERTIFICATE_TYPES } from '~/domain/qualifications/qualification'
import { listScopes } from '~/domain/qualifications/qualification-law'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { countCertificates } from '~/domain/staff/staff'
import { reminderOf } from '~/domain/to-do/daily-reminder'
import { dashboardLists } from '~/domain/to-do/dashboard'
import { shiftDay, type Day } from '~/domain/words/day'

import { certificate, TODAY } from '../../../support/builders'

// Whoever is asked, screen or file, says the same of a certificate on a day: lists of what expires go by the expiry, and
// all that asks for something to be done by the day to act.

const NO_FILTER = { q: '', status: 'all', page: 1 } as const
const CONTEXT = { stamp: new Date('2026-11-21T10:00:00Z'), origin: 'https://pewnik.example' }

const anyQualification = fc
  .constantFrom(...CERTIFICATE_TYPES)
  .chain((type) =>
    fc.record({ type: fc.constant(type), scope: fc.constantFrom(undefined, ...listScopes(type, false)) }),
  )

/** Certificates of one person, around today: close to all the borders that the rules have. */
const anyCertificates = fc
  .array(
    fc.record({
      qualification: anyQualification,
      status: fc.constantFrom(...CERTIFICATE_STATUSES),
      issued: fc.integer({ min: -1_500, max: -1 }),
      expires: fc.option(fc.oneof(fc.integer({ min: -3, max: 200 }), fc.integer({ min: -400, max: 2_000 })), {
        nil: undefined,
      }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) =>
    rows.map(({ qualification, status, issued, expires }, place) =>
      certificate({
        ...qualification,
        id: `c${place}`,
        number: `N-${place}`,
        status,
        issueDate: shiftDay(TODAY, { days: issued }),
        expiryDate: expires === undefined ? undefined : shiftDay(TODAY, { days: expires }),
      }),
    ),
  )

const anyDay = fc.integer({ min: -100, max: 100 }).map((days) => shiftDay(TODAY, { days }))

const idsOf = (rows: readonly Pick<Certificate, 'id'>[]) => rows.map(({ id }) => id).toSorted()

/** Asks all that shows certificates; `rows` are those of one person. */
function askAll(rows: CertificateRecord[], today: Day, period: '90' | '30') {
  const settings = { expiryReminders: true, reminderPeriod: period }
  const open = ownDeadlines(rows, 'user-1', today)
  const ics = deadlinesIcs({ certificates: open }, 30, CONTEXT).text
  return {
    expiring: idsOf(filterCertificates(rows, { ...NO_FILTER, within: period }, today).all),
    listed: idsOf(filterCertificates(rows, { ...NO_FILTER, act: period }, today).all),
    byStatus: Object.fromEntries(
      CERTIFICATE_STATUSES.map((status) => [
        status,
        idsOf(filterCertificates(rows, { ...NO_FILTER, status }, today).all),
      ]),
    ),
    onDashboard: dashboardLists({ certificates: rows, trainings: [], reports: [] }, today).expiring.total,
    reminded: reminderOf(rows, settings, today)?.count ?? 0,
    nearest: reminderOf(rows, settings, today)?.nearest,
    open,
    eventsOf: (id: string) => ics.split(`UID:certificate-${id}-`).length - 1,
    counts: countCertificates('user-1', rows, today),
    csv: csvRows(rows, today),
  }
}

function csvRows(rows: CertificateRecord[], today: Day): Record<string, string>[] {
  const { text } = certificatesCsv(rows, rows, new Map(), today)
  const [headings = [], ...cells] = Papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data
  return cells.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place] ?? ''])))
}

describe('the standing of certificates', () => {
  it('is one, and the same for list, dashboard, reminder, calendar, files and the verification page', () => {
    fc.assert(
      fc.property(anyCertificates, anyDay, (certificates, today) => {
        const rows = withCertificateChanges(certificates, [])
        const answers = askAll(rows, today, '90')
        const standing = (wanted: string) => rows.filter((row) => standingOf(row, today) === wanted)

        const toAct = standing('to_act')
        expect(answers.listed).toEqual(idsOf(toAct))
        const expiring = rows.filter((row) => isExpiringWithin(row, today, 90))
        expect(answers.expiring).toEqual(idsOf(expiring))
        expect(answers.onDashboard).toBe(expiring.length)
        expect(answers.reminded).toBe(toAct.length)
        const daysToAct = toAct.map((row) => dayToAct(row) ?? '').toSorted()
        expect(answers.nearest && dayToAct(answers.nearest)).toBe(daysToAct[0])
        expect(answers.byStatus).toEqual({
          active: idsOf([...toAct, ...standing('valid')]),
          expired: idsOf(standing('expired')),
          revoked: idsOf(standing('revoked')),
          pending: idsOf(standing('pending')),
        })

        for (const [place, row] of rows.entries()) {
          const isOpen = answers.open.includes(row)
          expect(isOpen || standingOf(row, today) !== 'to_act').toBe(true)
          const deadlines = isOpen ? deadlinesOf(row) : []
          expect(answers.eventsOf(row.id)).toBe(deadlines.length)
          const { applications, deadlines: expiries } = calendarOn(
            { trainings: [], examinations: [], measures: [], steps: [], deadlines: answers.open },
            deadlines[0]?.day ?? today,
          )
          expect([...applications, ...expiries].includes(row)).toBe(isOpen)
          const { status, words } = verdictOf(row, today)
          expect(answers.csv[place]).toMatchObject({
            Status: CERTIFICATE_STATUS_BADGES[status].label,
            'Termin działania': isOpen ? dayToAct(row) : '',
          })
          expect(words.startsWith('Ważny')).toBe(['valid', 'to_act'].includes(standingOf(row, today)))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('in the next 30 days is red for an employer by the expiry, and amber by an earlier day to act', () => {
    fc.assert(
      fc.property(anyCertificates, anyDay, (certificates, today) => {
        const rows = withCertificateChanges(certificates, [])
        const { counts, expiring, listed } = askAll(rows, today, '30')
        const expired = rows.filter((row) => standingOf(row, today) === 'expired' && !row.replacedBy)
        expect(counts.flagged).toBe(expired.length + expiring.length)
        const toApply = rows.filter(
          (row) =>
            listed.includes(row.id) &&
            !expiring.includes(row.id) &&
            // An exam can wait.
            (dayToAct(row) ?? '') <= shiftDay(today, { days: 30 }),
        )
        expect(counts.applications).toBe(toApply.length)
      }),
      { numRuns: 300 },
    )
  })
})

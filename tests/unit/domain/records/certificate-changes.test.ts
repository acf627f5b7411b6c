import { describe, expect, it } from 'vitest'

import { applyChanges } from '~/domain/access/merge-changes'
import { calendarDeadlines } from '~/domain/calendar/calendar-deadlines'
import { UNCONFIRMED } from '~/domain/certificates/certificate'
import { recordMarks } from '~/domain/certificates/certificate-record'
import { standingOf } from '~/domain/certificates/deadline'
import type { Change } from '~/domain/changes/change'
import { ownerOf } from '~/domain/people/register-owner'
import { activeCertificates } from '~/domain/profile/card'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { withoutSample } from '~/domain/register/register'
import { signingInput, toToken } from '~/domain/signing/signed-certificate'
import { validQualificationsAhead } from '~/domain/statistics/statistics'
import { reminderOf } from '~/domain/to-do/daily-reminder'
import { dashboardLists } from '~/domain/to-do/dashboard'
import { ownTasks } from '~/domain/to-do/own-tasks'
import { shiftDay } from '~/domain/words/day'

import { factsFor, TODAY, user } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { personSaved } from '../../../support/owner'
import { signable } from '../../../support/signing'

const OWNER_ID = 'registerOwner001'
const person = { firstName: 'Anna', lastName: 'Nowak', email: 'anna@poczta.example', company: '' }
const BEGUN: Change = {
  kind: 'register-begun',
  id: OWNER_ID,
  day: '2026-11-20',
  owner: { ...person, role: 'employee' },
}
const owner = ownerOf(OWNER_ID, BEGUN.owner)

const ENDS_SOON = {
  userId: OWNER_ID,
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-7',
  issueDate: '2023-11-29',
  expiryDate: shiftDay(TODAY, { days: 8 }),
} as const

const nothing = {
  today: TODAY,
  users: [],
  certificates: [],
  trainings: [],
  reports: [],
  centres: [],
  duties: [],
  employment: { examinations: [], inductions: [] },
}

/** Returns what the owner of a register sees after those changes. */
const seenAfter = (...changes: Change[]) =>
  applyChanges(owner, withoutSample(owner, nothing), [BEGUN, ...changes]).visibleCertificates

describe('an entry of the owner of a register about themselves', () => {
  const visibleCertificates = seenAfter(certificateAdded('a', ENDS_SOON))

  it('counts, and is marked as unconfirmed', () => {
    expect(visibleCertificates).toMatchObject([{ status: 'active', isUnconfirmed: true }])
    expect(visibleCertificates.map((each) => recordMarks(each, true))).toEqual([[UNCONFIRMED]])
  })

  it('warns before it ends: on the dashboard, in the reminder, in the to-do and in the calendar', () => {
    const expected = [expect.objectContaining({ number: 'BHP-7' })]
    const reminders = { expiryReminders: true, reminderPeriod: '30' } as const
    const facts = factsFor([])
    const noTrainings = { trainings: [], reports: [] }
    expect(
      dashboardLists({ certificates: visibleCertificates, ...noTrainings }, TODAY).expiring.items,
    ).toEqual(expected)
    expect(reminderOf(visibleCertificates, reminders, TODAY)).toMatchObject({
      count: 1,
      nearest: { number: 'BHP-7' },
    })
    expect(ownTasks(owner, { visibleCertificates, trainings: [], facts }, TODAY)).toMatchObject([
      { kind: 'certificate', certificate: { number: 'BHP-7' } },
    ])
    expect(
      calendarDeadlines(owner, { visibleCertificates, people: [owner] }, new URLSearchParams(), TODAY)
        .deadlines,
    ).toEqual(expected)
  })

  it('is on the card and in the statistics', () => {
    expect(activeCertificates(visibleCertificates, TODAY)).toHaveLength(1)
    expect(validQualificationsAhead(visibleCertificates, TODAY)[0]).toMatchObject({ valid: 1, total: 1 })
  })

  it('expires, and is replaced by a newer entry', () => {
    const [old] = visibleCertificates
    expect(old && standingOf(old, shiftDay(TODAY, { days: 9 }))).toBe('expired')
    const newer = { ...ENDS_SOON, number: 'BHP-8', issueDate: TODAY, expiryDate: '2029-11-21' } as const
    const [first] = seenAfter(certificateAdded('a', ENDS_SOON), certificateAdded('b', newer))
    expect(first?.replacedBy).toBe('certificate-b')
  })

  it('is unconfirmed no more once the signature of its issuer is there', () => {
    const { type, scope, number, issueDate, expiryDate } = signable()
    const facts = { type, scope, number, issueDate, expiryDate }
    const token = toToken(signingInput('OaUpUC-hUHg', signable({ id: 'a', ...facts })), new Uint8Array(64))
    const [signed] = seenAfter(
      certificateAdded('a', { ...facts, userId: OWNER_ID, issuedBy: 'Ośrodek Testowy' }),
      { kind: 'certificate-signed', id: 's', day: TODAY, certificateId: 'certificate-a', token },
    )
    expect(signed).toMatchObject({ status: 'active', token })
    expect(signed?.isUnconfirmed).toBeUndefined()
  })
})

describe('a claim', () => {
  it('of somebody in the sample waits to be confirmed', () => {
    const [claim] = withCertificateChanges([], [certificateAdded('a', { ...ENDS_SOON, userId: user().id })])
    expect(claim).toMatchObject({ status: 'pending' })
    expect(claim && recordMarks(claim, true)).toContain('niepotwierdzony przez wystawcę')
  })

  it('about somebody else waits in a register, too', () => {
    const [claim] = withCertificateChanges(
      [],
      [BEGUN, certificateAdded('a', { ...ENDS_SOON, userId: 'jan' })],
    )
    expect(claim?.status).toBe('pending')
  })
})

describe('a kept link', () => {
  const { type, scope, number, issueDate, expiryDate } = signable()
  const facts = { type, scope, number, issueDate, expiryDate }
  const about = { day: TODAY, certificateId: 'certificate-a' }
  const token = toToken(signingInput('OaUpUC-hUHg', signable(facts)), new Uint8Array(64))
  const key = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) } as const
  const issuer = { name: 'Szkolenia u Basi', key }
  const LUCJA = personSaved('lucja', 'Łucja', 'Żak')
  const kept: Change[] = [
    certificateAdded('a', { ...facts, userId: LUCJA.person.id }),
    { kind: 'certificate-link-kept', id: 'link', ...about, token, key },
  ]
  const trusted = (id: string): Change => ({ kind: 'issuer-trusted', id, day: TODAY, issuer, by: 'Jan' })
  const withdrawn = (keyX: string): Change => ({
    kind: 'issuer-trust-withdrawn',
    id: 'end',
    day: TODAY,
    keyX,
    by: 'Jan',
  })
  const after = (...changes: Change[]) => withCertificateChanges([], [BEGUN, LUCJA, ...changes])[0]

  it('counts as long as the register trusts its key, and nothing of the trust stays', () => {
    const waiting = after(...kept)
    expect(waiting).toMatchObject({ status: 'pending', link: { token, key } })
    expect(after(trusted('t'), ...kept)).toMatchObject({ status: 'active', issuedBy: 'Szkolenia u Basi' })
    expect(after(trusted('t'), ...kept, withdrawn(key.x))).toEqual(waiting)
    expect(after(...kept, withdrawn(key.x), trusted('t'))?.isTrustedHere).toBe(true)
  })

  it('does not count by the trust in another key, in the other point, or for another person', () => {
    const other = { ...key, y: `${'A'.repeat(42)}E` }
    const elsewhere: Change = {
      ...trusted('t'),
      kind: 'issuer-trusted',
      issuer: { ...issuer, key: other },
      by: 'Jan',
    }
    expect(after(elsewhere, ...kept)?.status).toBe('pending')
    const [added, link] = kept
    if (!added || !link) throw new Error('There is no link')
    const ofOther = certificateAdded('a', { ...facts, userId: 'person-other' })
    expect(after(trusted('t'), ofOther, link)?.status).toBe('pending')
    expect(
      after(trusted('t'), added, { ...link, kind: 'certificate-link-kept', ...about, token, key: undefined })
        ?.status,
    ).toBe('pending')
  })

  it('keeps what the employer has answered about the programme, once the server names its issuer', () => {
    const answered: Change = {
      kind: 'programme-answered',
      id: 'p',
      ...about,
      group: 'managers',
      covers: true,
      by: 'Jan',
    }
    const named = (changed: object): Change => ({
      kind: 'certificate-corrected',
      id: 'n',
      ...about,
      facts: { ...facts, issuedBy: 'Ośrodek', ...changed },
    })
    expect(after(...kept, answered, named({}))?.programmeAnswers).toHaveLength(1)
    expect(after(...kept, answered, named({ issueDate: '2026-11-19' }))?.programmeAnswers).toBeUndefined()
  })
})

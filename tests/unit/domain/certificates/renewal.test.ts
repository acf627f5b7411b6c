import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CERTIFICATE_STATUSES, type Certificate } from '~/domain/certificates/certificate'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import { awaitedText, renewalChain, successorOf, withRenewals } from '~/domain/certificates/renewal'
import type { Scope } from '~/domain/qualifications/qualification'

import { certificate, TODAY } from '../../../support/builders'

const older = certificate({ id: 'older', issueDate: '2020-05-01', expiryDate: '2023-05-01' })
const middle = certificate({ id: 'middle', issueDate: '2023-04-20', expiryDate: '2026-04-20' })
const newest = certificate({ id: 'newest', issueDate: '2026-04-01', expiryDate: '2029-04-01' })

/** Returns the id of the replacing certificate by the id of the older one. */
function successors(certificates: Certificate[]): Record<string, string | undefined> {
  return Object.fromEntries(withRenewals(certificates).map(({ id, replacedBy }) => [id, replacedBy]))
}

function chainOf(id: string, certificates: Certificate[]): string[] {
  const renewed = withRenewals(certificates)
  const found = renewed.find((link) => link.id === id)
  if (!found) throw new Error(`no ${id}`)
  return renewalChain(found, renewed).map((link) => link.id)
}

describe('a renewal', () => {
  it('replaces the next older certificate of the same person and type', () => {
    expect(successors([older, middle, newest])).toEqual({
      older: 'middle',
      middle: 'newest',
      newest: undefined,
    })
  })

  it('of a permit for a forklift is a certificate of UDT, and never the other way round', () => {
    const operator = { type: 'machine_operator' } as const
    const permit = certificate({
      ...operator,
      id: 'permit',
      scope: 'forklift_permit',
      issueDate: '2012-05-10',
      expiryDate: '2026-12-31',
    })
    const udt = certificate({
      ...operator,
      id: 'udt',
      scope: 'forklift',
      issueDate: '2026-03-01',
      expiryDate: '2036-03-01',
    })
    const platform = certificate({
      ...operator,
      id: 'platform',
      scope: 'mobile_platform',
      issueDate: '2026-03-01',
      expiryDate: '2031-03-01',
    })
    expect(successors([permit, platform])).toMatchObject({ permit: undefined })
    expect(successors([permit, udt])).toEqual({ permit: 'udt', udt: undefined })
    expect(successorOf(permit, [permit, platform, udt])?.id).toBe('udt')
    const old = { ...udt, issueDate: '2010-01-01', expiryDate: '2020-01-01' }
    expect(successors([old, permit])).toEqual({ udt: undefined, permit: undefined })
  })

  it('replaces no certificate of another person or type', () => {
    const foreign = certificate({ ...older, id: 'foreign', userId: 'user-2' })
    const other = certificate({ ...older, id: 'other', type: 'electrical' })
    expect(successors([foreign, other, newest])).toEqual({
      foreign: undefined,
      other: undefined,
      newest: undefined,
    })
  })

  it('of a periodic training without a group is one of any group, and the other way round', () => {
    const first = certificate({ ...older, scope: 'workers' })
    const last = certificate({ ...newest, scope: 'workers' })
    const ofNone = certificate({ ...middle, scope: undefined })
    const ofOffice = certificate({ ...middle, id: 'office', scope: 'office' })
    expect(successors([first, ofNone, last])).toMatchObject({ older: 'middle', middle: 'newest' })
    expect(successors([first, ofOffice])).toMatchObject({ older: undefined })
    expect(successorOf(first, [first, ofNone])?.id).toBe('middle')
  })

  it('replaces no certificate of another scope, and one without scope only one without', () => {
    const scopes: (Scope | undefined)[] = ['e_g1', 'd_g1', 'e_g2', undefined]
    for (const scope of scopes) {
      for (const newerScope of scopes) {
        const electrical = certificate({ ...middle, type: 'electrical', scope })
        const newer = certificate({ ...newest, type: 'electrical', scope: newerScope })
        const replacedBy = scope === newerScope ? 'newest' : undefined
        expect(successors([electrical, newer]), `${scope} ${newerScope}`).toMatchObject({
          middle: replacedBy,
        })
        expect(successorOf(electrical, [electrical, newer])?.id).toBe(replacedBy)
      }
    }
  })

  it('replaces nothing before it is confirmed', () => {
    const pending = certificate({ ...newest, status: 'pending' })
    expect(successors([middle, pending])).toEqual({ middle: undefined, newest: undefined })
  })

  it('by the link of an unknown issuer replaces only what is unconfirmed as well', () => {
    const link = { token: 'a.b.c' }
    const unknown = { ...newest, isUnconfirmed: true as const, link }
    expect(successors([middle, unknown])).toMatchObject({ middle: undefined })
    expect(withRenewals([middle, unknown])[0]?.awaits?.id).toBe('newest')
    expect(successors([{ ...middle, isUnconfirmed: true }, unknown])).toMatchObject({ middle: 'newest' })
    expect(successors([middle, { ...newest, link, isTrustedHere: true }])).toMatchObject({ middle: 'newest' })
  })

  it('without an expiry day replaces any older one, which never replaces it', () => {
    const { expiryDate: _none, ...endless } = middle
    const { expiryDate: _neither, ...newestEndless } = newest
    expect(successors([middle, newestEndless])).toMatchObject({ middle: 'newest' })
    expect(successors([endless, newestEndless])).toMatchObject({ middle: 'newest' })
    expect(successors([endless, newest])).toMatchObject({ middle: undefined })
  })

  it('replaces nothing once it is revoked', () => {
    const revoked = certificate({ ...newest, status: 'revoked' })
    expect(successors([middle, revoked])).toEqual({ middle: undefined, newest: undefined })
  })

  it('needs both a later day of issue and a later expiry', () => {
    const shorter = certificate({ id: 'shorter', issueDate: '2023-06-01', expiryDate: '2026-04-20' })
    const twin = certificate({ id: 'twin', issueDate: middle.issueDate, expiryDate: '2028-04-20' })
    expect(successors([middle, shorter])).toEqual({ middle: undefined, shorter: undefined })
    expect(successors([middle, twin])).toEqual({ middle: undefined, twin: undefined })
  })

  it('does not depend on the order of the certificates', () => {
    const days = fc.constantFrom('2020-01-01', '2021-01-01', '2022-01-01', '2023-01-01')
    const anyCertificate = fc
      .record({
        userId: fc.constantFrom('user-1', 'user-2'),
        type: fc.constantFrom('bhp' as const, 'electrical' as const),
        issueDate: days,
        expiryDate: days.map((day) => day.replace('202', '203')),
        status: fc.constantFrom(...CERTIFICATE_STATUSES),
      })
      .map((fields) => certificate(fields))
    const certificates = fc
      .array(anyCertificate, { maxLength: 8 })
      .map((list) => list.map((entry, place) => ({ ...entry, id: `certificate-${place}` })))
    const orders = certificates.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(orders, ([list, shuffled]) => {
        expect(successors(shuffled)).toEqual(successors(list))
        for (const { id } of list) expect(chainOf(id, shuffled)).toEqual(chainOf(id, list))
      }),
    )
  })
})

describe('a renewal that waits to be confirmed', () => {
  const old = certificate({ id: 'old', issueDate: '2023-12-01', expiryDate: '2026-12-01' })
  const next = certificate({ id: 'next', issueDate: '2026-11-01', expiryDate: '2029-11-01' })
  const last = certificate({ id: 'last', issueDate: '2026-11-15', expiryDate: '2029-11-15' })
  const pending = { status: 'pending' } as const
  const renewedAmong = (certificates: Certificate[], id = 'old') =>
    withRenewals(certificates).find((record) => record.id === id) ?? expect.fail(`no ${id}`)

  it('is named beside the older certificate, and gone once it is active or revoked', () => {
    expect(renewedAmong([old]).awaits).toBeUndefined()
    expect(renewedAmong([old, { ...next, ...pending }]).awaits).toMatchObject({ id: 'next' })
    expect(renewedAmong([old, next]).awaits).toBeUndefined()
    expect(renewedAmong([old, { ...next, status: 'revoked' }]).awaits).toBeUndefined()
  })

  it('says who has to confirm it', () => {
    const note = (issuedBy?: string) => awaitedText({ id: 'next', number: 'BHP-2', issuedBy })
    expect(note('Ośrodek Nowy')).toBe('Nowszy certyfikat BHP-2 czeka na potwierdzenie przez: Ośrodek Nowy.')
    expect(note()).toBe('Nowszy certyfikat BHP-2 czeka na potwierdzenie przez: administrator.')
  })

  it('does not hide a later one that is confirmed', () => {
    const claim = certificate({ ...next, ...pending, expiryDate: '2031-11-01' })
    expect(renewedAmong([old, claim, last])).toMatchObject({ replacedBy: 'last' })
    expect(renewedAmong([old, claim, last]).awaits).toBeUndefined()
    expect(hasOpenDeadline(renewedAmong([old, claim, last]), TODAY)).toBe(false)
  })

  it('keeps the deadline open until it is confirmed', () => {
    expect(hasOpenDeadline(renewedAmong([old]), TODAY)).toBe(true)
    expect(hasOpenDeadline(renewedAmong([old, { ...next, ...pending }]), TODAY)).toBe(true)
    expect(hasOpenDeadline(renewedAmong([old, { ...next, ...pending }, last]), TODAY)).toBe(false)
    expect(hasOpenDeadline(renewedAmong([old, next]), TODAY)).toBe(false)
  })

  it('has no deadline of its own, and neither has an expired, revoked or endless certificate', () => {
    expect(hasOpenDeadline(renewedAmong([old, { ...next, ...pending }], 'next'), TODAY)).toBe(false)
    expect(hasOpenDeadline({ ...old, expiryDate: '2026-11-20' }, TODAY)).toBe(false)
    expect(hasOpenDeadline({ ...old, status: 'revoked' }, TODAY)).toBe(false)
    expect(hasOpenDeadline({ ...old, expiryDate: undefined }, TODAY)).toBe(false)
  })

  it('is part of the chain', () => {
    expect(chainOf('old', [old, { ...next, ...pending }])).toEqual(['next', 'old'])
    expect(chainOf('next', [old, { ...next, ...pending }])).toEqual(['next', 'old'])
  })
})

describe('the chain of a certificate', () => {
  it('is the same from each certificate in it, the newest first', () => {
    const unrelated = certificate({ id: 'unrelated', userId: 'user-2' })
    const all = [middle, unrelated, newest, older]
    for (const id of ['older', 'middle', 'newest']) {
      expect(chainOf(id, all)).toEqual(['newest', 'middle', 'older'])
    }
    expect(chainOf('unrelated', all)).toEqual(['unrelated'])
  })

  it('leaves out a certificate that the list does not contain', () => {
    const visible = withRenewals([older, middle, newest]).filter(({ id }) => id !== 'newest')
    const [first] = visible
    expect(first && renewalChain(first, visible).map(({ id }) => id)).toEqual(['middle', 'older'])
  })
})

describe('the successor', () => {
  it('is the newer certificate of the same person and type', () => {
    expect(successorOf(older, [middle, older])).toBe(middle)
    expect(successorOf(middle, [middle, older])).toBeUndefined()
  })

  it('may wait to be confirmed', () => {
    const pending = { ...middle, status: 'pending' as const }
    expect(successorOf(older, [pending, older])).toBe(pending)
  })

  it('is the next newer one if there are several', () => {
    expect(successorOf(older, [newest, middle, older])).toBe(middle)
  })

  it('is never revoked or of another person or type', () => {
    for (const other of [
      { ...middle, userId: 'user-2' },
      { ...middle, type: 'electrical' as const },
      { ...middle, status: 'revoked' as const },
    ]) {
      expect(successorOf(older, [older, other])).toBeUndefined()
    }
  })
})

describe('a certificate without a day of issue', () => {
  const own = { type: 'own', scope: 'own_welder', issueDate: undefined } as const
  const first = certificate({ ...own, id: 'first', expiryDate: '2027-01-01' })
  const second = certificate({ ...own, id: 'second', expiryDate: '2028-01-01' })

  it('is replaced by one that ends later, in whatever order they are', () => {
    expect(successors([first, second])).toEqual({ first: 'second', second: undefined })
    expect(successors([second, first])).toEqual({ first: 'second', second: undefined })
    const dated = certificate({ ...own, id: 'dated', issueDate: '2026-01-01', expiryDate: '2029-01-01' })
    expect(successors([dated, first])).toEqual({ dated: undefined, first: 'dated' })
  })

  it('never replaces one that has no end, and is not replaced by it: nobody knows which is newer', () => {
    const endless = certificate({ ...own, id: 'endless', issueDate: '2020-01-01', expiryDate: undefined })
    expect(successors([endless, second])).toEqual({ endless: undefined, second: undefined })
  })
})

describe('the document of an electrician', () => {
  const sep = { type: 'electrical', scope: 'e_g1' } as const
  const above = certificate({ ...sep, id: 'above', voltage: 'above_1_kv', expiryDate: '2027-01-01' })
  const later = { ...sep, id: 'later', issueDate: '2026-05-01', expiryDate: '2031-05-01' }

  it('above 1 kV is not replaced by one up to 1 kV', () => {
    expect(successors([above, certificate({ ...later, voltage: 'up_to_1_kv' })]).above).toBeUndefined()
    expect(successors([above, certificate(later)]).above).toBe('later')
  })
})

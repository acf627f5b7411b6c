import { describe, expect, it } from 'vitest'

import { successorOf } from '~/domain/renewal'

import { certificate } from '../../support/builders'

const older = certificate({ id: 'older', issueDate: '2020-12-15', expiryDate: '2023-12-15' })
const newer = certificate({ id: 'newer', issueDate: '2023-12-03', expiryDate: '2026-12-03' })

describe('successorOf', () => {
  it('is the newer certificate of the same person and type', () => {
    expect(successorOf(older, [newer, older])).toBe(newer)
    expect(successorOf(newer, [newer, older])).toBeUndefined()
  })

  it('is the next one where there are more', () => {
    const newest = certificate({ id: 'newest', issueDate: '2026-11-01', expiryDate: '2029-11-01' })
    expect(successorOf(older, [newest, newer, older])).toBe(newer)
  })

  it('is neither of somebody else, nor of another type, nor revoked', () => {
    for (const other of [
      { ...newer, userId: 'user-2' },
      { ...newer, type: 'electrical' as const },
      { ...newer, status: 'revoked' as const },
    ]) {
      expect(successorOf(older, [older, other])).toBeUndefined()
    }
  })
})

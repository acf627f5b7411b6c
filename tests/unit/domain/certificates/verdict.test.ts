import { describe, expect, it } from 'vitest'

import { endCell } from '~/documents/field-columns'
import { lastDayLabel, validityLabel } from '~/domain/certificates/certificate'
import { statedEndLabel, verdictOf } from '~/domain/certificates/verdict'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import { shiftDay } from '~/domain/words/day'

import { certificate, TODAY } from '../../../support/builders'

const YESTERDAY = shiftDay(TODAY, { days: -1 })

describe('a certificate without an end, of an own kind that has got a term since', () => {
  const roller: OwnKind = { id: 'own_roller', name: 'Walec', term: 24, warningDays: 90, isMedical: false }
  const ofRoller = { type: 'own', scope: 'own_roller', expiryDate: undefined } as const
  const rolled = certificate({ ...ofRoller, own: roller, issueDate: '2024-11-20' })

  it('ends by the term, and says from where the day is', () => {
    expect(verdictOf(rolled, TODAY)).toMatchObject({ status: 'expired', words: 'Wygasł 20.11.2026' })
    expect(verdictOf(rolled, TODAY).explanation).toContain('We wpisie nie ma daty ważności.')
    expect(statedEndLabel(rolled)).toBe('20.11.2026, według terminu tego uprawnienia')
    const again = { ...rolled, expiryDate: '2027-01-02' }
    expect(statedEndLabel(again)).toBe('02.01.2027')
  })

  it('has none without a term', () => {
    const endless = certificate({ ...rolled, own: { ...roller, term: 'none' } })
    expect(verdictOf(endless, TODAY).words).toBe('Ważny bezterminowo')
  })

  it('has one that nobody knows if the term is on the document, or counts from an unknown day', () => {
    const open = certificate({ ...rolled, own: { ...roller, term: 'document' } })
    for (const each of [open, { ...rolled, issueDate: undefined }]) {
      expect(verdictOf(each, TODAY)).toMatchObject({ tone: 'warning', words: 'Nie podano daty ważności' })
      expect(verdictOf(each, TODAY).explanation).toContain('Podaj datę ważności')
      expect([statedEndLabel(each), lastDayLabel(each), endCell(each)]).toEqual([
        'nie podano',
        'nie podano',
        undefined,
      ])
      expect(validityLabel(each)).toBe('nie podano daty ważności')
    }
    expect(verdictOf({ ...open, status: 'revoked' }, TODAY).tone).toBe('danger')
  })
})

describe('verdictOf', () => {
  it('says until when an active certificate is valid, without a reason', () => {
    expect(verdictOf(certificate({ expiryDate: '2029-03-15' }), TODAY)).toEqual({
      status: 'active',
      tone: 'success',
      words: 'Ważny do 15.03.2029',
      explanation: undefined,
    })
  })

  it('says that an unconfirmed entry is valid by its document only', () => {
    const verdict = verdictOf(certificate({ expiryDate: TODAY, isUnconfirmed: true }), TODAY)
    expect(verdict).toMatchObject({ status: 'active', words: 'Według dokumentu ważny do 21.11.2026' })
    expect(verdict.explanation).toContain('Dziś jest ostatni dzień ważności. Wystawca nie potwierdził')
    const endless = certificate({ expiryDate: undefined, isUnconfirmed: true })
    expect(verdictOf(endless, TODAY).words).toBe('Według dokumentu ważny bezterminowo')
  })

  it('says that a certificate is valid on its last day', () => {
    const verdict = verdictOf(certificate({ expiryDate: TODAY }), TODAY)
    expect(verdict.words).toBe('Ważny do 21.11.2026')
    expect(verdict.tone).toBe('success')
    expect(verdict.explanation).toBe('Dziś jest ostatni dzień ważności.')
  })

  it('never calls a later day today', () => {
    const verdict = verdictOf(certificate({ expiryDate: '2027-03-01' }), '2027-03-01', true)
    expect(verdict.explanation).toBe('Tego dnia kończy się ważność.')
  })

  it('says since when a certificate is expired, whatever is stored', () => {
    for (const status of ['active', 'expired'] as const) {
      expect(verdictOf(certificate({ status, expiryDate: '2026-02-02' }), TODAY)).toEqual({
        status: 'expired',
        tone: 'danger',
        words: 'Wygasł 02.02.2026',
        explanation: 'Certyfikat był ważny do 2\u00a0lutego 2026 włącznie.',
      })
    }
    expect(verdictOf(certificate({ expiryDate: YESTERDAY }), TODAY).words).toBe('Wygasł 20.11.2026')
  })

  it('says that the law ends a świadectwo kwalifikacyjne before the day that it states, and why', () => {
    const stated = { type: 'electrical', scope: 'e_g1', expiryDate: '2030-04-06' } as const
    const old = verdictOf(certificate({ ...stated, issueDate: '2020-04-06' }), TODAY)
    expect(old).toMatchObject({ status: 'expired', words: 'Wygasł 03.07.2026' })
    expect(old.explanation).toContain('3\u00a0lipca 2026 włącznie. Na dokumencie jest późniejszy termin')
    const endless = certificate({ ...stated, issueDate: '2020-04-06', expiryDate: undefined })
    expect(verdictOf(endless, TODAY).explanation).toContain('włącznie. Dokument jest bezterminowy, ale')
    expect(old.explanation).toContain('Prawo energetyczne, art. 54')
    const newer = verdictOf(certificate({ ...stated, issueDate: '2022-04-06' }), TODAY)
    expect(newer).toMatchObject({ status: 'active', words: 'Ważny do 06.04.2027' })
    expect(newer.explanation).toContain('nie jest ważne dłużej niż 5\u00a0lat')
  })

  it('says that a revoked certificate is revoked, before and after its expiry', () => {
    for (const expiryDate of ['2029-03-15', '2026-02-02']) {
      const verdict = verdictOf(certificate({ status: 'revoked', expiryDate }), TODAY)
      expect(verdict).toMatchObject({ status: 'revoked', tone: 'danger', words: 'Odwołany' })
      expect(verdict.explanation).toContain('niezależnie od daty ważności')
    }
  })

  it('never says that a pending certificate is valid', () => {
    const verdict = verdictOf(certificate({ status: 'pending', expiryDate: '2029-03-15' }), TODAY)
    expect(verdict).toMatchObject({
      status: 'pending',
      tone: 'warning',
      words: 'Oczekujący – czeka na potwierdzenie',
    })
    expect(verdict.explanation).toContain('Wystawca jeszcze nie potwierdził')
  })
})

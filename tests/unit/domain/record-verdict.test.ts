import { describe, expect, it } from 'vitest'

import type { CertificateRecord } from '~/domain/certificate-record'
import { recordVerdict } from '~/domain/record-verdict'

import { certificateRecord, TODAY } from '../../support/builders'

const verdict = (overrides: Partial<CertificateRecord>) => recordVerdict(certificateRecord(overrides), TODAY)

describe('the verdict of the panel', () => {
  it('says until or since when, or what else keeps it from being valid', () => {
    expect(verdict({ expiryDate: '2029-03-15' }).words).toBe('Ważny do 15.03.2029')
    expect(verdict({ expiryDate: TODAY }).words).toBe('Ważny do 21.11.2026')
    expect(verdict({ expiryDate: '2026-02-02' }).words).toBe('Wygasł 02.02.2026')
    expect(verdict({ status: 'revoked' }).words).toBe('Odwołany')
    expect(verdict({ status: 'pending' }).words).toBe('Oczekujący – jeszcze nie ważny')
  })

  it('has the colour of the status', () => {
    expect(verdict({}).tone).toBe('success')
    expect(verdict({ expiryDate: '2026-02-02' }).tone).toBe('danger')
    expect(verdict({ status: 'revoked' }).tone).toBe('danger')
    expect(verdict({ status: 'pending' }).tone).toBe('warning')
  })

  it('of a replaced one says so, and whether it is valid all the same', () => {
    const replaced = { replacedBy: 'newer' }
    expect(verdict(replaced)).toMatchObject({ words: 'Zastąpiony', state: 'replaced', tone: 'neutral' })
    expect(verdict({ ...replaced, expiryDate: '2027-06-30' }).explanation).toContain('ważny do 30.06.2027')
    expect(verdict({ ...replaced, expiryDate: '2026-02-02' }).explanation).toContain('wygasł 02.02.2026')
    expect(verdict({ ...replaced, status: 'pending' }).explanation).toContain('nie został potwierdzony')
  })
})

import { describe, expect, it } from 'vitest'

import type { AdmissionCheck } from '~/domain/admission/admission-check'
import { checkLabel, namedCheckLabel } from '~/domain/admission/check-label'

import { TODAY } from '../../../support/builders'

const examined = (state: AdmissionCheck['state'], day?: string): AdmissionCheck => ({
  subject: 'examination',
  state,
  ...(day !== undefined && { day }),
})
const label = (check: AdmissionCheck, isLater = false) =>
  checkLabel(check, TODAY, isLater).replaceAll('\u00a0', ' ')

describe('the label of an orzeczenie', () => {
  it('says until when it is valid, how soon it ends or how long it has been over', () => {
    expect(label(examined('valid', '2028-06-02'))).toBe('do 02.06.2028')
    expect(label(examined('expiring', '2026-11-26'))).toBe('za 5 dni')
    expect(label(examined('expiring', '2026-11-22'))).toBe('jutro')
    expect(label(examined('expiring', TODAY))).toBe('dziś')
    expect(label(examined('expired', '2026-11-20'))).toBe('1 dzień po terminie')
    expect(label(examined('expired', '2026-11-13'))).toBe('8 dni po terminie')
    expect(label(examined('missing'))).toBe('brak')
  })

  it('on a later day is never called today, nor the day after it tomorrow', () => {
    expect(label(examined('expiring', '2026-11-22'), true)).toBe('do 22.11.2026')
    expect(label(examined('expiring', TODAY), true)).toBe('tego dnia')
    expect(label(examined('expired', '2026-11-13'), true)).toBe('8 dni po terminie')
  })

  it('names why one that is there does not count, and not its end', () => {
    const check = (state: AdmissionCheck['state'], cause: AdmissionCheck['cause']): AdmissionCheck => ({
      ...examined(state, '2028-06-02'),
      cause,
    })
    expect(label(check('missing', 'unfit'))).toBe('przeciwwskazania do pracy')
    expect(label(check('expired', 'return'))).toBe('potrzebne badania kontrolne')
    expect(label(check('unknown', 'position'))).toBe('sprawdź, czy obejmuje stanowisko')
  })
})

describe('the label of the initial training', () => {
  it('says when it was, and each part has its name', () => {
    const general = { subject: 'general_induction', state: 'valid', day: '2019-03-04' } as const
    expect(label(general)).toBe('odbyty 04.03.2019')
    expect(namedCheckLabel(general, TODAY)).toBe('Instruktaż ogólny: odbyty 04.03.2019')
    expect(namedCheckLabel({ subject: 'position_induction', state: 'missing' }, TODAY)).toBe(
      'Instruktaż stanowiskowy: brak',
    )
    expect(namedCheckLabel(examined('missing'), TODAY)).toBe('Orzeczenie lekarskie: brak')
  })
})

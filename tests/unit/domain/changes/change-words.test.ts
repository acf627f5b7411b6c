import { describe, expect, it } from 'vitest'

import { changeWords } from '~/domain/changes/change-words'

import { TODAY } from '../../../support/builders'
import { certificateAdded, reportFiled, signUp, trainingSaved } from '../../../support/changes'

describe('the words for a change', () => {
  it('name what was added', () => {
    expect(changeWords(certificateAdded('a'))).toBe('Dodanie certyfikatu: KPP-1')
    expect(changeWords(reportFiled('b'))).toBe('Nowe zgłoszenie: Wypadek z\u00a021.11.2026')
    expect(changeWords(trainingSaved('c'))).toBe('Dodanie lub zmiana szkolenia: Szkolenie okresowe BHP')
    const person = { id: 'p', firstName: 'Łucja', lastName: 'Ćwik' }
    expect(changeWords({ kind: 'person-saved', id: 'd', day: TODAY, person })).toBe(
      'Dodanie lub zmiana osoby: Łucja Ćwik',
    )
  })

  it('say only what was done where the change names nothing itself', () => {
    expect(changeWords(signUp('e'))).toBe('Zapis na szkolenie')
  })
})

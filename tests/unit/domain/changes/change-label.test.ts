import { describe, expect, it } from 'vitest'

import { WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import { changeLabel } from '~/domain/changes/change-label'

import { TODAY } from '../../../support/builders'
import { certificateAdded, measureSaved, reportFiled, signUp, trainingSaved } from '../../../support/changes'

describe('the words for a change', () => {
  it('name what was added', () => {
    expect(changeLabel(certificateAdded('a'))).toBe('Dodanie certyfikatu: KPP-1')
    expect(changeLabel(reportFiled('b'))).toBe('Nowe zgłoszenie: Wypadek z\u00a021.11.2026')
    expect(changeLabel(trainingSaved('c'))).toBe('Dodanie lub zmiana szkolenia: Szkolenie okresowe BHP')
    expect(changeLabel(measureSaved('m'))).toBe(
      'Dodanie lub zmiana działania: Zamontować odbojnice przy regałach',
    )
    const person = { id: 'p', firstName: 'Łucja', lastName: 'Ćwik' }
    expect(changeLabel({ kind: 'person-saved', id: 'd', day: TODAY, person })).toBe(
      'Dodanie lub zmiana osoby: Łucja Ćwik',
    )
    const namesake = { ...person, position: 'spawacz', unit: 'Hala 1', employeeNumber: '12' }
    expect(changeLabel({ kind: 'person-saved', id: 'd', day: TODAY, person: namesake })).toBe(
      'Dodanie lub zmiana osoby: Łucja Ćwik, spawacz, Hala 1, nr\u00a012',
    )
  })

  it('name the qualification of a certificate without a number', () => {
    const unnumbered = certificateAdded('a', { type: 'bhp', scope: 'workers', number: WITHOUT_NUMBER })
    expect(changeLabel(unnumbered)).toBe(
      'Dodanie certyfikatu: Szkolenie okresowe BHP · stanowiska robotnicze',
    )
    const corrected = changeLabel({
      kind: 'certificate-corrected',
      id: 'f',
      day: TODAY,
      certificateId: 'certificate-a',
      facts: unnumbered.certificate,
    })
    expect(corrected).toMatch(/: Szkolenie okresowe BHP · stanowiska robotnicze$/)
  })

  it('say only what was done if the change names nothing itself', () => {
    expect(changeLabel(signUp('e'))).toBe('Zapis na szkolenie')
  })
})

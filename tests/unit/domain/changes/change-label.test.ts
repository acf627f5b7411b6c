import { describe, expect, it } from 'vitest'

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

  it('say only what was done if the change names nothing itself', () => {
    expect(changeLabel(signUp('e'))).toBe('Zapis na szkolenie')
  })
})

import { describe, expect, it } from 'vitest'

import {
  nameQualification,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/named-qualification'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import { CERTIFICATE_TYPES, qualificationLabel } from '~/domain/qualifications/qualification'
import { listScopes } from '~/domain/qualifications/qualification-law'

describe('the qualification that a text names', () => {
  it.each([
    ['BHP robotnicze', 'bhp.workers'],
    ['Szkolenie okresowe – stanowiska robotnicze', 'bhp.workers'],
    ['BHP prace szczególnie niebezpieczne', 'bhp.dangerous_work'],
    ['BHP kierujący', 'bhp.managers'],
    ['szkolenie BHP pracowników inżynieryjno-technicznych', 'bhp.engineers'],
    ['Szkolenie okresowe służby BHP', 'bhp.bhp_service'],
    ['BHP administracyjno-biurowe', 'bhp.office'],
    ['Pierwsza pomoc', 'first_aid.staff'],
    ['Szkolenie z pierwszej pomocy z AED', 'first_aid.staff'],
    ['KPP', 'first_aid.kpp'],
    ['Kwalifikowana pierwsza pomoc', 'first_aid.kpp'],
    ['Inspektor ppoż.', 'fire_protection.inspector'],
    ['Szkolenie przeciwpożarowe pracowników', 'fire_protection.staff'],
    ['SEP E G1', 'electrical.e_g1'],
    ['SEP E, G1', 'electrical.e_g1'],
    ['SEP D gr. 2', 'electrical.d_g2'],
    ['E3', 'electrical.e_g3'],
    ['Eksploatacja, grupa 1', 'electrical.e_g1'],
    ['Świadectwo kwalifikacyjne dozór G3', 'electrical.d_g3'],
    ['wózki widłowe', 'machine_operator.forklift'],
    ['UDT wózek jezdniowy', 'machine_operator.forklift'],
    ['Imienne zezwolenie na wózki', 'machine_operator.forklift_permit'],
    ['Zezwolenie UDT podest przejezdny', 'machine_operator.mobile_platform'],
    ['Wózek z wysięgnikiem', 'machine_operator.forklift_with_boom'],
    ['UDT podest przejezdny', 'machine_operator.mobile_platform'],
    ['BHP stanowiska nierobotnicze', 'bhp'],
    ['BHP pozostali pracownicy', 'bhp'],
    ['Podest ruchomy z wysięgnikiem', 'machine_operator'],
    ['SEP E+D G1', 'electrical'],
    ['E1, E2', 'electrical'],
    ['SEP E, D', 'electrical'],
  ])('„%s” is %s', (text, key) => {
    const named = nameQualification(text, COMMON_KINDS)
    expect(named && qualificationKey(named)).toBe(key)
  })

  it('has no scope if the text leaves it open', () => {
    expect(nameQualification('BHP', COMMON_KINDS)).toEqual({ type: 'bhp' })
    expect(nameQualification('uprawnienia SEP', COMMON_KINDS)).toEqual({ type: 'electrical' })
    expect(nameQualification('UDT', COMMON_KINDS)).toEqual({ type: 'machine_operator' })
    expect(nameQualification('ppoż', COMMON_KINDS)).toEqual({ type: 'fire_protection' })
  })

  it.each([
    '',
    'Prawo jazdy B',
    'Badania okresowe',
    'Medycyna pracy',
    'Instruktaż stanowiskowy BHP',
    'Szkolenie stanowiskowe BHP',
    'Szkolenie okresowe kierowców zawodowych',
    'Stanowisko',
    'Dział',
    '__proto__',
  ])('is none in „%s”', (text) => {
    expect(nameQualification(text, COMMON_KINDS)).toBeUndefined()
  })

  it('is none in a text that is too long for a name', () => {
    expect(nameQualification(`SEP E G1 ${'uwagi '.repeat(100)}`, COMMON_KINDS)).toBeUndefined()
  })

  it('is found by the words of this app for each of them', () => {
    for (const type of CERTIFICATE_TYPES) {
      for (const scope of listScopes(type, false)) {
        expect(nameQualification(qualificationLabel({ type, scope }), COMMON_KINDS)).toEqual({ type, scope })
      }
    }
  })
})

describe('the key of a qualification', () => {
  it('is read back', () => {
    expect(parseQualificationKey('bhp.workers', COMMON_KINDS)).toEqual({ type: 'bhp', scope: 'workers' })
  })

  it.each(['', 'bhp', 'bhp.e_g1', 'constructor.name', 'electrical.'])('„%s” is none', (key) => {
    expect(parseQualificationKey(key, COMMON_KINDS)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'

import {
  nameQualification,
  nameVoltage,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/texts/named-qualification'
import { COMMON_KINDS, type OwnKind, type OwnKindId } from '~/domain/qualifications/own-kind'
import { CERTIFICATE_TYPES } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
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
    // Such a paper is good for both.
    ['wózki podnośnikowe i platformowe', 'machine_operator.forklift'],
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

describe('an own kind in a text', () => {
  it.each([
    ['Suwnice ważne do', 'Operator suwnicy (UDT)'],
    ['UDT suwnica', 'Operator suwnicy (UDT)'],
    ['Prawo jazdy kat. C ważne do', 'Prawo jazdy C'],
    ['Prawo jazdy C+E ważne do', 'Prawo jazdy C+E'],
    ['Prawo jazdy C + E', 'Prawo jazdy C+E'],
    ['Konserwator suwnic', 'Konserwator (UDT)'],
    ['Konserwator wózków widłowych', 'Konserwator (UDT)'],
    ['Operator suwnicy elektrycznej', 'Operator suwnicy (UDT)'],
    ['Żuraw E3', 'Operator żurawia (UDT)'],
    ['Spawacz 111 D2', 'Świadectwo spawacza'],
    ['Badania psychologiczne kierowców', 'Badania psychotechniczne'],
    ['Kod 95', 'Kwalifikacja zawodowa kierowcy (kod 95)'],
    ['ADR', 'Zaświadczenie ADR'],
    ['Książka operatora – wózek widłowy', 'Książka operatora maszyn (wózek jezdniowy)'],
    ['Książka operatora koparki', 'Operator koparki (książka operatora)'],
    ['Wózek platformowy', 'Wózek jezdniowy inny niż podnośnikowy (kurs)'],
    ['Wózki jezdniowe niepodnośnikowe', 'Wózek jezdniowy inny niż podnośnikowy (kurs)'],
  ])('„%s” is „%s”', (text, name) => {
    expect(nameQualification(text, COMMON_KINDS)?.own?.name).toBe(name)
  })

  it.each([
    'Prawo jazdy C1 ważne do',
    'Hakowy suwnic',
    // An employer's permit is no course.
    'Imienne zezwolenie na wózek platformowy',
    'Hakowy-sygnalista żurawi',
    'Doradca ADR',
    'Instruktor wózków',
    'Kwalifikacje zawodowe',
    // Examinations let nobody operate anything.
    'Badania suwnicowych ważne do',
    'Badania spawaczy',
    'Orzeczenie wysokościowe',
    'Zdolność do pracy na wysokości',
    'Medycyna pracy – wysokość',
  ])('is none in „%s”', (text) => {
    expect(nameQualification(text, COMMON_KINDS)).toBeUndefined()
  })

  it.each([
    ['Szkolenie BHP spawacze ważne do', 'bhp'],
    ['BHP okresowe operatorzy suwnic', 'bhp'],
    ['SEP E eksploatacja konserwator', 'electrical'],
    ['Podest ruchomy – praca na wysokości', 'machine_operator'],
    ['Wózki widłowe (praca na wysokości)', 'machine_operator'],
  ])('is none where the law has a name of its own: „%s” is of %s', (text, type) => {
    expect(nameQualification(text, COMMON_KINDS)?.type).toBe(type)
  })

  it('is found by its whole name before all others, and of several names by the longest', () => {
    const kind = (id: OwnKindId, name: string): OwnKind => ({
      id,
      name,
      term: 'document',
      warningDays: 90,
      isMedical: false,
    })
    const kinds = [kind('own_a', 'Walec'), kind('own_b', 'Walec drogowy'), kind('own_c', 'BHP walca')]
    const idOf = (text: string) => nameQualification(text, kinds)?.scope
    expect(idOf('Walec drogowy ważne do')).toBe('own_b')
    expect(idOf('BHP walca')).toBe('own_c')
    expect(idOf('Szkolenie BHP: walec')).toBeUndefined()
  })
})

describe('the voltage in a text', () => {
  it.each([
    ['SEP E do 1kV', 'up_to_1_kv'],
    ['E1 do 1000 V', 'up_to_1_kv'],
    ['SEP pow. 1 kV', 'above_1_kv'],
    ['do 1 kV i powyżej 1 kV', 'above_1_kv'],
    ['SEP E G1', undefined],
  ])('of „%s” is %s', (text, voltage) => {
    expect(nameVoltage(text)).toBe(voltage)
  })
})

describe('the key of a qualification', () => {
  it('is read back', () => {
    expect(parseQualificationKey('bhp.workers', COMMON_KINDS)).toEqual({ type: 'bhp', scope: 'workers' })
    // The group follows the position of each person.
    expect(parseQualificationKey('bhp', COMMON_KINDS)).toEqual({ type: 'bhp' })
  })

  it.each(['', 'electrical', 'bhp.e_g1', 'constructor.name', 'electrical.'])('„%s” is none', (key) => {
    expect(parseQualificationKey(key, COMMON_KINDS)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'

import { nameQualifications } from '~/domain/import/texts/several-qualifications'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

function named(text: string) {
  return nameQualifications(text, COMMON_KINDS).map(
    ({ named: found }) => found && [found.type, found.scope].filter(Boolean).join('.'),
  )
}

describe('a text that names several qualifications', () => {
  it.each([
    ['SEP E+D G1', ['electrical.e_g1', 'electrical.d_g1']],
    ['SEP E G1, G2, G3', ['electrical.e_g1', 'electrical.e_g2', 'electrical.e_g3']],
    ['SEP E G1 i D G2', ['electrical.e_g1', 'electrical.d_g2']],
    ['SEP grupa 1 E i D', ['electrical.d_g1', 'electrical.e_g1']],
    ['SEP E i D G1 do 1 kV', ['electrical.e_g1', 'electrical.d_g1']],
    ['BHP + ppoż + pierwsza pomoc', ['bhp', 'fire_protection', 'first_aid.staff']],
    ['Wózki widłowe i podesty ruchome', ['machine_operator.forklift', 'machine_operator']],
    ['BHP robotnicze, SEP E G1', ['bhp.workers', 'electrical.e_g1']],
    ['BHP, ppoż, przeciwpożarowe', ['bhp', 'fire_protection']],
    ['HDS i suwnice', ['own.own_loader_crane', 'own.own_overhead_crane']],
    ['Prawo jazdy C+E, ADR, kod 95', ['own.own_licence_ce', 'own.own_adr', 'own.own_code_95']],
    ['BHP + RODO', ['bhp', undefined]],
    ['RODO; BHP', ['bhp', undefined]],
    ['BHP, hakowy', ['bhp', undefined]],
    ['SEP E+D G1 + RODO', ['electrical.e_g1', 'electrical.d_g1', undefined]],
    ['Wózki widłowe + RODO i PW', ['machine_operator.forklift', undefined]],
    ['BHP, wózki widłowe, RODO', ['bhp', 'machine_operator.forklift', undefined]],
  ])('%s: %j', (text, expected) => {
    expect(named(text)).toEqual(expected)
  })
})

describe('a text that names one', () => {
  it.each([
    ['SEP E gr. 1 pkt 2, 4, 7, 10', ['electrical.e_g1']],
    ['BHP dla inżynierów i techników', ['bhp.engineers']],
    ['BHP pracodawców i osób kierujących', ['bhp.managers']],
    ['BHP, dla inżynierów, techników', ['bhp.engineers']],
    ['BHP, szkolenie okresowe', ['bhp']],
    ['BHP + robotnicy', ['bhp.workers']],
    ['SEP E G1 + pomiary', ['electrical.e_g1']],
    ['Wózki widłowe + wymiana butli', ['machine_operator.forklift']],
    ['Spawacz MAG + TIG', ['own.own_welder']],
    ['Prawo jazdy C+E', ['own.own_licence_ce']],
    ['Spawacz MAG, TIG', ['own.own_welder']],
    ['Obsługa wózków widłowych i ładowarek', ['machine_operator.forklift']],
    ['Dopuszczenie W2, W3', [undefined]],
    ['SEP E G1 nr 2/2025', ['electrical']],
    ['SEP E G1 ważne do 12.3.2027', ['electrical']],
    ['SEP D G1 na 3 lata', ['electrical']],
    ['SEP E G1, G2, D', ['electrical']],
  ])('%s: %j', (text, expected) => {
    expect(named(text)).toEqual(expected)
  })
})

import { DUTY_LABELS, dutyTitle } from '~/domain/duties/duty'
import { DUTY_LAW, serviceRule, type DutyGroup } from '~/domain/duties/duty-law'
import {
  dutyFacts,
  dutyState,
  lacksOf,
  listDuties,
  NAMED_POSITIONS,
  NOTHING_WRITTEN,
  UNCOVERED_LABEL,
  uncoveredPositions,
  type DutyContext,
  type DutySection,
} from '~/domain/duties/duty-list'
import type { Duty, DutySort } from '~/domain/duties/duty-schema'
import { countOf, joinFew } from '~/domain/words/polish'

import type { Gap, InspectionLine } from './inspection-line'

export type DutiesOfFirm = {
  duties: readonly Duty[]
  context: DutyContext
  /** The positions that somebody holds. */
  positions: readonly { name: string }[]
  /** The number of people with a contract of employment. */
  employed: number
}

/**
 * What can be done until the morning about something that is not there or is over. Others make a measurement, an
 * inspection of a device, a control, and nobody assesses a risk without having looked at the work.
 */
const STEPS = {
  risk: [
    false,
    'Oceny nie da się rzetelnie zrobić bez obejrzenia pracy. Ustal dziś, kto i\u00a0do kiedy ją zrobi, i\u00a0pokaż to ustalenie.',
  ],
  instruction: [true, 'Wydaj instrukcję i\u00a0udostępnij ją na stanowisku, zanim zacznie się praca.'],
  dangerous_work: [true, 'Sporządź wykaz i\u00a0podpisz go z\u00a0dzisiejszą datą.'],
  two_people: [
    true,
    'Sporządź wykaz po konsultacji z\u00a0pracownikami i\u00a0podpisz go z\u00a0dniem, w\u00a0którym powstał.',
  ],
  service: [true, 'Powierz zadania służby bhp na piśmie osobie, która ma kwalifikacje.'],
  first_aid: [true, 'Wyznacz osoby z\u00a0imienia i\u00a0nazwiska i\u00a0poinformuj o\u00a0nich załogę.'],
  evacuation: [true, 'Wyznacz osoby z\u00a0imienia i\u00a0nazwiska i\u00a0poinformuj o\u00a0nich załogę.'],
  clothing: [
    true,
    'Ustal rodzaje środków, odzieży i\u00a0obuwia dla stanowisk. Wydanie wpisuj z\u00a0dniem, w\u00a0którym nastąpiło.',
  ],
  measurement: [
    false,
    'Pomiar robi laboratorium. Zamów go dziś i\u00a0przygotuj zlecenie z\u00a0terminem do pokazania.',
  ],
  device: [
    false,
    'Badanie przeprowadza organ dozoru technicznego. Zgłoś urządzenie dziś i\u00a0nie używaj go do czasu decyzji.',
  ],
  extinguishers: [
    false,
    'Przegląd robi serwis. Zamów go dziś i\u00a0przygotuj zlecenie z\u00a0terminem do pokazania.',
  ],
  electricity: [
    false,
    'Kontrolę robi osoba z\u00a0kwalifikacjami. Zamów ją dziś i\u00a0przygotuj zlecenie z\u00a0terminem do pokazania.',
  ],
  other: [false, 'Ustal, kto i\u00a0do kiedy to zrobi, i\u00a0przygotuj to ustalenie do pokazania.'],
} as const satisfies Record<DutySort, readonly [byTomorrow: boolean, step: string]>

/** Returns a line for each sort of duties of the group, as they are on the day of the context. */
export function dutyLines(group: DutyGroup, firm: DutiesOfFirm): InspectionLine<never>[] {
  const sections = listDuties(firm.duties).find((part) => part.group === group)?.sections ?? []
  return sections
    .filter(({ sort, duties }) => sort !== 'other' || duties.length > 0)
    .map((section) => ({
      id: section.sort,
      label: DUTY_LABELS[section.sort],
      law: DUTY_LAW[section.sort].law,
      facts: factsOf(section, firm),
      gaps: gapsOf(section, firm),
    }))
}

function factsOf({ sort, duties }: DutySection, { context, employed }: DutiesOfFirm): string[] {
  const rule =
    sort === 'service' && employed > 0
      ? [`Z\u00a0umową o\u00a0pracę: ${countOf(employed, 'person')}. ${serviceRule(employed)}`]
      : []
  return [
    ...rule,
    ...duties
      .map((duty) => [duty.about, dutyFacts(duty, context).join(', ')].filter(Boolean).join(': '))
      .filter(Boolean),
  ]
}

function gapsOf({ sort, duties }: DutySection, firm: DutiesOfFirm): Gap<never>[] {
  const { context, positions } = firm
  const open = sort === 'risk' ? uncoveredPositions(duties, positions).map(({ name }) => name) : []
  return [
    ...duties.flatMap((duty) => gapOf(duty, context)),
    ...(open.length > 0 && duties.length > 0
      ? [gap(sort, `${UNCOVERED_LABEL} ${joinFew(open, NAMED_POSITIONS)}`)]
      : []),
    ...(duties.length === 0
      ? [{ ...gap(sort, NOTHING_WRITTEN), step: `${IF_THERE} ${STEPS[sort][1]}` }]
      : []),
  ]
}

const IF_THERE =
  'Jeśli dokument jest, wpisz go dziś; jeśli firmy to nie dotyczy, zaznacz to i\u00a0podaj powód.'

function gapOf(duty: Duty, context: DutyContext): Gap<never>[] {
  const { sort, id } = duty
  const state = dutyState(duty, context)
  const lacks = lacksOf(duty, context)
  const found = state === 'late' ? ['po terminie', ...lacks] : lacks
  if (found.length === 0) return []
  const what = `${dutyTitle(duty)}: ${found.join('; ')}`
  // People are told of a paper that is there, and a lacking fact is typed.
  return state === 'late'
    ? [{ ...gap(sort, what), way: { to: 'duty', sort, id } }]
    : [
        {
          what,
          byTomorrow: true,
          step: DUTY_LAW[sort].appoints ? STEPS[sort][1] : FILL_IN,
          way: { to: 'duty', sort, id },
        },
      ]
}

const FILL_IN = 'Uzupełnij wpis; ludzi, których to dotyczy, zapoznaj przed pracą i\u00a0zbierz potwierdzenia.'

function gap(sort: DutySort, what: string): Gap<never> {
  const [byTomorrow, step] = STEPS[sort]
  return { what, byTomorrow, step, way: { to: 'duty', sort } }
}

import type { AccidentStep } from '~/domain/reports/accident'
import { openSteps } from '~/domain/reports/accident-progress'
import { countUnregistered, registeredAccidents } from '~/domain/reports/accident-register'
import { countMeasures } from '~/domain/reports/measure'
import { reportName, type Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import type { Gap, InspectionLine } from './inspection-line'

const REGULATION = 'rozporządzenia z\u00a01.07.2009'

/** The steps that are an entry, a message or a paper that is there already. The others take a team, a reader or a doctor. */
const DONE_OVERNIGHT: ReadonlySet<AccidentStep> = new Set([
  'secured',
  'told',
  'other_employer_told',
  'returned',
  'handed_over',
  'registered',
  'z_kw',
  'z_kw_2',
])

/** Returns the lines about accidents, as they are on that day. None of them names anybody. */
export function accidentLines(reports: readonly Report[], day: Day): InspectionLine<never>[] {
  const accidents = registeredAccidents(reports)
  const unregistered = countUnregistered(reports)
  const steps = openSteps(reports, day)
  const urgent = steps.filter(({ isLate, isAtOnce, isAlarm }) => isLate || isAtOnce || isAlarm)
  const measures = countMeasures(reports, day)
  return [
    {
      id: 'register',
      label: 'Rejestr wypadków przy pracy',
      law: `Kodeks pracy, art. 234 § 3; § 16 ${REGULATION}`,
      facts: [
        accidents.length === 0
          ? 'Rejestr jest pusty: żaden protokół nie jest zatwierdzony.'
          : `W\u00a0rejestrze: ${countOf(accidents.length, 'accident')}`,
        ...(unregistered > 0
          ? [`Jeszcze bez zatwierdzonego protokołu: ${countOf(unregistered, 'accident')}`]
          : []),
      ],
      gaps: [],
      matter: 'accident',
    },
    {
      id: 'steps',
      label: 'Dokumentacja wypadków',
      law: 'Kodeks pracy, art. 234; rozporządzenie z\u00a01.07.2009 w\u00a0sprawie ustalania okoliczności i\u00a0przyczyn wypadków przy pracy',
      facts: [
        steps.length === 0
          ? 'Żaden wypadek nie czeka na krok z\u00a0terminem.'
          : `Kroki, których termin biegnie: ${steps.length - urgent.length}, po terminie albo do zrobienia niezwłocznie: ${urgent.length}`,
      ],
      gaps: urgent.map(({ report, label, step, isLate }) => stepGap(report, label, step, isLate)),
      matter: 'accident',
    },
    {
      id: 'measures',
      label: 'Działania po wypadkach',
      law: 'Kodeks pracy, art. 234 § 1',
      facts: [
        measures.open === 0
          ? 'Żadne działanie nie jest otwarte.'
          : `Otwarte: ${countOf(measures.open, 'measure')}`,
      ],
      gaps:
        measures.late === 0
          ? []
          : [
              {
                what: `Po terminie: ${countOf(measures.late, 'measure')}`,
                byTomorrow: false,
                step: 'Zrób dziś to, co się da. Dla pozostałych ustal nowy termin i\u00a0przygotuj wyjaśnienie, skąd opóźnienie.',
                way: { to: 'measures' },
              },
            ],
      matter: 'accident',
    },
  ]
}

function stepGap(report: Report, label: string, step: AccidentStep, isLate: boolean): Gap<never> {
  const byTomorrow = DONE_OVERNIGHT.has(step)
  return {
    what: `${reportName(report)}: ${label}${isLate ? ', po terminie' : ''}`,
    byTomorrow,
    step: byTomorrow
      ? 'Zrób to dziś i\u00a0wpisz dzisiejszy dzień.'
      : 'Nie przyspieszaj ustaleń kosztem rzetelności. Wpisz, co już zrobiono, i\u00a0przygotuj wyjaśnienie, skąd opóźnienie.',
    way: { to: 'report', id: report.id },
  }
}

import type { Admission } from '~/domain/admission/admission'
import { DUTY_GROUPS } from '~/domain/duties/duty-law'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'

import { accidentLines } from './accident-lines'
import { dutyLines, type DutiesOfFirm } from './duty-lines'
import type { InspectionLine } from './inspection-line'
import { peopleLines } from './people-lines'

// The inspection of the labour inspectorate (PIP). Its control finds out whether the labour law is kept, above all that
// of safety at work (ustawa o Państwowej Inspekcji Pracy, art. 21). The order is a habit and no law.

export type InspectionPart<Row extends Admission = Admission> = {
  heading: string
  lines: readonly InspectionLine<Row>[]
}

/**
 * Returns what an inspector asks for on that day, in the usual order: people and their papers first. `firm` is judged by
 * the day of its own context.
 */
export function listInspection<Row extends Admission>(
  {
    admissions,
    required,
    firm,
    reports,
  }: {
    admissions: readonly Row[]
    required: RequiredPapers
    firm: DutiesOfFirm
    reports: readonly Report[]
  },
  day: Day,
): InspectionPart<Row>[] {
  const parts: InspectionPart<Row>[] = [
    { heading: 'Ludzie i\u00a0ich dokumenty', lines: peopleLines(admissions, required, day) },
    { heading: DUTY_GROUPS.risk, lines: dutyLines('risk', firm) },
    { heading: DUTY_GROUPS.people, lines: dutyLines('people', firm) },
    { heading: 'Wypadki', lines: accidentLines(reports, day) },
    { heading: DUTY_GROUPS.devices, lines: dutyLines('devices', firm) },
    { heading: DUTY_GROUPS.other, lines: dutyLines('other', firm) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

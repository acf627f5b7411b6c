import { reportKind, sortNewestFirst, type Report } from './report'
import { injuredName } from './report-facts'

/** Returns the same for the register of accidents, whose entry names the injured person if the report does not. */
export function registeredName(
  report: Pick<Report, 'injuredId' | 'injured' | 'registerEntry'>,
  nameById: (id: string) => string,
): string | undefined {
  return injuredName(report, nameById) ?? report.registerEntry?.injured
}

/** Returns the accidents in which the person was injured, the newest first. */
export function accidentsOf<Row extends Report>(userId: string, reports: readonly Row[]): Row[] {
  return sortNewestFirst(
    reports.filter((report) => report.injuredId === userId && reportKind(report) === 'accident'),
  )
}

import { basisOf, type Basis } from '~/domain/people/basis'

import { NOT_ASSESSED, type InjuredRole } from './accident'
import { reportKind, sortNewestFirst, type Report } from './report'
import { injuredName } from './report-facts'

/** Returns the name of the injured person for the register of accidents: its entry has one if the report has none. */
export function registeredName(
  report: Pick<Report, 'injuredId' | 'injured' | 'registerEntry'>,
  nameById: (id: string) => string,
): string | undefined {
  return injuredName(report, nameById) ?? report.registerEntry?.injured
}

/** The role that a basis of work gives. That of a pupil or a student depends on the kind of practice. */
const ROLES = {
  employment: 'employee',
  agency: 'temporary',
  contract: 'contract_worker',
  self_employed: 'self_employed',
  student: undefined,
} satisfies Record<Basis, InjuredRole | undefined>

/** Returns the role in which the person is injured at work, if the basis of their work says it. */
function usualRole(person: { basis?: Basis | undefined }): InjuredRole | undefined {
  return ROLES[basisOf(person)]
}

/**
 * Returns the role that the form of a report begins with. `injured` is an id of the crew, or empty if nobody is named:
 * such reports count as those of an employee. Somebody else, and a person whose basis does not say it, has none.
 */
export function offeredRole(
  injured: string,
  crew: readonly { id: string; basis?: Basis | undefined }[],
): InjuredRole | undefined {
  if (injured === '') return NOT_ASSESSED.who
  const person = crew.find(({ id }) => id === injured)
  return person && usualRole(person)
}

/** Returns the accidents in which the person was injured, the newest first. */
export function accidentsOf<Row extends Report>(userId: string, reports: readonly Row[]): Row[] {
  return sortNewestFirst(
    reports.filter((report) => report.injuredId === userId && reportKind(report) === 'accident'),
  )
}

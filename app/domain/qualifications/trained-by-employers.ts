import { commonKind, toOwnKindId } from './own-kind'
import { isIssuedByCentres, isMedical, type Qualification } from './qualification'

/** The common kinds that end a course. Each of the others needs an exam before an office, or says something of health. */
const COMMON_COURSES: ReadonlySet<unknown> = new Set([toOwnKindId('heights')])

/**
 * True for a qualification to which a training of an employer may lead: periodic training, the staff's first aid and fire
 * protection, and the register's own kinds. The BHP service needs an organizer from outside (regulation of 27.07.2004 on
 * BHP training, § 4). An exam before UDT, a board or the fire service stays theirs.
 */
export function isTrainedByEmployers(qualification: Qualification): boolean {
  const { type, scope } = qualification
  if (type === 'own') {
    return !isMedical(qualification) && (commonKind(scope) === undefined || COMMON_COURSES.has(scope))
  }
  if (type === 'bhp') return scope !== 'bhp_service'
  return isIssuedByCentres(qualification) && scope === 'staff'
}

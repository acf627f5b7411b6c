import { hasRole } from '~/domain/people/permission'
import { fullName, type Person } from '~/domain/people/user'
import { isIssuedByCentres, type Qualification } from '~/domain/qualifications/qualification'
import { isTrainedByEmployers } from '~/domain/qualifications/trained-by-employers'
import type { Training } from '~/domain/trainings/training'
import { foldText } from '~/domain/words/polish'

import { canAddTrainings, canIssueToParticipants, canRunTraining, fixedIssuer } from './access'

// An employer plans trainings as a centre does, but for the people of the own company only. Nobody else sees them.

/** True for an employer, who plans trainings for the people of the own company. */
export function plansForStaff(viewer: Person): boolean {
  return hasRole(viewer, 'employer') && canAddTrainings(viewer)
}

/** True for a training that an employer plans for the own staff. */
export function isForOwnStaff(viewer: Person, training: Parameters<typeof canRunTraining>[1]): boolean {
  return plansForStaff(viewer) && canRunTraining(viewer, training)
}

/**
 * True if a recorded training of that viewer may lead to the qualification: a centre issues its certificates, an employer
 * only copies them. Forms of employers refuse the BHP service, but older trainings lead to it.
 */
export function mayLeadTo(viewer: Person, qualification: Qualification): boolean {
  if (!plansForStaff(viewer)) return isIssuedByCentres(qualification)
  return qualification.type === 'bhp' || isTrainedByEmployers(qualification)
}

/** True for a completed training of the viewer's own centre. An employer copies papers and signs none. */
export function canSignForParticipants(viewer: Person, training: Training): boolean {
  return fixedIssuer(viewer) !== undefined && canIssueToParticipants(viewer, training)
}

/** Returns the name of the field with the organizer: no centre runs a training of an employer's own staff. */
export function organizerName(viewer: Person, training: Parameters<typeof canRunTraining>[1]): string {
  return isForOwnStaff(viewer, training) ? 'Organizator' : 'Ośrodek szkoleniowy'
}

// An employer's training is run by somebody from inside or outside. The record has only a name.

/** Returns the names of those who may run a training from inside. The employer is one of them. */
export function instructorNames(employer: Person, staff: readonly Person[]): string[] {
  return [...new Set([employer, ...staff].map(fullName))]
}

/** True if somebody of the crew has that name. */
export function isNameOfCrew(name: string, crew: readonly string[]): boolean {
  const wanted = foldText(name)
  return crew.some((member) => foldText(member) === wanted)
}

import { fullName, type Person } from '~/domain/people/user'
import { foldText } from '~/domain/words/polish'

// An employer's training is run by somebody from inside or outside. The record has only a name.

/** Returns the names of those who may run a training from inside. The employer is one of them. */
export function instructorNames(employer: Person, staff: readonly Person[]): string[] {
  return [...new Set([employer, ...staff].map(fullName))]
}

/** True if somebody of the crew has that name. */
export function isOfCrew(name: string, crew: readonly string[]): boolean {
  const wanted = foldText(name)
  return crew.some((member) => foldText(member) === wanted)
}

import type { Day } from '~/domain/words/day'
import type { FieldErrors, ParsedForm } from '~/domain/words/form'
import { formOf } from '~/domain/words/polish'

import { MAX_PARTICIPANTS } from './new-training'
import { parsePlaces, parseNewTraining, type TrainingRules, type TypedTraining } from './training-form'

// An employer plans a training together with its people. One hidden field has the ids of all of them.

/** The field with the ids of the chosen people. */
export const CHOSEN_FIELD = 'chosen'
/** The field that searches the people. An error about their choice is shown there. */
export const PEOPLE_FIELD = 'people'

/** Returns the value of the field. Ids have no spaces. */
export function chosenValue(ids: Iterable<string>): string {
  return [...ids].join(' ')
}

/** Returns the ids in the field, each once. */
export function chosenIds(value: string): string[] {
  return [...new Set(value.split(' ').filter(Boolean))]
}

/** Returns the chosen people whom the planner knows. */
function parseChosen(form: FormData, known: ReadonlySet<string>): string[] {
  return chosenIds(String(form.get(CHOSEN_FIELD) ?? '')).filter((id) => known.has(id))
}

/** Returns how many more people are chosen than there are places, or 0. */
export function countBeyond(chosen: number, places: number = MAX_PARTICIPANTS): number {
  return Math.max(0, chosen - places)
}

/**
 * Parses the form of a new training with its people. More people than places are refused: somebody who is invited needs
 * a place. The error is shown at the number of places, and without one at the people.
 */
export function parseTrainingPlan(
  form: FormData,
  { known, rules, today }: { known: ReadonlySet<string>; rules: TrainingRules; today: Day },
): ParsedForm<TypedTraining & { people: string[] }> {
  const { value, errors } = parseNewTraining(form, today, undefined, rules)
  const people = parseChosen(form, known)
  const tooMany = tooManyChosen(people.length, parsePlaces(String(form.get('maxParticipants') ?? '').trim()))
  if (!value || tooMany) return { errors: { ...errors, ...tooMany } }
  return { value: { ...value, people } }
}

/** Parses the form that adds people to a training with so many free places. At least one is chosen. */
export function parseAddition(
  form: FormData,
  known: ReadonlySet<string>,
  free: number = MAX_PARTICIPANTS,
): ParsedForm<string[]> {
  const people = parseChosen(form, known)
  const beyond = countBeyond(people.length, free)
  if (people.length === 0) return { errors: { [PEOPLE_FIELD]: 'Zaznacz co najmniej jedną osobę' } }
  if (beyond === 0) return { value: people }
  const [all, rest] = [peopleLabel(people.length), peopleLabel(beyond)]
  return {
    errors: {
      [PEOPLE_FIELD]: `Zaznaczono ${all}, a\u00a0wolnych miejsc jest ${free}. Odznacz ${rest} albo zmień liczbę miejsc szkolenia.`,
    },
  }
}

function tooManyChosen(chosen: number, places: number | undefined): FieldErrors | undefined {
  const beyond = countBeyond(chosen, places)
  if (beyond === 0) return undefined
  const [all, rest] = [peopleLabel(chosen), peopleLabel(beyond)]
  return places === undefined
    ? { [PEOPLE_FIELD]: `Zaznaczono ${all}, a\u00a0może być najwyżej ${MAX_PARTICIPANTS}. Odznacz ${rest}.` }
    : {
        maxParticipants: `Zaznaczono ${all}, a\u00a0miejsc jest ${places}. Zwiększ liczbę miejsc albo odznacz ${rest}.`,
      }
}

/** Returns „1 osobę”, „2 osoby” or „5 osób”: the accusative, for what is ticked. */
function peopleLabel(count: number): string {
  return `${count}\u00a0${formOf(count, ['osobę', 'osoby', 'osób'])}`
}

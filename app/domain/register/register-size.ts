import { countOf } from '~/domain/words/polish'

/** The app is tried with registers of so many people with five certificates each. */
const TRIED_PEOPLE = 2_000

/** Says what to expect of a register that becomes larger than those the app is tried with, or returns undefined. */
export function sizeText(people: number): string | undefined {
  if (people <= TRIED_PEOPLE) return undefined
  return `Rejestr będzie miał ${countOf(people, 'person')}. Pewnik jest sprawdzony na rejestrach do ${countOf(TRIED_PEOPLE, 'person')}: większy też się otworzy, ale na telefonie lub starszym komputerze ekrany mogą otwierać się kilka sekund. Jeśli można, załóż osobny rejestr dla każdego zakładu.`
}

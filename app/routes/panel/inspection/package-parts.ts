import { countOf } from '~/domain/words/polish'

/** The parts of a package for the inspector, in the order of the choice. */
export const PACKAGE_PARTS = ['list', 'dossiers', 'scans', 'duties', 'examinations', 'register'] as const

export type PackagePart = (typeof PACKAGE_PARTS)[number]

/** Orzeczenia and the effects of accidents are data about health (RODO, art. 9), so a package with one of them is locked. */
const ABOUT_HEALTH: ReadonlySet<PackagePart> = new Set(['examinations', 'register'])

/** The parts that are ticked at first: none of them is about health. */
export const USUAL_PARTS: ReadonlySet<PackagePart> = new Set(
  PACKAGE_PARTS.filter((part) => !ABOUT_HEALTH.has(part)),
)

export function mustBeLocked(chosen: ReadonlySet<PackagePart>): boolean {
  return [...chosen].some((part) => ABOUT_HEALTH.has(part))
}

/** True if a part gives files of its own. Scans and examinations only add to others. */
export function hasFiles(chosen: ReadonlySet<PackagePart>): boolean {
  return [...chosen].some((part) => part !== 'scans' && part !== 'examinations')
}

/** Returns the label of a part for a staff of so many people. */
export function partLabel(part: PackagePart, people: number): string {
  switch (part) {
    case 'list':
      return 'Lista z\u00a0tego ekranu, taka jak na wydruku'
    case 'dossiers':
      return `Teczki: ${countOf(people, 'person')}`
    case 'scans':
      return 'Skany dokumentów w\u00a0teczkach i\u00a0obowiązkach'
    case 'duties':
      return 'Obowiązki firmy (CSV)'
    case 'examinations':
      return 'Orzeczenia lekarskie w\u00a0teczkach i\u00a0na liście'
    case 'register':
      return 'Rejestr wypadków (CSV)'
  }
}

import {
  isMedical,
  isScopeOfType,
  type QUALIFICATIONS,
  type Qualification,
} from '~/domain/qualifications/qualification'

type Law = typeof QUALIFICATIONS

/** A qualification that the law's table has, as `bhp.workers`. */
type LawPaper = { [Type in keyof Law]: `${Type}.${keyof Law[Type] & string}` }[keyof Law]

/** The own kinds that every register begins with. Those about health have no name on a page. */
const COMMON_PAPERS = [
  'own.own_heights',
  'own.own_overhead_crane',
  'own.own_crane',
  'own.own_loader_crane',
  'own.own_truck',
  'own.own_truck_book',
  'own.own_welder',
  'own.own_excavator',
  'own.own_adr',
  'own.own_licence_c',
  'own.own_licence_ce',
  'own.own_code_95',
  'own.own_scaffolder',
  'own.own_f_gas',
  'own.own_driver_card',
  'own.own_maintenance_udt',
  'own.own_tdt',
] as const

/** A paper that has a name in each language. A register's own kinds have only the name that the register gives them. */
export type PaperName = LawPaper | (typeof COMMON_PAPERS)[number]

/**
 * Returns by which key a dictionary may have a name of the qualification. A kind that the register has renamed is
 * another one now, and so is a kind about health.
 */
export function paperKeyOf(qualification: Qualification): string | undefined {
  const { type, scope, own } = qualification
  if (isMedical(qualification) || !isScopeOfType(qualification)) return undefined
  return own === undefined ? `${type}.${scope}` : undefined
}

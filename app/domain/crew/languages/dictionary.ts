import type { PaperName } from './paper-name'
import type { PL } from './pl'

/** All that the crew reads. The Polish texts are the pattern: a language that lacks one does not compile. */
export type Dictionary = typeof PL & { papers?: Record<PaperName, string> }

/** Another language has a name for each paper, too. In Polish the register has it. */
export type TranslatedDictionary = Required<Dictionary>

/** Returns „Forklift operator (Operator wózka jezdniowego (UDT))”: the Polish name is the one on the paper. */
export function paperTitle(
  { papers, mine: { medical, general_induction, position_induction } }: Dictionary,
  { title, key = '' }: { title: string; key?: string | undefined },
): string {
  // Each language has its Polish word within these.
  const own: Partial<Record<string, string>> = { medical, general_induction, position_induction }
  if (own[key] !== undefined) return own[key]
  const names: Partial<Record<string, string>> = papers ?? {}
  const name = names[key]
  return name === undefined ? title : `${name} (${title})`
}

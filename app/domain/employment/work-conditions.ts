import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { foldText } from '~/domain/words/polish'
import { filledText, typedLines } from '~/domain/words/typed-text'

import { COVERED_WORK, type CoveredWork } from './employment-records'
import { COVERED_WORK_LABELS } from './paper-label'

export const MAX_CONDITIONS_LENGTH = 600

const typedText = typedLines(MAX_CONDITIONS_LENGTH, `Skróć wpis do ${MAX_CONDITIONS_LENGTH} znaków`)

/** The five groups of factors of a skierowanie, in its order (rozporządzenie z 30.05.1996, annex). */
export const FACTOR_GROUPS = ['physical', 'dusts', 'chemical', 'biological', 'other'] as const

export type FactorGroup = (typeof FACTOR_GROUPS)[number]

export const FACTOR_GROUP_LABELS = {
  physical: 'Czynniki fizyczne',
  dusts: 'Pyły',
  chemical: 'Czynniki chemiczne',
  biological: 'Czynniki biologiczne',
  other: 'Inne czynniki, w\u00a0tym niebezpieczne',
} satisfies Record<FactorGroup, string>

/** The conditions of work on a position, as a doctor needs them. Each line of a group is one factor. */
export const workConditionsSchema = v.object({
  /** The name of the position. Its case does not count. */
  position: filledText,
  /** The work itself, how it is done and for how long. */
  work: v.optional(typedText),
  ...v.entriesFromList(FACTOR_GROUPS, v.optional(typedText)),
  /** The conditions that the orzeczenie of whoever works there has to cover. */
  asks: v.optional(v.array(v.picklist(COVERED_WORK))),
})

export type WorkConditions = v.InferOutput<typeof workConditionsSchema>

/** Words by which a group says that it has no factor. */
const NONE = /^(brak|nie dotyczy|nie występują|nie ma|[-–—])\.?$/i

/** The words of a factor that say the same as a ticked condition. They are compared with folded text. */
const SAID_BY = {
  heights: /wysokosc/,
  driving: /(prowadz|kierow)\S* .*pojazd/,
  night: /\bnoc/,
} satisfies Record<Exclude<CoveredWork, 'factors'>, RegExp>

/**
 * Returns the factors of a group as the skierowanie has them, each on its own line. The last group also has the ticked
 * conditions that no factor names.
 */
export function factorLines(conditions: WorkConditions, group: FactorGroup): string[] {
  const typed = linesOf(conditions, group)
  if (group !== 'other') return typed
  const said = FACTOR_GROUPS.flatMap((each) => linesOf(conditions, each)).map(foldText)
  const ticked = (conditions.asks ?? [])
    // The typed factors are the ones that this tick is about.
    .filter((work) => work !== 'factors')
    .filter((work) => !said.some((line) => SAID_BY[work].test(line)))
    .map((work) => COVERED_WORK_LABELS[work])
  return ticked.length > 0 ? [...typed.filter((line) => !NONE.test(line)), ...ticked] : typed
}

function linesOf(conditions: WorkConditions, group: FactorGroup): string[] {
  const lines = (conditions[group] ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

/** True for a group of which nobody has written anything, so that it is left for handwriting. */
function isForHandwriting(conditions: WorkConditions, group: FactorGroup): boolean {
  return linesOf(conditions, group).length === 0
}

/** The conditions of each position of a person, undefined for those of which nobody has written any. */
export type ConditionsOfAll = readonly (WorkConditions | undefined)[]

/** Returns the factors of a group on all positions, each once. */
export function factorLinesOfAll(conditions: ConditionsOfAll, group: FactorGroup): string[] {
  const lines = [...new Set(conditions.flatMap((each) => (each ? factorLines(each, group) : [])))]
  const factors = lines.filter((line) => !NONE.test(line))
  return factors.length > 0 ? factors : lines.slice(0, 1)
}

/** True for a group of which somebody still has to write, for one of the positions. */
export function isOpenForHandwriting(conditions: ConditionsOfAll, group: FactorGroup): boolean {
  return conditions.length === 0 || conditions.some((each) => !each || isForHandwriting(each, group))
}

/** Returns the number of factors on all positions, or undefined as long as a group is left for handwriting. */
export function countFactors(conditions: ConditionsOfAll): number | undefined {
  if (FACTOR_GROUPS.some((group) => isOpenForHandwriting(conditions, group))) return undefined
  const lines = FACTOR_GROUPS.flatMap((group) => factorLinesOfAll(conditions, group))
  return lines.filter((line) => !NONE.test(line)).length
}

/** Returns the work itself, and of several positions which work is whose: „magazynier: …”. */
export function workLines(conditions: ConditionsOfAll): string[] {
  return conditions.flatMap((each) => {
    if (!each?.work) return []
    return [conditions.length > 1 ? `${each.position}: ${each.work}` : each.work]
  })
}

/** Parses the form of a position's conditions. At least what is done there or one factor is needed. */
export function parseWorkConditions(form: FormData, position: string): ParsedForm<WorkConditions> {
  const { position: _, asks: __, ...typed } = workConditionsSchema.entries
  const fields = Object.keys(typed)
  const { value, errors } = parseFields(
    v.object(typed),
    Object.fromEntries([...form].filter(([name, text]) => fields.includes(name) && text !== '')),
  )
  const ticked = form.getAll('asks')
  const asks = COVERED_WORK.filter((work) => ticked.includes(work))
  if (errors) return { errors }
  if (Object.values(value).every((text) => !text) && asks.length === 0) {
    return { errors: { work: 'Opisz pracę albo wpisz co najmniej jeden czynnik' } }
  }
  return { value: { position, ...value, ...(asks.length > 0 && { asks }) } }
}

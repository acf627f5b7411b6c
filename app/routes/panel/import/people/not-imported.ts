import type { NotImported } from '~/documents/not-imported-file'
import type { MatchedGroup } from '~/domain/import/people/match-people'
import type { ImportPlan } from '~/domain/import/people/plan'
import { groupBy } from '~/domain/words/collection'
import type { PreviewRow } from '~/routes/panel/import/use-import-rows'

/** Returns the rows of which the import does not bring everything, with the reasons, in the order of the table. */
export function listNotImported(
  rows: readonly PreviewRow[],
  { refused }: ImportPlan,
  leftOut: readonly MatchedGroup[],
  nameOfLine: (line: number) => string,
): NotImported[] {
  const ofPlan = groupBy(refused, ({ line }) => line)
  const ofPeople = new Set(leftOut.flatMap(({ lines }) => lines))
  return rows.flatMap(({ line, cells, problems, unreadable, isNobody, isSkipped }): NotImported[] => {
    const ofRow = isSkipped
      ? ['Wiersz pominięty']
      : isNobody
        ? problems.slice(0, 1).map(({ message }) => message)
        : unreadable.map(({ heading, reason }) => `${heading}: ${reason}`)
    const reasons = [
      ...ofRow,
      ...(ofPlan.get(line) ?? []).map(({ message }) => message),
      ...(ofPeople.has(line) ? ['Osoba pominięta'] : []),
    ]
    return reasons.length > 0 ? [{ line: nameOfLine(line), reasons, cells }] : []
  })
}

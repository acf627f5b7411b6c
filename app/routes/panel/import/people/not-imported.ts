import type { NotImported } from '~/documents/not-imported-file'
import type { MatchedGroup } from '~/domain/import/people/match-people'
import type { ImportPlan } from '~/domain/import/people/plan'
import { PERSON_FIELDS } from '~/domain/people/person-fields'
import { groupBy } from '~/domain/words/collection'
import type { PreviewRow } from '~/routes/panel/import/import-rows'

/** Returns the rows of which the import does not bring everything, with the reasons, in the order of the table. */
export function listNotImported(
  rows: readonly PreviewRow[],
  { refused, news }: ImportPlan,
  leftOut: readonly MatchedGroup[],
  nameOfLine: (line: number) => string,
): NotImported[] {
  const ofPlan = groupBy(refused, ({ line }) => line)
  const ofNews = groupBy(
    news.filter(({ isTaken }) => isTaken === false),
    ({ group }) => group.lines[0],
  )
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
      ...(ofNews.get(line) ?? []).map(
        ({ field, from }) => `${PERSON_FIELDS[field].label}: zostaje z\u00a0rejestru, ${from}`,
      ),
      ...(ofPeople.has(line) ? ['Osoba pominięta'] : []),
    ]
    return reasons.length > 0 ? [{ line: nameOfLine(line), reasons, cells }] : []
  })
}

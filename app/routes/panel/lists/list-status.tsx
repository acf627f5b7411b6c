import { formatDayInWords, type Day } from '~/domain/words/day'
import { countOf, type Noun } from '~/domain/words/polish'

/** The target of the focus after a step to another page, because the link of the step may be gone. */
export const LIST_STATUS_ID = 'list-status'

/** Says how many rows a list has and which page is shown. Screen readers announce each change. */
export function ListStatus({
  count,
  noun,
  page = 1,
  pageCount = 1,
  on,
}: {
  count: number
  noun: Noun
  page?: number
  pageCount?: number
  /** A later day than today that the list shows. Others see it in the banner. */
  on?: Day
}) {
  return (
    <p id={LIST_STATUS_ID} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
      {countOf(count, noun)}
      {pageCount > 1 && `, strona ${page} z\u00a0${pageCount}`}
      {on !== undefined && <span className="sr-only">, stan na {formatDayInWords(on)}</span>}
    </p>
  )
}

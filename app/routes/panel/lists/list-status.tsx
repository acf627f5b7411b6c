import { countOf, type Noun } from '~/domain/polish'

/** Where reading goes on after a step to another page, whose link is gone by then. */
export const LIST_STATUS_ID = 'list-status'

/** Says how many rows a list has and which page is shown. Screen readers announce each change. */
export function ListStatus({
  count,
  noun,
  page = 1,
  pageCount = 1,
}: {
  count: number
  noun: Noun
  page?: number
  pageCount?: number
}) {
  return (
    <p id={LIST_STATUS_ID} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
      {countOf(count, noun)}
      {pageCount > 1 && `, strona ${page} z ${pageCount}`}
    </p>
  )
}

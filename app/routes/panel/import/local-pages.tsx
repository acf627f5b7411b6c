import type { Page } from '~/domain/words/page'
import { Button } from '~/ui/button'

/** Steps through the pages of a list that has no address. */
export function LocalPages({
  page: { page, pageCount },
  onPage,
}: {
  page: Pick<Page<unknown>, 'page' | 'pageCount'>
  onPage: (page: number) => void
}) {
  if (pageCount === 1) return null
  return (
    <nav aria-label="Strony listy" className="flex flex-wrap items-center justify-center gap-3 p-4">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Poprzednia
      </Button>
      <p role="status" className="tabular-nums">
        Strona {page} z&nbsp;{pageCount}
      </p>
      <Button disabled={page === pageCount} onClick={() => onPage(page + 1)}>
        Następna
      </Button>
    </nav>
  )
}

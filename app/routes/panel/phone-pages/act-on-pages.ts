import type { Change } from '~/domain/changes/change'
import type { GivenPage } from '~/domain/crew/records/given-page'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

type Actor = { viewer: User; today: Day }

type Told = { title: string; description?: string }

const REFUSED = 'Nie udało się zapisać'

/** Withdraws pages in one step, and tells by a toast that can give them back with the same links. */
export async function withdrawPages(
  pages: readonly Pick<GivenPage, 'id'>[],
  told: Told,
  { viewer, today }: Actor,
): Promise<Outcome> {
  return tryRecord(
    viewer.id,
    (changes) => {
      // A second tap or another tab has withdrawn some already.
      const given = new Set(crewOf(changes).pages.map(({ id }) => id))
      return pages
        .filter(({ id }) => given.has(id))
        .map(({ id: pageId }) => ({ build: (id) => ({ kind: 'page-withdrawn', id, day: today, pageId }) }))
    },
    { done: () => told, refused: REFUSED, focus: 'heading' },
  )
}

/** Puts a page with another link in the place of one: the former link opens nothing any more. */
export async function renewPage(page: GivenPage, told: Told, { viewer, today }: Actor): Promise<Outcome> {
  const { createPageKey } = await import('~/browser/crew/boxes.client')
  const renewed: GivenPage = { ...page, ...createPageKey() }
  return tryRecord(
    viewer.id,
    [
      { build: (id) => ({ kind: 'page-withdrawn', id, day: today, pageId: page.id }) },
      { build: (id) => ({ kind: 'page-given', id, day: today, page: renewed }) },
    ],
    {
      isNeeded: (changes) => isGiven(changes, page.id),
      done: () => told,
      refused: REFUSED,
      focus: 'heading',
    },
  )
}

function isGiven(changes: readonly Change[], pageId: string): boolean {
  return crewOf(changes).pages.some(({ id }) => id === pageId)
}

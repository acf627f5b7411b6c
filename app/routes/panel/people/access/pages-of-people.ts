import type { GivenPage, GivenPageOf } from '~/domain/crew/records/given-page'

/** Returns the page of each person who has one. Two devices may have given one each: the later one counts. */
export function pagesOfPeople(pages: readonly GivenPage[]): ReadonlyMap<string, GivenPageOf<'mine'>> {
  return new Map(pages.flatMap((page) => (page.of === 'mine' ? [[page.userId, page] as const] : [])))
}

import { Suspense } from 'react'
import { Await } from 'react-router'

import type { PublishedList } from '~/browser/crew/publish.client'
import { formatDay } from '~/domain/words/day'

/** Says when a page was opened last. The server knows it, so it comes when it has answered. */
export function Seen({ published, pageId }: { published: Promise<PublishedList>; pageId: string }) {
  return (
    <Suspense fallback="…">
      <Await resolve={published}>
        {({ pages, problem }) => {
          const page = pages.find(({ given }) => given.id === pageId)
          if (problem || !page) return 'Bez sieci nie wiadomo, czy ją otwarto'
          if (!page.isPublished) return 'Jeszcze niewysłana'
          return page.seenOn ? `Ostatnio otwarto ${formatDay(page.seenOn)}` : 'Jeszcze nieotwarta'
        }}
      </Await>
    </Suspense>
  )
}

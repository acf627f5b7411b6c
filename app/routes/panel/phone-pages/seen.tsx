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
          if (problem === 'offline') return 'Bez sieci nie wiadomo, czy otwarto'
          if (problem || !page) return 'Teraz nie wiadomo, czy otwarto'
          if (!page.isPublished) return 'Jeszcze nie wysłano'
          return page.seenOn ? `Ostatnio otwarto ${formatDay(page.seenOn)}` : 'Jeszcze nie otwarto'
        }}
      </Await>
    </Suspense>
  )
}

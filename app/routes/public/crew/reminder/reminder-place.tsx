import { lazy, Suspense, type ComponentType } from 'react'

import { lastLink } from '~/routes/public/crew/frame/last-link'

import type { ReminderCards as Cards, ReminderProps } from './reminder-cards'

const ReminderCards = lazy(async (): Promise<{ default: ComponentType<Parameters<typeof Cards>[0]> }> => {
  const loaded = await import('./reminder-cards').catch(() => undefined)
  // Without a network the rest of the page works.
  return { default: loaded?.ReminderCards ?? (() => null) }
})

/** Shows the cards of reminders. Their code comes behind the page, which shows papers first. */
export function ReminderPlace({ page, ways, ...props }: ReminderProps) {
  if (!ways.push && !ways.mail) return null
  return (
    <Suspense fallback={null}>
      <ReminderCards {...props} page={page} ways={ways} link={`/${page}${location.hash || lastLink(page)}`} />
    </Suspense>
  )
}

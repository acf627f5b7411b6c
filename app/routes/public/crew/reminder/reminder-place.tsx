import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'

import type { ReminderCard as Card } from './reminder-card'

type Props = ComponentProps<typeof Card>

const ReminderCard = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  const loaded = await import('./reminder-card').catch(() => undefined)
  // Without a network the rest of the page works.
  return { default: loaded?.ReminderCard ?? (() => null) }
})

/** Shows the card of reminders. Its code comes behind the page, which shows papers first. */
export function ReminderPlace(props: Props) {
  return (
    <Suspense fallback={null}>
      <ReminderCard {...props} />
    </Suspense>
  )
}

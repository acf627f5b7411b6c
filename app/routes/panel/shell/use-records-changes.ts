import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { onRecordsChange } from '~/browser/records.client'

/** What another tab adds, and what a toast takes back, shows here at once: the client loaders look again. */
export function useRecordsChanges(): void {
  const { revalidate } = useRevalidator()
  // An effect, because the browser announces it by an event.
  useEffect(() => onRecordsChange(() => void revalidate()), [revalidate])
}

import { useEffect, useState, type ReactNode } from 'react'

import type { User } from '~/domain/people/user'
import { whenIdle } from '~/ui/when-idle'

/**
 * Tells on every screen that own data are gone or cannot be read. It looks once the browser is idle, because hardly
 * anybody has such data and nobody should wait for the look. `layoutData` is a new object after each change of own
 * data, and each new one starts another look.
 */
export function UnreadableNotice({ layoutData }: { layoutData: { user: User } }) {
  const [notice, setNotice] = useState<ReactNode>()
  // An effect, because the look is slow and must not hold the screen back.
  useEffect(() => {
    let isLatest = true
    const look = async () => {
      const { findUnreadableAlert } = await import('./unreadable-alert')
      const found = await findUnreadableAlert(layoutData.user)
      if (isLatest) setNotice(found)
    }
    // Without its code there is nothing to tell; the next screen looks again.
    const cancel = whenIdle(() => void look().catch(() => undefined))
    return () => {
      cancel()
      isLatest = false
    }
  }, [layoutData])
  return notice
}

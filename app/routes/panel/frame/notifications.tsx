import type { IconNode } from 'lucide'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { href, Link } from 'react-router'

import type { Notice } from '~/domain/to-do/notices'
import { keepTogether } from '~/domain/words/polish'
import { onConnectionChange, panelDataFetchedAt } from '~/routes/panel/panel-data'
import { Dropdown } from '~/ui/dropdown'
import { Icon } from '~/ui/icon'
import { whenIdle } from '~/ui/when-idle'

import { useFrameData } from './frame-data'

type Notification = { icon: IconNode; title: string; text: string; to: string }

/** The two sample notifications are the same for everybody (product rule). */
const SAMPLE_NOTIFICATIONS: Notification[] = [
  {
    icon: ShieldAlert,
    title: 'Certyfikat wkrótce wygaśnie',
    text: 'Sprawdź, które certyfikaty tracą ważność w najbliższym czasie.',
    to: `${href('/certificates')}?within=90`,
  },
  {
    icon: GraduationCap,
    title: 'Nowe szkolenie',
    text: 'W kalendarzu pojawił się nowy termin szkolenia.',
    to: `${href('/trainings')}?status=scheduled`,
  },
]

const NOTICE_LOOKS = {
  accidents: { icon: TriangleAlert, to: href('/reports') },
  drops: { icon: Megaphone, to: href('/reports/crew') },
  'sign-ups': { icon: GraduationCap, to: href('/trainings') },
  unable: { icon: ShieldAlert, to: href('/dashboard') },
  due: { icon: CalendarClock, to: href('/dashboard') },
  reminder: { icon: BellRing, to: href('/dashboard') },
  unconfirmed: { icon: ShieldCheck, to: `${href('/certificates')}?status=pending` },
} satisfies Record<Notice['kind'], Pick<Notification, 'icon' | 'to'>>

export function SampleNotifications() {
  return <NotificationList notifications={SAMPLE_NOTIFICATIONS} />
}

/** The bell of an own register tells what its dashboard has as urgent, and the reminder that the owner has chosen. */
export function OwnNotifications() {
  const notices = useNotices()
  return (
    <NotificationList
      notifications={notices.map(({ kind, title, text }) => ({ ...NOTICE_LOOKS[kind], title, text }))}
    />
  )
}

/** Returns the notices once they are read, and reads them again whenever the frame's data are loaded again. */
function useNotices(): readonly Notice[] {
  const frame = useFrameData()
  const fetchedAt = useSyncExternalStore(onConnectionChange, panelDataFetchedAt, () => undefined)
  const [notices, setNotices] = useState<readonly Notice[]>([])
  // An effect, because the bell waits until the screen is shown.
  useEffect(() => {
    if (!frame || !fetchedAt) return undefined
    let isCurrent = true
    const read = async () => {
      const { readNotices } = await import('./own-notices')
      const found = await readNotices(frame.user)
      if (isCurrent) setNotices(found)
    }
    // Without its code or its data the bell stays as it was.
    const cancel = whenIdle(() => void read().catch(() => undefined))
    return () => {
      isCurrent = false
      cancel()
    }
  }, [frame, fetchedAt])
  return notices
}

function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <Dropdown
      label={`Powiadomienia, liczba: ${notifications.length}`}
      buttonClassName="relative inline-grid size-11 place-items-center rounded-control hover:bg-neutral-soft"
      button={
        <>
          <Icon of={Bell} className="size-5" />
          {notifications.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-danger text-xs font-bold text-on-primary"
            >
              {notifications.length}
            </span>
          )}
        </>
      }
      windowClassName="w-[min(22rem,calc(100vw-1.5rem))] p-4 max-sm:-right-14"
    >
      {(close) => (
        <section aria-label="Powiadomienia" className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">Powiadomienia</h2>
          {notifications.length === 0 && <p className="text-muted">Nie ma nic pilnego.</p>}
          <ul className="flex flex-col divide-y divide-line empty:hidden">
            {notifications.map(({ icon, title, text, to }) => (
              <li key={title}>
                <Link
                  to={to}
                  onClick={close}
                  className="-mx-2 flex gap-3 rounded-control px-2 py-3 hover:bg-neutral-soft"
                >
                  <Icon of={icon} className="mt-0.5 size-5 shrink-0 text-primary" />
                  <span>
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-sm text-muted">{keepTogether(text)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dropdown>
  )
}

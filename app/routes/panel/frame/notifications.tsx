import type { IconNode } from 'lucide'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs'
import { Link } from 'react-router'

import { keepTogether } from '~/domain/words/polish'
import { Dropdown } from '~/ui/dropdown'
import { Icon } from '~/ui/icon'

/** The two sample notifications are the same for everybody (product rule). */
const NOTIFICATIONS: { icon: IconNode; title: string; text: string; to: string }[] = [
  {
    icon: ShieldAlert,
    title: 'Certyfikat wkrótce wygaśnie',
    text: 'Sprawdź, które certyfikaty tracą ważność w najbliższym czasie.',
    to: '/certificates?within=90',
  },
  {
    icon: GraduationCap,
    title: 'Nowe szkolenie',
    text: 'W kalendarzu pojawił się nowy termin szkolenia.',
    to: '/trainings?status=scheduled',
  },
]

export function Notifications() {
  return (
    <Dropdown
      label={`Powiadomienia, liczba: ${NOTIFICATIONS.length}`}
      buttonClassName="relative inline-grid size-11 place-items-center rounded-control hover:bg-neutral-soft"
      button={
        <>
          <Icon of={Bell} className="size-5" />
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-danger text-xs font-bold text-on-primary"
          >
            {NOTIFICATIONS.length}
          </span>
        </>
      }
      windowClassName="w-[min(22rem,calc(100vw-1.5rem))] p-4 max-sm:-right-14"
    >
      {(close) => (
        <section aria-label="Powiadomienia" className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">Powiadomienia</h2>
          <ul className="flex flex-col divide-y divide-line">
            {NOTIFICATIONS.map(({ icon, title, text, to }) => (
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

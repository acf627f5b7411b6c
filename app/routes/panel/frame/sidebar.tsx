import type { IconNode } from 'lucide'
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs'
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import HardHat from 'lucide/dist/esm/icons/hard-hat.mjs'
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs'
import LogOut from 'lucide/dist/esm/icons/log-out.mjs'
import PanelLeftClose from 'lucide/dist/esm/icons/panel-left-close.mjs'
import PanelLeftOpen from 'lucide/dist/esm/icons/panel-left-open.mjs'
import Settings from 'lucide/dist/esm/icons/settings.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import UserIcon from 'lucide/dist/esm/icons/user.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import { memo, Suspense, useRef, useState } from 'react'
import { href, NavLink } from 'react-router'

import { screenLabel, screensOpenTo, type ScreenId } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import { VaultEntry } from '~/routes/panel/vault/vault-host'
import { Icon } from '~/ui/icon'
import { useDismiss } from '~/ui/use-dismiss'

import { useRailTooltip } from './rail-tooltip'
import { useSignOut } from './sign-out'

const ICONS = {
  dashboard: LayoutDashboard,
  employer: HardHat,
  certificates: ShieldCheck,
  calendar: CalendarDays,
  reports: TriangleAlert,
  trainings: GraduationCap,
  employees: Users,
  centres: Building2,
  profile: UserIcon,
  settings: Settings,
} satisfies Record<ScreenId, IconNode>

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control border-l-3 border-transparent px-2.5 forced-colors:not-aria-[current=page]:border-[Canvas] font-medium text-on-night hover:bg-night-raised hover:text-on-night-strong aria-[current=page]:border-hazard aria-[current=page]:bg-night-raised aria-[current=page]:text-on-night-strong [&.pending]:bg-night-raised [&.pending]:text-on-night-strong'

/** The name stays in the accessibility tree on the rail, which shows only the icon. */
const NAME = 'max-md:group-data-[rail=closed]/sidebar:sr-only'

/**
 * The panel's menu. Below 768 px it is a rail of icons: a tooltip names each under the pointer and on
 * keyboard focus, and the first button opens the whole menu over the screen, for a finger. Rendered again only for
 * another person, not for each letter of a search.
 */
export const Sidebar = memo(function Sidebar({
  user,
  hasVault = false,
}: {
  user: User | undefined
  hasVault?: boolean
}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const rail = useRef<HTMLDivElement>(null)
  useDismiss(rail, isOpen, close)
  const { handlers, tooltip } = useRailTooltip(isOpen)
  return (
    <div className="w-15 shrink-0 bg-night md:w-62 print:hidden">
      <div
        ref={rail}
        {...handlers}
        data-rail={isOpen ? 'open' : 'closed'}
        className="group/sidebar sticky top-16 z-20 flex h-[calc(100dvh-4rem)] flex-col gap-4 overflow-y-auto bg-night px-1.5 py-4 data-[rail=open]:w-62 data-[rail=open]:shadow-lg md:data-[rail=open]:w-auto md:data-[rail=open]:shadow-none md:px-3"
      >
        {user && (
          <>
            <RailToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
            <nav aria-label="Menu główne" className="flex flex-1 flex-col justify-between gap-4">
              <ul className="flex flex-col gap-0.5">
                {screensOpenTo(user).map((screen) => {
                  const { id, path } = screen
                  const icon = ICONS[id]
                  return (
                    <li key={id}>
                      <NavLink to={href(path)} onClick={close} className={ENTRY}>
                        <Icon of={icon} className="size-5 shrink-0" />
                        <span className={NAME}>{screenLabel(screen, user)}</span>
                      </NavLink>
                    </li>
                  )
                })}
              </ul>
              {hasVault && (
                <Suspense>
                  <VaultEntry userId={user.id} className={ENTRY} nameClassName={NAME} onOpen={close} />
                </Suspense>
              )}
              {tooltip}
            </nav>
            <SignOutEntry />
          </>
        )}
      </div>
    </div>
  )
})

function RailToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const icon = isOpen ? PanelLeftClose : PanelLeftOpen
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={isOpen ? 'Zwiń menu' : 'Rozwiń menu'}
      onClick={onToggle}
      className={`${ENTRY} md:hidden`}
    >
      <Icon of={icon} className="size-5 shrink-0" />
      {isOpen && <span>Zwiń menu</span>}
    </button>
  )
}

function SignOutEntry() {
  const signOut = useSignOut()
  return (
    <button type="button" onClick={() => void signOut()} className={ENTRY}>
      <Icon of={LogOut} className="size-5 shrink-0" />
      <span className={NAME}>Wyloguj</span>
    </button>
  )
}

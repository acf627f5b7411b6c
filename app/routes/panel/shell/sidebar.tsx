import {
  Building2,
  CalendarDays,
  GraduationCap,
  HardHat,
  LayoutDashboard,
  LogOut,
  Settings,
  ShieldCheck,
  TriangleAlert,
  User as UserIcon,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Form, NavLink } from 'react-router'

import { screensOpenTo, type ScreenId } from '~/domain/screen'
import type { User } from '~/domain/user'

const ICONS = {
  dashboard: LayoutDashboard,
  employer: HardHat,
  certificates: ShieldCheck,
  calendar: CalendarDays,
  reports: TriangleAlert,
  trainings: GraduationCap,
  employees: Users,
  centers: Building2,
  profile: UserIcon,
  settings: Settings,
} satisfies Record<ScreenId, LucideIcon>

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control border-l-3 border-transparent px-2.5 font-medium text-on-night hover:bg-night-raised hover:text-on-night-strong aria-[current=page]:border-hazard aria-[current=page]:bg-night-raised aria-[current=page]:text-on-night-strong max-md:justify-center max-md:px-0'

const NAME = 'max-md:sr-only'

export function Sidebar({ user }: { user: User | undefined }) {
  return (
    <div className="w-15 shrink-0 bg-night md:w-62 print:hidden">
      <div className="sticky top-16 flex h-[calc(100dvh-4rem)] flex-col justify-between overflow-y-auto px-1.5 py-4 md:px-3">
        {user && (
          <>
            <nav aria-label="Menu główne">
              <ul className="flex flex-col gap-0.5">
                {screensOpenTo(user).map(({ id, path, label }) => {
                  const Icon = ICONS[id]
                  return (
                    <li key={id}>
                      <NavLink to={path} prefetch="intent" className={ENTRY}>
                        <Icon aria-hidden="true" className="size-5 shrink-0" />
                        <span className={NAME}>{label}</span>
                      </NavLink>
                    </li>
                  )
                })}
              </ul>
            </nav>
            <Form method="post" action="/logout">
              <button type="submit" className={ENTRY}>
                <LogOut aria-hidden="true" className="size-5 shrink-0" />
                <span className={NAME}>Wyloguj</span>
              </button>
            </Form>
          </>
        )}
      </div>
    </div>
  )
}

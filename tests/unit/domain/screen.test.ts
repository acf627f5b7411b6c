import { describe, expect, it } from 'vitest'

import { canOpen, SCREENS, screensOpenTo } from '~/domain/screen'
import { ROLES, type Role } from '~/domain/user'

// The screens in the order of the sidebar, and the roles that may open each (product rule).
const sidebar: { path: string; label: string; roles: readonly Role[] }[] = [
  { path: '/dashboard', label: 'Pulpit', roles: ROLES },
  { path: '/employer', label: 'Panel pracodawcy', roles: ['employer'] },
  { path: '/certificates', label: 'Certyfikaty', roles: ROLES },
  { path: '/calendar', label: 'Kalendarz', roles: ROLES },
  { path: '/reports', label: 'Zgłoszenia', roles: ['admin', 'employee', 'employer'] },
  { path: '/trainings', label: 'Szkolenia', roles: ROLES },
  { path: '/employees', label: 'Pracownicy', roles: ['admin', 'employer'] },
  { path: '/centers', label: 'Ośrodki', roles: ['admin', 'supervisory_authority'] },
  { path: '/profile', label: 'Profil', roles: ROLES },
  { path: '/settings', label: 'Ustawienia', roles: ROLES },
]

const existing = sidebar.filter(({ path }) => SCREENS.some((screen) => screen.path === path))

describe('the sidebar', () => {
  it('lists the screens of the design in its order, under its names', () => {
    const listed = SCREENS.map(({ path, label }) => ({ path, label }))
    expect(listed).toEqual(existing.map(({ path, label }) => ({ path, label })))
  })

  it.each(ROLES)('shows %s the screens that are theirs, and no other', (role) => {
    const theirs = existing.filter(({ roles }) => roles.includes(role)).map(({ path }) => path)
    expect(screensOpenTo({ role }).map(({ path }) => path)).toEqual(theirs)
  })
})

describe('whoever types a URL', () => {
  it('opens the screens of the own sidebar only', () => {
    for (const role of ROLES) {
      const open = screensOpenTo({ role })
      for (const screen of SCREENS) {
        expect(canOpen({ role }, screen.id), `${role} ${screen.path}`).toBe(open.includes(screen))
      }
    }
  })
})

import { describe, expect, it } from 'vitest'

import { canOpen, screenLabel, SCREENS, screensOpenTo } from '~/domain/people/screen'
import { ROLES, type Role } from '~/domain/people/user'

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

describe('the sidebar', () => {
  it.each(ROLES)('shows %s the screens of that role in order, and no other', (role) => {
    const theirs = sidebar
      .filter(({ roles }) => roles.includes(role))
      .map(({ path, label }) => ({ path, label }))
    expect(screensOpenTo({ role }).map(({ path, label }) => ({ path, label }))).toEqual(theirs)
  })
})

describe('the people of a training centre', () => {
  it('are a screen of its own register only, under the name of participants', () => {
    const owner = { role: 'training_center', hasRegister: true } as const
    const screen = screensOpenTo(owner).find(({ path }) => path === '/employees')
    expect(screen && screenLabel(screen, owner)).toBe('Uczestnicy')
    expect(canOpen({ role: 'training_center' }, 'employees')).toBe(false)
    expect(canOpen({ role: 'employee', hasRegister: true }, 'employees')).toBe(false)
  })
})

describe('a screen', () => {
  it.each(sidebar)('opens $path by its URL for $roles only', ({ path, roles }) => {
    const screen = SCREENS.find((candidate) => candidate.path === path)
    const openTo = ROLES.filter((role) => screen && canOpen({ role }, screen.id))
    expect(openTo).toEqual(ROLES.filter((role) => roles.includes(role)))
  })
})

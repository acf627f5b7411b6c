import { hasPermission, hasRole } from './permission'
import type { User } from './user'

type Viewer = Pick<User, 'role' | 'hasRegister'>

const everyone = () => true

/** A training centre with its own register keeps people; that of the sample knows only who is at its trainings. */
const keepsParticipants = (viewer: Viewer) =>
  hasRole(viewer, 'training_center') && viewer.hasRegister === true

/**
 * The panel's screens in the order of the sidebar, and who may open each (product rule). The sidebar, the check of
 * access, the way back after signing in and the search all read this table. A path that is no route does not compile:
 * the sidebar builds its links from these by `href`.
 */
export const SCREENS = [
  { id: 'dashboard', path: '/dashboard', label: 'Pulpit', isOpenTo: everyone },
  {
    id: 'employer',
    path: '/employer',
    label: 'Panel pracodawcy',
    isOpenTo: (viewer: Viewer) => hasRole(viewer, 'employer'),
  },
  { id: 'certificates', path: '/certificates', label: 'Certyfikaty', isOpenTo: everyone },
  { id: 'calendar', path: '/calendar', label: 'Kalendarz', isOpenTo: everyone },
  {
    id: 'reports',
    path: '/reports',
    label: 'Zgłoszenia',
    isOpenTo: (viewer: Viewer) =>
      hasPermission(viewer, 'view_reports') || hasRole(viewer, ['employee', 'employer']),
  },
  { id: 'trainings', path: '/trainings', label: 'Szkolenia', isOpenTo: everyone },
  {
    id: 'employees',
    path: '/employees',
    label: 'Pracownicy',
    isOpenTo: (viewer: Viewer) => hasRole(viewer, ['admin', 'employer']) || keepsParticipants(viewer),
  },
  {
    id: 'centres',
    path: '/centers',
    label: 'Ośrodki',
    isOpenTo: (viewer: Viewer) => hasRole(viewer, ['admin', 'supervisory_authority']),
  },
  { id: 'profile', path: '/profile', label: 'Profil', isOpenTo: everyone },
  { id: 'settings', path: '/settings', label: 'Ustawienia', isOpenTo: everyone },
] as const satisfies readonly {
  id: string
  path: string
  label: string
  isOpenTo: (viewer: Viewer) => boolean
}[]

export type Screen = (typeof SCREENS)[number]
export type ScreenId = Screen['id']

export function screensOpenTo(viewer: Viewer): Screen[] {
  return SCREENS.filter((screen) => screen.isOpenTo(viewer))
}

/** Returns the entry of the sidebar. A training centre's people are its participants. */
export function screenLabel({ id, label }: Screen, viewer: Viewer): string {
  return id === 'employees' && keepsParticipants(viewer) ? 'Uczestnicy' : label
}

export function canOpen(viewer: Viewer, id: ScreenId): boolean {
  return screensOpenTo(viewer).some((screen) => screen.id === id)
}

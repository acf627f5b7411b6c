import {
  canAddTrainings,
  canFileReport,
  canKeepAccidentRegister,
  canKeepPapers,
  canManagePeople,
  canMoveReports,
  canSeeDuties,
  canSeeStatistics,
  canSetRequirements,
} from '~/domain/access/access'
import { plansForStaff } from '~/domain/access/staff-training'
import { peopleLabels } from '~/domain/people/people-labels'
import { canOpen, screenLabel, SCREENS, screensOpenTo, type ScreenId } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'

import { searchEntry, type SearchEntry } from './search'

/** A screen that the sidebar does not name, or an action. */
type Way = {
  path: string
  /** A person who may not open this screen may not open the way either. */
  within: ScreenId
  label: string | ((viewer: User) => string)
  /** Other words that find it. */
  words?: string
  isFor?: (viewer: User) => boolean
}

const INNER_SCREENS: readonly Way[] = [
  {
    path: '/employees?view=matrix',
    within: 'employees',
    label: 'Kto może pracować',
    words: 'kwalifikacje uprawnienia tabela',
    isFor: canSeeDuties,
  },
  {
    path: '/employees?view=gate',
    within: 'employees',
    label: 'Dopuszczeni dziś',
    words: 'lista na bramę',
    isFor: canSeeDuties,
  },
  {
    path: '/employees/archive',
    within: 'employees',
    label: (viewer) => peopleLabels(viewer).archive,
    isFor: canManagePeople,
  },
  {
    path: '/employees/referral',
    within: 'employees',
    label: 'Skierowania na badania',
    words: 'lekarskie orzeczenie druk',
    isFor: canKeepPapers,
  },
  {
    path: '/employees/reminder',
    within: 'employees',
    label: 'Przypomnij o\u00a0terminach',
    words: 'przypomnienie e-mail wiadomość wygasa',
    isFor: canKeepPapers,
  },
  {
    path: '/employees/induction-card',
    within: 'employees',
    label: 'Karty szkolenia wstępnego',
    words: 'instruktaż ogólny stanowiskowy druk',
    isFor: canKeepPapers,
  },
  {
    path: '/employees/authorization',
    within: 'employees',
    label: 'Upoważnienia do obsługi',
    words: 'UDT wózek podest maszyna druk',
    isFor: canKeepPapers,
  },
  {
    path: '/employees/pocket-card',
    within: 'employees',
    label: 'Karty do kieszeni',
    words: 'identyfikator kwalifikacje kod QR druk',
    isFor: canKeepPapers,
  },
  {
    path: '/employer/positions',
    within: 'employer',
    label: 'Wymagania stanowisk',
    words: 'kwalifikacje',
    isFor: canManagePeople,
  },
  {
    path: '/employer/kinds',
    within: 'employer',
    label: 'Rodzaje uprawnień',
    words: 'inne uprawnienia suwnica żuraw spawacz ADR wysokość prawo jazdy',
    isFor: canSetRequirements,
  },
  {
    path: '/reports/register',
    within: 'reports',
    label: 'Rejestr wypadków',
    words: 'wypadki ZUS inspektor',
    isFor: canKeepAccidentRegister,
  },
  {
    path: '/reports/statistics',
    within: 'reports',
    label: 'Statystyki',
    words: 'wykresy liczby częstość ciężkość wypadków',
    isFor: canSeeStatistics,
  },
  {
    path: '/reports/measures',
    within: 'reports',
    label: 'Działania',
    words: 'po wypadku naprawcze zapobiegawcze zalecenia terminy',
    isFor: canMoveReports,
  },
  { path: '/profile?tab=card', within: 'profile', label: 'Wizytówka', words: 'kod QR kontakt' },
  {
    path: '/settings?tab=notifications',
    within: 'settings',
    label: 'Powiadomienia',
    words: 'przypomnienia terminy',
  },
  {
    path: '/settings?tab=account',
    within: 'settings',
    label: 'Konto',
    words: 'hasło e-mail telefon dane',
  },
  {
    path: '/settings?tab=privacy',
    within: 'settings',
    label: 'Prywatność',
    words: 'widoczność profilu udostępnianie certyfikatów',
  },
  {
    path: '/settings?tab=data',
    within: 'settings',
    label: 'Dane',
    words: 'dane w tej przeglądarce kopia zapasowa eksport import usuwanie folder wspólny',
  },
  { path: '/scans', within: 'settings', label: 'Skany', words: 'zdjęcia dokumenty miejsce PDF' },
]

const ACTIONS: readonly Way[] = [
  {
    path: '/reports/new',
    within: 'reports',
    label: 'Nowe zgłoszenie',
    words: 'wypadek niedyspozycja zdarzenie zgłoś dodaj',
    isFor: canFileReport,
  },
  { path: '/certificates/new', within: 'certificates', label: 'Dodaj certyfikat', words: 'nowy' },
  {
    path: '/certificates/take',
    within: 'certificates',
    label: 'Dodaj podpisany certyfikat',
    words: 'mam link lub kod QR nowy',
  },
  {
    path: '/employees/new',
    within: 'employees',
    label: (viewer) => peopleLabels(viewer).add,
    words: 'nowa osoba',
    isFor: canManagePeople,
  },
  {
    path: '/employees/import',
    within: 'employees',
    label: 'Wczytaj z\u00a0Excela',
    words: 'import arkusz xlsx csv',
    isFor: canManagePeople,
  },
  {
    path: '/employer/positions/new',
    within: 'employer',
    label: 'Dodaj stanowisko',
    words: 'nowe',
    isFor: canManagePeople,
  },
  {
    path: '/trainings/new',
    within: 'trainings',
    label: (viewer) => (plansForStaff(viewer) ? 'Zaplanuj szkolenie' : 'Dodaj termin szkolenia'),
    words: 'nowe',
    isFor: canAddTrainings,
  },
]

/** Returns the screens and the actions that the viewer may open, as entries of the search. */
export function listScreenEntries(viewer: User): SearchEntry[] {
  const mayOpen = ({ within, isFor }: Way) => canOpen(viewer, within) && (isFor?.(viewer) ?? true)
  const labelOf = ({ label }: Way) => (typeof label === 'string' ? label : label(viewer))
  return [
    ...screensOpenTo(viewer).map((screen) => searchEntry('screen', screen.path, screenLabel(screen, viewer))),
    ...INNER_SCREENS.filter(mayOpen).map((way) =>
      searchEntry('screen', way.path, labelOf(way), [outerLabel(way, viewer)], [way.words]),
    ),
    ...ACTIONS.filter(mayOpen).map((way) => searchEntry('action', way.path, labelOf(way), [], [way.words])),
  ]
}

function outerLabel({ within }: Way, viewer: User): string | undefined {
  const screen = SCREENS.find(({ id }) => id === within)
  return screen && screenLabel(screen, viewer)
}

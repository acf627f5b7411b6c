import { href } from 'react-router'

import {
  canAddTrainings,
  canFileReport,
  canKeepAccidentRegister,
  canKeepDuties,
  canKeepPapers,
  canManagePeople,
  canMoveReports,
  canSeeAdmission,
  canSeeStatistics,
  canSetRequirements,
  canTrustIssuers,
} from '~/domain/access/access'
import { plansForStaff } from '~/domain/access/staff-training'
import { peopleLabels } from '~/domain/people/people-labels'
import { canOpen, screenLabel, SCREENS, screensOpenTo, type ScreenId } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import { searchEntry, type SearchEntry } from '~/domain/search/search'
import { settingsTab } from '~/routes/panel/settings/settings-links'

/** A screen that the sidebar does not name, or an action. */
type Way = {
  to: string
  /** A person who may not open this screen may not open the way either. */
  within: ScreenId
  label: string | ((viewer: User) => string)
  /** Other words that find it. */
  words?: string
  isFor?: (viewer: User) => boolean
}

const INNER_SCREENS: readonly Way[] = [
  {
    to: `${href('/employees')}?view=matrix`,
    within: 'employees',
    label: 'Aktualność dokumentów',
    words: 'kto może pracować kwalifikacje uprawnienia tabela',
    isFor: canSeeAdmission,
  },
  {
    to: `${href('/employees')}?view=gate`,
    within: 'employees',
    label: 'Lista na bramę',
    words: 'dopuszczeni dziś',
    isFor: canSeeAdmission,
  },
  {
    to: href('/employees/archive'),
    within: 'employees',
    label: (viewer) => peopleLabels(viewer).archive,
    isFor: canManagePeople,
  },
  {
    to: href('/employees/referral'),
    within: 'employees',
    label: 'Skierowania na badania',
    words: 'lekarskie orzeczenie druk',
    isFor: canKeepPapers,
  },
  {
    to: href('/employees/reminder'),
    within: 'employees',
    label: 'Przypomnij o\u00a0terminach',
    words: 'przypomnienie e-mail wiadomość wygasa',
    isFor: canKeepPapers,
  },
  {
    to: href('/employees/induction-card'),
    within: 'employees',
    label: 'Karty szkolenia wstępnego',
    words: 'instruktaż ogólny stanowiskowy druk',
    isFor: canKeepPapers,
  },
  {
    to: href('/employees/authorization'),
    within: 'employees',
    label: 'Upoważnienia do obsługi',
    words: 'UDT wózek podest maszyna druk',
    isFor: canKeepPapers,
  },
  {
    to: href('/employees/pocket-card'),
    within: 'employees',
    label: 'Karty do kieszeni',
    words: 'identyfikator kwalifikacje kod QR druk',
    isFor: canKeepPapers,
  },
  {
    to: href('/employer/positions'),
    within: 'employer',
    label: 'Wymagania stanowisk',
    words: 'kwalifikacje',
    isFor: canManagePeople,
  },
  {
    to: href('/employer/kinds'),
    within: 'employer',
    label: 'Rodzaje uprawnień',
    words: 'inne uprawnienia suwnica żuraw spawacz ADR wysokość prawo jazdy',
    isFor: canSetRequirements,
  },
  {
    to: href('/employer/issuers'),
    within: 'employer',
    label: 'Zaufani wystawcy',
    words: 'zaufanie wystawca ośrodek odcisk klucza podpis niepotwierdzony',
    isFor: canTrustIssuers,
  },
  {
    to: href('/employer/duties'),
    within: 'employer',
    label: 'Obowiązki firmy',
    words:
      'ocena ryzyka instrukcje służba bhp pierwsza pomoc ewakuacja odzież środki ochrony pomiary UDT gaśnice',
    isFor: canKeepDuties,
  },
  {
    to: href('/employer/inspection'),
    within: 'employer',
    label: 'Kontrola jutro',
    words: 'PIP inspektor pracy inspekcja kontrola teczki braki',
    isFor: canKeepDuties,
  },
  {
    to: href('/reports/register'),
    within: 'reports',
    label: 'Rejestr wypadków',
    words: 'wypadki ZUS inspektor',
    isFor: canKeepAccidentRegister,
  },
  {
    to: href('/reports/statistics'),
    within: 'reports',
    label: 'Statystyki',
    words: 'wykresy liczby częstość ciężkość wypadków',
    isFor: canSeeStatistics,
  },
  {
    to: href('/reports/measures'),
    within: 'reports',
    label: 'Działania',
    words: 'po wypadku naprawcze zapobiegawcze zalecenia terminy',
    isFor: canMoveReports,
  },
  { to: `${href('/profile')}?tab=card`, within: 'profile', label: 'Wizytówka', words: 'kod QR kontakt' },
  {
    to: settingsTab('notifications'),
    within: 'settings',
    label: 'Powiadomienia',
    words: 'przypomnienia terminy',
  },
  {
    to: settingsTab('account'),
    within: 'settings',
    label: 'Konto',
    words: 'hasło e-mail telefon dane',
  },
  {
    to: settingsTab('privacy'),
    within: 'settings',
    label: 'Prywatność',
    words: 'widoczność profilu udostępnianie certyfikatów',
  },
  {
    to: settingsTab('data'),
    within: 'settings',
    label: 'Dane',
    words: 'dane w tej przeglądarce kopia zapasowa eksport import usuwanie folder wspólny',
  },
  {
    to: href('/settings/history'),
    within: 'settings',
    label: 'Historia zmian',
    words: 'kto zmienił usunął dodał urządzenie',
  },
  { to: href('/scans'), within: 'settings', label: 'Skany', words: 'zdjęcia dokumenty miejsce PDF' },
]

const ACTIONS: readonly Way[] = [
  {
    to: href('/reports/new'),
    within: 'reports',
    label: 'Nowe zgłoszenie',
    words: 'wypadek niedyspozycja zdarzenie zgłoś dodaj',
    isFor: canFileReport,
  },
  { to: href('/certificates/new'), within: 'certificates', label: 'Dodaj certyfikat', words: 'nowy' },
  {
    to: href('/certificates/take'),
    within: 'certificates',
    label: 'Dodaj podpisany certyfikat',
    words: 'mam link lub kod QR nowy',
  },
  {
    to: href('/employees/new'),
    within: 'employees',
    label: (viewer) => peopleLabels(viewer).add,
    words: 'nowa osoba',
    isFor: canManagePeople,
  },
  {
    to: href('/employees/many'),
    within: 'employees',
    label: 'Wpisz pracowników',
    words: 'tabela wiele osób lista wklej',
    isFor: canSetRequirements,
  },
  {
    to: href('/employees/papers'),
    within: 'employees',
    label: 'Wpisz dokumenty',
    words: 'tabela daty badania szkolenia uprawnienia wklej',
    isFor: canSetRequirements,
  },
  {
    to: href('/employees/import'),
    within: 'employees',
    label: 'Wczytaj z\u00a0Excela',
    words: 'import arkusz xlsx csv',
    isFor: canManagePeople,
  },
  {
    to: href('/employer/trade'),
    within: 'employer',
    label: 'Stanowiska branży',
    words: 'branża wybierz',
    isFor: canManagePeople,
  },
  {
    to: href('/employer/positions/:id', { id: 'new' }),
    within: 'employer',
    label: 'Dodaj stanowisko',
    words: 'nowe',
    isFor: canManagePeople,
  },
  {
    to: href('/trainings/new'),
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
      searchEntry('screen', way.to, labelOf(way), [outerLabel(way, viewer)], [way.words]),
    ),
    ...ACTIONS.filter(mayOpen).map((way) => searchEntry('action', way.to, labelOf(way), [], [way.words])),
  ]
}

function outerLabel({ within }: Way, viewer: User): string | undefined {
  const screen = SCREENS.find(({ id }) => id === within)
  return screen && screenLabel(screen, viewer)
}

import type { Account } from './journey.ts'

type Screens = Readonly<Record<string, string>>

const EVERYBODY: Screens = {
  '/certificates': 'Certyfikaty',
  '/calendar': 'Kalendarz szkoleń',
  '/trainings': 'Szkolenia',
  '/profile': 'Profil',
  '/settings': 'Ustawienia',
  '/settings/history': 'Historia zmian',
  '/certificates/new': 'Dodaj certyfikat',
  '/certificates/take': 'Dodaj podpisany certyfikat',
}

const REPORTS: Screens = { '/reports': 'Zgłoszenia', '/reports/new': 'Nowe zgłoszenie' }
const HANDLED_REPORTS: Screens = {
  ...REPORTS,
  '/reports/measures': 'Działania',
  '/reports/boxes': 'Skrzynka zgłoszeń',
  '/reports/crew': 'Zgłoszenia od załogi',
}

/**
 * The screens of each account, their addresses and headings. Written out, not read from the app: a screen that the
 * app loses is then missed.
 */
export const SCREENS: Record<Account, Screens> = {
  Administrator: {
    '/dashboard': 'Dzień dobry, Agata',
    ...EVERYBODY,
    ...HANDLED_REPORTS,
    '/employees': 'Pracownicy',
    '/centers': 'Ośrodki szkoleniowe',
  },
  Pracownik: { '/dashboard': 'Dzień dobry, Anna', ...EVERYBODY, ...REPORTS },
  Pracodawca: {
    '/dashboard': 'Dzień dobry, Małgorzata',
    ...EVERYBODY,
    ...HANDLED_REPORTS,
    '/employer': 'Panel pracodawcy',
    '/employer/duties': 'Obowiązki firmy',
    '/employer/duties/new?sort=risk': 'Obowiązek firmy',
    '/employer/issuers': 'Zaufani wystawcy',
    '/employer/inspection': 'Kontrola jutro',
    '/employer/kinds': 'Rodzaje uprawnień',
    '/employer/kinds/new': 'Rodzaj uprawnienia',
    '/employees': 'Pracownicy',
    '/employees/many': 'Wpisz pracowników',
    '/employees/papers': 'Wpisz dokumenty',
  },
  'Ośrodek Szkoleniowy': {
    '/dashboard': 'Dzień dobry, Norbert',
    ...EVERYBODY,
    '/trainings/new': 'Nowy termin szkolenia',
  },
}

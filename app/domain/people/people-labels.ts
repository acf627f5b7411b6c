import { hasRole } from './permission'
import type { User } from './user'

/** The labels and texts of the lists of people, for an employer and for a training centre. */
const LABELS = {
  employees: {
    all: 'Pracownicy',
    everybody: 'Wszyscy pracownicy',
    none: 'Brak pracowników',
    noneText: 'Nie ma jeszcze pracowników do pokazania.',
    nothingMatches: 'Nie znaleziono pracowników dla podanych kryteriów.',
    placeholder: 'Osoba, e-mail, stanowisko',
    add: 'Dodaj pracownika',
    archive: 'Archiwum pracowników',
    whoLeft: 'Osobę, która już nie pracuje, przeniesiesz tu z\u00a0jej strony. Jej historia zostaje.',
    noun: 'employee',
  },
  participants: {
    all: 'Uczestnicy',
    everybody: 'Wszyscy uczestnicy',
    none: 'Brak uczestników',
    noneText: 'Dodaj osobę tutaj albo całą listę na stronie szkolenia.',
    nothingMatches: 'Nie znaleziono uczestników dla podanych kryteriów.',
    placeholder: 'Osoba, e-mail, firma',
    add: 'Dodaj uczestnika',
    archive: 'Archiwum uczestników',
    whoLeft: 'Osobę, która już się nie szkoli, przeniesiesz tu z\u00a0jej strony. Jej historia zostaje.',
    noun: 'participant',
  },
} as const

/** Returns the labels for the people of that viewer: a training centre has participants. */
export function peopleLabels(viewer: Pick<User, 'role'>) {
  return hasRole(viewer, 'training_center') ? LABELS.participants : LABELS.employees
}

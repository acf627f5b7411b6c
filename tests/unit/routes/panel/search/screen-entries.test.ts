import { describe, expect, it } from 'vitest'

import type { User } from '~/domain/people/user'
import { findEntries } from '~/domain/search/search'
import { listScreenEntries } from '~/routes/panel/search/screen-entries'

import { user } from '../../../../support/builders'

const titles = (viewer: User, kind: 'screen' | 'action') =>
  listScreenEntries(viewer)
    .filter((entry) => entry.kind === kind)
    .map(({ title }) => title)

const INNER = ['Wizytówka', 'Powiadomienia', 'Konto', 'Prywatność', 'Dane', 'Historia zmian', 'Skany']

describe('the screens and actions of the search', () => {
  it('are an employer’s own', () => {
    const employer = user({ role: 'employer' })
    expect(titles(employer, 'screen')).toEqual([
      'Pulpit',
      'Panel pracodawcy',
      'Certyfikaty',
      'Kalendarz',
      'Zgłoszenia',
      'Szkolenia',
      'Pracownicy',
      'Profil',
      'Ustawienia',
      'Aktualność dokumentów',
      'Lista na bramę',
      'Archiwum pracowników',
      'Skierowania na badania',
      'Przypomnij o\u00a0terminach',
      'Karty szkolenia wstępnego',
      'Upoważnienia do obsługi',
      'Karty do kieszeni',
      'Wymagania stanowisk',
      'Rodzaje uprawnień',
      'Zaufani wystawcy',
      'Obowiązki firmy',
      'Kontrola jutro',
      'Rejestr wypadków',
      'Statystyki',
      'Działania',
      ...INNER,
    ])
    expect(titles(employer, 'action')).toEqual([
      'Nowe zgłoszenie',
      'Dodaj certyfikat',
      'Dodaj podpisany certyfikat',
      'Dodaj pracownika',
      'Wpisz pracowników',
      'Wpisz dokumenty',
      'Wczytaj z\u00a0Excela',
      'Stanowiska branży',
      'Dodaj stanowisko',
      'Zaplanuj szkolenie',
    ])
  })

  it('leave out what others may not open or do', () => {
    const common = ['Pulpit', 'Certyfikaty', 'Kalendarz']
    expect(titles(user(), 'screen')).toEqual([
      ...common,
      'Zgłoszenia',
      'Szkolenia',
      'Profil',
      'Ustawienia',
      ...INNER,
    ])
    expect(titles(user(), 'action')).toEqual([
      'Nowe zgłoszenie',
      'Dodaj certyfikat',
      'Dodaj podpisany certyfikat',
    ])
    const centre = user({ role: 'training_center' })
    expect(titles(centre, 'screen')).toEqual([...common, 'Szkolenia', 'Profil', 'Ustawienia', ...INNER])
    expect(titles(centre, 'action')).toEqual([
      'Dodaj certyfikat',
      'Dodaj podpisany certyfikat',
      'Dodaj termin szkolenia',
    ])
    const admin = titles(user({ role: 'admin', company: undefined }), 'screen')
    expect(admin).toContain('Aktualność dokumentów')
    expect(admin).toContain('Statystyki')
    expect(admin).not.toContain('Archiwum pracowników')
    expect(admin).not.toContain('Wymagania stanowisk')
  })

  it('call the people of a centre’s own register participants', () => {
    const centre = user({ role: 'training_center', hasRegister: true })
    expect(titles(centre, 'screen')).toContain('Uczestnicy')
    expect(titles(centre, 'screen')).toContain('Archiwum uczestników')
    expect(titles(centre, 'action')).toContain('Dodaj uczestnika')
  })

  it('are found by other words, too', () => {
    const byWords = (query: string) =>
      findEntries(listScreenEntries(user()), query)
        .groups.flatMap(({ entries }) => entries)
        .map(({ target }) => target)
    expect(byWords('hasło')).toEqual(['/settings?tab=account'])
    expect(byWords('wypadek')).toEqual(['/reports/new'])
    const ofEmployer = listScreenEntries(user({ role: 'employer' }))
    for (const query of ['PIP', 'kontrola', 'inspektor']) {
      const [first] = findEntries(ofEmployer, query).groups.flatMap(({ entries }) => entries)
      expect(first?.target).toBe('/employer/inspection')
    }
    expect(byWords('ustawienia kopia')).toEqual(['/settings?tab=data'])
  })
})

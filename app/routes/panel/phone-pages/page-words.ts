import type { GivenPage } from '~/domain/crew/records/given-page'

/** What the register publishes for phones: what each kind of page holds, and who has its link. */
export const PAGE_WORDS = {
  mine: {
    title: 'Własne uprawnienia',
    holds:
      'imię i\u00a0nazwisko, firma, dokumenty z\u00a0terminami, szkolenia, kody podpisanych certyfikatów; z\u00a0badań tylko, do kiedy są',
    who: 'każda osoba do swojej strony',
  },
  gate: {
    title: 'Listy na telefon ochrony',
    holds:
      'nazwiska, imiona, firmy i\u00a0stanowiska osób z\u00a0aktualnymi dokumentami, do kiedy są aktualne, i\u00a0do kogo dzwonić; bez przyczyn',
    who: 'ochrona, której go przekazano',
  },
  signup: {
    title: 'Zapisy na szkolenia',
    holds: 'nazwa, opis, termin i\u00a0miejsce szkolenia, liczba wolnych miejsc, pytanie; bez nazwisk',
    who: 'każdy, komu go wysłano',
  },
} satisfies Record<GivenPage['of'], Record<'title' | 'holds' | 'who', string>>

export const PAGE_KINDS = ['mine', 'gate', 'signup'] as const satisfies readonly GivenPage['of'][]

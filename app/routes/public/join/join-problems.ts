import { NOT_STORED } from '~/components/not-stored'
import type { VaultProblem } from '~/domain/vault/vault-state'

export type JoinProblem = VaultProblem | 'bad-link'

type ProblemText = { title: string; text: string; canRetry?: boolean }

const NEW_LINK =
  'Na połączonym urządzeniu otwórz Ustawienia → Dane → Połącz urządzenie i weź stamtąd nowy link albo kod.'

/** Says why a link opens no register, and the way on. */
export const JOIN_PROBLEMS: Record<JoinProblem, ProblemText> = {
  'bad-link': {
    title: 'Ten link jest niekompletny',
    text: `Mógł się uciąć przy kopiowaniu. Wklej go w całości albo zeskanuj kod. ${NEW_LINK}`,
  },
  gone: {
    title: 'Ten link już nie działa',
    text: `Rejestr usunięto z serwera albo odłączono urządzenia, które miały ten link. ${NEW_LINK}`,
  },
  'wrong-key': {
    title: 'Ten link nie otwiera rejestru',
    text: `Klucz w linku nie pasuje do tego, co jest na serwerze. ${NEW_LINK}`,
  },
  off: {
    title: 'Ten serwer nie przechowuje rejestrów',
    text: 'Osoba, która prowadzi serwer, wyłączyła przechowywanie. Rejestr przeniesiesz tu kopią: wczytasz ją na stronie „Załóż własny rejestr”.',
  },
  offline: {
    title: 'Nie ma połączenia z siecią',
    text: 'Rejestr trzeba raz pobrać z serwera. Potem działa też bez sieci.',
    canRetry: true,
  },
  unavailable: {
    title: 'Serwer jest teraz niedostępny',
    text: 'Link jest w porządku. Spróbuj ponownie za chwilę.',
    canRetry: true,
  },
  'too-fast': {
    title: 'Serwer prosi, żeby chwilę poczekać',
    text: 'Link jest w porządku. Spróbuj ponownie za minutę.',
    canRetry: true,
  },
  'not-stored': { title: 'Nie udało się zapisać rejestru', text: NOT_STORED, canRetry: true },
  full: {
    title: 'Na serwerze zabrakło miejsca',
    text: 'Powiedz o tym osobie, która prowadzi serwer, i spróbuj ponownie później.',
    canRetry: true,
  },
  'too-large': {
    title: 'Tego rejestru nie da się pobrać',
    text: 'Jedna z jego części jest za duża. Rejestr przeniesiesz tu kopią: wczytasz ją na stronie „Załóż własny rejestr”.',
  },
  uninvited: {
    title: 'Serwer stracił ten rejestr',
    text: 'Wróci tam sam, gdy otworzysz Pewnik na urządzeniu, na którym włączono wspólny rejestr. Potem spróbuj ponownie.',
    canRetry: true,
  },
  refused: {
    title: 'Serwer nie wydał rejestru',
    text: `Spróbuj ponownie, a jeśli to nie pomoże, weź nowy link. ${NEW_LINK}`,
    canRetry: true,
  },
  'no-tls': {
    title: 'Ta strona nie ma bezpiecznego połączenia',
    text: 'Bez niego przeglądarka nie szyfruje danych. Otwórz link adresem, który zaczyna się od https://.',
  },
}

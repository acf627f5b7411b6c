import { formatInstant } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import type { VaultProblem, VaultState } from './vault-state'

type ProblemText = { title: string; text: string }

const HERE = 'Pracujesz dalej tutaj: dane są w tej przeglądarce'

/** Says why the devices of a register are not in step, and what to do about it. */
export const VAULT_PROBLEMS = {
  offline: {
    title: 'Nie ma połączenia z siecią',
    text: `${HERE}, a zmiany wyjdą same, gdy sieć wróci.`,
  },
  unavailable: {
    title: 'Wspólny rejestr jest teraz niedostępny',
    text: `${HERE}, a zmiany wyjdą same, gdy serwer znów będzie działał.`,
  },
  off: {
    title: 'Ten serwer nie przechowuje rejestrów',
    text: `${HERE}. Osoba, która prowadzi serwer, wyłączyła przechowywanie. Przenieść rejestr na inne urządzenie możesz kopią albo folderem wspólnym.`,
  },
  gone: {
    title: 'Tego rejestru nie ma już na serwerze',
    text: `Ktoś go stamtąd usunął albo odłączył to urządzenie. ${HERE}. Żeby znów mieć wspólny rejestr, otwórz tu link z urządzenia, które jest połączone. Jeśli takiego nie ma, odłącz to urządzenie i włącz wspólny rejestr od nowa.`,
  },
  full: {
    title: 'Na serwerze zabrakło miejsca',
    text: `${HERE}, a zmiany wyjdą, gdy miejsca przybędzie. Powiedz o tym osobie, która prowadzi serwer.`,
  },
  'too-fast': {
    title: 'Serwer prosi, żeby chwilę poczekać',
    text: `${HERE}, a następna próba będzie za chwilę.`,
  },
  'too-large': {
    title: 'Jedna ze zmian jest za duża dla serwera',
    text: `${HERE}, ale inne urządzenia jej nie dostaną. Pobierz kopię i powiedz o tym osobie, która prowadzi serwer.`,
  },
  'wrong-key': {
    title: 'To urządzenie nie otwiera tego, co jest na serwerze',
    text: `Jego klucz nie pasuje. ${HERE}. Otwórz tu jeszcze raz link z urządzenia, które jest połączone.`,
  },
  'not-stored': {
    title: 'Nie udało się zapisać zmian z innych urządzeń',
    text: 'Przeglądarka nie pozwala zapisać danych tej strony. Zezwól na dane witryn albo zwolnij miejsce. Na serwerze i na innych urządzeniach nic się nie zmieniło.',
  },
  uninvited: {
    title: 'Serwer prosi o kod zaproszenia',
    text: `${HERE}. Kod ma osoba, która prowadzi serwer.`,
  },
  refused: {
    title: 'Serwer nie przyjął rejestru',
    text: `${HERE}. Spróbuj ponownie później, a jeśli to nie pomoże, powiedz o tym osobie, która prowadzi serwer.`,
  },
  'no-tls': {
    title: 'Wspólny rejestr wymaga bezpiecznego połączenia',
    text: 'Bez niego przeglądarka nie szyfruje danych. Otwórz Pewnik adresem, który zaczyna się od https://.',
  },
} satisfies Record<VaultProblem, ProblemText>

/** Says in a word how the devices of a register are in step. */
export function vaultStateWord({ phase, unsent, problem, at }: VaultState): string {
  switch (phase) {
    case 'synced':
      // Before the first look nobody knows.
      return at ? 'Zsynchronizowane' : 'Sprawdzam'
    case 'sending':
      return unsent > 0 ? `Wysyłam ${unsent}` : 'Sprawdzam'
    case 'waiting':
      return problem === undefined || problem === 'offline' ? 'Czeka na sieć' : 'Czeka na serwer'
    case 'failed':
      return 'Nie da się wysłać'
  }
}

/** Says the same in a sentence, with the number of changes that other devices do not have yet. */
export function vaultStateText(state: VaultState): string {
  const { phase, unsent, at } = state
  const time = at ? `, ${formatInstant(at)}` : ''
  if (phase === 'synced') return `${vaultStateWord(state)}${time}`
  const word = phase === 'sending' ? 'Wysyłam i\u00a0odbieram zmiany' : vaultStateWord(state)
  return unsent > 0 ? `${word}. Tylko tutaj jest: ${countOf(unsent, 'change')}` : word
}

/** The part of the settings that cuts devices off. The paper for the safe names it. */
export const DISCONNECTING = 'Odłączanie i\u00a0wyłączanie'

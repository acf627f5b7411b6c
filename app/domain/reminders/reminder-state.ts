/** What the server says of a reminder. `gone`: it has none any more, so that it has to be turned on anew. */
export type ReminderState = 'unconfirmed' | 'active' | 'ended' | 'refused' | 'gone'

/** True for a reminder for which the server has a plan, or waits for a confirmation. */
export function isRunning({ state }: { state: ReminderState }): boolean {
  return state === 'active' || state === 'unconfirmed'
}

/** Why the server did not do what was asked for, or this browser could not ask. */
export type ReminderProblem =
  | 'offline'
  | 'unavailable'
  | 'off'
  | 'invitation'
  | 'ended'
  | 'gone'
  | 'taken'
  | 'malformed'
  | 'too-large'
  | 'service'
  | 'days'
  | 'no-mail'
  | 'refused'
  | 'too-many'
  | 'too-fast'
  | 'not-sent'
  | 'full'
  | 'not-stored'
  | 'no-tls'
  | PushProblem

const PASSING: ReadonlySet<ReminderProblem> = new Set([
  'offline',
  'unavailable',
  'too-fast',
  'too-many',
  'not-sent',
  'full',
])

/** True for a problem that may be over some time later, although nobody does anything about it here. */
export function passesByItself(problem: ReminderProblem): boolean {
  return PASSING.has(problem)
}

/** Why this browser takes no push messages. */
export type PushProblem = 'denied' | 'undecided' | 'unsupported' | 'home-screen' | 'not-subscribed'

const WAITS = 'Próba powtórzy się sama, a do tego czasu zostaje poprzedni plan.'

/** Says what happened and what to do. Nothing is lost: all is in this browser. */
export const REMINDER_PROBLEMS = {
  offline: `Nie ma połączenia z siecią. ${WAITS}`,
  unavailable: `Serwer teraz nie odpowiada. ${WAITS}`,
  off: 'Ten serwer nie wysyła przypomnień: osoba, która go prowadzi, wyłączyła przechowywanie.',
  invitation: 'Serwer prosi o kod zaproszenia. Ma go osoba, która prowadzi serwer.',
  ended: 'Te przypomnienia zakończono linkiem z wiadomości. Możesz je włączyć ponownie.',
  gone: 'Serwer nie ma już tych przypomnień. Włącz je ponownie.',
  taken: 'Serwer nie przyjął tych przypomnień. Włącz je ponownie.',
  malformed: 'Serwer nie rozumie tego, co wysłał Pewnik. Odśwież stronę i spróbuj ponownie.',
  'too-large':
    'Tyle terminów nie zmieściło się na serwerze. Wyłącz nazwy albo wybierz krótszy okres przypomnień.',
  service:
    'Ten serwer nie wysyła powiadomień do usługi Twojej przeglądarki. Powiedz o tym osobie, która prowadzi serwer, albo użyj innej przeglądarki.',
  days: 'Zegar tego urządzenia pokazuje inny dzień niż serwer. Ustaw datę i spróbuj ponownie.',
  'no-mail': 'Ten serwer nie wysyła e-maili: osoba, która go prowadzi, nie podała skrzynki do wysyłania.',
  refused: 'Ta skrzynka nie przyjmuje wiadomości. Sprawdź adres i spróbuj ponownie.',
  'too-many':
    'Serwer wysłał już wiadomość i na razie nie wyśle następnej. Otwórz ostatnią albo spróbuj za godzinę.',
  'too-fast': 'Serwer prosi, żeby chwilę poczekać. Spróbuj ponownie za kilka minut.',
  'not-sent': 'Wiadomości nie udało się teraz wysłać. Sprawdź adres i spróbuj ponownie za chwilę.',
  full: 'Na serwerze zabrakło miejsca. Powiedz o tym osobie, która prowadzi serwer.',
  'not-stored':
    'Przeglądarka nie pozwala zapisać danych tej strony. Zezwól na dane witryn albo zwolnij miejsce i spróbuj ponownie.',
  'no-tls':
    'Przypomnienia wymagają bezpiecznego połączenia. Otwórz Pewnik adresem, który zaczyna się od https://.',
  denied:
    'Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w ustawieniach witryny (ikona obok adresu strony) i włącz jeszcze raz.',
  undecided: 'Przeglądarka czeka na zgodę. Włącz jeszcze raz i wybierz „Zezwól”.',
  unsupported: 'Ta przeglądarka nie odbiera powiadomień, gdy Pewnik jest zamknięty.',
  'home-screen':
    'Na iPhonie i iPadzie powiadomienia działają dopiero z ekranu początkowego: w Safari dotknij „Udostępnij”, wybierz „Do ekranu początkowego” i otwórz Pewnik stamtąd.',
  'not-subscribed':
    'Przeglądarka nie połączyła się ze swoją usługą powiadomień. Sprawdź, czy nie blokuje jej sieć albo ustawienia, i włącz jeszcze raz.',
} satisfies Record<ReminderProblem, string>

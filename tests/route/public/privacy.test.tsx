import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { PersonField } from '~/domain/people/person-fields'

import { visit } from '../../support/visit'

/** The words of the page about each field of a person. A new field does not compile without them. */
const SAID_OF_FIELDS = {
  firstName: 'imię i nazwisko',
  lastName: 'imię i nazwisko',
  formerName: 'dawne nazwisko',
  employeeNumber: 'numer pracownika',
  position: 'stanowisko',
  otherPositions: 'inne stanowiska',
  unit: 'dział',
  company: 'firma',
  basis: 'podstawa zatrudnienia',
  positionSince: 'od kiedy na nim pracuje',
  hiredOn: 'data zatrudnienia',
  leftOn: 'ostatni dzień pracy',
  email: 'adres e-mail',
  phone: 'telefon',
} satisfies Record<PersonField, string>

const HEALTH = 'Dane o zdrowiu (art. 9 RODO)'
const CASE = 'każdy krok postępowania'
const CERTIFICATE = 'certyfikaty – rodzaj, zakres, numer, daty, wystawca'
const DECIDED = 'potwierdził, odwołał i dlaczego'
const HISTORY = 'cofnięto, zostaje w niej'
const TRAINING = 'szkolenia z terminem, prowadzącym'
const ENROLMENT = 'listą uczestników'
const POSITION = 'co jest na nich wymagane'

/** The words of the page about what each kind of change says of people. A new kind does not compile without them. */
const SAID_OF_CHANGES = {
  'register-begun': 'pewnik:session',
  'register-changed': 'pewnik:session',
  'person-saved': 'Osoba:',
  'other-positions-saved': 'inne stanowiska',
  'person-archived': 'czy jest w archiwum',
  'person-restored': 'czy jest w archiwum',
  'person-erased': 'usunąć na zawsze',
  'sheet-imported': 'Osoba:',
  'papers-imported': HEALTH,
  'own-kinds-imported': 'własny rodzaj uprawnienia',
  'other-positions-imported': 'inne stanowiska',
  'unread-cells-imported': 'pola wczytanych tabel, których nie udało się odczytać',
  'unread-cell-settled': HISTORY,
  'own-kind-saved': 'własny rodzaj uprawnienia',
  'own-kind-archived': HISTORY,
  'own-kind-restored': HISTORY,
  'examination-recorded': 'orzeczenia lekarskie',
  'examination-answered': 'co obejmują i czy się liczą',
  'examination-removed': HISTORY,
  'induction-recorded': 'instruktaż ogólny i stanowiskowy',
  'induction-removed': HISTORY,
  'return-recorded': 'powroty do pracy po chorobie',
  'return-removed': HISTORY,
  'referral-recorded': 'skierowania na badania',
  'referral-removed': HISTORY,
  'reminder-noted': 'kiedy przypomniano',
  'required-of-all-set': POSITION,
  'position-saved': POSITION,
  'position-removed': HISTORY,
  'position-restored': HISTORY,
  'position-reset': HISTORY,
  'work-conditions-saved': 'w jakich warunkach się pracuje',
  'certificate-added': CERTIFICATE,
  'certificate-corrected': HISTORY,
  'certificate-signed': 'podpisany link',
  'certificate-link-kept': 'podpisany link',
  'issuer-trusted': 'zaufani wystawcy',
  'issuer-trust-withdrawn': HISTORY,
  'certificate-confirmed': DECIDED,
  'certificate-revoked': DECIDED,
  'certificate-restored': DECIDED,
  'certificate-removed': HISTORY,
  'report-filed': 'Wypadki i inne zgłoszenia',
  'report-moved': CASE,
  'register-entry-saved': 'wpis do rejestru wypadków z dniami niezdolności',
  'headcount-set': 'liczba zatrudnionych',
  'accident-step-done': CASE,
  'accident-step-cleared': HISTORY,
  'accident-assessed': 'ciężkość, zgon i jego dzień',
  'report-withdrawn': HISTORY,
  'measure-saved': 'działania zapobiegawcze z osobami odpowiedzialnymi',
  'measure-done': 'działania zapobiegawcze z osobami odpowiedzialnymi',
  'measure-reopened': HISTORY,
  'measure-removed': HISTORY,
  'duty-saved': 'Obowiązki firmy z osobami wyznaczonymi',
  'duty-removed': HISTORY,
  'scan-added': 'Skany i zdjęcia dokumentów',
  'scan-removed': HISTORY,
  'training-saved': TRAINING,
  'programme-answered': 'czy program szkolenia obejmuje inną grupę',
  'programme-saved': 'programem',
  'training-cancelled': TRAINING,
  'training-completed': TRAINING,
  'signed-up': ENROLMENT,
  'signed-off': ENROLMENT,
  'employee-signed-up': ENROLMENT,
  'employee-signed-off': ENROLMENT,
  'participant-added': ENROLMENT,
  'participant-removed': ENROLMENT,
  'sign-up-taken-in': 'kto zapisał się na szkolenie linkiem',
  'box-saved': 'skrzynek zgłoszeń',
  'box-closed': HISTORY,
  'page-given': 'stron na telefony',
  'page-withdrawn': HISTORY,
  'drop-taken-in': 'kto zgłosił przez skrzynkę',
  'drop-set-aside': HISTORY,
  'drop-answered': 'odpowiedzi na nie',
  undone: HISTORY,
} satisfies Record<Change['kind'], string>

/** All files of the app, in which the names of what a browser keeps are found. */
const SOURCES = import.meta.glob<string>('/app/browser/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Names that keep nothing: a channel, a lock, a notification, and files that people save. */
const KEEPS_NOTHING = /^pewnik(:own-data|:worker|:crew-reminders|-reminder|-nieczytelne)/

test('the privacy page names all that is kept of people, and every place where a browser keeps it', async () => {
  await visit('/privacy')
  const page = screen.getByRole('main').textContent.replaceAll(/\s+/g, ' ')
  const said = [
    ...Object.values(SAID_OF_FIELDS),
    ...Object.values(SAID_OF_CHANGES),
    'Data i miejsce urodzenia',
  ]
  expect(said.filter((words) => !page.includes(words))).toEqual([])

  const names = Object.values(SOURCES).flatMap((source) => [
    ...source.matchAll(/['`](pewnik[:-][a-z-]*[a-z])/g),
  ])
  const places = [...new Set(names.flatMap(([, name]) => name ?? []))].filter(
    (name) => !KEEPS_NOTHING.test(name),
  )
  expect(places.length).toBeGreaterThan(6)
  expect(places.filter((name) => !page.includes(name))).toEqual([])
})

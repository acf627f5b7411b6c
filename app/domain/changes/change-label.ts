import { WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import { dutyTitle } from '~/domain/duties/duty'
import { factsIn, type NewPerson } from '~/domain/people/person-fields'
import { ownerOf, registerName } from '~/domain/people/register-owner'
import { fullName } from '~/domain/people/user'
import type { Qualification } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { measureTitle } from '~/domain/reports/measure'
import { reportName } from '~/domain/reports/report'
import { countOf } from '~/domain/words/polish'

import type { Change } from './change'

/** The label of each kind of change, as a noun. */
export const CHANGE_LABELS = {
  'register-begun': 'Założenie rejestru',
  'register-changed': 'Zmiana danych rejestru',
  'person-saved': 'Dodanie lub zmiana osoby',
  'person-archived': 'Przeniesienie osoby do archiwum',
  'person-restored': 'Przywrócenie osoby z archiwum',
  'other-positions-saved': 'Inne stanowiska osoby',
  'person-erased': 'Usunięcie osoby na zawsze',
  'sheet-imported': 'Wczytanie arkusza',
  'papers-imported': 'Wczytanie orzeczeń i\u00a0szkoleń wstępnych',
  'unread-cells-imported': 'Pola arkusza do uzupełnienia',
  'other-positions-imported': 'Wczytanie innych stanowisk',
  'unread-cell-settled': 'Załatwione pole arkusza',
  'own-kinds-imported': 'Wczytanie innych uprawnień',
  'own-kind-saved': 'Rodzaj uprawnienia',
  'own-kind-archived': 'Wycofanie rodzaju uprawnienia',
  'own-kind-restored': 'Przywrócenie rodzaju uprawnienia',
  'examination-recorded': 'Orzeczenie lekarskie',
  'examination-answered': 'Odpowiedź o\u00a0orzeczeniu lekarskim',
  'examination-removed': 'Usunięcie orzeczenia lekarskiego',
  'induction-recorded': 'Szkolenie wstępne',
  'induction-removed': 'Usunięcie szkolenia wstępnego',
  'return-recorded': 'Powrót po chorobie',
  'return-removed': 'Usunięcie powrotu po chorobie',
  'referral-recorded': 'Skierowanie na badania',
  'referral-removed': 'Usunięcie skierowania na badania',
  'reminder-noted': 'Przypomnienie o\u00a0terminach',
  'required-of-all-set': 'Wymagane od pracowników',
  'position-saved': 'Wymagania stanowiska',
  'position-removed': 'Usunięcie stanowiska',
  'position-restored': 'Przywrócenie stanowiska',
  'position-reset': 'Powrót stanowiska do wzoru',
  'work-conditions-saved': 'Warunki pracy na stanowisku',
  'certificate-added': 'Dodanie certyfikatu',
  'certificate-corrected': 'Poprawienie certyfikatu',
  'certificate-signed': 'Podpisanie certyfikatu',
  'certificate-link-kept': 'Link nieznanego wystawcy',
  'issuer-trusted': 'Zaufanie wystawcy',
  'issuer-trust-withdrawn': 'Cofnięcie zaufania wystawcy',
  'certificate-confirmed': 'Potwierdzenie certyfikatu',
  'certificate-revoked': 'Odwołanie certyfikatu',
  'certificate-restored': 'Przywrócenie certyfikatu',
  'certificate-removed': 'Usunięcie certyfikatu',
  'programme-answered': 'Zakres programu szkolenia',
  'report-filed': 'Nowe zgłoszenie',
  'report-moved': 'Zmiana statusu zgłoszenia',
  'register-entry-saved': 'Wpis do rejestru wypadków',
  'headcount-set': 'Liczba zatrudnionych',
  'accident-step-done': 'Krok po wypadku',
  'accident-step-cleared': 'Cofnięcie kroku po wypadku',
  'accident-assessed': 'Skutki wypadku',
  'report-withdrawn': 'Wycofanie zgłoszenia',
  'measure-saved': 'Dodanie lub zmiana działania',
  'measure-done': 'Wykonanie działania',
  'measure-reopened': 'Cofnięcie wykonania działania',
  'measure-removed': 'Usunięcie działania',
  'duty-saved': 'Obowiązek firmy',
  'duty-removed': 'Usunięcie obowiązku firmy',
  'scan-added': 'Dodanie skanu',
  'scan-removed': 'Usunięcie skanu',
  'training-saved': 'Dodanie lub zmiana szkolenia',
  'programme-saved': 'Program szkolenia',
  'training-cancelled': 'Odwołanie szkolenia',
  'training-completed': 'Zakończenie szkolenia',
  'signed-up': 'Zapis na szkolenie',
  'signed-off': 'Wypisanie ze szkolenia',
  'employee-signed-up': 'Zapis pracownika na szkolenie',
  'employee-signed-off': 'Wypisanie pracownika ze szkolenia',
  'participant-added': 'Dodanie uczestnika szkolenia',
  'participant-removed': 'Usunięcie uczestnika szkolenia',
  'sign-up-taken-in': 'Przyjęcie zapisu z\u00a0linku szkolenia',
  'box-saved': 'Skrzynka zgłoszeń',
  'box-closed': 'Zamknięcie skrzynki zgłoszeń',
  'page-given': 'Strona na telefon',
  'page-withdrawn': 'Wycofanie strony na telefon',
  'drop-taken-in': 'Przyjęcie zgłoszenia ze skrzynki',
  'drop-set-aside': 'Odłożenie zgłoszenia ze skrzynki',
  'drop-answered': 'Odpowiedź na zgłoszenie ze skrzynki',
  undone: 'Cofnięcie zmiany',
} satisfies Record<Change['kind'], string>

/** Returns „Dodanie certyfikatu: BHP/12/2026”. A change without a name of its own gets only its label. */
export function changeLabel(change: Change): string {
  const name = subjectOf(change)
  const label = CHANGE_LABELS[change.kind]
  return name === undefined ? label : `${label}: ${name}`
}

function subjectOf(change: Change): string | undefined {
  switch (change.kind) {
    case 'register-begun':
    case 'register-changed':
      return registerName(ownerOf(change.id, change.owner))
    case 'person-saved':
      return personLabel(change.person)
    case 'sheet-imported':
      return `${countOf(change.people.length, 'person')}, ${countOf(change.certificates.length, 'certificate')}`
    case 'own-kinds-imported':
      return countOf(change.ownCertificates.length, 'certificate')
    case 'own-kind-saved':
      return change.ownKind.name
    case 'position-saved':
      return change.position.name
    case 'position-removed':
    case 'position-restored':
    case 'position-reset':
      return change.name
    case 'work-conditions-saved':
      return change.conditions.position
    case 'certificate-added':
      return numberOrTitle(change.certificate)
    case 'certificate-corrected':
      return numberOrTitle(change.facts)
    case 'issuer-trusted':
      return change.issuer.name
    case 'report-filed':
      return reportName(change.report)
    case 'measure-saved':
      return measureTitle(change.measure)
    case 'duty-saved':
      return dutyTitle(change.duty)
    case 'scan-added':
      return change.scan.name
    case 'headcount-set':
      return change.year
    case 'programme-saved':
      return qualificationLabel(change.programme.qualification)
    case 'box-saved':
      return change.box.place
    case 'drop-taken-in':
      return change.source.place
    case 'training-saved':
      return change.training.title
    default:
      return undefined
  }
}

/** Without a number, only the qualification tells certificates of one person apart. */
function numberOrTitle(certificate: Qualification & { number: string }): string {
  return certificate.number === WITHOUT_NUMBER ? qualificationLabel(certificate) : certificate.number
}

/** A change alone cannot know of namesakes, so it always says what tells a person apart. */
function personLabel(person: NewPerson): string {
  return [fullName(person), ...factsIn(person, 'work', 'number')].join(', ')
}

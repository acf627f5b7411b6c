import { CERTIFICATE_STATUS_BADGES, TRUSTED_HERE } from '~/domain/certificates/certificate'
import { fullName } from '~/domain/people/user'
import { isTakeable } from '~/domain/signing/signed-status'
import { formatDayInWords } from '~/domain/words/day'

import type { TakingLine } from './taking-line'

/** The text about a link: its result in one sentence, and notes on what to know or to do. */
type TakingText = { words: string; notes: string[] }

/** Returns the text about a link that is checked. */
export function takingText({ taking, answer, certificate }: TakingLine): TakingText {
  const signedFor =
    certificate && `Certyfikat jest podpisany na nazwisko: ${certificate.holder.replace(/\.?$/, '.')}`
  switch (taking.kind) {
    case 'added':
      if (taking.knownBy === 'nobody')
        return { words: 'Zostanie dodany jako niepotwierdzony', notes: [UNKNOWN] }
      if (taking.knownBy === 'register')
        return { words: `Zostanie dodany jako potwierdzony: wystawca ${TRUSTED_HERE}`, notes: [] }
      return answer?.verdict.status === 'expired'
        ? {
            words: 'Zostanie dodany do historii',
            notes: ['Termin ważności już minął, więc niczego nie przedłuży.'],
          }
        : { words: 'Zostanie dodany jako potwierdzony', notes: [] }
    case 'confirmed':
      if (taking.knownBy === 'nobody')
        return {
          words: 'Dołączy link do wpisu, który już jest na liście',
          notes: [...taking.corrections, UNKNOWN],
        }
      return { words: 'Potwierdzi wpis, który już jest na liście', notes: taking.corrections }
    case 'present':
      return presentText({ taking, answer })
    case 'repeated':
      return { words: `To samo co link ${taking.place}`, notes: [] }
    case 'unclear':
      return { words: 'Wskaż, czyj to certyfikat', notes: [] }
    case 'left-out':
      return { words: NOT_ADDED, notes: ['Należy do kogoś innego.'] }
    case 'archived':
      return {
        words: `${fullName(taking.person)}: osoba jest w archiwum`,
        notes: ['Przywróć ją na jej stronie, a potem wróć do tego linku.'],
      }
    case 'nobody':
      return {
        words: 'Nie ma tu osoby, która tak się nazywa',
        notes: [`${signedFor} Dodaj tę osobę, a potem wróć do tego linku.`],
      }
    case 'other-name':
      return {
        words: `${NOT_ADDED}: jest na inną osobę`,
        notes: [`${signedFor} Dodać można tylko własny certyfikat.`],
      }
    case 'sample':
      return {
        words: `${NOT_ADDED}: to dane przykładowe`,
        notes: ['Klucz tego wystawcy jest publiczny, więc podpisać nim może każdy.'],
      }
    case 'altered':
      return { words: NOT_ADDED, notes: [COPY_AGAIN] }
    case 'refused':
      return { words: NOT_ADDED, notes: [answer?.verdict.explanation ?? ''].filter(Boolean) }
    case 'not-yet':
      return {
        words: NOT_ADDED,
        notes: certificate
          ? [
              `Certyfikat ma datę wydania ${formatDayInWords(certificate.issueDate)} i\u00a0wcześniej nie jest ważny.`,
            ]
          : [],
      }
    case 'unchecked':
      return { words: 'Serwer nie odpowiedział', notes: ['Ten link nie jest jeszcze sprawdzony.'] }
  }
}

const UNKNOWN =
  'Podpis jest cały, ale nikt tu nie zna wystawcy. Wpis będzie przypominał o\u00a0terminie i\u00a0sam się potwierdzi, gdy wystawcę pozna serwer albo zaufa mu firma, która prowadzi ten rejestr.'

const OTHER_FACTS =
  'Wpis mówi co innego niż ten link. Jeśli wystawca poprawił certyfikat, usuń wpis i dodaj ten link.'
/** Anybody may have made the link, so the entry is the better one until the issuer has answered. */
const OTHER_FACTS_OF_UNKNOWN =
  'Wpis mówi co innego niż ten link, a\u00a0serwer nie zna wystawcy linku. Wpis zostaje bez zmian: zapytaj wystawcę, które dane są prawdziwe.'
const NOT_ADDED = 'Nie zostanie dodany'
const COPY_AGAIN =
  'Skopiuj cały link jeszcze raz i\u00a0wklej go tutaj. Jeśli to nie pomoże, poproś wystawcę o\u00a0nowy.'

function presentText({
  taking: { record, isDifferent, isOfTrusted },
  answer,
}: Pick<TakingLine, 'answer'> & {
  taking: Extract<TakingLine['taking'], { kind: 'present' }>
}): TakingText {
  if (
    !isDifferent &&
    record.link &&
    record.token === undefined &&
    answer?.verdict.status === 'unknown_issuer'
  ) {
    return record.isTrustedHere
      ? { words: `Jest już na liście, wystawca ${TRUSTED_HERE}`, notes: [] }
      : { words: 'Jest już na liście, jako niepotwierdzony', notes: [UNKNOWN] }
  }
  if (answer && !isDifferent && !isTakeable(answer.verdict)) {
    return {
      words: 'Jest już na liście, ale ten podpis go nie potwierdza',
      notes: [answer.verdict.explanation ?? ''].filter(Boolean),
    }
  }
  if (record.status === 'revoked' || record.status === 'pending') {
    const { label } = CERTIFICATE_STATUS_BADGES[record.status]
    return { words: `Jest już na liście, ma status: ${label}`, notes: [] }
  }
  if (!isDifferent || !record.isOwn) return { words: 'Jest już na liście', notes: [] }
  const isOfUnknown = answer?.verdict.status === 'unknown_issuer' && !isOfTrusted
  return { words: 'Jest już na liście', notes: [isOfUnknown ? OTHER_FACTS_OF_UNKNOWN : OTHER_FACTS] }
}

import { isForPosition } from '~/domain/admission/admission-check'
import { endOf, lastDayOf, type Certificate } from '~/domain/certificates/certificate'
import { ISSUED_IN_FUTURE } from '~/domain/certificates/new-certificate'
import { readDated, type ImportedCertificate } from '~/domain/import/rows/certificate-cells'
import { readPapers, type ImportedPapers } from '~/domain/import/rows/papers'
import type { RowProblem, RowRules } from '~/domain/import/rows/rules'
import type { DaysOfHeading } from '~/domain/import/texts/heading-days'
import { parseQualificationKey } from '~/domain/import/texts/named-qualification'
import { readTypedText } from '~/domain/import/texts/typed-cell'
import { commonKind } from '~/domain/qualifications/own-kind'
import { hasNoTerm, isOutgoing, termOf, type Qualification } from '~/domain/qualifications/qualification'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { ScanSubject } from '~/domain/scans/scan'
import { formatDay } from '~/domain/words/day'

import type { KnownRecords } from './plan'

// A cell of the table of papers: it is read as the import reads a column of that paper, and compared with the register.

/** The papers that everybody needs before any qualification. The other columns have the key of a qualification. */
const PAPER_USES = {
  examination: 'examinationEnd',
  general_induction: 'generalInduction',
  position_induction: 'positionInduction',
} as const

export function isPaperSubject(key: string): key is keyof typeof PAPER_USES {
  return key in PAPER_USES
}

/**
 * Returns which day of a paper is asked for: the end that it names, or the day of issue if it has no end, or only one that is
 * counted from its issue. A cell may say the other one, „do 12.03.2028”.
 */
export function askedDay(qualification: Qualification): DaysOfHeading {
  const { type, scope } = qualification
  const isCounted = type === 'own' && termOf(qualification) !== undefined && !commonKind(scope)
  return type === 'bhp' || isCounted || hasNoTerm(qualification) || isOutgoing(qualification)
    ? 'issue'
    : 'end'
}

/** The text of a cell, with the paper of its column and the person of its row. */
type CellText = { key: string; text: string; holder: PersonRecord }

export type CellContent = {
  certificate?: ImportedCertificate
  papers?: ImportedPapers
  /** The record that has the same day already. Nothing is added then. */
  present?: ScanSubject
  /** Why the day cannot be taken. */
  problem?: string
}

/** Reads a cell. One that says that there is no paper has no content. */
export function readPaperCell(cell: CellText, records: KnownRecords): CellContent {
  const { key, text } = cell
  const { says, day } = readTypedText(text)
  const problems: RowProblem[] = []
  const rules: Omit<RowRules, 'columns'> = {
    meanings: new Map(),
    positions: [],
    kinds: records.kinds,
    today: records.today,
    isCentre: false,
  }
  if (isPaperSubject(key)) {
    const columns = [{ heading: '', use: PAPER_USES[key] }]
    // Its day is never the other one, so the word in front of it is left to be refused.
    const papers = readPapers([says ? text : day], { ...rules, columns }, problems)
    return problems[0] ? { problem: problems[0].message } : comparePaper(cell, papers, records)
  }
  const qualification = parseQualificationKey(key, records.kinds)
  if (!qualification) return {}
  const asked = says ?? askedDay(qualification)
  const use = asked === 'end' ? 'expiryDates' : 'issueDates'
  const columns = [{ heading: '', use, qualification }] as const
  const [certificate] = readDated([day], { ...rules, columns }, problems)
  const [problem] = problems
  if (problem) return { problem: withWayOut(problem.message, qualification, day) }
  return certificate ? compareCertificate(cell, { certificate, asked }, records) : {}
}

function withWayOut(message: string, qualification: Qualification, day: string): string {
  return message === ISSUED_IN_FUTURE && !hasNoTerm(qualification)
    ? `${message}. Jeśli to koniec ważności, wpisz: do ${day}`
    : message
}

/** Finds the certificate with the same day, and refuses the day if the register has a later one. */
function compareCertificate(
  { holder }: CellText,
  { certificate, asked }: { certificate: ImportedCertificate; asked: DaysOfHeading },
  { certificates }: KnownRecords,
): CellContent {
  const { qualification, issueDate, expiryDate } = certificate
  const { type, scope } = qualification
  const own = certificates.filter(
    (other) =>
      other.userId === holder.id &&
      other.type === type &&
      (other.scope === scope || (type === 'bhp' && other.scope === undefined)) &&
      other.status !== 'revoked',
  )
  const same = own.find((other) =>
    asked === 'issue'
      ? other.issueDate !== undefined && other.issueDate === issueDate
      : lastDayOf(other) === expiryDate,
  )
  if (same) return { present: { of: 'certificate', id: same.id } }
  const stated = { ...qualification, issueDate, expiryDate }
  const later = own.find((other) => isLater(other, stated))
  return later ? { problem: laterText(termWords(later)) } : { certificate }
}

function isLater(known: Certificate, stated: Parameters<typeof endOf>[0]): boolean {
  if (endOf(known) !== endOf(stated)) return endOf(known) > endOf(stated)
  return stated.issueDate !== undefined && (known.issueDate ?? '') > stated.issueDate
}

function termWords(certificate: Certificate): string {
  const lastDay = lastDayOf(certificate)
  if (lastDay !== undefined) return `ważny do ${formatDay(lastDay)}`
  return certificate.issueDate === undefined ? 'bezterminowy' : `z\u00a0${formatDay(certificate.issueDate)}`
}

function laterText(term: string): string {
  return `W\u00a0rejestrze jest już późniejszy dokument, ${term}. Błędną datę poprawisz na stronie tej osoby`
}

/** The same for a paper of the employment. Of examinations, the plan of the import says which one ends too early. */
function comparePaper(
  { key, holder }: CellText,
  papers: ImportedPapers,
  { employment }: Pick<KnownRecords, 'employment'>,
): CellContent {
  const { examination, induction } = papers
  const isOwn = ({ userId }: { userId: string }) => userId === holder.id
  if (examination) {
    const same = employment.examinations.find(
      (other) =>
        isOwn(other) &&
        other.outcome === 'fit' &&
        other.validUntil === examination.validUntil &&
        isForPosition(holder, other),
    )
    return same ? { present: paperSubject('examination', same) } : { papers }
  }
  if (!induction) return {}
  const part = key === 'general_induction' ? 'generalOn' : 'positionOn'
  const day = induction[part] ?? ''
  const own = employment.inductions.filter(
    (other) => isOwn(other) && (part === 'generalOn' || isForPosition(holder, other)),
  )
  const same = own.find((other) => other[part] === day)
  if (same) return { present: paperSubject('induction', same) }
  const later = own.find((other) => (other[part] ?? '') > day)?.[part]
  return later === undefined ? { papers } : { problem: laterText(`z\u00a0${formatDay(later)}`) }
}

/** Returns an orzeczenie or a card as scans name it. */
export function paperSubject(
  of: 'examination' | 'induction',
  { id, userId }: { id: string; userId: string },
): ScanSubject {
  return { of, id, within: userId }
}

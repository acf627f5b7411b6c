import * as v from 'valibot'

import { typedNumber, WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import {
  EXPIRES_TOO_SOON,
  ISSUED_IN_FUTURE,
  OUTLASTS_LAW,
  typedIssuer,
} from '~/domain/certificates/new-certificate'
import { isDatesColumn, type ColumnUse } from '~/domain/import/sheets/columns'
import { parseCellDay, type CellDay } from '~/domain/import/texts/cell-day'
import type { DaysOfHeading } from '~/domain/import/texts/heading-days'
import {
  nameVoltage,
  qualificationKey,
  type NamedQualification,
} from '~/domain/import/texts/named-qualification'
import { nameQualifications, type NamedPart } from '~/domain/import/texts/several-qualifications'
import { hasNoTerm, isIssuedByCentres, isOutgoing, ruleOf } from '~/domain/qualifications/qualification'
import { requirementsOf } from '~/domain/qualifications/requirement'
import {
  assumedIssueDay,
  isOldUdtPaper,
  lastDayByLaw,
  outlastsLaw,
  proposedExpiry,
} from '~/domain/qualifications/validity'
import { mayLimitVoltage } from '~/domain/qualifications/voltage'
import { FIRST_DAY, shiftDay, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { columnPlace, dayProblem, positionsOfRow, withoutDash, type RowProblem, type RowRules } from './rules'

/** A certificate as its row has it. */
export type ImportedCertificate = {
  /** BHP training has no scope if the table does not name its group. */
  qualification: NamedQualification
  number: string
  /** Missing if the table has only the end. */
  issueDate?: Day
  expiryDate?: Day
  issuedBy?: string
}

/** Reads the one certificate of a row whose columns name its qualification, its number and its days. */
export function readListed(
  cells: readonly string[],
  rules: RowRules,
  problems: RowProblem[],
): ImportedCertificate[] {
  const { columns } = rules
  const column = (use: ColumnUse) => columnPlace(columns, use)
  const cell = (use: ColumnUse) => withoutDash(cells[column(use)] ?? '')
  const texts = [cell('qualification'), cell('scope')].filter(Boolean)
  const number = cell('number')
  const days = {
    issue: dayAt(cells, column('issueDate'), 'issue'),
    expiry: dayAt(cells, column('expiryDate'), 'end'),
  }
  const hasDays = days.issue.kind !== 'blank' || days.expiry.kind !== 'blank'
  if (texts.length === 0 && number === '' && !hasDays) return []

  const place = column('qualification') === -1 ? column('scope') : column('qualification')
  // Without an end, the group tells how long a training counts. Only the issuer knows a group that the paper does not name.
  const mayLackGroup =
    !rules.isCentre && (days.expiry.kind !== 'blank' || positionGroup(cells, rules) !== undefined)
  const qualifications = readQualifications(texts.join(' '), place, { ...rules, mayLackGroup }, problems)
  const parsedNumber = v.safeParse(typedNumber, number || WITHOUT_NUMBER)
  if (!parsedNumber.success)
    problems.push({ column: column('number'), message: parsedNumber.issues[0].message })
  const issuer = v.safeParse(typedIssuer, cell('issuedBy'))
  const issuedBy = issuer.success ? issuer.output : ''
  if (!issuer.success) problems.push({ column: column('issuedBy'), message: issuer.issues[0].message })
  const isForeign = rules.issuer !== undefined && isOtherIssuer(issuedBy, rules.issuer)
  if (isForeign)
    problems.push({ column: column('issuedBy'), message: 'Wpisz swój ośrodek albo pomiń wiersz' })
  const places = { issue: column('issueDate'), expiry: column('expiryDate') }
  // A wrong number or issuer costs only itself.
  if (isForeign) return []
  return qualifications.flatMap((qualification) => {
    const found: RowProblem[] = []
    const term = readTerm(days, withRhythm(qualification, cells, rules), rules.today, places, found)
    // Of several qualifications the same day is wrong once.
    problems.push(...found.filter((problem) => !problems.some((other) => isSameProblem(problem, other))))
    if (!term) return []
    const certificate = {
      qualification,
      number: parsedNumber.success ? parsedNumber.output : WITHOUT_NUMBER,
      ...term,
      issuedBy: issuedBy || undefined,
    }
    return [certificate]
  })
}

function isSameProblem(a: RowProblem, b: RowProblem): boolean {
  return a.column === b.column && a.message === b.message
}

function isOtherIssuer(typed: string, issuer: string): boolean {
  return typed !== '' && foldText(typed) !== foldText(issuer)
}

/** Reads the certificates of a row that has a date for each qualification. Two columns may be of the same one. */
export function readDated(
  cells: readonly string[],
  rules: RowRules,
  problems: RowProblem[],
): ImportedCertificate[] {
  const { columns, today, isCentre } = rules
  const keys = new Set(
    columns.flatMap(({ use, qualification }) =>
      isDatesColumn(use) && qualification ? [qualificationKey(qualification)] : [],
    ),
  )
  return [...keys].flatMap((key) => {
    const placed = (wanted: ColumnUse) =>
      columns.findIndex(
        ({ use, qualification }) =>
          use === wanted && qualification && qualificationKey(qualification) === key,
      )
    const places = { issue: placed('issueDates'), expiry: placed('expiryDates') }
    const { qualification } = columns[Math.max(places.issue, places.expiry)] ?? {}
    const days = { issue: dayAt(cells, places.issue, 'issue'), expiry: dayAt(cells, places.expiry, 'end') }
    if (!qualification || (days.issue.kind === 'blank' && days.expiry.kind === 'blank')) return []
    if (isCentre && !isIssuedByCentres(qualification)) {
      problems.push({ column: Math.max(places.issue, places.expiry), message: NOT_BY_CENTRES })
      return []
    }
    const term = readTerm(days, withRhythm(qualification, cells, rules), today, places, problems)
    const headings = [places.issue, places.expiry].map((place) => columns[place]?.heading ?? '').join(' ')
    return term
      ? [{ qualification: withVoltage(qualification, headings), number: WITHOUT_NUMBER, ...term }]
      : []
  })
}

const NOT_BY_CENTRES = 'Tego dokumentu nie wystawia ośrodek'

/** Reads the qualifications of a text, which may name several. Those of which something is open are asked for. */
function readQualifications(
  text: string,
  column: number,
  rules: RowRules & { mayLackGroup: boolean },
  problems: RowProblem[],
): NamedQualification[] {
  const { meanings, kinds, isCentre } = rules
  const parts: NamedPart[] = meanings.has(foldText(text))
    ? [{ text, named: undefined }]
    : nameQualifications(text, isCentre ? [] : kinds)
  return parts.flatMap((part) => readPart(part, column, rules, problems) ?? [])
}

function readPart(
  { text, named: found }: NamedPart,
  column: number,
  { meanings, isCentre, mayLackGroup }: RowRules & { mayLackGroup: boolean },
  problems: RowProblem[],
): NamedQualification | undefined {
  const named = meanings.get(foldText(text)) ?? found
  if (named && (named.scope !== undefined || (named.type === 'bhp' && mayLackGroup))) {
    const { type, scope, own } = named
    if (!isCentre || isIssuedByCentres({ type, scope })) return withVoltage({ type, scope, own }, text)
    problems.push({ column, message: NOT_BY_CENTRES })
    return undefined
  }
  const asks = { text, type: named?.type }
  if (text === '') problems.push({ column, message: 'Podaj rodzaj certyfikatu' })
  else problems.push({ column, message: named ? 'Wybierz zakres' : 'Wybierz rodzaj', asks })
  return undefined
}

/**
 * Adds to a BHP training without a group that of the position, whose rhythm it has to follow. It is never stored: the
 * training may be of before the person came to that position.
 */
function withRhythm(
  qualification: NamedQualification,
  cells: readonly string[],
  rules: RowRules,
): NamedQualification {
  if (qualification.type !== 'bhp' || qualification.scope !== undefined) return qualification
  return positionGroup(cells, rules) ?? qualification
}

/** Returns the periodic BHP training that the position in the row asks for. */
function positionGroup(cells: readonly string[], rules: RowRules): NamedQualification | undefined {
  const { positions } = rules
  const [position] = positionsOfRow(cells, rules)
  return requirementsOf({ position }, positions)?.find((each) => each.qualification.type === 'bhp')
    ?.qualification
}

/** Adds the limit of voltage that the text names, if the qualification may have one. */
function withVoltage(qualification: NamedQualification, text: string): NamedQualification {
  const voltage = mayLimitVoltage(qualification) ? nameVoltage(text) : undefined
  return voltage ? { ...qualification, voltage } : qualification
}

type Term = { issueDate?: Day; expiryDate?: Day }

/**
 * Reads both days of a certificate. A missing end follows from the years of the qualification. A missing day of issue
 * stays unknown: a table often has only the ends, and a day that is in no document must not come out of one.
 */
function readTerm(
  { issue, expiry }: { issue: CellDay; expiry: CellDay },
  qualification: NamedQualification,
  today: Day,
  places: { issue: number; expiry: number },
  problems: RowProblem[],
): Term | undefined {
  const refuse = (wrong: number, message: string) => {
    // A table may have a column for only one of both days.
    const column = wrong === -1 ? Math.max(places.issue, places.expiry) : wrong
    problems.push({ ...(column !== -1 && { column }), message })
    return undefined
  }
  if (issue.kind === 'month') refuse(places.issue, 'Podaj pełną datę wydania')
  if (issue.kind === 'problem') problems.push(dayProblem(issue, places.issue))
  if (expiry.kind === 'problem') problems.push(dayProblem(expiry, places.expiry))
  if (expiry.kind === 'problem') return undefined
  if (expiry.kind === 'endless' && !hasNoTerm(qualification)) {
    return refuse(places.expiry, 'To uprawnienie ma termin. Podaj datę ważności')
  }
  const expiryDate = expiry.kind === 'day' ? expiry.day : expiry.kind === 'month' ? expiry.lastDay : undefined
  if (issue.kind !== 'day') {
    const problem = endProblem(qualification, expiryDate, today)
    // The wrong day of issue is named already.
    const isNamed = issue.kind === 'problem' || issue.kind === 'month'
    if (isNamed && expiryDate === undefined) return undefined
    if (problem !== undefined) return refuse(expiryDate ? places.expiry : places.issue, problem)
    return expiryDate === undefined ? undefined : { expiryDate }
  }
  const issueDate = issue.day
  if (issueDate > today) return refuse(places.issue, ISSUED_IN_FUTURE)
  const end =
    endInMonth(qualification, issueDate, expiry) ??
    expiryDate ??
    (expiry.kind === 'endless' ? undefined : proposedExpiry(qualification, issueDate))
  if (end === undefined && !hasNoTerm(qualification)) return refuse(places.expiry, 'Podaj datę ważności')
  if (end !== undefined && end <= issueDate) return refuse(places.expiry, EXPIRES_TOO_SOON)
  if (outlastsLaw({ ...qualification, issueDate, expiryDate: end }))
    return refuse(places.expiry, OUTLASTS_LAW)
  return { issueDate, expiryDate: end }
}

/** Returns the day that the law sets if the document names only its month: five years are over in the middle of it. */
function endInMonth(qualification: NamedQualification, issueDate: Day, expiry: CellDay): Day | undefined {
  const byLaw = lastDayByLaw({ type: qualification.type, issueDate })
  if (expiry.kind !== 'month' || byLaw === undefined) return undefined
  return byLaw.slice(0, 7) === expiry.lastDay.slice(0, 7) ? byLaw : undefined
}

/** Returns why an end alone does not do, or undefined if it does. */
function endProblem(
  qualification: NamedQualification,
  expiryDate: Day | undefined,
  today: Day,
): string | undefined {
  if (expiryDate === undefined || isOutgoing(qualification)) return 'Podaj datę wydania'
  const issuedOn = assumedIssueDay({ ...qualification, expiryDate })
  if (issuedOn !== undefined && issuedOn > today)
    return 'Tak długo to uprawnienie nie jest ważne. Sprawdź datę'
  const { months } = ruleOf(qualification) ?? {}
  const begun = issuedOn ?? (months === undefined ? undefined : shiftDay(expiryDate, { months: -months }))
  return begun !== undefined && isOldUdtPaper(qualification, begun) ? OLD_UDT_PAPER : undefined
}

const OLD_UDT_PAPER =
  'Taki termin mają zaświadczenia UDT sprzed 1.06.2019, które straciły ważność 1.01.2024, chyba że je przedłużono. Podaj datę wydania'

function dayAt(cells: readonly string[], place: number, wanted: DaysOfHeading): CellDay {
  return parseCellDay(cells[place] ?? '', FIRST_DAY, wanted)
}

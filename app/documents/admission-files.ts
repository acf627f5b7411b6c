import { admissionFor, type Admission } from '~/domain/admission/admission'
import type { CheckSubject } from '~/domain/admission/admission-check'
import {
  limitLabel,
  mayWorkLabel,
  REQUIREMENT_STATE_LABELS,
  unknownPositionText,
  untilLabel,
} from '~/domain/admission/admission-label'
import { checksIn, matrixColumns, itemsIn } from '~/domain/admission/admission-matrix'
import { itemDetail, nearestDeadline } from '~/domain/admission/admission-text'
import { CHECK_NAMES, namedCheckLabel } from '~/domain/admission/check-label'
import type { RequirementItem } from '~/domain/admission/requirement-item'
import type { Certificate } from '~/domain/certificates/certificate'
import { isSameQualification, type Qualification } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { PersonRecord } from '~/domain/records/person-changes'
import { employeeStatusLabel } from '~/domain/staff/staff'
import type { Day } from '~/domain/words/day'

import { csvFile, type Column } from './csv'
import { apartColumn, endCell, fieldColumns, nameColumns } from './field-columns'
import type { TextFile } from './text-file'

type MayWork = Pick<Admission, 'mayWork' | 'until' | 'outside' | 'positions'>

/** `unchecked` names the papers that the answer leaves out, if there are any. */
function mayWorkColumns(unchecked: string | undefined): Column<MayWork>[] {
  return [
    {
      heading: unchecked === undefined ? 'Dokumenty aktualne' : `Dokumenty aktualne (${unchecked})`,
      cell: mayWorkWord,
    },
    {
      heading: 'Do kiedy',
      // Spreadsheets sort days by their ISO form.
      cell: (admission) => admission.until ?? untilLabel(admission),
    },
  ]
}

/** An employee with the answer whether they may work. */
type Employed = Admission<Certificate, PersonRecord>

/**
 * Returns the matrix of people and required qualifications, with the words of the screen, and behind them the days of the
 * papers: the import reads days and no words. `isLater` is true if the day is later than today.
 */
export function admissionMatrixCsv(
  known: readonly Employed[],
  day: Day,
  unchecked: string | undefined,
  isLater = false,
): TextFile {
  const words = (item: RequirementItem) =>
    [REQUIREMENT_STATE_LABELS[item.state].label, itemDetail(item, day, isLater)].filter(Boolean).join(' ')
  const admissions = known.map((admission) => admissionFor('matrix.csv', admission))
  return csvFile('aktualne-dokumenty', day, admissions, [
    ...EMPLOYEE_COLUMNS,
    ...filledColumns(admissions, [ofPerson(apartColumn(admissions.map(({ person }) => person)))]),
    ...mayWorkColumns(unchecked),
    ...matrixColumns(admissions).map((column): Column<Employed> => ({
      heading: column.name,
      cell: (admission) => {
        const none = unknownPositionText(admission) ? 'nie wiadomo' : 'nie dotyczy'
        const checks = checksIn(admission, column).map((check) => namedCheckLabel(check, day, isLater))
        return [...checks, ...itemsIn(admission, column).map(words)].join('; ') || none
      },
    })),
    ...filledColumns(admissions, [
      ...(['general_induction', 'position_induction'] as const).map(inductionColumn),
      ...qualificationsIn(admissions).flatMap(termColumns),
    ]),
  ])
}

function ofPerson({ heading, cell }: Column<PersonRecord>): Column<Employed> {
  return { heading, cell: ({ person }) => cell(person) }
}

function filledColumns(rows: readonly Employed[], columns: readonly Column<Employed>[]): Column<Employed>[] {
  return columns.filter(({ cell }) => rows.some((row) => cell(row) !== undefined))
}

function inductionColumn(subject: Exclude<CheckSubject, 'examination'>): Column<Employed> {
  return {
    heading: `${CHECK_NAMES[subject]} – data`,
    // Read back, it is of the main position.
    cell: ({ checks }) =>
      checks.find((check) => check.subject === subject && check.position === undefined)?.day,
  }
}

/** Returns the qualifications of the certificates that decide about somebody, without limits of voltage. */
function qualificationsIn(admissions: readonly Employed[]): Qualification[] {
  const found: Qualification[] = []
  for (const { certificate } of admissions.flatMap(({ items }) => items)) {
    if (certificate && !found.some((other) => isSameQualification(other, certificate))) {
      const { type, scope, own } = certificate
      found.push({ type, scope, own })
    }
  }
  return found
}

/** Returns the days of a certificate. A certificate of another kind may decide, so each kind has its own columns. */
function termColumns(qualification: Qualification): Column<Employed>[] {
  const deciding = ({ items }: Employed) =>
    items
      .flatMap(({ certificate }) => certificate ?? [])
      .find((held) => isSameQualification(held, qualification))
  const label = qualificationLabel(qualification)
  return [
    { heading: `${label} – data wydania`, cell: (row) => deciding(row)?.issueDate },
    {
      heading: `${label} – ważne do`,
      cell: (row) => {
        const certificate = deciding(row)
        return certificate && endCell(certificate)
      },
    },
  ]
}

/** Returns who may be let in on that day and until when. The reasons are no business of a gate. */
export function gateListCsv(known: readonly Employed[], day: Day, unchecked: string | undefined): TextFile {
  const admissions = known.map((admission) => admissionFor('gate.csv', admission))
  const people = admissions.map(({ person }) => person)
  const hasCompanies = new Set(people.map(({ company }) => company)).size > 1
  return csvFile('lista-na-brame', day, admissions, [
    ...nameColumns<Employed>(({ person }) => person),
    ...filledColumns(admissions, [
      ...fieldColumns<Employed>(
        'gate.csv',
        ['number', 'work', ...(hasCompanies ? (['company'] as const) : [])],
        ({ person }) => person,
      ),
      ofPerson(apartColumn(people)),
    ]),
    ...mayWorkColumns(unchecked),
  ])
}

/** Returns employees with the answer whether they may work on that day, which `isLater` says is after today. */
export function employeesCsv(
  known: readonly Employed[],
  day: Day,
  unchecked: string | undefined,
  isLater = false,
): TextFile {
  const admissions = known.map((admission) => admissionFor('employees.csv', admission))
  return csvFile('pracownicy', day, admissions, [
    ...EMPLOYEE_COLUMNS,
    ...mayWorkColumns(unchecked),
    { heading: 'Najbliższy termin', cell: (admission) => nearestDeadline(admission, day, isLater)?.label },
    { heading: 'Status', cell: ({ person }) => employeeStatusLabel(person) },
  ])
}

/** Returns the people whom a training centre keeps. */
export function participantsCsv(participants: readonly PersonRecord[], day: Day): TextFile {
  return csvFile('uczestnicy', day, participants, [
    ...nameColumns((person: PersonRecord) => person),
    ...fieldColumns(
      'participants.csv',
      ['name', 'number', 'work', 'company', 'employment', 'contact'],
      (person: PersonRecord) => person,
    ),
  ])
}

/** All that tells who an employee is, so that the import knows them again. */
const EMPLOYEE_COLUMNS: readonly Column<Employed>[] = [
  ...nameColumns<Employed>(({ person }) => person),
  ...fieldColumns<Employed>(
    'employees.csv',
    ['name', 'contact', 'number', 'work', 'company', 'employment'],
    ({ person }) => person,
  ),
]

function mayWorkWord(admission: MayWork): string {
  const { mayWork, outside } = admission
  const word = mayWorkLabel({ mayWork, outside }).toLowerCase()
  return [word, limitLabel(admission)].filter(Boolean).join(', ')
}

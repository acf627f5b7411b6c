import { admissionFor, type Admission } from '~/domain/admission/admission'
import {
  mayWorkLabel,
  REQUIREMENT_STATE_LABELS,
  unknownPositionText,
  untilLabel,
} from '~/domain/admission/admission-label'
import { checksIn, matrixColumns, itemsIn } from '~/domain/admission/admission-matrix'
import { itemDetail, nearestDeadline } from '~/domain/admission/admission-text'
import { namedCheckLabel } from '~/domain/admission/check-label'
import type { RequirementItem } from '~/domain/admission/requirement-item'
import type { Certificate } from '~/domain/certificates/certificate'
import { surnamesApart } from '~/domain/people/names-apart'
import type { PersonRecord } from '~/domain/records/person-changes'
import { employeeStatusBadge, positionLabel } from '~/domain/staff/staff'
import type { Day } from '~/domain/words/day'

import { csvFile, type Column } from './csv'
import { fieldColumns, nameColumns } from './field-columns'
import type { TextFile } from './text-file'

type MayWork = Pick<Admission, 'mayWork' | 'until' | 'outside'>

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

/**
 * Returns the matrix of people and required qualifications, with the words of the screen. `isLater` is true if the
 * day is later than today.
 */
export function admissionMatrixCsv(
  known: readonly Admission[],
  day: Day,
  unchecked: string | undefined,
  isLater = false,
): TextFile {
  const words = (item: RequirementItem) =>
    [REQUIREMENT_STATE_LABELS[item.state].label, itemDetail(item, day, isLater)].filter(Boolean).join(' ')
  const admissions = known.map((admission) => admissionFor('matrix.csv', admission))
  return csvFile('aktualne-dokumenty', day, admissions, [
    ...personColumns(admissions, unchecked),
    ...matrixColumns(admissions).map((column): Column<Admission> => ({
      heading: column.name,
      cell: (admission) => {
        const none = unknownPositionText(admission) ? 'nie wiadomo' : 'nie dotyczy'
        const checks = checksIn(admission, column).map((check) => namedCheckLabel(check, day, isLater))
        return [...checks, ...itemsIn(admission, column).map(words)].join('; ') || none
      },
    })),
  ])
}

/** Returns who may be let in on that day and until when. The reasons are no business of a gate. */
export function gateListCsv(known: readonly Admission[], day: Day, unchecked: string | undefined): TextFile {
  const admissions = known.map((admission) => admissionFor('gate.csv', admission))
  return csvFile('lista-na-brame', day, admissions, personColumns(admissions, unchecked))
}

/** Returns employees with the answer whether they may work on that day, which `isLater` says is after today. */
export function employeesCsv(
  known: readonly Admission<Certificate, PersonRecord>[],
  day: Day,
  unchecked: string | undefined,
  isLater = false,
): TextFile {
  const admissions = known.map((admission) => admissionFor('employees.csv', admission))
  return csvFile('pracownicy', day, admissions, [
    ...nameColumns<(typeof admissions)[number]>(({ person }) => person),
    ...fieldColumns<(typeof admissions)[number]>(
      'employees.csv',
      ['name', 'contact', 'number', 'work', 'company', 'employment'],
      ({ person }) => person,
    ),
    ...mayWorkColumns(unchecked),
    { heading: 'Najbliższy termin', cell: (admission) => nearestDeadline(admission, day, isLater)?.label },
    { heading: 'Status', cell: ({ person }) => employeeStatusBadge(person).label },
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

function personColumns(admissions: readonly Admission[], unchecked: string | undefined): Column<Admission>[] {
  const company: Column<Admission> = { heading: 'Firma', cell: ({ person }) => person.company }
  const hasCompanies = admissions.some(({ person }) => person.company !== admissions[0]?.person.company)
  const nameOf = surnamesApart(admissions.map(({ person }) => person))
  return [
    { heading: 'Nazwisko i imię', cell: ({ person }) => nameOf(person) },
    { heading: 'Stanowisko', cell: ({ person }) => positionLabel(person) },
    ...(hasCompanies ? [company] : []),
    ...mayWorkColumns(unchecked),
  ]
}

function mayWorkWord({ mayWork, outside }: MayWork): string {
  return mayWorkLabel({ mayWork, outside }).toLowerCase()
}

import { namedCheckLabel } from '~/domain/admission/check-label'
import { dutyFor, type Duty } from '~/domain/admission/duty'
import type { DutyItem } from '~/domain/admission/duty-item'
import { DUTY_STATE_LABELS, unknownPositionText } from '~/domain/admission/duty-label'
import { checksIn, dutyColumns, itemsIn } from '~/domain/admission/duty-matrix'
import { itemDetail, nearestDeadline } from '~/domain/admission/duty-text'
import type { Certificate } from '~/domain/certificates/certificate'
import { surnamesApart } from '~/domain/people/names-apart'
import { surnameFirst } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-record'
import { employeeStatusBadge, positionLabel } from '~/domain/staff/staff'
import type { Day } from '~/domain/words/day'

import { csvFile, type Column } from './csv'
import type { TextFile } from './text-file'

type MayWork = Pick<Duty, 'mayWork' | 'until'>

/** `unchecked` is what the answer leaves out, if anything. */
function mayWorkColumns(unchecked: string | undefined): Column<MayWork>[] {
  return [
    {
      heading: unchecked === undefined ? 'Może pracować' : `Może pracować (${unchecked})`,
      cell: mayWorkWord,
    },
    {
      heading: 'Do kiedy',
      cell: ({ mayWork, until }) => (mayWork === true ? (until ?? 'bezterminowo') : undefined),
    },
  ]
}

/**
 * Returns the matrix of people and required qualifications, with the words of the screen. `isLater` is true if the
 * day is later than today.
 */
export function dutyMatrixCsv(
  known: readonly Duty[],
  day: Day,
  unchecked: string | undefined,
  isLater = false,
): TextFile {
  const words = (item: DutyItem) =>
    [DUTY_STATE_LABELS[item.state].label, itemDetail(item, day, isLater)].filter(Boolean).join(' ')
  const duties = known.map((duty) => dutyFor('matrix.csv', duty))
  return csvFile('kto-moze-pracowac', day, duties, [
    ...personColumns(duties, unchecked),
    ...dutyColumns(duties).map((column): Column<Duty> => ({
      heading: column.name,
      cell: (duty) => {
        const none = unknownPositionText(duty) ? 'nie wiadomo' : 'nie dotyczy'
        const checks = checksIn(duty, column).map((check) => namedCheckLabel(check, day, isLater))
        return [...checks, ...itemsIn(duty, column).map(words)].join('; ') || none
      },
    })),
  ])
}

/** Returns who may be let in on that day and until when. The reasons are no business of a gate. */
export function gateListCsv(known: readonly Duty[], day: Day, unchecked: string | undefined): TextFile {
  const duties = known.map((duty) => dutyFor('gate.csv', duty))
  return csvFile('dopuszczeni', day, duties, personColumns(duties, unchecked))
}

/** Returns employees with the answer whether they may work on that day, which `isLater` says is after today. */
export function employeesCsv(
  known: readonly Duty<Certificate, PersonRecord>[],
  day: Day,
  unchecked: string | undefined,
  isLater = false,
): TextFile {
  const duties = known.map((duty) => dutyFor('employees.csv', duty))
  return csvFile('pracownicy', day, duties, [
    { heading: 'Nazwisko i imię', cell: ({ person }) => surnameFirst(person) },
    { heading: 'E-mail', cell: ({ person }) => person.email },
    { heading: 'Stanowisko', cell: ({ person }) => positionLabel(person) },
    { heading: 'Dział', cell: ({ person }) => person.unit },
    { heading: 'Firma', cell: ({ person }) => person.company },
    { heading: 'Data zatrudnienia', cell: ({ person }) => person.hiredOn },
    { heading: 'Ostatni dzień pracy', cell: ({ person }) => person.leftOn },
    ...mayWorkColumns(unchecked),
    { heading: 'Najbliższy termin', cell: (duty) => nearestDeadline(duty, day, isLater)?.label },
    { heading: 'Status', cell: ({ person }) => employeeStatusBadge(person).label },
  ])
}

/** Returns the people whom a training centre keeps. */
export function participantsCsv(participants: readonly PersonRecord[], day: Day): TextFile {
  return csvFile('uczestnicy', day, participants, [
    { heading: 'Nazwisko i imię', cell: surnameFirst },
    { heading: 'Firma', cell: ({ company }) => company },
    { heading: 'E-mail', cell: ({ email }) => email },
    { heading: 'Telefon', cell: ({ phone }) => phone },
  ])
}

function personColumns(duties: readonly Duty[], unchecked: string | undefined): Column<Duty>[] {
  const company: Column<Duty> = { heading: 'Firma', cell: ({ person }) => person.company }
  const hasCompanies = duties.some(({ person }) => person.company !== duties[0]?.person.company)
  const nameOf = surnamesApart(duties.map(({ person }) => person))
  return [
    { heading: 'Nazwisko i imię', cell: ({ person }) => nameOf(person) },
    { heading: 'Stanowisko', cell: ({ person }) => positionLabel(person) },
    ...(hasCompanies ? [company] : []),
    ...mayWorkColumns(unchecked),
  ]
}

function mayWorkWord({ mayWork }: MayWork): string {
  if (mayWork === undefined) return 'nie wiadomo'
  return mayWork ? 'tak' : 'nie'
}

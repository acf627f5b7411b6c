import { shiftDay, type Day } from '~/domain/words/day'

import { csvFile, type Column } from './csv'
import type { TextFile } from './text-file'

type TemplateRow = {
  lastName: string
  firstName: string
  employeeNumber: string
  position: string
  department: string
  qualification: string
  number: string
  issueDate: Day
  expiryDate: Day | undefined
}

/**
 * Returns a filled table to write over: each row is a person with one certificate. A training centre keeps no papers of
 * an employment.
 */
export function importTemplate(today: Day, { isCentre }: { isCentre: boolean }): TextFile {
  const begun = shiftDay(today, { months: -4 })
  const jan = {
    lastName: 'Przykładowy',
    firstName: 'Jan',
    employeeNumber: '101',
    position: 'Magazynier',
    department: 'Magazyn',
  }
  const anna = {
    lastName: 'Wzorcowa',
    firstName: 'Anna',
    employeeNumber: '102',
    position: 'Elektryk',
    department: 'Utrzymanie ruchu',
  }
  const rows: TemplateRow[] = [
    {
      ...jan,
      qualification: 'BHP robotnicze',
      number: 'BHP/12/26',
      issueDate: begun,
      expiryDate: shiftDay(begun, { years: 3 }),
    },
    {
      ...jan,
      qualification: 'UDT wózek jezdniowy',
      number: 'W-4410',
      issueDate: begun,
      expiryDate: shiftDay(begun, { years: 10 }),
    },
    {
      ...anna,
      qualification: 'SEP E G1',
      number: 'E1/204/26',
      issueDate: begun,
      expiryDate: shiftDay(begun, { years: 5 }),
    },
    { ...anna, qualification: 'Pierwsza pomoc', number: '', issueDate: begun, expiryDate: undefined },
  ]
  return csvFile('pewnik-wzor', today, rows, [
    { heading: 'Nazwisko', cell: ({ lastName }) => lastName },
    { heading: 'Imię', cell: ({ firstName }) => firstName },
    { heading: 'Nr pracownika', cell: ({ employeeNumber }) => employeeNumber },
    { heading: 'Stanowisko', cell: ({ position }) => position },
    { heading: 'Dział', cell: ({ department }) => department },
    ...(isCentre ? [] : employmentColumns(begun)),
    { heading: 'Rodzaj certyfikatu', cell: ({ qualification }) => qualification },
    { heading: 'Numer certyfikatu', cell: ({ number }) => number },
    { heading: 'Data wydania', cell: ({ issueDate }) => issueDate },
    { heading: 'Data ważności', cell: ({ expiryDate }) => expiryDate ?? 'bezterminowo' },
  ])
}

function employmentColumns(hiredOn: Day): Column<TemplateRow>[] {
  const nextExamination = shiftDay(hiredOn, { years: 3 })
  return [
    { heading: 'Data zatrudnienia', cell: () => hiredOn },
    { heading: 'Badania lekarskie ważne do', cell: () => nextExamination },
    { heading: 'Szkolenie wstępne', cell: () => hiredOn },
  ]
}

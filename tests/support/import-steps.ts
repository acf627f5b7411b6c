import { fireEvent, screen } from '@testing-library/react'

import { visit, type Visit } from './visit'
import { readWorkbooksHere } from './workbook-reader'

/** Opens the import as the sample's employer. */
export function openImport(): Promise<Visit> {
  readWorkbooksHere()
  return visit('/employees/import', { as: 'employer' })
}

/** Chooses a file of these bytes, as the file picker does. */
export async function choose({ user }: Visit, name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  await user.upload(await screen.findByLabelText('Plik z arkuszem'), new File([content], name))
}

/** Reads a pasted table, in which `|` stands between the columns. */
export async function paste({ user }: Visit, ...rows: string[]): Promise<void> {
  const field = await screen.findByLabelText('Albo wklej tabelę')
  fireEvent.change(field, { target: { value: rows.join('\n').replaceAll(' | ', '\t') } })
  await user.click(screen.getByRole('button', { name: 'Wczytaj wklejoną tabelę' }))
}

/** Goes on from the columns to the rows, which may be refused. */
export async function goOn({ user }: Visit): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Dalej/ }))
}

/** Goes on from the columns over the rows to the people. */
export async function goToPeople(page: Visit): Promise<void> {
  await goOn(page)
  await screen.findByRole('table', { name: 'Wiersze arkusza' })
  await goOn(page)
  await screen.findByRole('button', { name: 'Wczytaj' })
}

export async function record({ user }: Visit): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Wczytaj' }))
  await screen.findByRole('heading', { name: 'Wczytano' })
}

import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { vi } from 'vitest'

import { filesIn, textIn } from './backup'

export type Download = { name: string; content: Blob }

/** Collects the files that a test in jsdom saves on the person's device, until the test ends. */
export function watchDownloads(): readonly Download[] {
  const downloads: Download[] = []
  const contents = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${location.origin}/${crypto.randomUUID()}`
    if (content instanceof Blob) contents.set(address, content)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href)
    if (content) downloads.push({ name: this.download, content })
  })
  return downloads
}

/** Saves the list of the screen as CSV. Returns the name of the file, and its rows without the headings. */
export async function saveCsv(user: UserEvent): Promise<{ name: string; rows: string[][] }> {
  const downloads = watchDownloads()
  await user.click(screen.getByRole('button', { name: 'Pobierz CSV' }))
  const { name, content } = await waitFor(() => {
    const [download] = downloads
    if (!download) throw new Error('Nothing is saved.')
    return download
  })
  const text = await content.text()
  const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true })
  return { name, rows: data.slice(1) }
}

/** Returns the text of the data in a saved copy. */
export async function textOfSavedCopy({ content }: Download): Promise<string> {
  return textIn(filesIn(new Uint8Array(await content.arrayBuffer())))
}

import { readFile } from 'node:fs/promises'

import { strFromU8, unzipSync } from 'fflate'

/** Returns the files of a copy that the app has saved, by their paths. */
export async function filesOfCopy(path: string): Promise<Record<string, Uint8Array>> {
  return filesIn(await readFile(path))
}

/** Returns the files in a ZIP, by their paths. */
export function filesIn(zip: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(zip)
}

/** Returns the text of the data in a copy that the app has saved. */
export async function textOfCopy(path: string): Promise<string> {
  return textIn(await filesOfCopy(path))
}

/** Returns the text of the data among the files of a copy. */
export function textIn(files: Record<string, Uint8Array>): string {
  const data = files['dane.json']
  if (!data) throw new Error('The copy has no data')
  return strFromU8(data)
}

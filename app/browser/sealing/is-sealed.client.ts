// Apart from the library of the format, which is loaded only to open a file.

const BEGINNING = 'age-encryption.org/v1'

/** True for a file that is locked. Never throws. */
export async function isSealed(file: Blob): Promise<boolean> {
  const beginning = await file
    .slice(0, BEGINNING.length)
    .text()
    .catch(() => '')
  return beginning === BEGINNING
}

/** Returns the text of all that the browser of a test in jsdom keeps of a person. */
export async function keptOf(userId: string): Promise<string> {
  const { readOwnData } = await import('~/browser/records/own-data.client')
  return JSON.stringify(await readOwnData(userId))
}

/** Public screens import this module without the database's code. */
export const DATABASE_NAME = 'pewnik'

/** Scans are in a database of their own. */
export const SCANS_DATABASE_NAME = 'pewnik-scans'

/** What came into the report boxes of registers is in a database of its own, too. */
export const OFFICE_DATABASE_NAME = 'pewnik-office'

/** False if this browser surely has no such database. Some browsers do not tell. */
export async function mayHaveDatabase(wanted = DATABASE_NAME): Promise<boolean> {
  const databases = await indexedDB.databases?.()
  return databases === undefined || databases.some(({ name }) => name === wanted)
}

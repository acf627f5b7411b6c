/** Public screens import this module without the database's code. */
export const DATABASE_NAME = 'pewnik'

/** False if this browser surely keeps no own data. Some browsers do not tell. */
export async function mayHaveDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases?.()
  return databases === undefined || databases.some(({ name }) => name === DATABASE_NAME)
}

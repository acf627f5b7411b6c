export type Value = string | number | Uint8Array

/** Runs one statement of plain SQL, with `$1`, `$2`… for the values, and returns its rows. */
export type Run = (sql: string, values?: Value[]) => Promise<unknown[]>

/** A database that speaks the SQL of the store. Whatever it cannot do now is an error. */
export type Database = {
  run: Run
  /** Runs the statements as a whole or not at all. `work` may run again if the database asks for it. */
  transact: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Thrown if the database does not do what it is asked for. */
export class DatabaseError extends Error {}

/** Tells after each answer of a database whether it was an error. */
export function watched(database: Database, onAnswer: (error?: unknown) => void): Database {
  async function watch<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work
      onAnswer()
      return result
    } catch (error) {
      onAnswer(error)
      throw new DatabaseError('The database fails', { cause: error })
    }
  }
  return {
    run: (sql, values) => watch(database.run(sql, values)),
    transact: (work) => watch(database.transact(work)),
    close: database.close,
  }
}

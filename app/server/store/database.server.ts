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

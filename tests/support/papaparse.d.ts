/** The part that the tests use; the package has no types. */
declare module 'papaparse' {
  function parse(
    text: string,
    config: { delimiter?: string; skipEmptyLines?: boolean },
  ): {
    data: string[][]
    errors: unknown[]
    meta: { delimiter: string; linebreak: string }
  }
  export default { parse }
}

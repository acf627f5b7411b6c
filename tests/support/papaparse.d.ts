/** As much of it as the tests use; the package brings no types. */
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

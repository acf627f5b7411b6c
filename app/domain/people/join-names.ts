/** Joins names for a sentence. A name that has a comma, `Jan Lis, spawacz`, needs a semicolon after it. */
export function joinNames(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')
}

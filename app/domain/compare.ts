/** Code-unit order, for sorting days, times and numbers; names are sorted by `comparePolish`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

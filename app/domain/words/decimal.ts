import { keepLast } from './keep-last'

const format = keepLast(() => new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }))

/** Returns a number with a comma and at most one decimal: `12,5`. */
export function decimalLabel(value: number): string {
  return format().format(value)
}

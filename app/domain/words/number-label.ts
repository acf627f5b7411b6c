import { keepLast } from './keep-last'

const format = keepLast(() => new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }))

/** Returns a number with a comma and at most one decimal: `12,5`. */
export function decimalLabel(value: number): string {
  return format().format(value)
}

const KILOBYTE = 1024

/** Returns `0,3 KB`, `12 KB`, `1,5 MB` or `4 GB`. Kilobytes are rounded up. */
export function sizeLabel(bytes: number): string {
  const kilobytes = Math.ceil((bytes / KILOBYTE) * 10) / 10
  if (kilobytes < KILOBYTE) return `${decimalLabel(kilobytes)}\u00a0KB`
  const megabytes = kilobytes / KILOBYTE
  return megabytes < KILOBYTE
    ? `${decimalLabel(megabytes)}\u00a0MB`
    : `${decimalLabel(megabytes / KILOBYTE)}\u00a0GB`
}

import { decimalLabel } from './decimal'

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

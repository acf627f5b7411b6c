import { decimalLabel } from './decimal'

const KILOBYTE = 1024

/** Returns `0,3 KB`, `12 KB` or `1,5 MB`. Kilobytes are rounded up. */
export function sizeLabel(bytes: number): string {
  const kilobytes = Math.ceil((bytes / KILOBYTE) * 10) / 10
  return kilobytes < KILOBYTE
    ? `${decimalLabel(kilobytes)}\u00a0KB`
    : `${decimalLabel(kilobytes / KILOBYTE)}\u00a0MB`
}

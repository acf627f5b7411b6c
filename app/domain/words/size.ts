import { keepLast } from './keep-last'

const KILOBYTE = 1024

const number = keepLast(() => new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }))

/** Returns `0,3 KB`, `12 KB` or `1,5 MB`. Kilobytes are rounded up. */
export function sizeLabel(bytes: number): string {
  const kilobytes = Math.ceil((bytes / KILOBYTE) * 10) / 10
  return kilobytes < KILOBYTE
    ? `${number().format(kilobytes)}\u00a0KB`
    : `${number().format(kilobytes / KILOBYTE)}\u00a0MB`
}

import { encode } from 'uqr'

/** A square of `size` by `size` modules; the path covers the dark ones. */
type QrCodeShape = { size: number; path: string }

/** Scanners want four modules of white around the code. */
const QUIET_ZONE = 4

export function qrCode(text: string): QrCodeShape {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map(rowPath).join('') }
}

/** One rectangle for each run of dark modules: far shorter than one for each module. */
function rowPath(modules: readonly boolean[], y: number): string {
  const row = modules.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(
    row.matchAll(/#+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('')
}

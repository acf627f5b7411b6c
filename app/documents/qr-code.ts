import { encode } from 'uqr'

/** A QR code of `size` by `size` modules. The SVG path covers the dark modules. */
type QrCodeShape = { size: number; path: string }

/** The white border in modules. Scanners need four. */
const QUIET_ZONE = 4

/** `L` repairs least and is the choice for a long text, whose modules would else be too small to scan. */
export function qrCode(text: string, ecc: 'L' | 'M' = 'M'): QrCodeShape {
  const { size, data } = encode(text, { ecc, border: QUIET_ZONE })
  return { size, path: data.map(rowPath).join('') }
}

/** Returns a path with one rectangle for each run of dark modules. One for each module would be far longer. */
function rowPath(modules: readonly boolean[], y: number): string {
  const row = modules.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(
    row.matchAll(/#+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('')
}

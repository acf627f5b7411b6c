import { encode } from 'uqr'

/** Scanners want four modules of white around the code. */
const QUIET_ZONE = 4

/** A QR code drawn here, as vectors, 200 by 200 px; dark on white in both themes, as scanners want it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-[200px] shrink-0 bg-[#fff] fill-[#000]"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** One rectangle for each run of dark modules: far shorter than one for each module. */
function rowPath(modules: readonly boolean[], y: number): string {
  const row = modules.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(
    row.matchAll(/#+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('')
}

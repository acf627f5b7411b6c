/** `wide` is for a long text, whose modules would be too small to scan in 200 px. `fill` takes all of its box. */
const WIDTHS = {
  normal: 'size-[200px]',
  wide: 'size-[280px] print:size-[45mm]',
  fill: 'size-full',
} as const

/** Shows a QR code. It is dark on white in both themes, because scanners need that. */
export function QrCode({
  size,
  path,
  label,
  width = 'normal',
}: {
  size: number
  path: string
  label: string
  width?: keyof typeof WIDTHS
}) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`shrink-0 bg-[#fff] fill-[#000] ${WIDTHS[width]}`}
    >
      <path d={path} />
    </svg>
  )
}

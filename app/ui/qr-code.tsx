/** A QR code as vectors, 200 by 200 px; dark on white in both themes, as scanners want it. */
export function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-[200px] shrink-0 bg-[#fff] fill-[#000]"
    >
      <path d={path} />
    </svg>
  )
}

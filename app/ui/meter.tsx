const FILLS = { success: 'fill-success', warning: 'fill-warning', danger: 'fill-danger' }

/** A thin bar, `share` from 0 to 1; decorative, since the figure stands in words beside it. */
export function Meter({ share, tone }: { share: number; tone: keyof typeof FILLS }) {
  return (
    // Drawn as SVG: a style attribute would need a hole in the Content-Security-Policy.
    <svg aria-hidden="true" className="h-1.5 w-full overflow-hidden rounded-full bg-neutral-soft">
      <rect width={`${Math.round(share * 100)}%`} height="100%" className={FILLS[tone]} />
    </svg>
  )
}

const FILLS = { success: 'fill-success', warning: 'fill-warning', danger: 'fill-danger' }

/** If nothing is left, the bar still shows its colour. */
const LEAST_WIDTH = 2

/** Shows a share from 0 to 1 as a thin bar. It is decorative, because the figure is in words beside it. */
export function Meter({ share, tone }: { share: number; tone: keyof typeof FILLS }) {
  return (
    // An SVG, because the Content-Security-Policy forbids a style attribute.
    <svg aria-hidden="true" className="h-1.5 w-full overflow-hidden rounded-full bg-neutral-soft">
      <rect
        width={`${Math.max(LEAST_WIDTH, Math.round(share * 100))}%`}
        height="100%"
        className={FILLS[tone]}
      />
    </svg>
  )
}

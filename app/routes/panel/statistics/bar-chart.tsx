import type { Count } from '~/domain/overview/statistics'

/** Shows counts as bars with their words and figures, which screen readers read as a list. */
export function BarChart({ counts }: { counts: readonly Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className="flex flex-col gap-3">
      {counts.map(({ label, count }) => (
        <li key={label} className="flex flex-col gap-1">
          <div className="flex justify-between gap-3">
            <span className="min-w-0">{label}</span>
            <span className="font-semibold tabular-nums">{count}</span>
          </div>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-neutral-soft">
            <rect width={`${(count / most) * 100}%`} height="100%" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import { REPORT_TYPE_LABELS, REPORT_TYPES, type ReportType } from '~/domain/report'

const ICONS = { accident: TriangleAlert, indisposition: Activity } satisfies Record<ReportType, LucideIcon>

const HINTS = {
  accident: 'Uraz albo zdarzenie, które mogło się nim skończyć',
  indisposition: 'Praca przerwana ze względu na samopoczucie',
} satisfies Record<ReportType, string>

/** Asks what happened, with two large buttons, so that one tap is enough. */
export function ReportTypeChoice({
  chosen,
  onChoose,
  error,
}: {
  chosen: ReportType | undefined
  onChoose: (type: ReportType) => void
  error?: string
}) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">Co się stało?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {REPORT_TYPES.map((type) => {
          const Icon = ICONS[type]
          return (
            <label
              key={type}
              className="relative flex min-h-20 cursor-pointer items-center gap-4 rounded-card border-2 border-control bg-surface px-4 py-3 outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 hover:border-primary"
            >
              <input
                type="radio"
                name="type"
                value={type}
                checked={chosen === type}
                onChange={() => onChoose(type)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-7 shrink-0 text-primary" />
              <span className="min-w-0">
                <span className="block text-lg font-semibold">{REPORT_TYPE_LABELS[type]}</span>
                <span className="block text-sm text-muted">{HINTS[type]}</span>
              </span>
            </label>
          )
        })}
      </div>
      {error && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

import type { IconNode } from 'lucide'
import Activity from 'lucide/dist/esm/icons/activity.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Zap from 'lucide/dist/esm/icons/zap.mjs'

import { REPORT_KIND_LABELS, REPORT_KINDS, type ReportKind } from '~/domain/reports/report'
import { keepTogether } from '~/domain/words/polish'
import { FieldGroup } from '~/ui/field'
import { Icon } from '~/ui/icon'

const ICONS = {
  accident: TriangleAlert,
  near_miss: Zap,
  indisposition: Activity,
} satisfies Record<ReportKind, IconNode>

const HINTS = {
  accident: 'Nagłe zdarzenie, w którym ktoś doznał urazu',
  near_miss: 'Nagłe zdarzenie bez urazu, choć mogło do niego dojść',
  indisposition: 'Praca przerwana ze względu na samopoczucie',
} satisfies Record<ReportKind, string>

/** Asks what happened, with large buttons, so that one tap also says whether somebody was hurt. */
export function ReportTypeChoice({
  chosen,
  onChoose,
  error,
}: {
  chosen: ReportKind | undefined
  onChoose: (kind: ReportKind) => void
  error?: string
}) {
  return (
    <FieldGroup legend="Co się stało?">
      <div className="grid gap-3">
        {REPORT_KINDS.map((kind) => {
          const icon = ICONS[kind]
          return (
            <label
              key={kind}
              className="relative flex min-h-20 cursor-pointer items-center gap-4 rounded-card border-2 border-control bg-surface px-4 py-3 outline-offset-2 outline-primary has-checked:border-primary has-checked:bg-primary-soft forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-3 hover:border-primary"
            >
              <input
                type="radio"
                name="type"
                value={kind}
                checked={chosen === kind}
                onChange={() => onChoose(kind)}
                className="sr-only"
              />
              <Icon of={icon} className="size-7 shrink-0 text-primary" />
              <span className="min-w-0">
                <span className="block text-lg font-semibold">{REPORT_KIND_LABELS[kind]}</span>
                <span className="block text-sm text-muted">{keepTogether(HINTS[kind])}</span>
              </span>
            </label>
          )
        })}
      </div>
      {error && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon of={CircleAlert} className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </FieldGroup>
  )
}

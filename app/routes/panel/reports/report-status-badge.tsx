import type { IconNode } from 'lucide'
import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs'
import CircleDot from 'lucide/dist/esm/icons/circle-dot.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'

import { isReportStatus, reportStatusBadge, type ReportStatus } from '~/domain/reports/report'
import { Badge } from '~/ui/badge'

const ICONS = {
  new: CircleDot,
  investigating: Search,
  closed: CheckCheck,
} satisfies Record<ReportStatus, IconNode>

export function ReportStatusBadge({ status }: { status: string }) {
  const { label, tone } = reportStatusBadge(status)
  return (
    <Badge tone={tone} icon={isReportStatus(status) ? ICONS[status] : CircleQuestionMark}>
      {label}
    </Badge>
  )
}

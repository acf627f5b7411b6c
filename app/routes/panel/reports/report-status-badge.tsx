import type { LucideIcon } from 'lucide-react'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Search from 'lucide-react/icons/search'

import { isReportStatus, reportStatusBadge, type ReportStatus } from '~/domain/report'
import { Badge } from '~/ui/badge'

const ICONS = {
  new: CircleDot,
  investigating: Search,
  closed: CheckCheck,
} satisfies Record<ReportStatus, LucideIcon>

export function ReportStatusBadge({ status }: { status: string }) {
  const { label, tone } = reportStatusBadge(status)
  return (
    <Badge tone={tone} icon={isReportStatus(status) ? ICONS[status] : CircleQuestionMark}>
      {label}
    </Badge>
  )
}

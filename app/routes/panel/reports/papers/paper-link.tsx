import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { paperLabel } from '~/domain/reports/accident-paper'
import { assessmentOf } from '~/domain/reports/accident-progress'
import type { Report } from '~/domain/reports/report'
import { Icon } from '~/ui/icon'

/** Leads to the print of the paper that the law wants about the accident, if it wants one. */
export function PaperLink({ report }: { report: Report }) {
  const label = paperLabel(assessmentOf(report))
  if (!label) return null
  return (
    <ButtonLink to={href('/reports/:id/paper', { id: report.id })}>
      <Icon of={Printer} className="size-4" />
      {`${label} do druku`}
    </ButtonLink>
  )
}

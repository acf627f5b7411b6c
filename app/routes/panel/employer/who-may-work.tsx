import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import TableProperties from 'lucide/dist/esm/icons/table-properties.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { isUnable, type Duty } from '~/domain/admission/duty'
import { actionSummary, admissionHeadline, admissionSummary } from '~/domain/admission/duty-text'
import { employeeSearchParams, type EmployeeView } from '~/domain/staff/employee-filters'
import { ToDoGroup } from '~/routes/panel/dashboard/to-do-group'
import { CrewLine } from '~/routes/panel/duty/crew-line'
import { Icon } from '~/ui/icon'

/** Says how many may work today, and leads to the people and to the list for the gate. */
export function WhoMayWork({
  duties,
  unchecked,
}: {
  duties: readonly Duty[]
  /** What the answer leaves out, if anything. */
  unchecked: string | undefined
}) {
  const rest = duties.every(({ mayWork, outside }) => mayWork || outside) ? 'success' : 'warning'
  return (
    <ToDoGroup
      heading={admissionHeadline(duties)}
      aside={[admissionSummary(duties), unchecked].filter(Boolean).join(', ')}
      tone={duties.some(isUnable) ? 'danger' : rest}
    >
      <CrewLine duties={duties} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <p className="text-sm text-muted">{actionSummary(duties)}.</p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={viewAddress('matrix')} size="sm">
            <Icon of={TableProperties} className="size-4" />
            Wszystkie osoby i&nbsp;kwalifikacje
          </ButtonLink>
          <ButtonLink to={viewAddress('gate')} size="sm">
            <Icon of={ClipboardCheck} className="size-4" />
            Dopuszczeni dziś
          </ButtonLink>
        </div>
      </div>
    </ToDoGroup>
  )
}

function viewAddress(view: EmployeeView): string {
  return `${href('/employees')}?${employeeSearchParams({ view })}`
}

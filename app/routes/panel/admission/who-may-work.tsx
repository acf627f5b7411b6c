import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import TableProperties from 'lucide/dist/esm/icons/table-properties.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { isUnable, type Admission } from '~/domain/admission/admission'
import { actionSummary, admissionHeadline, admissionSummary } from '~/domain/admission/admission-text'
import { employeeSearchParams, type EmployeeView } from '~/domain/staff/employee-filters'
import { ToDoGroup } from '~/routes/panel/dashboard/to-do-group'
import { TypePapersLink } from '~/routes/panel/people/employee-link'
import { Icon } from '~/ui/icon'

import { CrewLine } from './crew-line'

/** Says how many may work today, and leads to the people and to the list for the gate. */
export function WhoMayWork({
  admissions,
  unchecked,
  canType,
}: {
  admissions: readonly Admission[]
  /** The papers that the answer leaves out, in words, if there are any. */
  unchecked: string | undefined
  /** True for those who may type the days of papers. */
  canType: boolean
}) {
  const rest = admissions.every(({ mayWork, outside }) => mayWork || outside) ? 'success' : 'warning'
  return (
    <ToDoGroup
      heading={admissionHeadline(admissions)}
      aside={[admissionSummary(admissions), unchecked].filter(Boolean).join(', ')}
      tone={admissions.some(isUnable) ? 'danger' : rest}
    >
      <CrewLine admissions={admissions} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <p className="text-sm text-muted">{actionSummary(admissions)}.</p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {canType && <TypePapersLink size="sm" />}
          <ButtonLink to={viewAddress('matrix')} size="sm">
            <Icon of={TableProperties} className="size-4" />
            Wszystkie osoby i&nbsp;kwalifikacje
          </ButtonLink>
          <ButtonLink to={viewAddress('gate')} size="sm">
            <Icon of={ClipboardCheck} className="size-4" />
            Lista na bramę
          </ButtonLink>
        </div>
      </div>
    </ToDoGroup>
  )
}

function viewAddress(view: EmployeeView): string {
  return `${href('/employees')}?${employeeSearchParams({ view })}`
}

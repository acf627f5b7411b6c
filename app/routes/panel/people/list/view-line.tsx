import { href, Link } from 'react-router'

import { actionSummary, admissionSummary } from '~/domain/admission/admission-text'
import type { EmployeeView } from '~/domain/staff/employee-filters'
import { keepTogether } from '~/domain/words/polish'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { TEXT_LINK } from '~/ui/text-link'

/** Says in one line what the view answers of the people that it lists. */
export function ViewLine({
  view,
  people,
  unchecked,
  keepsPapers,
}: {
  view: EmployeeView
  /** The people of all pages. */
  people: readonly StaffAdmission[]
  /** The papers that the answers leave out, in words, if there are any. */
  unchecked: string | undefined
  keepsPapers: boolean
}) {
  if (view === 'gate') {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
        {unchecked && <span>{keepTogether(`Lista ${unchecked}.`)}</span>}
        {keepsPapers && (
          <Link to={href('/employees/gate')} className={TEXT_LINK}>
            Lista na telefon ochrony
          </Link>
        )}
      </p>
    )
  }
  if (people.length === 0) return null
  return (
    <p className="text-sm font-semibold xl:text-right">
      {actionSummary(people)}, {admissionSummary(people)}
      {/* On paper another line says it. */}
      {unchecked && <span className="print:hidden">, {keepTogether(unchecked)}</span>}.
    </p>
  )
}

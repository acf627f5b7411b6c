import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import { admissionFor } from '~/domain/admission/admission'
import { REQUIREMENT_STATE_LABELS } from '~/domain/admission/admission-label'
import { nearestDeadline } from '~/domain/admission/admission-text'
import { isSaidIn } from '~/domain/people/names-apart'
import type { EmployeeSort } from '~/domain/staff/employee-filters'
import { employeeStatusLabel, positionLabel, positionLabelBeside } from '~/domain/staff/staff'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { StateDay } from '~/domain/words/state-day'
import { MayWork } from '~/routes/panel/admission/may-work'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { SortLink } from '~/routes/panel/lists/sort-heading'
import { EmailLink, EmployeeLink, FormerName } from '~/routes/panel/people/employee-link'
import { Tick, TickAll, type Ticked } from '~/routes/panel/people/ticked/tick'
import { Breakable, BreakableEmail } from '~/ui/breakable'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

/** Below this width there is no room for the e-mail, which is then under the name. */
const IF_ROOM = 'max-2xl:not-print:hidden'

/** Below this width there is no room for the department, which is then under the position. */
const DEPARTMENT_IF_ROOM = 'max-xl:not-print:hidden'

/** Lists the people of an employer: who they are, whether they may work and what ends next. */
export function EmployeesTable({
  admissions,
  nameOf,
  shown,
  day,
  state: { on },
  sort,
  sortSearch,
  ticked,
}: {
  admissions: readonly StaffAdmission[]
  /** Names a person, with what tells namesakes apart. */
  nameOf: (person: StaffAdmission['person']) => string
  /** The people of the page. */
  shown: readonly StaffAdmission[]
  day: Day
  state: StateDay
  /** The order of the people, and the search params for another one. */
  sort: string
  sortSearch: (sort: EmployeeSort) => URLSearchParams
  /** Set if people can be ticked. */
  ticked: Ticked<StaffAdmission> | undefined
}) {
  // A column of dashes tells nothing.
  const hasEmails = admissions.some(({ person }) => person.email !== undefined)
  const directionOf = (by: EmployeeSort) => (by === sort ? 'ascending' : undefined)
  const searchFor = (by: EmployeeSort) => (by === sort ? undefined : sortSearch(by))
  const hasDepartments = admissions.some(({ person }) => person.unit !== undefined)
  return (
    <Table caption="Pracownicy" isCompact>
      <TableHeader>
        <HeaderCell sort={directionOf('name')} className="sm:max-lg:w-[45%] lg:w-60 xl:w-68">
          <span className="flex items-center gap-3">
            {ticked && <TickAll ticked={ticked} shown={shown} />}
            <SortLink direction={directionOf('name')} search={searchFor('name')}>
              Nazwisko i imię
            </SortLink>
          </span>
        </HeaderCell>
        <HeaderCell isWideOnly>Stanowisko</HeaderCell>
        {hasDepartments && <HeaderCell className={DEPARTMENT_IF_ROOM}>Dział</HeaderCell>}
        <HeaderCell sort={directionOf('worst')} className="xl:whitespace-nowrap">
          <SortLink direction={directionOf('worst')} search={searchFor('worst')}>
            Dokumenty aktualne
          </SortLink>
        </HeaderCell>
        <HeaderCell className="lg:w-48 xl:w-56">Najbliższy termin</HeaderCell>
        {hasEmails && <HeaderCell className={IF_ROOM}>E-mail</HeaderCell>}
        <HeaderCell isWideOnly>Status</HeaderCell>
      </TableHeader>
      <TableBody>
        {shown.map((admission) => (
          <EmployeeRow
            key={admission.person.id}
            admission={admission}
            name={nameOf(admission.person)}
            day={day}
            on={on}
            hasEmails={hasEmails}
            hasDepartments={hasDepartments}
            ticked={ticked}
          />
        ))}
      </TableBody>
    </Table>
  )
}

function EmployeeRow({
  admission,
  name,
  day,
  on,
  hasEmails,
  hasDepartments,
  ticked,
}: {
  admission: StaffAdmission
  name: string
  day: Day
  on: Day | undefined
  hasEmails: boolean
  hasDepartments: boolean
  ticked: Ticked<StaffAdmission> | undefined
}) {
  const { person } = admission
  const position = positionLabel(person)
  const unit = person.unit !== undefined && isSaidIn(name, person.unit) ? undefined : person.unit
  const aboutWork = [positionLabelBeside(name, person), unit].filter(Boolean)
  return (
    <Row>
      <Cell isWhole>
        <div className="flex items-center gap-3">
          {ticked && <Tick ticked={ticked} person={person} name={name} />}
          <div className="min-w-0">
            <EmployeeLink employee={person} name={name} on={on} />
            <FormerName person={person} name={name} />
            <p className="text-sm text-muted lg:hidden print:hidden">
              <Breakable>{[...aboutWork, employeeStatusLabel(person)].join(' · ')}</Breakable>
            </p>
            {person.email && (
              <p className="text-sm text-muted lg:-mt-0.5 lg:text-xs lg:leading-3 2xl:hidden print:hidden">
                <BreakableEmail>{person.email}</BreakableEmail>
              </p>
            )}
          </div>
        </div>
      </Cell>
      <Cell isWideOnly className={person.position ? '' : 'text-muted'}>
        <TwoLines>{position}</TwoLines>
        {person.unit && (
          <p title={person.unit} className="text-xs text-muted lg:line-clamp-1 xl:hidden print:hidden">
            <Breakable>{person.unit}</Breakable>
          </p>
        )}
      </Cell>
      {hasDepartments && (
        <Cell className={DEPARTMENT_IF_ROOM}>
          <TwoLines>{person.unit ?? '—'}</TwoLines>
        </Cell>
      )}
      <Cell isWhole>
        <span className="text-sm text-muted sm:hidden print:hidden">Aktualne: </span>
        <span className="print:hidden">
          <MayWork admission={admission} />
        </span>
        <span className="hidden print:inline">
          <MayWork admission={admissionFor('print of people', admission)} />
        </span>
      </Cell>
      <Cell isWhole>
        <NearestDeadline admission={admission} day={day} isLater={on !== undefined} />
      </Cell>
      {hasEmails && (
        <Cell className={IF_ROOM}>{person.email ? <EmailLink>{person.email}</EmailLink> : '—'}</Cell>
      )}
      {/* Quiet, because it says less than the answer before it. */}
      <Cell isWideOnly>
        <span className="text-sm text-muted">{employeeStatusLabel(person)}</span>
      </Cell>
    </Row>
  )
}

/** Shows a text on so many lines as a row of 40 px has. The rest is in its title, and on paper. */
function TwoLines({ children: text }: { children: string }) {
  return (
    <span title={text} className="lg:line-clamp-2 print:line-clamp-none">
      <Breakable>{keepTogether(text)}</Breakable>
    </span>
  )
}

function NearestDeadline({
  admission,
  day,
  isLater,
}: {
  admission: StaffAdmission
  day: Day
  isLater: boolean
}) {
  const nearest = nearestDeadline(admission, day, isLater)
  const printed = nearestDeadline(admissionFor('print of people', admission), day, isLater)
  if (!nearest) return <span className="text-muted stacked:hidden">—</span>
  const { label, state } = nearest
  return (
    <span className="inline-flex items-baseline gap-2 text-sm tabular-nums sm:leading-tight">
      <span className={MARK_COLOURS[REQUIREMENT_STATE_LABELS[state].tone]}>
        <StateMark state={state} />
      </span>
      <span className={printed?.label === label ? '' : 'print:hidden'}>
        <Breakable>{keepTogether(label)}</Breakable>
      </span>
      {printed && printed.label !== label && (
        <span className="hidden print:inline">
          <Breakable>{keepTogether(printed.label)}</Breakable>
        </span>
      )}
    </span>
  )
}

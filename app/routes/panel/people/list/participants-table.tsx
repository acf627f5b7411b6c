import { isSaidIn } from '~/domain/people/names-apart'
import type { PersonRecord } from '~/domain/records/person-changes'
import { keepTogether } from '~/domain/words/polish'
import { EmailLink, EmployeeLink, FormerName } from '~/routes/panel/people/employee-link'
import { Breakable } from '~/ui/breakable'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

/** Lists the people of a training centre, with their companies instead of their positions. */
export function ParticipantsTable({
  participants,
  nameOf,
}: {
  participants: readonly PersonRecord[]
  nameOf: (person: PersonRecord) => string
}) {
  return (
    <Table caption="Uczestnicy">
      <TableHeader>
        <HeaderCell>Nazwisko i&nbsp;imię</HeaderCell>
        <HeaderCell>Firma</HeaderCell>
        <HeaderCell>E-mail</HeaderCell>
        <HeaderCell isWideOnly>Telefon</HeaderCell>
      </TableHeader>
      <TableBody>
        {participants.map((participant) => (
          <Row key={participant.id}>
            <Cell isWhole>
              <EmployeeLink employee={participant} name={nameOf(participant)} />
              <FormerName person={participant} name={nameOf(participant)} />
            </Cell>
            <Cell
              isWhole
              className={`max-sm:text-sm max-sm:empty:hidden ${isSaidIn(nameOf(participant), participant.company ?? '') ? 'stacked:hidden' : ''}`}
            >
              <Breakable>{keepTogether(participant.company ?? '')}</Breakable>
            </Cell>
            <Cell isWhole className="max-sm:text-sm max-sm:empty:hidden">
              {participant.email && <EmailLink>{participant.email}</EmailLink>}
            </Cell>
            <Cell isWideOnly className="tabular-nums">
              {participant.phone}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

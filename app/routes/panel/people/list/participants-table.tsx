import type { PersonRecord } from '~/domain/records/person-record'
import { keepTogether } from '~/domain/words/polish'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { BreakableEmail } from '~/ui/breakable-email'
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
            </Cell>
            <Cell isWhole className="max-sm:text-sm max-sm:empty:hidden">
              {participant.company && keepTogether(participant.company)}
            </Cell>
            <Cell isWhole className="max-sm:text-sm max-sm:empty:hidden">
              {participant.email && (
                <a
                  href={`mailto:${participant.email}`}
                  className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
                >
                  <BreakableEmail>{participant.email}</BreakableEmail>
                </a>
              )}
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

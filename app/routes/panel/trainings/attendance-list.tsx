import Printer from 'lucide-react/icons/printer'
import Users from 'lucide-react/icons/users'
import { data, href } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canChangeParticipants, canSeeParticipants } from '~/domain/access'
import { formatDayWithWeekday } from '~/domain/day'
import { attendeesOf } from '~/domain/enrolment'
import { keepTogether } from '~/domain/polish'
import { timesLabel, trainingName } from '~/domain/training'
import { fullName, sortByName, type Person } from '~/domain/user'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/attendance-list'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Lista obecności' } satisfies PanelHandle

/** By name, as people look for their own line. */
export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('trainings', url)
  const { users, trainings } = await withOwnChanges(viewer, await panelData(viewer, serverLoader))
  const training = trainings.find(({ id }) => id === params.id)
  if (!training) throw data(null, { status: 404 })
  if (!canSeeParticipants(viewer, training)) throw data(null, { status: 403 })
  const attending = new Set(attendeesOf(training))
  const people = await withOwnProfiles(users.filter(({ id }) => attending.has(id)))
  return { training, people: sortByName(people), canChange: canChangeParticipants(viewer, training) }
}
clientLoader.hydrate = true as const

export default function AttendanceList({ loaderData }: Route.ComponentProps) {
  const { training, people, canChange } = loaderData
  return (
    <div data-sheet="tall" className="flex flex-col gap-5">
      <PageTitle>{`Lista obecności: ${training.title}`}</PageTitle>
      <ScreenHeader heading="Lista obecności" text={keepTogether(training.title)}>
        <ButtonLink to={href('/trainings/:id', { id: training.id })}>Strona szkolenia</ButtonLink>
        {people.length > 0 && (
          <Button variant="primary" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4" />
            Drukuj
          </Button>
        )}
      </ScreenHeader>
      <Card title="Szkolenie" className="print:border-0 print:p-0">
        <Details>
          <Detail name="Termin">
            {formatDayWithWeekday(training.date)}, {timesLabel(training)}
          </Detail>
          <Detail name="Miejsce">{training.location}</Detail>
          <Detail name="Prowadzący">{training.instructor}</Detail>
          <Detail name="Ośrodek szkoleniowy">{training.trainingCenter}</Detail>
        </Details>
      </Card>
      {people.length > 0 ? (
        <SignatureTable people={people} sheetLine={keepTogether(trainingName(training))} />
      ) : (
        <EmptyState icon={Users} title="Brak uczestników" text="Nikt nie jest jeszcze zapisany.">
          {canChange && (
            <ButtonLink to={href('/trainings/:id/participants', { id: training.id })} variant="primary">
              Dodaj uczestników
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {people.length > 0 && <p className="hidden pt-10 print:block">Podpis prowadzącego: {'.'.repeat(60)}</p>}
    </div>
  )
}

function SignatureTable({ people, sheetLine }: { people: readonly Person[]; sheetLine: string }) {
  return (
    <Table caption="Lista obecności">
      <TableHeader sheetLine={sheetLine}>
        <HeaderCell>Lp.</HeaderCell>
        <HeaderCell>Imię i&nbsp;nazwisko</HeaderCell>
        <HeaderCell>Firma</HeaderCell>
        <HeaderCell className="w-2/5">Podpis</HeaderCell>
      </TableHeader>
      <TableBody>
        {people.map((person, index) => (
          <Row key={person.id}>
            <Cell className="tabular-nums max-sm:hidden">{index + 1}.</Cell>
            <Cell isWhole className="font-medium">
              <span aria-hidden="true" className="tabular-nums sm:hidden">
                {index + 1}.{' '}
              </span>
              {fullName(person)}
            </Cell>
            <Cell isWhole className="text-muted max-sm:text-sm max-sm:empty:hidden">
              {person.company}
            </Cell>
            {/* High enough for a signature by hand. */}
            <Cell className="max-sm:hidden print:h-12" />
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canChangeParticipants, canSeeParticipants } from '~/domain/access/access'
import { isForOwnStaff, organizerName } from '~/domain/access/staff-training'
import { factsApart } from '~/domain/people/names-apart'
import { fullName, type Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { daysOf, daysSideBySide, trainingName, whenInWords } from '~/domain/trainings/training'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader } from '~/routes/panel/panel-screen'
import { requireAttendees } from '~/routes/panel/trainings/require-own-training'
import { Breakable } from '~/ui/breakable'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/attendance-list'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Lista obecności' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords }, { params }: Route.ClientLoaderArgs) => {
    const { training, people } = await requireAttendees(await loadRecords(), params.id, {
      viewer,
      may: canSeeParticipants,
    })
    return {
      training,
      people,
      canChange: canChangeParticipants(viewer, training),
      isStaff: isForOwnStaff(viewer, training),
      organizer: organizerName(viewer, training),
    }
  },
)

export default function AttendanceList({ loaderData }: Route.ComponentProps) {
  const { training, people, canChange, isStaff, organizer } = loaderData
  const days = daysOf(training)
  return (
    <div data-print={days.length > 2 ? 'wide' : 'tall'} className="flex flex-col gap-5">
      <PageTitle>{`Lista obecności: ${training.title}`}</PageTitle>
      <ScreenHeader heading="Lista obecności" text={training.title}>
        <ButtonLink to={href('/trainings/:id', { id: training.id })}>Strona szkolenia</ButtonLink>
        {people.length > 0 && (
          <Button variant="primary" onClick={() => print()}>
            <Icon of={Printer} className="size-4" />
            Drukuj
          </Button>
        )}
      </ScreenHeader>
      <Card title="Szkolenie" className="print:border-0 print:p-0">
        <Details>
          <Detail name="Termin">{whenInWords(training)}</Detail>
          <Detail name="Miejsce">{training.location}</Detail>
          <Detail name="Prowadzący">{training.instructor}</Detail>
          <Detail name={organizer}>{training.trainingCenter}</Detail>
        </Details>
      </Card>
      {people.length > 0 ? (
        daysSideBySide(days).map((ofTable) => (
          <SignatureTable
            key={ofTable[0]}
            training={training}
            days={ofTable}
            people={people}
            isStaff={isStaff}
          />
        ))
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

/** Shows a table with a column for the signatures of each day. */
function SignatureTable({
  training,
  days,
  people,
  isStaff,
}: {
  training: TrainingRecord
  days: readonly Day[]
  people: readonly Person[]
  /** True for people of one company, whom their positions tell apart. */
  isStaff: boolean
}) {
  const telling = factsApart(people)
  const asideOf = (person: Person) => (isStaff ? person.position : person.company)
  return (
    <Table caption="Lista obecności">
      <TableHeader printLine={keepTogether(trainingName(training))}>
        <HeaderCell>Lp.</HeaderCell>
        <HeaderCell>Imię i&nbsp;nazwisko</HeaderCell>
        <HeaderCell>{isStaff ? 'Stanowisko' : 'Firma'}</HeaderCell>
        {days.map((day) => (
          <HeaderCell key={day} className={training.lastDay ? 'w-32 print:border-l' : 'w-2/5 print:border-l'}>
            Podpis{training.lastDay && ` ${formatDay(day)}`}
          </HeaderCell>
        ))}
      </TableHeader>
      <TableBody>
        {people.map((person, index) => (
          <Row key={person.id}>
            <Cell className="tabular-nums max-sm:hidden">{index + 1}.</Cell>
            <Cell isWhole className="font-medium">
              <span aria-hidden="true" className="tabular-nums sm:hidden">
                {index + 1}.{' '}
              </span>
              {/* The fact of the next column is not said twice. */}
              <Breakable>
                {[fullName(person), ...telling(person).filter((fact) => fact !== asideOf(person))].join(', ')}
              </Breakable>
            </Cell>
            <Cell isWhole className="text-muted max-sm:text-sm max-sm:empty:hidden">
              <Breakable>{asideOf(person) ?? ''}</Breakable>
            </Cell>
            {/* High enough for a signature by hand. */}
            {days.map((day) => (
              <Cell key={day} className="max-sm:hidden print:h-12 print:border-l print:border-line" />
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

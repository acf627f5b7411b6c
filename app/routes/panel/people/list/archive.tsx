import Archive from 'lucide/dist/esm/icons/archive.mjs'
import { useMemo } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canEraseForGood, canManagePeople } from '~/domain/access/access'
import { archivedOf } from '~/domain/access/visibility'
import { isSaidIn, surnamesApart } from '~/domain/people/names-apart'
import { peopleLabels } from '~/domain/people/people-labels'
import { hasRole } from '~/domain/people/permission'
import { sortByName } from '~/domain/people/user'
import { positionLabel } from '~/domain/staff/staff'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { EmployeeLink, FormerName } from '~/routes/panel/people/employee-link'
import { Breakable } from '~/ui/breakable'
import { EmptyState } from '~/ui/empty-state'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/archive'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Archiwum pracowników' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canManagePeople } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords }) => {
  const { users } = await loadRecords()
  return {
    words: peopleLabels(viewer),
    isCentre: hasRole(viewer, 'training_center'),
    keepsFiles: canEraseForGood(viewer),
    people: sortByName(archivedOf(viewer, users)),
  }
})

export default function EmployeeArchive({ loaderData }: Route.ComponentProps) {
  const { words, isCentre, keepsFiles, people } = loaderData
  const nameOf = useMemo(() => surnamesApart(people), [people])
  return (
    <>
      <PageTitle>{words.archive}</PageTitle>
      <ScreenHeader
        heading={words.archive}
        text="Tych osób nie ma na listach, a ich terminy nie wywołują alarmów."
      >
        <ButtonLink to={href('/employees')}>{words.everybody}</ButtonLink>
        {keepsFiles && <ButtonLink to={href('/employees/retention')}>Czas przechowywania</ButtonLink>}
      </ScreenHeader>
      {people.length === 0 ? (
        <EmptyState icon={Archive} title="Archiwum jest puste" text={words.whoLeft} />
      ) : (
        <Table caption={words.archive}>
          <TableHeader>
            <HeaderCell>Nazwisko i&nbsp;imię</HeaderCell>
            <HeaderCell>{isCentre ? 'Firma' : 'Stanowisko'}</HeaderCell>
          </TableHeader>
          <TableBody>
            {people.map((person) => {
              const name = nameOf(person)
              const beside = isCentre ? (person.company ?? 'Nie określono') : positionLabel(person)
              return (
                <Row key={person.id}>
                  <Cell isWhole>
                    <EmployeeLink employee={person} name={name} />
                    <FormerName person={person} name={name} />
                  </Cell>
                  <Cell className={isSaidIn(name, beside) ? 'stacked:hidden' : ''}>
                    <Breakable>{keepTogether(beside)}</Breakable>
                  </Cell>
                </Row>
              )
            })}
          </TableBody>
        </Table>
      )}
    </>
  )
}

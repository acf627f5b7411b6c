import BriefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useMemo, type ReactNode } from 'react'
import { data, href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import { namesApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { withoutPosition, type ListedPosition, type PositionState } from '~/domain/staff/position-list'
import { pageOf, pageParam, parsePage } from '~/domain/words/page'
import { countOf } from '~/domain/words/polish'
import { searchParamsOf } from '~/domain/words/query'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { ListStatus, Pagination } from '~/routes/panel/lists/pagination'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { AddEmployeeLink } from '~/routes/panel/people/employee-link'
import { LIKE_INTENT } from '~/routes/panel/positions/act-button'
import { likesOf, loadPositions } from '~/routes/panel/positions/load-rules'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/positions'
import {
  actOnPosition,
  POSITION_INTENTS,
  setRequiredPapers,
  setRiskDay,
  settleLikeAnother,
} from './act-on-position'
import { PositionRow } from './position-row'
import { REQUIRED_PAPERS_INTENT, RequiredPapersCard, RISK_DAY_INTENT } from './required-papers'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Wymagania stanowisk' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canManagePeople } satisfies PanelScreen

const POSITIONS_PER_PAGE = 50

export const clientLoader = panelLoader(SCREEN, async ({ viewer, sample, today, url }) => {
  const { listed, employees, required } = await loadPositions(viewer, sample)
  const list = pageOf(listed, parsePage(url.searchParams), POSITIONS_PER_PAGE)
  return {
    list,
    likes: await likesOf(list.items, sample.positions),
    required,
    today,
    hasEmployees: employees.length > 0,
    // People of the sample cannot be changed here.
    withoutPosition: withoutPosition(employees).filter(({ isOwn }) => isOwn),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, sample, today, form }) => {
  const { positions } = sample
  if (form.get('intent') === REQUIRED_PAPERS_INTENT) return setRequiredPapers(form, viewer, today)
  if (form.get('intent') === RISK_DAY_INTENT) return setRiskDay(form, viewer, today)
  if (form.get('intent') === LIKE_INTENT) {
    return settleLikeAnother(String(form.get('name')), { viewer, template: positions, today })
  }
  const intent = POSITION_INTENTS.find((name) => name === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  return actOnPosition(intent, { viewer, name: String(form.get('name')), template: positions, today })
})

export default function Positions({ loaderData }: Route.ComponentProps) {
  const { list, hasEmployees } = loaderData
  const inState = (state: PositionState) => list.items.filter((position) => position.state === state)
  const lacking = list.page === 1 ? loaderData.withoutPosition : []
  const isEmpty = list.total === 0 && lacking.length === 0
  return (
    <>
      <PageTitle>Wymagania stanowisk</PageTitle>
      <ScreenHeader
        heading="Wymagania stanowisk"
        text="Od stanowiska zależy, jakie dokumenty trzeba mieć, aby pracować."
      >
        {!isEmpty && <AddPositionLink variant="primary" />}
        <ButtonLink to={href('/employer/trade')}>Stanowiska branży</ButtonLink>
        <ButtonLink to={href('/employer/kinds')}>Rodzaje uprawnień</ButtonLink>
      </ScreenHeader>
      {isEmpty ? (
        <EmptyState
          icon={BriefcaseBusiness}
          title="Brak stanowisk"
          text="Pojawią się tu same, gdy dodasz ludzi z ich stanowiskami. Wzory dla typowych stanowisk są gotowe."
        >
          <div className="flex flex-wrap justify-center gap-3">
            {!hasEmployees && <AddEmployeeLink />}
            <AddPositionLink variant={hasEmployees ? 'primary' : 'secondary'} />
          </div>
        </EmptyState>
      ) : (
        <ListStatus count={list.total} noun="position" page={list.page} pageCount={list.pageCount} />
      )}
      {list.page === 1 && <RequiredPapersCard required={loaderData.required} today={loaderData.today} />}
      <Group heading="Do ustalenia" positions={inState('unknown')} likes={loaderData.likes}>
        {lacking.length > 0 && <WithoutPosition people={lacking} />}
      </Group>
      <Group heading="Stanowiska" positions={inState('known')} />
      <Group heading="Usunięte" positions={inState('removed')} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        toSearch={(page) => searchParamsOf({ page: pageParam(page) })}
      />
    </>
  )
}

/** `children` are further rows. A group without rows is not shown. */
function Group({
  heading,
  positions,
  likes,
  children = false,
}: {
  heading: string
  positions: readonly ListedPosition[]
  /** The names of positions that mean the same as one whose requirements are unknown. */
  likes?: ReadonlyMap<string, string>
  children?: ReactNode
}) {
  if (positions.length === 0 && !children) return null
  return (
    <RowGroup heading={heading}>
      {positions.map((position) => (
        <PositionRow key={position.name} position={position} like={likes?.get(position.name)} />
      ))}
      {children}
    </RowGroup>
  )
}

function AddPositionLink({ variant }: { variant: 'primary' | 'secondary' }) {
  return (
    <ButtonLink to={href('/employer/positions/:id', { id: 'new' })} variant={variant}>
      <Icon of={Plus} className="size-4" />
      Dodaj stanowisko
    </ButtonLink>
  )
}

const PEOPLE_SHOWN = 10

/** Names the people who have no position at all; their forms ask for one. */
function WithoutPosition({ people }: { people: readonly Person[] }) {
  const hidden = people.length - PEOPLE_SHOWN
  const name = useMemo(() => namesApart(people), [people])
  return (
    <li className="py-4">
      <h3 className="font-semibold">Bez stanowiska</h3>
      <p className="text-sm text-muted">
        {countOf(people.length, 'person')} · stanowisko wpiszesz w&nbsp;danych osoby
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {people.slice(0, PEOPLE_SHOWN).map((person) => (
          <li key={person.id}>
            <Link to={href('/employees/:id/edit', { id: person.id })} className={TEXT_LINK}>
              {name(person)}
            </Link>
          </li>
        ))}
        {hidden > 0 && (
          <li className="inline-flex min-h-11 items-center text-muted">
            i&nbsp;jeszcze {countOf(hidden, 'person')}
          </li>
        )}
      </ul>
    </li>
  )
}

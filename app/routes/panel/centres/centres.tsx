import type { IconNode } from 'lucide'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleMinus from 'lucide/dist/esm/icons/circle-minus.mjs'

import { PageTitle } from '~/components/page-title'
import { CENTRE_STATUS_BADGES, CENTRE_TYPE_LABELS, type CentreStatus } from '~/domain/trainings/centre'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader } from '~/routes/panel/panel-screen'
import { Badge } from '~/ui/badge'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'

import type { Route } from './+types/centres'

const STATUS_ICONS = { active: CircleCheck, inactive: CircleMinus } satisfies Record<CentreStatus, IconNode>

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Ośrodki szkoleniowe' } satisfies PanelHandle

export const clientLoader = panelLoader('centres', async ({ sample }) => {
  const { centres } = sample
  return { centres }
})

export default function Centres({ loaderData: { centres } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Ośrodki szkoleniowe</PageTitle>
      <ScreenHeader heading="Ośrodki szkoleniowe" />
      <Table caption="Ośrodki szkoleniowe">
        <TableHeader>
          <HeaderCell>Nazwa</HeaderCell>
          <HeaderCell isWideOnly>Adres</HeaderCell>
          <HeaderCell isWideOnly>Rodzaj</HeaderCell>
          <HeaderCell>Status</HeaderCell>
        </TableHeader>
        <TableBody>
          {centres.map(({ id, name, address, type, status }) => (
            <Row key={id}>
              <Cell isWhole>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted lg:hidden print:hidden">{address}</span>
                <span className="block text-sm text-muted lg:hidden print:hidden">
                  {CENTRE_TYPE_LABELS[type]}
                </span>
              </Cell>
              <Cell isWideOnly>{address}</Cell>
              <Cell isWideOnly>{CENTRE_TYPE_LABELS[type]}</Cell>
              <Cell>
                <Badge tone={CENTRE_STATUS_BADGES[status].tone} icon={STATUS_ICONS[status]}>
                  {CENTRE_STATUS_BADGES[status].label}
                </Badge>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

import { useId } from 'react'
import { Form, href, useNavigation } from 'react-router'

import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import { COVERED_WORK_LABELS } from '~/domain/employment/paper-label'
import { withOwnKind } from '~/domain/qualifications/qualification'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import { requirementLabel } from '~/domain/qualifications/requirement'
import type { TradePosition } from '~/domain/qualifications/trades'
import { positionNamed } from '~/domain/staff/position-list'
import { keysOf } from '~/domain/words/collection'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadPositions } from '~/routes/panel/positions/load-rules'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

import type { Route } from './+types/trade'
import { TradeLinks } from './trade-links'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Stanowiska branży' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canManagePeople } satisfies PanelScreen

const POSITION_FIELD = 'position'

/** The trades are only fetched here, so that they cost no other screen a byte. */
async function fetchTrade(id: unknown) {
  const { parseTrade, TRADES } = await import('~/domain/qualifications/trades')
  const trade = parseTrade(id)
  const positions: readonly TradePosition[] = trade ? TRADES[trade].positions : []
  return { trade, positions, trades: keysOf(TRADES).map((key) => ({ id: key, label: TRADES[key].label })) }
}

export const clientLoader = panelLoader(SCREEN, async ({ viewer, sample, url }) => {
  const { listed, kinds } = await loadPositions(viewer, sample)
  const { trade, positions, trades } = await fetchTrade(url.searchParams.get('trade'))
  return {
    trades,
    trade: trades.find(({ id }) => id === trade),
    kinds,
    positions: positions.map((position) => ({
      position,
      isDecided: positionNamed(listed, position.name)?.record?.isOwn === true,
    })),
  }
})

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, sample, today, form }): Promise<FormAnswer> => {
    const names = new Set(form.getAll(POSITION_FIELD))
    const { positions } = await fetchTrade(form.get('trade'))
    const chosen = positions.filter(({ name }) => names.has(name))
    if (chosen.length === 0) {
      return refuseForm({ errors: { [POSITION_FIELD]: 'Zaznacz co najmniej jedno stanowisko' } })
    }
    const { employees } = await loadPositions(viewer, sample)
    const { recordPositions } = await import('./record-positions')
    return tryRecord(viewer.id, recordPositions(chosen, today), {
      done: () => ({
        title: `Dodano: ${countOf(chosen.length, 'position')}`,
        description: 'Wymagania można zmienić na liście stanowisk',
      }),
      refused: 'Nie udało się zapisać',
      to: employees.length === 0 ? href('/employees/many') : href('/employer/positions'),
    })
  },
)

/** Offers the positions that a trade usually has, with what each requires and where the law says so. */
export default function TradeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { trades, trade, positions, kinds } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const isOpen = positions.some(({ isDecided }) => !isDecided)
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader
        heading={handle.heading}
        text="Wybór branży podpowiada stanowiska z&nbsp;wymaganiami i&nbsp;warunkami pracy. Każde można potem zmienić."
      />
      <TradeLinks trades={trades} chosen={trade?.id} />
      {trade && (
        <Form key={trade.id} method="post" className="flex max-w-3xl flex-col gap-4">
          <input type="hidden" name="trade" value={trade.id} />
          <Card title={trade.label}>
            <ul className="flex flex-col divide-y divide-line">
              {positions.map(({ position, isDecided }) => (
                <TradePositionRow
                  key={position.name}
                  position={position}
                  isDecided={isDecided}
                  kinds={kinds}
                />
              ))}
            </ul>
          </Card>
          {actionData?.errors && <Alert title="Brak wyboru">{actionData.errors[POSITION_FIELD]}</Alert>}
          {isOpen ? (
            <Button type="submit" variant="primary" isBusy={isBusy} className="self-start max-sm:w-full">
              {isBusy ? 'Zapisywanie…' : 'Dodaj stanowiska'}
            </Button>
          ) : (
            <p className="font-semibold">Wszystkie te stanowiska są już w&nbsp;rejestrze.</p>
          )}
        </Form>
      )}
    </>
  )
}

function TradePositionRow({
  position,
  isDecided,
  kinds,
}: {
  position: TradePosition
  isDecided: boolean
  kinds: OwnKinds
}) {
  const { name, requirements, asks = [], source, positionInduction } = position
  const id = useId()
  const facts = [
    ...requirements.map((requirement) =>
      requirementLabel({ ...requirement, qualification: withOwnKind(requirement.qualification, kinds) }),
    ),
    ...asks.map((work) => `Orzeczenie obejmuje: ${COVERED_WORK_LABELS[work]}`),
    ...(positionInduction === false ? ['Bez instruktażu stanowiskowego'] : []),
  ]
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name={POSITION_FIELD}
          value={name}
          defaultChecked={!isDecided}
          disabled={isDecided}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span className="flex min-w-0 flex-col gap-1">
          <span id={`${id}-name`} className="font-semibold">
            {keepTogether(name)}
            {isDecided && ' – już ustalone'}
          </span>
          <span id={`${id}-facts`} className="flex flex-col gap-1">
            {facts.map((fact) => (
              <span key={fact}>{keepTogether(fact)}</span>
            ))}
            {source && <span className="text-sm text-muted">{keepTogether(source)}</span>}
          </span>
        </span>
      </label>
    </li>
  )
}

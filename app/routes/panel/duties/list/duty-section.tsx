import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { DUTY_LABELS, dutyTitle } from '~/domain/duties/duty'
import { DUTY_LAW, serviceRule } from '~/domain/duties/duty-law'
import {
  DUTY_STATE_LABELS,
  dutyFacts,
  dutyState,
  lacksOf,
  NAMED_POSITIONS,
  UNCOVERED_LABEL,
  uncoveredPositions,
  type DutyContext,
  type DutySection,
} from '~/domain/duties/duty-list'
import type { DutySort } from '~/domain/duties/duty-schema'
import type { DutyRecord } from '~/domain/records/duty-changes'
import { positionId, type ListedPosition } from '~/domain/staff/position-list'
import { countOf, firstFew, keepTogether } from '~/domain/words/polish'
import { DUTY_STATE_LOOKS, NOTHING_LOOK } from '~/routes/panel/duties/duty-state'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'

type Screen = {
  context: DutyContext
  positions: readonly ListedPosition[]
  employed: number
  scans: ReadonlyMap<string, number>
}

/** Shows one sort of duties: its law, what is written down, and the way to add more. The form says what the law asks. */
export function DutySectionRow({
  section: { sort, duties },
  screen,
}: {
  section: DutySection<DutyRecord>
  screen: Screen
}) {
  const { law, text, about } = DUTY_LAW[sort]
  const label = DUTY_LABELS[sort]
  const isMissing = duties.length === 0 && sort !== 'other'
  const canAdd = about !== undefined || duties.length === 0
  return (
    <li className="flex flex-col gap-3 py-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-72 flex-col gap-1 [overflow-wrap:anywhere]">
          <h3 className="font-semibold">{keepTogether(label)}</h3>
          <p className="max-w-prose text-sm text-muted">{keepTogether(law ?? text)}</p>
          {sort === 'service' && (
            <p className="max-w-prose text-sm">
              {keepTogether(
                `W rejestrze: ${countOf(screen.employed, 'person')} z umową o pracę. ${serviceRule(screen.employed)}`,
              )}
            </p>
          )}
          {isMissing && (
            <p>
              <Badge tone={NOTHING_LOOK.tone} icon={NOTHING_LOOK.icon}>
                {NOTHING_LOOK.label}
              </Badge>
            </p>
          )}
        </div>
        {canAdd && (
          <ButtonLink size="sm" to={newDuty(sort)} className="print:hidden">
            <Icon of={Plus} className="size-4" />
            {isMissing ? 'Wpisz' : 'Dodaj'}
            <span className="sr-only">: {label}</span>
          </ButtonLink>
        )}
      </div>
      {duties.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {duties.map((duty) => (
            <DutyRow key={duty.id} duty={duty} screen={screen} />
          ))}
        </ul>
      )}
      {sort === 'risk' && <UncoveredPositions duties={duties} positions={screen.positions} />}
    </li>
  )
}

function DutyRow({ duty, screen: { context, scans } }: { duty: DutyRecord; screen: Screen }) {
  const { id, about, note, notApplicable } = duty
  const state = dutyState(duty, context)
  const lacks = lacksOf(duty, context)
  const scanned = scans.get(id) ?? 0
  // The badge says that it does not apply.
  const said = notApplicable === undefined ? dutyFacts(duty, context) : [`powód: ${notApplicable}`]
  const facts = [...said, scanned > 0 && countOf(scanned, 'scan')].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pt-3 pb-3 last:pb-0 print:break-inside-avoid">
      <div className="flex min-w-0 grow basis-72 flex-col items-start gap-1 [overflow-wrap:anywhere]">
        {about !== undefined && <p className="font-medium">{keepTogether(about)}</p>}
        <Badge {...DUTY_STATE_LOOKS[state]}>{DUTY_STATE_LABELS[state]}</Badge>
        {facts.length > 0 && <p className="text-sm tabular-nums">{keepTogether(facts.join(' · '))}</p>}
        {lacks.length > 0 && <p className="text-sm text-warning">{keepTogether(lacks.join(' · '))}</p>}
        {note !== undefined && <p className="text-sm whitespace-pre-line text-muted">{note}</p>}
      </div>
      <ButtonLink size="sm" to={href('/employer/duties/:id', { id })} className="print:hidden">
        <Icon of={Pencil} className="size-4" />
        Zmień
        <span className="sr-only">: {dutyTitle(duty)}</span>
      </ButtonLink>
    </li>
  )
}

/** Names the positions that people hold and that no assessment is about, unless the firm has said why. */
function UncoveredPositions({
  duties,
  positions,
}: {
  duties: readonly DutyRecord[]
  positions: readonly ListedPosition[]
}) {
  const open = uncoveredPositions(duties, positions)
  if (open.length === 0) return null
  const { first, rest } = firstFew(open, NAMED_POSITIONS)
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-sm [overflow-wrap:anywhere]">
      <p className="text-muted">{UNCOVERED_LABEL}</p>
      <ul className="contents">
        {first.map((position) => (
          <li key={position.name}>
            <Link
              to={newDuty('risk', positionId(position))}
              className="inline-block py-1 font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:py-3"
            >
              {position.name}
            </Link>
          </li>
        ))}
        {rest && <li className="text-muted">{rest}</li>}
      </ul>
    </div>
  )
}

/** The address names a position by an id: its name was typed, and an address may reach the server. */
function newDuty(sort: DutySort, position?: string): string {
  const search = new URLSearchParams({ sort, ...(position !== undefined && { of: position }) })
  return `${href('/employer/duties/:id', { id: 'new' })}?${search}`
}

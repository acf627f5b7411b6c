import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { useMemo, useState } from 'react'

import { readChanges } from '~/browser/records/records.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canKeepDuties } from '~/domain/access/access'
import { isExpected } from '~/domain/admission/admission'
import { listInspection } from '~/domain/inspection/inspection'
import { countInspection, LINE_STATE_LABELS, type LineId } from '~/domain/inspection/inspection-line'
import { namesApart } from '~/domain/people/names-apart'
import { sortByName } from '~/domain/people/user'
import { keysOf } from '~/domain/words/collection'
import { formatDay, shiftDay } from '~/domain/words/day'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import { loadDuties } from '~/routes/panel/duties/load-duties'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/inspection'
import { InspectionRow, LINE_LOOKS, PrintTick, type Printed } from './inspection-row'
import { PACKAGE_ID, PackageCard } from './package-card'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Kontrola jutro' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canKeepDuties } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async (panel) => {
  const { viewer, today } = panel
  const records = await panel.loadRecords()
  // The inspector comes in the morning: a paper that ends today is missing then.
  const day = shiftDay(today, { days: 1 })
  const admissions = await staffAdmissions(viewer, records, day)
  const { context, ...firm } = await loadDuties(panel)
  const contextOfDay = { ...context, today: day }
  return {
    viewer,
    today,
    day,
    parts: listInspection(
      {
        admissions,
        required: records.employment.required,
        firm: { ...firm, context: contextOfDay },
        reports: records.visibleReports,
      },
      day,
    ),
    staff: sortByName(admissions.filter(isExpected).map(({ person }) => person)),
    people: await withOwnProfiles(records.users),
    records,
    changes: await readChanges(viewer.id),
    context: contextOfDay,
  }
})

/** It is about health, so it is printed only if the employer ticks it. */
const UNTICKED: LineId = 'examinations'

/** What a labour inspector asks for in the morning, where it is, what is missing and what can still be done. */
export default function Inspection({ loaderData }: Route.ComponentProps) {
  const { viewer, day, parts, staff } = loaderData
  const { company } = viewer
  const [unprinted, setUnprinted] = useState<ReadonlySet<LineId>>(new Set([UNTICKED]))
  const [hasGaps, setHasGaps] = useState(true)
  const nameOf = useMemo(() => namesApart(staff), [staff])
  const counts = countInspection(parts.flatMap(({ lines }) => lines))
  const printed: Printed = { day, hasGaps, hasHealth: !unprinted.has(UNTICKED), nameOf }
  const tick = (id: LineId, isTicked: boolean) => {
    const next = new Set(unprinted)
    if (isTicked) next.delete(id)
    else next.add(id)
    setUnprinted(next)
  }
  const inPackage = parts
    .map(({ heading, lines }) => ({
      heading,
      lines: lines.filter(({ id }) => id === UNTICKED || !unprinted.has(id)),
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <>
      <PageTitle>Kontrola jutro</PageTitle>
      <ScreenHeader
        heading="Kontrola jutro"
        text={[company, `stan na ${formatDay(day)}`].filter(Boolean).join(', ')}
      >
        <Button onClick={() => focusById(PACKAGE_ID)}>Pakiet ZIP</Button>
        <Button variant="primary" onClick={() => print()}>
          <Icon of={Printer} className="size-4" />
          Drukuj listę
        </Button>
      </ScreenHeader>
      <p className="max-w-prose print:hidden">
        O&nbsp;co inspektor pracy zwykle pyta najpierw, gdzie to jest i&nbsp;co zrobić z&nbsp;brakami do rana.
      </p>
      <ul aria-label="Stan przygotowań" className="flex flex-wrap gap-2 print:hidden">
        {keysOf(LINE_STATE_LABELS)
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state}>
              <Badge {...LINE_LOOKS[state]}>{`${LINE_STATE_LABELS[state]}: ${counts[state]}`}</Badge>
            </li>
          ))}
      </ul>
      <PrintTick label="Braki także na wydruku" isTicked={hasGaps} onTick={setHasGaps} />
      {parts.map(({ heading, lines }) => (
        <div key={heading} className={lines.every(({ id }) => unprinted.has(id)) ? 'print:hidden' : ''}>
          <RowGroup heading={heading}>
            {lines.map((line) => (
              <InspectionRow
                key={line.id}
                line={line}
                printed={printed}
                isTicked={!unprinted.has(line.id)}
                onTick={(isTicked) => tick(line.id, isTicked)}
              />
            ))}
          </RowGroup>
        </div>
      ))}
      <PackageCard
        source={{ ...loaderData, parts: inPackage, hasGaps, userId: viewer.id, company, nameOf }}
      />
      <p className="max-w-prose text-sm text-muted print:hidden">
        Umów, akt osobowych, ewidencji czasu pracy ani wypłat ten rejestr nie prowadzi: przygotuj je osobno.
        Inspektor może zacząć od czego innego. Lista nie zastępuje porady prawnej.
      </p>
    </>
  )
}

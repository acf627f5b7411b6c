import { useState } from 'react'
import { useFetcher } from 'react-router'

import { measureDayLabel, measureState, measureTitle } from '~/domain/reports/measure'
import type { Measure } from '~/domain/reports/measure-schema'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import type { LoadedScans } from '~/routes/panel/scans/load-scans'
import { ScanList } from '~/routes/panel/scans/scan-list'
import { Button } from '~/ui/button'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { measureElementId } from './act-on-measure'
import { MeasureDoneForm } from './measure-done-form'
import { MeasureForm, type MeasurePeople } from './measure-form'
import { MEASURE_STATE_LOOKS } from './measure-state'

type Opened = 'done' | 'edit'

/** Shows one measure of a report, with its actions for those who may act. */
export function MeasureItem({
  measure,
  report,
  people,
  scans,
  canAct,
  today,
}: {
  measure: Measure
  report: Report
  people: MeasurePeople
  scans: LoadedScans
  canAct: boolean
  today: Day
}) {
  const [opened, setOpened] = useState<Opened>()
  const toggle = (form: Opened) => setOpened(opened === form ? undefined : form)
  const close = () => {
    setOpened(undefined)
    focusById(measureElementId(measure), { preventScroll: true })
  }
  const title = measureTitle(measure)
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-1 last:pb-0 print:break-inside-avoid">
      <MeasureFacts measure={measure} owner={people.nameOf(measure.ownerId)} today={today} />
      {canAct && (
        <div className="-my-1 flex flex-wrap gap-x-1 gap-y-2 sm:pl-7.5 print:hidden">
          {!measure.done && (
            <>
              <Button
                size="sm"
                aria-expanded={opened === 'done'}
                onClick={() => toggle('done')}
                className="mr-1"
              >
                Oznacz jako wykonane<span className="sr-only">: {title}</span>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={opened === 'edit'}
                onClick={() => toggle('edit')}
              >
                Zmień<span className="sr-only">: {title}</span>
              </Button>
            </>
          )}
          {measure.done && (
            <ActButton act="reopen" label="Cofnij wykonanie" measure={measure} className="-ml-3" />
          )}
          <ActButton act="remove" label="Usuń" measure={measure} />
        </div>
      )}
      <div className="empty:hidden sm:pl-7.5">
        <ScanList scans={scans} canKeep={canAct && opened === undefined} of={title} showsPictures />
      </div>
      {/* A form stays until it closes itself, although the measure may be done already. */}
      {canAct && opened !== undefined && (
        <div className="rounded-control border border-line bg-canvas p-4 sm:ml-7.5 print:hidden">
          {opened === 'done' ? (
            <MeasureDoneForm
              measure={measure}
              report={report}
              userId={people.viewerId}
              today={today}
              onClose={close}
            />
          ) : (
            <MeasureForm measure={measure} report={report} people={people} onClose={close} />
          )}
        </div>
      )}
    </li>
  )
}

function MeasureFacts({ measure, owner, today }: { measure: Measure; owner: string; today: Day }) {
  const { what, done } = measure
  const state = measureState(measure, today)
  const { icon, tone } = MEASURE_STATE_LOOKS[state]
  return (
    <div className="flex gap-2.5">
      <Icon of={icon} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p
          id={measureElementId(measure)}
          tabIndex={-1}
          className="max-w-prose font-semibold whitespace-pre-line outline-none"
        >
          {what}
        </p>
        <p className="text-sm tabular-nums">
          <span className={state === 'late' ? 'font-semibold text-danger' : 'text-muted'}>
            {measureDayLabel(measure, today)}
          </span>
          <span className="text-muted"> · {owner}</span>
        </p>
        {done?.note && <p className="mt-1 max-w-prose text-sm whitespace-pre-line">{done.note}</p>}
      </div>
    </div>
  )
}

/** Acts at once. The toast can take it back. */
function ActButton({
  act,
  label,
  measure,
  className,
}: {
  act: 'reopen' | 'remove'
  label: string
  measure: Measure
  className?: string
}) {
  const { Form, state } = useFetcher()
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="intent" value="measure" />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="measureId" value={measure.id} />
      <Button type="submit" size="sm" variant="ghost" isBusy={state !== 'idle'}>
        {label}
        <span className="sr-only">: {measureTitle(measure)}</span>
      </Button>
    </Form>
  )
}

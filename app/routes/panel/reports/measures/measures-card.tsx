import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useState } from 'react'

import { measuresOf } from '~/domain/reports/measure'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { LoadedScans } from '~/routes/panel/scans/load-scans'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { ADD_MEASURE_ID } from './act-on-measure'
import { MeasureForm, type MeasurePeople } from './measure-form'
import { MeasureItem } from './measure-item'

/** Lists the measures of a report, for those who may act with a way to add one. Without any, others see nothing. */
export function MeasuresCard({
  report,
  people,
  scansOf,
  canAct,
  today,
}: {
  report: Report
  people: MeasurePeople
  /** Returns the scans of a measure. */
  scansOf: (measureId: string) => LoadedScans
  canAct: boolean
  today: Day
}) {
  const [isAdding, setIsAdding] = useState(false)
  const measures = measuresOf([report])
  const isEmpty = measures.length === 0
  if (isEmpty && !canAct) return null
  const close = () => {
    setIsAdding(false)
    focusById(ADD_MEASURE_ID, { preventScroll: true })
  }
  return (
    <Card title="Działania" className={`print:mt-4 ${isEmpty ? 'print:hidden' : ''}`}>
      {isEmpty ? (
        <p className="text-muted">
          {keepTogether('Zapisz, co trzeba zrobić, żeby to się nie powtórzyło, kto to zrobi i do kiedy.')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {measures.map(({ measure }) => (
            <MeasureItem
              key={measure.id}
              measure={measure}
              report={report}
              people={people}
              scans={scansOf(measure.id)}
              canAct={canAct}
              today={today}
            />
          ))}
        </ul>
      )}
      {canAct && (
        <div className="flex flex-col gap-4 print:hidden">
          <Button
            id={ADD_MEASURE_ID}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
            className="self-start"
          >
            <Icon of={Plus} className="size-4" />
            Dodaj działanie
          </Button>
          {isAdding && (
            <div className="rounded-control border border-line bg-canvas p-4">
              <MeasureForm report={report} people={people} onClose={close} />
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

import { DayField } from '~/components/day-field'
import { doneLimits, parseMeasureDone } from '~/domain/reports/measure-form'
import { MAX_MEASURE_NOTE_LENGTH, type Measure } from '~/domain/reports/measure-schema'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'
import { TextAreaField } from '~/ui/field'
import { takeFocus } from '~/ui/focus'

import { MeasureFormFrame } from './measure-form-frame'

/** Says on which day a measure was done, with a note and scans if there are any. */
export function MeasureDoneForm({
  measure,
  report,
  userId,
  today,
  onClose,
}: {
  measure: Measure
  report: Report
  /** The viewer, in whose name scans are kept. */
  userId: string
  today: Day
  onClose: () => void
}) {
  const scanField = useScanField(measure.id)
  return (
    <MeasureFormFrame
      hidden={{ act: 'done', measureId: measure.id }}
      parse={(sent) => parseMeasureDone(sent, report, today)}
      submitLabel="Zapisz wykonanie"
      isWaiting={scanField.isBusy}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <DayField
            label="Dzień wykonania"
            name="doneOn"
            ref={takeFocus}
            required
            {...doneLimits(report, today)}
            defaultValue={today}
            error={errors.doneOn}
            className="sm:max-w-60"
          />
          <TextAreaField
            label="Notatka (opcjonalnie)"
            name="note"
            rows={2}
            maxLength={MAX_MEASURE_NOTE_LENGTH}
            error={errors.note}
          />
          <ScanField
            legend="Zdjęcia i dokumenty (opcjonalnie)"
            label="Dodaj zdjęcie lub PDF"
            userId={userId}
            {...scanField}
          />
        </>
      )}
    </MeasureFormFrame>
  )
}

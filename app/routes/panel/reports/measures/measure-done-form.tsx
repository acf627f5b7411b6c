import { useState } from 'react'

import { doneLimits, parseMeasureDone } from '~/domain/reports/measure-form'
import type { Measure } from '~/domain/reports/measure-schema'
import { MAX_MEASURE_NOTE_LENGTH } from '~/domain/reports/new-measure'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { PhotoPicker } from '~/routes/panel/reports/photo-picker'
import { TextAreaField, TextField } from '~/ui/field'
import { takeFocus } from '~/ui/focus'

import { MeasureFormFrame } from './measure-form-frame'

/** Says on which day a measure was done, with a note and a photo if there are any. */
export function MeasureDoneForm({
  measure,
  report,
  today,
  onClose,
}: {
  measure: Measure
  report: Report
  today: Day
  onClose: () => void
}) {
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [isShrinking, setIsShrinking] = useState(false)
  return (
    <MeasureFormFrame
      hidden={{ act: 'done', measureId: measure.id }}
      parse={(sent) => parseMeasureDone(sent, report, today)}
      submitLabel="Zapisz wykonanie"
      isWaiting={isShrinking}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label="Dzień wykonania"
            name="doneOn"
            type="date"
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
          <PhotoPicker
            isOne
            photos={photos}
            onChange={setPhotos}
            isBusy={isShrinking}
            onBusy={setIsShrinking}
            error={errors.photo}
          />
        </>
      )}
    </MeasureFormFrame>
  )
}

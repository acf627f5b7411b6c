import { useRef, useState } from 'react'

import { NOT_STORED } from '~/components/not-stored'
import { useFieldErrors } from '~/components/use-field-errors'
import { doneLimits, parseMeasureDone } from '~/domain/reports/measure-form'
import type { Measure } from '~/domain/reports/measure-schema'
import { MAX_MEASURE_NOTE_LENGTH } from '~/domain/reports/new-measure'
import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'
import { PhotoPicker } from '~/routes/panel/reports/photo-picker'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextAreaField, TextField } from '~/ui/field'
import { takeFocus } from '~/ui/focus'

import { useMeasureFetcher } from './use-measure-fetcher'

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
  const form = useRef<HTMLFormElement>(null)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [isShrinking, setIsShrinking] = useState(false)
  const { Form, data: answer, state } = useMeasureFetcher(onClose)
  const { errors, recheck } = useFieldErrors(answer?.errors, (sent) => parseMeasureDone(sent, report, today))
  const isBusy = state !== 'idle'
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col gap-4 print:hidden"
    >
      <input type="hidden" name="intent" value="measure" />
      <input type="hidden" name="act" value="done" />
      <input type="hidden" name="measureId" value={measure.id} />
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
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
      {answer?.isNotStored && <Alert title="Nie udało się zapisać">{NOT_STORED}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" isBusy={isBusy || isShrinking}>
          {isBusy ? 'Zapisywanie…' : 'Zapisz wykonanie'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Anuluj
        </Button>
      </div>
    </Form>
  )
}

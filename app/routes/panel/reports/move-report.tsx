import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { NOT_STORED } from '~/components/not-stored'
import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_NOTE_LENGTH } from '~/domain/reports/new-report'
import { REPORT_STATUSES, reportStatusBadge, type ReportStatus } from '~/domain/reports/report'
import { parseReportMove } from '~/domain/reports/report-move'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField, TextAreaField } from '~/ui/field'

/** The status that usually follows. A closed report is opened again when something new turns up. */
const NEXT = { new: 'investigating', investigating: 'closed', closed: 'investigating' } satisfies Record<
  ReportStatus,
  ReportStatus
>

/** Changes the status of a report, with an optional note. */
export function MoveReport({
  status,
  answer,
}: {
  status: ReportStatus | undefined
  answer: FormAnswer | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, (sent) => parseReportMove(sent, status ?? ''))
  const isBusy = useNavigation().formData?.get('intent') === 'move'
  const options = REPORT_STATUSES.filter((option) => option !== status).map((value) => ({
    value,
    label: reportStatusBadge(value).label,
  }))
  return (
    <Card title="Zmiana statusu">
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="move" />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <SelectField
          label="Nowy status"
          name="status"
          options={options}
          defaultValue={status && NEXT[status]}
          error={errors.status}
        />
        <TextAreaField
          label="Notatka (opcjonalnie)"
          name="note"
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          error={errors.note}
        />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{NOT_STORED}</Alert>}
        <Button type="submit" variant="primary" isBusy={isBusy} className="self-start max-sm:w-full">
          {isBusy ? 'Zapisywanie…' : 'Zmień status'}
        </Button>
      </Form>
    </Card>
  )
}

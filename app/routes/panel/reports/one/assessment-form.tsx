import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { assessmentLabel, paperLabel, paperNote } from '~/domain/reports/accident-paper'
import { assessmentOf } from '~/domain/reports/accident-progress'
import { parseAssessment, SAVED_ASSESSMENT } from '~/domain/reports/assessment-form'
import type { Report } from '~/domain/reports/report'
import { formatDay, type Day } from '~/domain/words/day'
import { openedText } from '~/domain/words/opened-record'
import { OpenedRecord } from '~/routes/panel/recording/opened-record'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { AssessmentFields } from '~/routes/panel/reports/assessment-fields'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'

import { SUMMARY } from './accident-step-form'
import type { ReportAnswer } from './decide-on-report'

/** Says who was hurt, how badly, and which paper follows. All of it can be changed, because more is known later. */
export function AssessmentForm({
  report,
  today,
  answer,
}: {
  report: Report
  today: Day
  answer: ReportAnswer | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const assessment = assessmentOf(report)
  const { errors, recheck } = useFieldErrors(answer?.errors, (sent) =>
    parseAssessment(sent, { date: report.date, today, usualRole: assessment.who }),
  )
  const isBusy = useNavigation().formData?.get('intent') === 'assess'
  const note = paperNote(assessment)
  const { deathOn } = assessment
  return (
    <div>
      <p className="font-semibold">
        {assessmentLabel(assessment)}
        {deathOn && `, śmierć ${formatDay(deathOn)}`}
      </p>
      <p className="text-sm text-muted">
        {[`Dokument: ${paperLabel(assessment)?.toLowerCase() ?? 'żaden'}`, note].filter(Boolean).join('. ')}
      </p>
      <details open={answer !== undefined || undefined}>
        <summary className={SUMMARY}>Zmień, kto ucierpiał i&nbsp;jak ciężko</summary>
        <Form
          ref={form}
          method="post"
          noValidate
          onChange={(event) => recheck(event.currentTarget)}
          className="flex flex-col gap-4 pt-2"
        >
          <input type="hidden" name="intent" value="assess" />
          <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
          <AssessmentFields initial={assessment} today={today} errors={errors} />
          <OpenedRecord opened={openedText(SAVED_ASSESSMENT, assessment)} meanwhile={answer?.meanwhile} />
          {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
          <Button type="submit" isBusy={isBusy} className="self-start">
            Zapisz skutki
          </Button>
        </Form>
      </details>
    </div>
  )
}

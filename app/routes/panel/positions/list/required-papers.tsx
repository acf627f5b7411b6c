import { useRef } from 'react'
import { useFetcher } from 'react-router'

import { DayField } from '~/components/day-field'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { Switch } from '~/ui/switch'

// These tell the action of the screen which form was sent.
export const REQUIRED_PAPERS_INTENT = 'required-papers'
export const RISK_DAY_INTENT = 'risk-day'

export const RISK_DAY_REFUSED = 'Podaj datę dzisiejszą albo wcześniejszą, np. 21.11.2026'

/** Asks which papers employees need, and whether others need the same. Another system checks those that are off. */
export function RequiredPapersCard({ required, today }: { required: RequiredPapers; today: Day }) {
  const { formData, submit } = useFetcher()
  const isOn = (name: 'examination' | 'induction' | 'ofOthers') =>
    formData ? formData.has(name) : required[name] === true
  const needs = { examination: isOn('examination'), induction: isOn('induction'), ofOthers: isOn('ofOthers') }
  const set = (change: Partial<typeof needs>) => {
    const { examination, induction, ofOthers } = { ...needs, ...change }
    const fields = {
      ...(examination && { examination: 'on' }),
      ...(induction && { induction: 'on' }),
      ...(ofOthers && { ofOthers: 'on' }),
    }
    void submit({ intent: REQUIRED_PAPERS_INTENT, ...fields }, { method: 'post' })
  }
  return (
    <Card title="Wymagane od pracowników">
      <p className="text-sm text-muted">
        {keepTogether(
          'Kodeks pracy wymaga obu od pracowników przed dopuszczeniem do pracy, także tymczasowych. Wyłącz to, czego pilnuje inny system. Każda odpowiedź na pytanie, kto może pracować, będzie wtedy miała dopisek, czego nie obejmuje.',
        )}
      </p>
      <div className="flex flex-col divide-y divide-line *:py-3">
        <Switch
          label="Orzeczenie lekarskie"
          hint="Aktualne, bez przeciwwskazań do pracy na stanowisku"
          name="examination"
          isOn={needs.examination}
          onChange={(examination) => set({ examination })}
        />
        <Switch
          label="Szkolenie wstępne"
          hint="Instruktaż ogólny i stanowiskowy"
          name="induction"
          isOn={needs.induction}
          onChange={(induction) => set({ induction })}
        />
        <Switch
          label="To samo od osób bez umowy o&nbsp;pracę"
          hint="Zlecenie, dzieło, samozatrudnienie: także szkolenie okresowe; Kodeks pracy zostawia to organizującemu pracę"
          name="ofOthers"
          isOn={needs.ofOthers}
          onChange={(ofOthers) => set({ ofOthers })}
        />
      </div>
      <RiskDayForm riskRoseOn={required.riskRoseOn} today={today} />
    </Card>
  )
}

function RiskDayForm({ riskRoseOn, today }: { riskRoseOn: Day | undefined; today: Day }) {
  const { Form, data: answer } = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const errors = answer?.errors ?? {}
  return (
    <Form ref={form} method="post" noValidate className="flex flex-wrap items-end gap-3">
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
      <DayField
        // Undoing replaces what was typed.
        key={riskRoseOn}
        label="Kategoria ryzyka wzrosła powyżej 3 (opcjonalnie)"
        hint="Dzień jej ustalenia. Pracownicy administracyjno-biurowi mają wtedy 6 miesięcy na szkolenie okresowe."
        name="riskRoseOn"
        defaultValue={riskRoseOn}
        min={FIRST_EMPLOYMENT_DAY}
        max={today}
        error={errors.riskRoseOn}
        className="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" name="intent" value={RISK_DAY_INTENT}>
        Zapisz dzień
      </Button>
    </Form>
  )
}

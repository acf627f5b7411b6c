import { useState } from 'react'
import { useFetcher } from 'react-router'

import { DayField } from '~/components/day-field'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Switch } from '~/ui/ark/switch'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

/** The field that tells the action of the screen which form was sent. */
export const REQUIRED_PAPERS_INTENT = 'required-papers'

/** Asks which papers employees need, and whether others need the same. Another system checks those that are off. */
export function RequiredPapersCard({ required, today }: { required: RequiredPapers; today: Day }) {
  const { formData, submit } = useFetcher()
  const [riskRoseOn = '', setRiskRoseOn] = useState(required.riskRoseOn)
  const isOn = (name: 'examination' | 'induction' | 'ofOthers') =>
    formData ? formData.has(name) : required[name] === true
  const needs = { examination: isOn('examination'), induction: isOn('induction'), ofOthers: isOn('ofOthers') }
  const set = (change: Partial<RequiredPapers>) => {
    const {
      examination,
      induction,
      ofOthers,
      riskRoseOn: day,
    } = {
      ...needs,
      riskRoseOn: required.riskRoseOn,
      ...change,
    }
    const fields = {
      ...(examination && { examination: 'on' }),
      ...(induction && { induction: 'on' }),
      ...(ofOthers && { ofOthers: 'on' }),
      ...(day && { riskRoseOn: day }),
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
          hint="Zlecenie, dzieło, samozatrudnienie: także szkolenie okresowe. Kodeks pracy zostawia to organizującemu pracę"
          name="ofOthers"
          isOn={needs.ofOthers}
          onChange={(ofOthers) => set({ ofOthers })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <DayField
          label="Kategoria ryzyka wzrosła powyżej 3 (opcjonalnie)"
          hint="Dzień jej ustalenia. Pracownicy administracyjno-biurowi mają wtedy 6 miesięcy na szkolenie okresowe."
          value={riskRoseOn}
          onDay={setRiskRoseOn}
          min={FIRST_EMPLOYMENT_DAY}
          max={today}
          className="min-w-0 flex-1 basis-64"
        />
        <Button onClick={() => set({ riskRoseOn })}>Zapisz dzień</Button>
      </div>
    </Card>
  )
}

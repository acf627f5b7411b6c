import { useFetcher } from 'react-router'

import type { RequiredPapers } from '~/domain/employment/employment-records'
import { keepTogether } from '~/domain/words/polish'
import { Switch } from '~/ui/ark/switch'
import { Card } from '~/ui/card'

/** The field that tells the action of the screen which form was sent. */
export const REQUIRED_PAPERS_INTENT = 'required-papers'

/** Asks which papers employees need, and whether others need the same. Another system checks those that are off. */
export function RequiredPapersCard({ required }: { required: RequiredPapers }) {
  const { formData, submit } = useFetcher()
  const isOn = (name: keyof RequiredPapers) => (formData ? formData.has(name) : required[name] === true)
  const needs = { examination: isOn('examination'), induction: isOn('induction'), ofOthers: isOn('ofOthers') }
  const set = (change: Partial<RequiredPapers>) => {
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
          hint="Zlecenie, dzieło, samozatrudnienie: także szkolenie okresowe. Kodeks pracy zostawia to organizującemu pracę"
          name="ofOthers"
          isOn={needs.ofOthers}
          onChange={(ofOthers) => set({ ofOthers })}
        />
      </div>
    </Card>
  )
}

import { useFetcher } from 'react-router'

import type { RequiredOfAll } from '~/domain/employment/employment-records'
import { keepTogether } from '~/domain/words/polish'
import { Switch } from '~/ui/ark/switch'
import { Card } from '~/ui/card'

/** The field that tells the action of the screen which form was sent. */
export const REQUIRED_OF_ALL_INTENT = 'required-of-all'

/** Asks which papers everybody needs. Another system checks those that are off, and each answer says so. */
export function RequiredOfAllCard({ required }: { required: RequiredOfAll }) {
  const { formData, submit } = useFetcher()
  const isOn = (name: keyof RequiredOfAll) => (formData ? formData.has(name) : required[name])
  const needs = { examination: isOn('examination'), induction: isOn('induction') }
  const set = (change: Partial<RequiredOfAll>) => {
    const { examination, induction } = { ...needs, ...change }
    const fields = { ...(examination && { examination: 'on' }), ...(induction && { induction: 'on' }) }
    void submit({ intent: REQUIRED_OF_ALL_INTENT, ...fields }, { method: 'post' })
  }
  return (
    <Card title="Wymagane od każdego">
      <p className="text-sm text-muted">
        {keepTogether(
          'Prawo wymaga obu przed dopuszczeniem do pracy. Wyłącz to, czego pilnuje inny system. Każda odpowiedź na pytanie, kto może pracować, będzie wtedy miała dopisek, czego nie obejmuje.',
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
      </div>
    </Card>
  )
}

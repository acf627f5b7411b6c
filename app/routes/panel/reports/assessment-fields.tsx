import { useState } from 'react'

import { DayField } from '~/components/day-field'
import {
  OFFERED_ROLES,
  SEVERITIES,
  SEVERITY_LABELS,
  type Assessment,
  type InjuredRole,
} from '~/domain/reports/accident'
import { INJURED_ROLE_LABELS } from '~/domain/reports/accident-paper'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { SelectField } from '~/ui/field'

const toOption = (value: InjuredRole) => ({ value, label: INJURED_ROLE_LABELS[value] })
const ROLE_OPTIONS = OFFERED_ROLES.map(toOption)
const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] }))

const WITH_FORMER_ROLE = [toOption('contractor'), ...ROLE_OPTIONS]

function roleOptions(who: string, { former, usual }: Record<'former' | 'usual', InjuredRole | undefined>) {
  if (former === 'contractor') return WITH_FORMER_ROLE
  if (who !== '') return ROLE_OPTIONS
  if (usual === undefined) return [{ value: '', label: 'Wybierz' }, ...ROLE_OPTIONS]
  return ROLE_OPTIONS.map((option) => (option.value === usual ? { ...option, value: '' } : option))
}

/** Asks who was hurt in an accident and how badly, and for the day of death only if somebody died. */
export function AssessmentFields({
  initial,
  usualRole,
  today,
  errors,
}: {
  /**
   * Without a role, `usualRole` is shown and sent as an empty text until somebody chooses, so that a draft does not keep
   * it: it follows the injured person. Without that, too, the form asks.
   */
  initial: Omit<Assessment, 'who'> & { who: InjuredRole | undefined }
  usualRole?: InjuredRole | undefined
  today: Day
  errors: FieldErrors
}) {
  const [who, setWho] = useState<string>(initial.who ?? '')
  const [severity, setSeverity] = useState<string>(initial.severity)
  const isFatal = severity === 'fatal'
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-5 *:min-w-56 *:flex-1">
        <SelectField
          label="Kim jest osoba poszkodowana"
          name="who"
          options={roleOptions(who, { former: initial.who, usual: usualRole })}
          value={who}
          onChange={({ currentTarget }) => setWho(currentTarget.value)}
          error={errors.who}
        />
        <SelectField
          label="Jak ciężki jest wypadek"
          name="severity"
          options={SEVERITY_OPTIONS}
          value={severity}
          onChange={({ currentTarget }) => setSeverity(currentTarget.value)}
          error={errors.severity}
        />
      </div>
      {/* The day stays in the form while the person tries another answer. */}
      <div hidden={!isFatal}>
        <DayField
          label="Dzień śmierci"
          name="deathOn"
          required={isFatal}
          max={today}
          defaultValue={initial.deathOn}
          error={errors.deathOn}
          className="sm:max-w-60"
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="isCollective"
          defaultChecked={initial.isCollective}
          className="size-5 shrink-0 accent-primary"
        />
        <span>Ucierpiała więcej niż jedna osoba</span>
      </label>
    </>
  )
}

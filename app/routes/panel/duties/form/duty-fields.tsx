import { useId, useMemo, useState, type ReactNode } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import { DayField } from '~/components/day-field'
import { CONFIRMATION_LABELS } from '~/domain/duties/duty'
import { APPLIES_OPTIONS, MAX_DUTY_NAME_LENGTH, MAX_DUTY_TEXT_LENGTH } from '~/domain/duties/duty-form'
import { DUTY_LAW } from '~/domain/duties/duty-law'
import type { DutyContext } from '~/domain/duties/duty-list'
import {
  CONFIRMATIONS,
  MAX_INTERVAL_MONTHS,
  MAX_TOLD,
  type Duty,
  type DutySort,
} from '~/domain/duties/duty-schema'
import { factsApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import type { ListedPosition } from '~/domain/staff/position-list'
import { FIRST_DAY, LAST_DAY } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { PeopleField } from '~/routes/panel/people/people-field'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField, TextAreaField, TextField } from '~/ui/field'

type Screen = {
  sort: DutySort
  duty: Duty | undefined
  /** The position that a new one begins with. */
  position: string | undefined
  positions: readonly ListedPosition[]
  staff: readonly Person[]
  context: DutyContext
  draft: Draft
}

/** Asks whether the firm owes it, and if so, when it was done and when it is due again. */
export function DutyFields({ screen, errors }: { screen: Screen; errors: FieldErrors }) {
  const { sort, duty, position, positions, draft } = screen
  const { about } = DUTY_LAW[sort]
  const start = duty?.notApplicable === undefined ? 'yes' : 'no'
  const [applies, setApplies] = useState(drafted(draft, 'applies') ?? start)
  const listId = useId()
  const isAsked = sort !== 'other'
  return (
    <>
      {isAsked && (
        <SelectField
          label="Czy dotyczy firmy"
          name="applies"
          value={applies}
          onChange={(event) => setApplies(event.currentTarget.value)}
          options={APPLIES_OPTIONS}
        />
      )}
      {about && (
        <>
          <TextField
            label={applies === 'no' ? `${about.label} (opcjonalnie)` : about.label}
            hint={about.hint}
            name="about"
            defaultValue={drafted(draft, 'about') ?? duty?.about ?? position}
            maxLength={MAX_DUTY_NAME_LENGTH}
            list={about.of === 'position' ? listId : undefined}
            error={errors.about}
          />
          {about.of === 'position' && (
            <datalist id={listId}>
              {positions.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
      {isAsked && (
        <Answered if={applies === 'no'}>
          <TextAreaField
            label="Nie dotyczy, bo"
            hint="Inspektor zobaczy tu powód, na przykład: firma nie ma takich urządzeń."
            name="notApplicable"
            defaultValue={drafted(draft, 'notApplicable') ?? duty?.notApplicable}
            maxLength={MAX_DUTY_TEXT_LENGTH}
            error={errors.notApplicable}
          />
        </Answered>
      )}
      <Answered if={applies === 'yes' || !isAsked}>
        <AppliedFields screen={screen} errors={errors} />
      </Answered>
    </>
  )
}

/** Hides fields that the other answer asks for. They are not sent, and keep what is typed if the answer changes back. */
function Answered({ if: isShown, children }: { if: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={!isShown} hidden={!isShown} className="contents">
      {children}
    </fieldset>
  )
}

function AppliedFields({
  screen: { sort, duty, staff, context, draft },
  errors,
}: {
  screen: Screen
  errors: FieldErrors
}) {
  const { doneLabel, everyMonths, isTold, appoints } = DUTY_LAW[sort]
  const [people, setPeople] = useState<readonly string[]>(draft.fields.people ?? duty?.people ?? [])
  const telling = useMemo(() => factsApart(staff), [staff])
  const field = (name: string, start = '') => ({
    name,
    defaultValue: drafted(draft, name) ?? start,
    error: errors[name],
  })
  // The interval of the law is proposed for a new one, and for one that did not apply so far.
  const interval = duty && duty.notApplicable === undefined ? duty.everyMonths : everyMonths
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <DayField label={doneLabel} {...field('doneOn', duty?.doneOn)} min={FIRST_DAY} max={context.today} />
        <TextField
          label="Co ile miesięcy (opcjonalnie)"
          {...field('everyMonths', interval?.toString())}
          inputMode="numeric"
          maxLength={String(MAX_INTERVAL_MONTHS).length}
        />
      </div>
      <DayField
        label="Następny termin (opcjonalnie)"
        hint="Tylko jeśli dokument podaje inny niż wynika z&nbsp;odstępu. Termin trafia do „Do zrobienia”, kalendarza i&nbsp;przypomnień."
        {...field('nextOn', duty?.nextOn)}
        min={FIRST_DAY}
        max={LAST_DAY}
      />
      {appoints && (
        <PeopleField
          legend="Wyznaczone osoby"
          label="Wyznaczone osoby"
          name="people"
          people={staff}
          telling={telling}
          chosen={people}
          onChoose={setPeople}
          error={errors.people}
        />
      )}
      {isTold && (
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            label="Ile osób zapoznano (opcjonalnie)"
            {...field('told', duty?.told?.toString())}
            inputMode="numeric"
            maxLength={String(MAX_TOLD).length}
          />
          <SelectField
            label="Potwierdzenie (opcjonalnie)"
            {...field('confirmation', duty?.confirmation)}
            options={[
              { value: '', label: 'Nie podano' },
              ...CONFIRMATIONS.map((value) => ({ value, label: CONFIRMATION_LABELS[value] })),
            ]}
          />
        </div>
      )}
      <TextAreaField
        label="Uwagi (opcjonalnie)"
        hint="Na przykład gdzie leży dokument."
        {...field('note', duty?.note)}
        maxLength={MAX_DUTY_TEXT_LENGTH}
      />
    </>
  )
}

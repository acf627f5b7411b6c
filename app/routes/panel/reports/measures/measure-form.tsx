import { useMemo, useState } from 'react'

import { createId } from '~/browser/store/create-id.client'
import { DayField } from '~/components/day-field'
import { namesApart } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { dueLimits, parseMeasure, savedMeasure } from '~/domain/reports/measure-form'
import { MAX_MEASURE_LENGTH, type Measure } from '~/domain/reports/measure-schema'
import type { Report } from '~/domain/reports/report'
import { openedText } from '~/domain/words/opened-record'
import { PeopleSelect } from '~/routes/panel/reports/people-select'
import { TextAreaField } from '~/ui/field'
import { takeFocus } from '~/ui/focus'

import { MeasureFormFrame } from './measure-form-frame'

export type MeasurePeople = {
  viewerId: string
  /** The people who may answer for a measure, the viewer first. */
  owners: readonly Person[]
  nameOf: (id: string) => string
}

/** Adds a measure to a report, or changes one. */
export function MeasureForm({
  measure,
  report,
  people: { viewerId, owners, nameOf },
  onClose,
}: {
  measure?: Measure
  report: Report
  people: MeasurePeople
  onClose: () => void
}) {
  const [id] = useState(createId)
  const [owner, setOwner] = useState(measure?.ownerId ?? viewerId)
  const options = useMemo(() => {
    const name = namesApart(owners)
    const known = owners.map((person) => ({
      value: person.id,
      label: person.id === viewerId ? `${name(person)} (Ty)` : name(person),
    }))
    // Somebody who has left stays named.
    const former = measure && !owners.some((person) => person.id === measure.ownerId) && measure.ownerId
    return former ? [...known, { value: former, label: nameOf(former) }] : known
  }, [owners, viewerId, measure, nameOf])
  return (
    <MeasureFormFrame
      hidden={{ act: 'save', id, measureId: measure?.id }}
      opened={measure && openedText(savedMeasure(nameOf), measure)}
      parse={(sent) =>
        parseMeasure(
          sent,
          report,
          options.map(({ value }) => ({ id: value })),
        )
      }
      submitLabel="Zapisz działanie"
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextAreaField
            label="Co zrobić"
            name="what"
            ref={takeFocus}
            rows={2}
            required
            maxLength={MAX_MEASURE_LENGTH}
            defaultValue={measure?.what}
            error={errors.what}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <PeopleSelect
              label="Osoba odpowiedzialna"
              name="ownerId"
              value={owner}
              onChoose={setOwner}
              options={options}
              error={errors.ownerId}
            />
            <DayField
              label="Termin"
              name="due"
              required
              {...dueLimits(report)}
              defaultValue={measure?.due}
              error={errors.due}
            />
          </div>
        </>
      )}
    </MeasureFormFrame>
  )
}

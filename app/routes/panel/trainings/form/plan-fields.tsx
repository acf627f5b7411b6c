import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'

import type { Draft } from '~/browser/records/drafts.client'
import { listTrainedByEmployers } from '~/domain/qualifications/qualification-law'
import { trainingCandidates } from '~/domain/staff/training-candidates'
import { leadsToValue, parsePlaces } from '~/domain/trainings/training-form'
import { CHOSEN_FIELD, chosenIds } from '~/domain/trainings/training-plan'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { parseTickedPeople } from '~/routes/panel/people/ticked/ticked-people'
import { drafted } from '~/routes/panel/recording/draft-form'

import { PeoplePicker } from './people-picker'
import { staffFields, type StaffPlanner } from './staff-planner'
import { TrainingFields } from './training-fields'

/** The navigation whose people the draft has already: they are not chosen again after a reload. */
const NAVIGATION_FIELD = 'navigation'

/** Asks an employer for a training of the own staff, and for the people who take part. */
export function PlanFields({
  staff,
  start,
  today,
  draft,
  errors,
}: {
  staff: StaffPlanner
  /** The choice that the training leads to, or an empty text. */
  start: string
  today: Day
  draft: Draft
  errors: FieldErrors
}) {
  const { key: navigation, state } = useLocation()
  const planner = useMemo(() => staffFields(staff), [staff])
  const [leadsTo, setLeadsTo] = useState(drafted(draft, 'leadsTo') ?? start)
  const [places, setPlaces] = useState(drafted(draft, 'maxParticipants') ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const known = new Set(staff.admissions.map(({ person }) => person.id))
    const isInDraft = drafted(draft, NAVIGATION_FIELD) === navigation
    // People who were ticked now take the place of those of an abandoned draft.
    const sent = isInDraft ? undefined : parseTickedPeople(state)
    const ids = sent ?? chosenIds(drafted(draft, CHOSEN_FIELD) ?? '')
    return new Set(ids.filter((id) => known.has(id)))
  })
  const candidates = useMemo(() => {
    const qualification = listTrainedByEmployers(staff.kinds).find((each) => leadsToValue(each) === leadsTo)
    return trainingCandidates(qualification ?? null, staff.admissions, { trainings: staff.trainings, today })
  }, [staff, leadsTo, today])
  return (
    <>
      <input type="hidden" name={NAVIGATION_FIELD} value={navigation} />
      <TrainingFields
        start={start}
        planner={planner}
        onLeadsTo={setLeadsTo}
        onPlaces={setPlaces}
        today={today}
        draft={draft}
        errors={errors}
      />
      <PeoplePicker
        candidates={candidates}
        chosen={chosen}
        onChoose={setChosen}
        places={parsePlaces(places.trim())}
        error={errors.people}
      />
    </>
  )
}

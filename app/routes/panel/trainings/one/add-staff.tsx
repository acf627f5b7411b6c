import { useMemo, useState } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import type { DraftName } from '~/domain/changes/draft'
import type { User } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { trainingCandidates } from '~/domain/staff/training-candidates'
import { freePlaces } from '~/domain/trainings/enrolment'
import { trainingName } from '~/domain/trainings/training'
import { CHOSEN_FIELD, chosenIds, parseAddition } from '~/domain/trainings/training-plan'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, saveForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { PeoplePicker } from '~/routes/panel/trainings/form/people-picker'
import type { StaffPlanner } from '~/routes/panel/trainings/form/staff-planner'

type Context = { training: TrainingRecord; draftName: DraftName; today: Day }

/** Adds the chosen people of the staff to their employer's training. */
export async function addStaff(
  form: FormData,
  {
    userId,
    known,
    to,
    training,
    draftName,
    today,
  }: Context & { userId: string; known: ReadonlySet<string>; to: string },
) {
  const { value, errors } = parseAddition(form, known, freePlaces(training))
  if (errors) return refuseForm({ errors })
  const id = String(form.get('id'))
  const recordings = value.map((personId, index) => ({
    id: `${id}-${index}`,
    build: (ownId: string) => ({
      kind: 'participant-added' as const,
      id: ownId,
      day: today,
      trainingId: training.id,
      userId: personId,
    }),
  }))
  return saveForm(userId, recordings, {
    form,
    draft: draftName,
    list: to,
    toast: (changes) =>
      undoToast(userId, changes, {
        title: `Dodano uczestników: ${value.length}`,
        description: `${keepTogether(trainingName(training))}. ${KEPT_HERE}`,
      }),
  })
}

/** Lets an employer choose more people for a training. */
export function AddStaff({
  viewer,
  staff,
  training,
  draftName,
  today,
  draft,
  answer,
}: Context & { viewer: User; staff: StaffPlanner; draft: Draft; answer: FormAnswer | undefined }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(chosenIds(drafted(draft, CHOSEN_FIELD) ?? '')),
  )
  const { admissions, trainings } = staff
  const { participants, leadsTo = null } = training
  const candidates = useMemo(() => {
    const present = new Set(participants)
    const others = admissions.filter(({ person }) => !present.has(person.id))
    return trainingCandidates(leadsTo, others, { trainings, today })
  }, [admissions, trainings, participants, leadsTo, today])
  const known = new Set(admissions.map(({ person }) => person.id))
  const free = freePlaces(training)
  return (
    <DraftForm
      name={draftName}
      userId={viewer.id}
      draft={draft}
      answer={answer}
      parse={(form) => parseAddition(form, known, free)}
      submit={{ label: 'Dodaj uczestników', busy: 'Zapisywanie…' }}
    >
      {(errors) => (
        <PeoplePicker
          candidates={candidates}
          chosen={chosen}
          onChoose={setChosen}
          places={free}
          placesName="wolnych miejsc"
          error={errors.people}
        />
      )}
    </DraftForm>
  )
}

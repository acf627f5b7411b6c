import { useState } from 'react'
import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { participantRecordings } from '~/browser/records/participant-recordings'
import { PageTitle } from '~/components/page-title'
import { canChangeParticipants, holdersFor } from '~/domain/access/access'
import type { applyChanges } from '~/domain/access/merge-changes'
import { isForOwnStaff } from '~/domain/access/staff-training'
import { archivedOf, employeesOf } from '~/domain/access/visibility'
import type { DraftName } from '~/domain/changes/draft'
import { MAX_LIST_LENGTH, parseParticipants, readParticipants } from '~/domain/import/people/participant-list'
import type { User } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { trainingName } from '~/domain/trainings/training'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import {
  discardDraft,
  isDiscarding,
  refuseForm,
  saveForm,
  type FormAnswer,
} from '~/routes/panel/recording/save-form'
import { loadStaffPlanner } from '~/routes/panel/trainings/form/staff-planner'
import { TextAreaField } from '~/ui/field'

import type { Route } from './+types/add-participants'
import { addStaff, AddStaff } from './add-staff'
import { ParticipantPreview } from './participant-preview'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj uczestników' } satisfies PanelHandle

const draftOf = (id: string): DraftName => `participants ${id}`

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const records = await loadRecords()
    const training = requireChangeable(viewer, records.trainings, params.id)
    return {
      viewer,
      today,
      training,
      staff: isForOwnStaff(viewer, training) ? await loadStaffPlanner(viewer, records, today) : undefined,
      people: { known: knownTo(viewer, records), participants: training.participants },
      draft: await readDraft(viewer.id, draftOf(training.id)),
    }
  },
)

export const clientAction = panelAction(
  'trainings',
  async ({ viewer, loadRecords, today, url, form }, { params }: Route.ClientActionArgs) => {
    const records = await loadRecords()
    const training = requireChangeable(viewer, records.trainings, params.id)
    const draft = draftOf(training.id)
    const to = href('/trainings/:id', { id: training.id })
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to, of: handle.heading })
    if (isForOwnStaff(viewer, training)) {
      const known = new Set(employeesOf(viewer, records.users).map((person) => person.id))
      return addStaff(form, { userId: viewer.id, known, to, training, draftName: draft, today })
    }
    const { value, errors } = parseParticipants(form, {
      known: knownTo(viewer, records),
      participants: training.participants,
    })
    if (errors) return refuseForm({ errors })
    const id = String(form.get('id'))
    const recordings = value.flatMap((addition, index) =>
      participantRecordings(addition, { id: `${id}-${index}`, day: today, trainingId: training.id }),
    )
    return saveForm(viewer.id, recordings, {
      form,
      draft,
      list: to,
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Dodano uczestników: ${value.length}`,
          description: `${keepTogether(trainingName(training))}. ${KEPT_HERE}`,
        }),
    })
  },
)

/** Returns the people whom the centre has added or trained, also archived ones. */
function knownTo(viewer: User, merged: ReturnType<typeof applyChanges>) {
  const holders = holdersFor(viewer, merged).filter(({ id }) => id !== viewer.id)
  return [...holders, ...archivedOf(viewer, merged.users)]
}

function requireChangeable(viewer: User, trainings: readonly TrainingRecord[], id: string): TrainingRecord {
  const training = trainings.find((candidate) => candidate.id === id)
  if (!training) throw data(null, { status: 404 })
  if (!canChangeParticipants(viewer, training)) throw data(null, { status: 403 })
  return training
}

const LIST_HINT =
  'Jedna osoba w\u00a0wierszu: imię i\u00a0nazwisko, e-mail, firma. Części oddziel średnikiem albo wklej komórki z\u00a0arkusza. E-mail i\u00a0firmę można pominąć.'

export default function AddParticipants({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, training, staff, draft } = loaderData
  return (
    <>
      <PageTitle>{`Dodaj uczestników: ${training.title}`}</PageTitle>
      <ScreenHeader heading="Dodaj uczestników" text={trainingName(training)} />
      <div className="max-w-3xl">
        {staff ? (
          <AddStaff
            viewer={viewer}
            staff={staff}
            training={training}
            draftName={draftOf(training.id)}
            today={today}
            draft={draft}
            answer={actionData}
          />
        ) : (
          <AddList {...loaderData} answer={actionData} />
        )}
      </div>
    </>
  )
}

/** Lets a centre type or paste a list of people, also of new ones. */
function AddList({
  viewer,
  training,
  people,
  draft,
  answer,
}: Pick<Route.ComponentProps['loaderData'], 'viewer' | 'training' | 'people' | 'draft'> & {
  answer: FormAnswer | undefined
}) {
  const [text, setText] = useState(drafted(draft, 'list') ?? '')
  const [isLastNameFirst, setIsLastNameFirst] = useState(drafted(draft, 'isLastNameFirst') !== undefined)
  const lines = readParticipants(text, isLastNameFirst, people)
  return (
    <DraftForm
      name={draftOf(training.id)}
      userId={viewer.id}
      draft={draft}
      answer={answer}
      parse={(form) => parseParticipants(form, people)}
      submit={{ label: 'Dodaj uczestników', busy: 'Zapisywanie…' }}
    >
      {(errors) => (
        <>
          <TextAreaField
            label="Lista osób"
            hint={LIST_HINT}
            error={errors.list}
            name="list"
            rows={8}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={MAX_LIST_LENGTH}
            placeholder="Jan Kowalski; jan@firma.pl; Zakłady Przykładowe"
            autoCapitalize="words"
            spellCheck={false}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start">
            <input
              type="checkbox"
              name="isLastNameFirst"
              checked={isLastNameFirst}
              onChange={(event) => setIsLastNameFirst(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            Nazwisko jest przed imieniem
          </label>
          <ParticipantPreview lines={lines} training={training} draft={draft} errors={errors} />
        </>
      )}
    </DraftForm>
  )
}

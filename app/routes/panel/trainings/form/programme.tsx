import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { readChanges } from '~/browser/records/records.client'
import { PageTitle } from '~/components/page-title'
import { canRunTraining } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import type { User } from '~/domain/people/user'
import type { Qualification } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { programmesBy } from '~/domain/records/latest-changes'
import {
  MAX_TOPIC_LENGTH,
  MAX_TOPICS,
  parseTopics,
  programmeKey,
  tooFewHoursText,
  topicFields,
  type Topic,
} from '~/domain/trainings/programme'
import { SAVED_TOPICS } from '~/domain/trainings/saved-topics'
import { decimalLabel } from '~/domain/words/number-label'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { FieldGroup, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import type { Route } from './+types/programme'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Program szkolenia' } satisfies PanelHandle

/** Rows that wait to be filled in. */
const EMPTY_ROWS = 4

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, sample }, { params }: Route.ClientLoaderArgs) => {
    const qualification = await requireQualification(viewer, sample, params.id)
    const topics = await loadTopics(viewer, qualification)
    return {
      viewer,
      qualification,
      topics,
      draft: await readDraft(viewer.id, draftOf(qualification)),
    }
  },
)

export const clientAction = panelAction(
  'trainings',
  async ({ viewer, sample, today, url, form }, { params }: Route.ClientActionArgs) => {
    const qualification = await requireQualification(viewer, sample, params.id)
    const draft = draftOf(qualification)
    const list = href('/trainings/:id/completion', { id: params.id })
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: list, of: handle.heading })
    const { value: typed, errors: wrong } = parseTopics(form)
    if (wrong) return refuseForm({ errors: wrong })
    const present = { topics: await loadTopics(viewer, qualification) }
    const { value, errors, meanwhile } = mergeOpened(
      form,
      { value: { topics: typed } },
      SAVED_TOPICS,
      present,
    )
    if (errors) return refuseForm({ errors, meanwhile })
    const recording = {
      id: form.get('id'),
      build: (id: string) => ({
        kind: 'programme-saved' as const,
        id,
        day: today,
        programme: { qualification, ...value },
      }),
    }
    return saveForm(viewer.id, [recording], {
      form,
      draft,
      list,
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Zapisano program: ${qualificationLabel(qualification)}`,
          description: KEPT_HERE,
        }),
    })
  },
)

const draftOf = (qualification: Parameters<typeof programmeKey>[0]): DraftName =>
  `programme ${programmeKey(qualification)}`

/** Returns what the training leads to. Throws 404 if it leads to nothing, and 403 for whoever does not run it. */
async function requireQualification(viewer: User, sample: PanelSample, id: string) {
  const { trainings } = await withOwnChanges(viewer, sample)
  const training = trainings.find((each) => each.id === id)
  if (!training?.leadsTo) throw data(null, { status: 404 })
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  return training.leadsTo
}

async function loadTopics({ id }: User, qualification: Qualification): Promise<Topic[]> {
  return [...(programmesBy(await readChanges(id))(qualification) ?? [])]
}

export default function Programme({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, qualification, topics, draft } = loaderData
  const tooFew = tooFewHoursText(qualification, topics)
  const rows = Math.min(MAX_TOPICS, Math.max(6, topics.length + EMPTY_ROWS))
  return (
    <>
      <PageTitle>{`Program szkolenia: ${qualificationLabel(qualification)}`}</PageTitle>
      <ScreenHeader heading={handle.heading} text={qualificationLabel(qualification)} />
      <div className="flex max-w-3xl flex-col gap-5">
        <p>
          Trafi na zaświadczenia ze wszystkich szkoleń z&nbsp;tym certyfikatem. Godziny są lekcyjne, po 45
          minut.
        </p>
        {tooFew && <Note>{tooFew}</Note>}
        <DraftForm
          name={draftOf(qualification)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={openedText(SAVED_TOPICS, { topics })}
          parse={parseTopics}
          submit={{ label: 'Zapisz program', busy: 'Zapisywanie…' }}
        >
          {(errors) =>
            Array.from({ length: rows }, (_, row) => {
              const names = topicFields(row)
              const topic = topics[row]
              const field = (name: string, known: string | undefined) => ({
                name,
                defaultValue: drafted(draft, name) ?? known ?? '',
                error: errors[name],
              })
              return (
                <FieldGroup key={row} legend={`Temat ${row + 1}`}>
                  <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
                    <TextField
                      label="Temat szkolenia"
                      className="max-sm:col-span-2"
                      {...field(names.title, topic?.title)}
                      maxLength={MAX_TOPIC_LENGTH}
                    />
                    <TextField
                      label="Wykłady (h)"
                      {...field(names.lectures, hoursText(topic?.lectures))}
                      inputMode="decimal"
                      maxLength={4}
                    />
                    <TextField
                      label="Ćwiczenia (h)"
                      {...field(names.exercises, hoursText(topic?.exercises))}
                      inputMode="decimal"
                      maxLength={4}
                    />
                  </div>
                </FieldGroup>
              )
            })
          }
        </DraftForm>
      </div>
    </>
  )
}

function hoursText(hours: number | undefined): string | undefined {
  return hours === undefined || hours === 0 ? undefined : decimalLabel(hours)
}

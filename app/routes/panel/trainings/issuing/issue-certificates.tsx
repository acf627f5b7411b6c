import { data, href } from 'react-router'
import * as v from 'valibot'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canIssueToParticipants, vouchesFor } from '~/domain/access/access'
import { canSignForParticipants, instructorNames, isNameOfCrew } from '~/domain/access/staff-training'
import { employeesOf } from '~/domain/access/visibility'
import type { DraftName } from '~/domain/changes/draft'
import { certificatesOf } from '~/domain/decisions/training-certificates'
import type { Person, User } from '~/domain/people/user'
import type { Qualification } from '~/domain/qualifications/qualification'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { attendeesOf } from '~/domain/trainings/enrolment'
import { nothingToIssue, parseIssue } from '~/domain/trainings/issuing'
import { lastDayOf, trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import { keepTogether } from '~/domain/words/polish'
import { recordId } from '~/domain/words/typed-text'
import { addedBeforeLabel } from '~/routes/panel/certificates/form/added-before-label'
import { signaturesFor } from '~/routes/panel/certificates/signing/signatures'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'
import { requireOwnTraining } from '~/routes/panel/trainings/require-own-training'

import type { Route } from './+types/issue-certificates'
import { IssueFields } from './issue-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Wystawienie certyfikatów' } satisfies PanelHandle

const draftOf = (id: string): DraftName => `certificates-${id}`

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const { users, trainings, certificates } = await loadRecords()
    const training = requireCompleted(viewer, trainings, params.id)
    return {
      viewer,
      training,
      attendees: attendeesOf(training),
      people: indexById(await withOwnProfiles(users)),
      certificates,
      today,
      copy: canSignForParticipants(viewer, training) ? undefined : copyOf(viewer, training, users),
      draft: await readDraft(viewer.id, draftOf(training.id)),
    }
  },
)

export const clientAction = panelAction(
  'trainings',
  async ({ viewer, sample, loadRecords, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { sampleIssuer } = sample
    const { users, trainings, certificates } = await loadRecords()
    const training = requireCompleted(viewer, trainings, params.id)
    if (isDiscarding(form))
      return discardDraft(viewer.id, draftOf(training.id), {
        url,
        to: href('/trainings'),
        of: handle.heading,
      })
    const id = v.parse(recordId, form.get('id'))
    // If a form is sent twice, the certificates of the first time do not take its numbers.
    const others = certificates.filter((certificate) => !certificate.id.startsWith(`${id}-`))
    const { leadsTo: qualification } = training
    if (!qualification) throw data(null, { status: 404 })
    const isCopied = !canSignForParticipants(viewer, training)
    const { value, errors } = parseIssue(form, {
      qualification,
      attendees: attendeesOf(training),
      certificates: others,
      lastDay: lastDayOf(training),
      today,
      isCopied,
    })
    if (errors) return refuseForm({ errors })

    const people = indexById(await withOwnProfiles(users))
    const issued = certificatesOf(value, {
      viewer,
      people,
      id,
      qualification,
      organizer: training.trainingCenter,
    })
    const recordings = issued.map((certificate) => ({
      id: certificate.id,
      build: (ownId: string) => ({
        kind: 'certificate-added' as const,
        id: ownId,
        day: today,
        certificate: { ...certificate, id: ownId },
      }),
    }))
    const signatures = await signaturesFor(
      viewer,
      issued.flatMap((certificate) => {
        const holder = people.get(certificate.userId)
        return holder ? [{ certificate, holder }] : []
      }),
      { sampleIssuer, today },
    )
    return saveForm(viewer.id, [...recordings, ...signatures.recordings], {
      form,
      draft: draftOf(training.id),
      labelOf: addedBeforeLabel({ people, kinds: kindOf(qualification) }),
      list: isCopied
        ? href('/trainings/:id', { id: training.id })
        : signatures.recordings.length > 0
          ? href('/trainings/:id/links', { id: training.id })
          : href('/certificates'),
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `${isCopied ? 'Odnotowano' : 'Wystawiono'} certyfikaty: ${issued.length}`,
          description: signatures.unsigned ?? keepTogether(trainingName(training)),
        }),
    })
  },
)

function requireCompleted(viewer: User, trainings: readonly TrainingRecord[], id: string) {
  const training = requireOwnTraining(viewer, trainings, id, 'completed')
  if (!canIssueToParticipants(viewer, training)) throw data(null, { status: 403 })
  return training
}

/** Returns the company of an employer, which is the issuer if somebody from inside has run the training. */
function copyOf(viewer: User, training: TrainingRecord, users: readonly Person[]) {
  const { company = '' } = viewer
  const staff = employeesOf(viewer, users)
  return {
    company,
    issuer: isNameOfCrew(training.instructor, instructorNames(viewer, staff)) ? company : '',
    countsAtOnce: attendeesOf(training).every((id) =>
      staff.some((person) => person.id === id && vouchesFor(viewer, person)),
    ),
  }
}

/** Returns what the register says of the training's own kind, so that a message can name it. */
function kindOf({ own }: Qualification): OwnKinds {
  return own ? [own] : []
}

export default function IssueCertificates({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, training, attendees, people, certificates, copy, today, draft } = loaderData
  const { leadsTo: qualification } = training
  const heading = copy ? 'Odnotowanie certyfikatów' : handle.heading
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <ScreenHeader heading={heading} text={trainingName(training)} />
      {!qualification || attendees.length === 0 ? (
        <p className="text-muted">{nothingToIssue(training, copy !== undefined)}</p>
      ) : (
        <div className="max-w-3xl">
          <DraftForm
            name={draftOf(training.id)}
            userId={viewer.id}
            draft={draft}
            answer={actionData}
            parse={(form) =>
              parseIssue(form, {
                qualification,
                attendees,
                certificates,
                lastDay: lastDayOf(training),
                today,
                isCopied: copy !== undefined,
              })
            }
            submit={
              copy
                ? { label: 'Odnotuj certyfikaty', busy: 'Zapisywanie…' }
                : { label: 'Wystaw certyfikaty', busy: 'Wystawianie…' }
            }
          >
            {(errors) => (
              <IssueFields
                training={training}
                qualification={qualification}
                attendees={attendees}
                people={people}
                certificates={certificates}
                copy={copy}
                today={today}
                draft={draft}
                errors={errors}
              />
            )}
          </DraftForm>
        </div>
      )}
    </>
  )
}

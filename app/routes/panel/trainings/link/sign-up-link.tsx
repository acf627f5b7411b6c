import Link2 from 'lucide/dist/esm/icons/link-2.mjs'
import { data, href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canRunTraining } from '~/domain/access/access'
import type { Box } from '~/domain/crew/records/box'
import type { GivenPage } from '~/domain/crew/records/given-page'
import { parseSignUpLink } from '~/domain/crew/records/sign-up-form'
import { namesById } from '~/domain/people/names-apart'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { placeOf } from '~/domain/trainings/enrolment'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { withdrawPages } from '~/routes/panel/phone-pages/act-on-pages'
import { pageAddresses } from '~/routes/panel/phone-pages/page-address'
import { KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'

import type { Route } from './+types/sign-up-link'
import { decideOnSignUps } from './act-on-sign-ups'
import { GivenLink } from './given-link'
import { LinkForm } from './link-form'
import { readSignUps } from './read-sign-ups'
import { SignUps } from './sign-ups'
import { TakenIn } from './taken-in'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zapisy przez link' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const records = await loadRecords()
    const training = requireRun(viewer, records.trainings, params.id)
    const lack = lackOf(viewer)
    if (lack) return { lack, training, today, signUps: [], taken: [], hasBox: false, page: undefined }
    const [changes, addressOf, signUps] = await Promise.all([
      readChanges(viewer.id),
      pageAddresses(viewer.id),
      readSignUps(viewer, training, records),
    ])
    const crew = crewOf(changes)
    const name = namesById(indexById(records.users))
    const page = pageOf(crew.pages, training.id)
    return {
      lack,
      training,
      today,
      signUps,
      taken: changes.flatMap((change) =>
        change.kind === 'sign-up-taken-in' && change.trainingId === training.id
          ? [{ change, name: name(change.userId), place: placeOf(training, change.userId) }]
          : [],
      ),
      hasBox: openBox(crew.boxes) !== undefined,
      page: page && { question: page.question, address: addressOf?.(page) },
    }
  },
)

export const clientAction = panelAction(
  'trainings',
  async (
    { viewer, loadRecords, today, form },
    { params }: Route.ClientActionArgs,
  ): Promise<FormAnswer | null> => {
    if (lackOf(viewer)) throw data(null, { status: 400 })
    const records = await loadRecords()
    const training = requireRun(viewer, records.trainings, params.id)
    const actor = { viewer, today }
    const { pages, boxes } = crewOf(await readChanges(viewer.id))
    const page = pageOf(pages, training.id)
    switch (form.get('intent')) {
      case 'open':
        return open(form, { ...actor, training, page, box: openBox(boxes) })
      case 'close':
        return page
          ? withdrawPages(
              [page],
              { title: 'Zamknięto zapisy przez link', description: training.title },
              actor,
            )
          : null
      case null:
        return decideOnSignUps(form, await readSignUps(viewer, training, records), { ...actor, training })
      default:
        throw data(null, { status: 400 })
    }
  },
)

function requireRun(viewer: User, trainings: readonly TrainingRecord[], id: string): TrainingRecord {
  const training = trainings.find((candidate) => candidate.id === id)
  if (!training) throw data(null, { status: 404 })
  if (!canRunTraining(viewer, training)) throw data(null, { status: 403 })
  return training
}

function pageOf(pages: readonly GivenPage[], trainingId: string) {
  return pages
    .flatMap((page) => (page.of === 'signup' && page.trainingId === trainingId ? [page] : []))
    .at(-1)
}

/** Sign-ups go into the first box that takes something. */
function openBox(boxes: readonly Box[]): Box | undefined {
  return boxes.find(({ isPaused }) => isPaused !== true)
}

/** Gives the page of the training, and opens a box if there is none for what comes in. */
async function open(
  form: FormData,
  {
    viewer,
    today,
    training,
    page,
    box,
  }: {
    viewer: User
    today: Day
    training: TrainingRecord
    page: GivenPage | undefined
    box: Box | undefined
  },
): Promise<FormAnswer> {
  const { value, errors } = parseSignUpLink(form, box !== undefined)
  if (errors) return refuseForm({ errors })
  const { question, place } = value
  const { createBox, createPageKey } = await import('~/browser/crew/boxes.client')
  const opened = place === undefined ? undefined : await createBox(place)
  const given: GivenPage = {
    of: 'signup',
    trainingId: training.id,
    ...(question !== undefined && { question }),
    ...createPageKey(),
  }
  return tryRecord(
    viewer.id,
    (changes) => {
      const crew = crewOf(changes)
      return [
        ...(opened && !openBox(crew.boxes)
          ? [{ build: (id: string) => ({ kind: 'box-saved' as const, id, day: today, box: opened }) }]
          : []),
        ...((page ?? pageOf(crew.pages, training.id))
          ? []
          : [{ build: (id: string) => ({ kind: 'page-given' as const, id, day: today, page: given }) }]),
      ]
    },
    {
      done: () => ({ title: 'Włączono zapisy przez link', description: KEPT_HERE }),
      focus: 'heading',
    },
  )
}

/** Lets anybody with the link sign up for a training, and takes in who has. */
export default function SignUpLink({ loaderData, actionData }: Route.ComponentProps) {
  const { lack, training, today, signUps, taken, hasBox, page } = loaderData
  return (
    <>
      <PageTitle>{`${handle.heading}: ${training.title}`}</PageTitle>
      <ScreenHeader heading={handle.heading} text={keepTogether(trainingName(training))}>
        <ButtonLink to={href('/trainings/:id', { id: training.id })}>Strona szkolenia</ButtonLink>
      </ScreenHeader>
      {lack ? (
        <NeedsVault
          lack={lack}
          icon={Link2}
          what={'każdy, komu wyślesz link, zapisze się na szkolenie z\u00a0telefonu'}
        />
      ) : (
        <>
          {signUps.length > 0 && <SignUps signUps={signUps} training={training} />}
          {page?.address !== undefined && (
            <GivenLink training={training} address={page.address} question={page.question} today={today} />
          )}
          {(!page || !hasBox) && (
            <LinkForm training={training} isGiven={page !== undefined} hasBox={hasBox} answer={actionData} />
          )}
          {taken.length > 0 && <TakenIn taken={taken} />}
        </>
      )}
    </>
  )
}

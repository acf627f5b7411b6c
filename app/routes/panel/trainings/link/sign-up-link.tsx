import Link2 from 'lucide/dist/esm/icons/link-2.mjs'
import { data, href } from 'react-router'

import { readSignUps, readStrays } from '~/browser/crew/sign-ups.client'
import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canMoveReports, canRunTraining } from '~/domain/access/access'
import { namesById } from '~/domain/people/names-apart'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { attendeesOf, placeOf } from '~/domain/trainings/enrolment'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { pageAddresses } from '~/routes/panel/phone-pages/page-address'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'
import { Note } from '~/ui/note'

import type { Route } from './+types/sign-up-link'
import { closeLink, openBox, openLink, pageOf, setAutomatic } from './act-on-link'
import { decideOnSignUps, setStraysAside } from './act-on-sign-ups'
import { AUTOMATIC, BY_PRESS } from './automatic-switch'
import { GivenLink } from './given-link'
import { LinkForm } from './link-form'
import { SignUps } from './sign-ups'
import { Strays } from './strays'
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
    if (lack)
      return {
        viewer,
        lack,
        training,
        today,
        signUps: [],
        strays: [],
        taken: [],
        hasBox: false,
        page: undefined,
      }
    const [changes, addressOf, signUps, strays] = await Promise.all([
      readChanges(viewer.id),
      pageAddresses(viewer.id),
      readSignUps(viewer, training, records),
      // Whoever handles reports finds them there.
      canMoveReports(viewer) ? [] : readStrays(viewer, records),
    ])
    const crew = crewOf(changes)
    const name = namesById(indexById(records.users))
    const page = pageOf(crew.pages, training.id)
    return {
      viewer,
      lack,
      training,
      today,
      signUps,
      strays,
      taken: changes.flatMap((change) =>
        change.kind === 'sign-up-taken-in' && change.trainingId === training.id
          ? [{ change, name: name(change.userId), place: placeOf(training, change.userId) }]
          : [],
      ),
      hasBox: openBox(crew.boxes) !== undefined,
      page: page && {
        question: page.question,
        isAutomatic: page.isAutomatic === true,
        address: addressOf?.(page),
      },
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
        return openLink(form, { ...actor, training, page, box: openBox(boxes) })
      case AUTOMATIC:
      case BY_PRESS:
        return page ? setAutomatic(page, form.get('intent') === AUTOMATIC, actor) : null
      case 'close':
        return page ? closeLink(page, { ...actor, training }) : null
      case 'clear-strays':
        return setStraysAside(form, await readStrays(viewer, records), actor)
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

/** The register knows who may turn the reminder on, and not who has: that stays between the phone and the server. */
function whoIsReminded(training: TrainingRecord, taken: readonly { change: { userId: string } }[]): string {
  const ofLink = new Set(taken.map(({ change }) => change.userId))
  const attending = attendeesOf(training)
  const count = attending.filter((id) => ofLink.has(id)).length
  return [
    'Przypomnienie dzień przed szkoleniem dostanie tylko osoba, która po zapisie przez link włączy je na swoim telefonie: powiadomienie albo e-mail, jeśli ten serwer je wysyła.',
    ...(attending.length > 0 ? [`Z miejscem na liście: ${attending.length}, w tym z linku: ${count}.`] : []),
    ...(count < attending.length ? ['Pozostałym osobom Pewnik nic nie wyśle.'] : []),
  ].join(' ')
}

/** Lets anybody with the link sign up for a training, and takes in who has. */
export default function SignUpLink({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, lack, training, today, signUps, strays, taken, hasBox, page } = loaderData
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
          {strays.length > 0 && <Strays ids={strays.map(({ id }) => id)} />}
          {page?.address !== undefined && (
            <GivenLink
              training={training}
              address={page.address}
              question={page.question}
              isAutomatic={page.isAutomatic}
              today={today}
            />
          )}
          {(!page || !hasBox) && (
            <LinkForm
              training={training}
              isGiven={page !== undefined}
              hasBox={hasBox}
              canNameBox={canMoveReports(viewer)}
              answer={actionData}
            />
          )}
          {training.status === 'scheduled' && training.date >= today && (
            <Note>{whoIsReminded(training, taken)}</Note>
          )}
          {taken.length > 0 && <TakenIn taken={taken} />}
        </>
      )}
    </>
  )
}

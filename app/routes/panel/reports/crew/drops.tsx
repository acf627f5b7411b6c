import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import { data, Form, href, Link, useNavigation } from 'react-router'

import type { WaitingDrop } from '~/browser/crew/drops.client'
import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canMoveReports } from '~/domain/access/access'
import { dropLabel, senderLabel } from '~/domain/crew/drops/drop-label'
import { crewOf } from '~/domain/records/crew-changes'
import { indexById } from '~/domain/words/collection'
import { formatInstant } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { ROW_LINK } from '~/routes/panel/lists/rows'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/drops'
import { setAllAside } from './decide-on-drop'
import { DropBadge } from './drop-badge'
import { NO_TRAINING } from './no-training'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zgłoszenia od załogi' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canMoveReports } satisfies PanelScreen

async function readDrops(userId: string): Promise<WaitingDrop[]> {
  const { readWaitingDrops } = await import('~/browser/crew/drops.client')
  return readWaitingDrops(userId)
}

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords }) => {
  const lack = lackOf(viewer)
  const [drops, { trainings }, changes] = await Promise.all([
    lack ? [] : readDrops(viewer.id),
    loadRecords(),
    readChanges(viewer.id),
  ])
  const training = indexById(trainings)
  return {
    lack,
    hasBox: crewOf(changes).boxes.length > 0,
    drops: drops.map((waiting) => ({
      waiting,
      text:
        waiting.drop?.kind === 'sign-up'
          ? (training.get(waiting.drop.trainingId)?.title ?? NO_TRAINING)
          : waiting.drop?.text,
    })),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, today, form }) => {
  if (form.get('intent') !== 'set-all-aside' || lackOf(viewer)) throw data(null, { status: 400 })
  const shown = new Set(form.getAll('drop'))
  // One that has come since then was not seen.
  const drops = (await readDrops(viewer.id)).filter(({ id }) => shown.has(id))
  return setAllAside(drops, { viewer, today })
})

export default function Drops({ loaderData: { lack, hasBox, drops } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Zgłoszenia od załogi</PageTitle>
      <ScreenHeader
        heading={drops.length === 0 ? 'Zgłoszenia od załogi' : `Zgłoszenia od załogi (${drops.length})`}
        text="Co przyszło z&nbsp;telefonów i&nbsp;czeka na decyzję"
      >
        {!lack && <ButtonLink to={href('/reports/boxes')}>Skrzynka zgłoszeń</ButtonLink>}
        <ButtonLink to={href('/reports')}>Zgłoszenia</ButtonLink>
      </ScreenHeader>
      {lack ? (
        <NeedsVault
          lack={lack}
          icon={Megaphone}
          what={'załoga zgłosi zdarzenie ze swojego telefonu, a\u00a0Ty przeczytasz je tutaj'}
        />
      ) : drops.length === 0 && !hasBox ? (
        <EmptyState
          icon={Megaphone}
          title="Nie ma jeszcze skrzynki"
          text={keepTogether(
            'Otwórz skrzynkę i wydrukuj jej plakat. Kto zeskanuje z niego kod, zgłosi zdarzenie z telefonu, bez konta.',
          )}
        >
          <ButtonLink to={href('/reports/boxes')} variant="primary">
            Otwórz skrzynkę
          </ButtonLink>
        </EmptyState>
      ) : drops.length === 0 ? (
        <EmptyState
          icon={Megaphone}
          title="Nic nie czeka"
          text="Gdy ktoś z załogi zgłosi coś przez kod na plakacie, zobaczysz to tutaj, na pulpicie i w powiadomieniach."
        />
      ) : (
        <>
          <ul className={`${CARD} divide-y divide-line`}>
            {drops.map((row) => (
              <DropRow key={row.waiting.id} {...row} />
            ))}
          </ul>
          <SetAllAside drops={drops.map(({ waiting }) => waiting).filter(isDiscarded)} />
        </>
      )}
    </>
  )
}

/** `text` is what somebody has written, or the training for which they have signed up. */
function DropRow({ waiting, text }: { waiting: WaitingDrop; text: string | undefined }) {
  const { id, box, drop, receivedAt } = waiting
  return (
    <li className="relative flex flex-col gap-1 px-4 py-3.5 hover:bg-canvas sm:px-5">
      <div className="flex items-center gap-3">
        <DropBadge drop={drop} />
        <Link
          to={href('/reports/crew/:dropId', { dropId: id })}
          className={`${ROW_LINK} min-w-0 [overflow-wrap:anywhere]`}
        >
          {dropLabel(drop)}, {box.place}
          <span className="sr-only">: otwórz</span>
        </Link>
      </div>
      {text && <p className="line-clamp-2 max-w-prose [overflow-wrap:anywhere]">{text}</p>}
      <p className="text-sm text-muted tabular-nums [overflow-wrap:anywhere]">
        {[formatInstant(new Date(receivedAt)), drop && senderLabel(drop)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

/** A note about a page and a sign-up have names and places of their own, so no press of one button loses them. */
function isDiscarded({ drop }: WaitingDrop): boolean {
  return drop === undefined || drop.kind === 'told'
}

/** With fewer, each is read. */
const MANY = 3

function SetAllAside({ drops }: { drops: readonly WaitingDrop[] }) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (drops.length < MANY) return null
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {drops.map(({ id }) => (
        <input key={id} type="hidden" name="drop" value={id} />
      ))}
      <Button type="submit" name="intent" value="set-all-aside" isBusy={isBusy}>
        Odłóż wszystkie zgłoszenia ({drops.length})
      </Button>
      <p className="max-w-prose text-sm text-muted">
        {keepTogether(
          'Na wypadek, gdy ktoś zasypie skrzynkę. Uwagi do danych i zapisy na szkolenia zostają na liście. Od razu można to cofnąć, a skrzynkę da się też wstrzymać.',
        )}
      </p>
    </Form>
  )
}

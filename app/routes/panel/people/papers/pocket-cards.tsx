import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import { useState } from 'react'
import { data, href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { requireViewer } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import { activeCertificates } from '~/domain/overview/card'
import { sortByName } from '~/domain/people/user'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { PhotoPicker } from '~/routes/panel/official/photo-picker'
import { CardToCut, POCKET_CARD_HINT } from '~/routes/panel/official/pocket-card-sheet'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/pocket-cards'
import { useChosenPeople } from './use-chosen-people'
import { WithoutPaper } from './without-paper'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Karty do kieszeni' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employees', url)
  if (!canKeepPapers(viewer)) throw data(null, { status: 403 })
  const sample = await panelData(viewer, serverLoader)
  const { today } = sample
  const { users, visible } = await withOwnChanges(viewer, sample)
  const held = Map.groupBy(visible, ({ userId }) => userId)
  const staff = sortByName(await withOwnProfiles(employeesOf(viewer, users)))
  return {
    today,
    origin: url.origin,
    staff: staff.map((person) => {
      const certificates = activeCertificates(held.get(person.id) ?? [], today)
      return { person, certificates, isDue: certificates.length > 0 }
    }),
  }
}
clientLoader.hydrate = true as const

/** The cards for the pockets of the staff, who may have no account of their own. */
export default function PocketCards({ loaderData: { today, origin, staff } }: Route.ComponentProps) {
  const { chosen } = useChosenPeople(staff)
  const cards = chosen.filter(({ certificates }) => certificates.length > 0)
  const [photo, setPhoto] = useState<string>()
  return (
    <FormsScreen
      heading={handle.heading}
      text={countOf(cards.length, 'person')}
      links={<ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>}
      onPrint={cards.length > 0 ? () => print() : undefined}
    >
      {cards.length === 0 ? (
        <EmptyState
          icon={IdCard}
          title="Nie ma czego drukować"
          text="Nikt z wybranych osób nie ma aktywnego certyfikatu."
        />
      ) : (
        <div className="flex max-w-3xl flex-col gap-4 print:hidden">
          <p>{keepTogether(POCKET_CARD_HINT)}</p>
          {cards.length === 1 && <PhotoPicker photo={photo} onChange={setPhoto} />}
        </div>
      )}
      <WithoutPaper
        why="Bez aktywnego certyfikatu"
        people={chosen.filter(({ certificates }) => certificates.length === 0)}
      />
      {cards.map(({ person, certificates }) => (
        <CardToCut
          key={person.id}
          person={person}
          certificates={certificates}
          origin={origin}
          today={today}
          photo={cards.length === 1 ? photo : undefined}
        />
      ))}
    </FormsScreen>
  )
}

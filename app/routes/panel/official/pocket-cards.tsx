import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import { useState } from 'react'
import { href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import { sortByName, type Person } from '~/domain/people/user'
import { activeCertificates, withoutReplaced } from '~/domain/profile/card'
import { countOf, keepTogether } from '~/domain/words/polish'
import { hasCode } from '~/routes/panel/certificates/one/public-page'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { useChosenPeople } from '~/routes/panel/people/papers/use-chosen-people'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/pocket-cards'
import { FormsScreen, WithoutPaper } from './forms-screen'
import { PhotoPicker } from './photo-picker'
import { codesOf, PocketCard } from './pocket-card'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Karta do kieszeni' } satisfies PanelHandle

const isOwnCard = (url: URL) => url.pathname === href('/profile/pocket-card')

const SCREEN = {
  of: 'profile',
  may: (viewer, url) => isOwnCard(url) || canKeepPapers(viewer),
} satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today, url }) => {
  const isOwn = isOwnCard(url)
  const { users, visibleCertificates } = await loadRecords()
  const held = Map.groupBy(visibleCertificates, ({ userId }) => userId)
  const people: readonly Person[] = isOwn ? [viewer] : employeesOf(viewer, users)
  return {
    isOwn,
    today,
    holders: sortByName(await withOwnProfiles(people)).map((person) => {
      const certificates = withoutReplaced(activeCertificates(held.get(person.id) ?? [], today), hasCode)
      return {
        person,
        certificates,
        codes: codesOf(certificates, url.origin),
        isDue: isOwn || certificates.length > 0,
      }
    }),
  }
})

const INSTRUCTIONS = 'Wytnij wydruk po linii przerywanej. Karta pokazuje stan z dnia druku.'
const INSTRUCTIONS_FOR_CODES =
  'Kartę z kodami złóż na pół. Kody prowadzą do strony, która mówi, czy certyfikat jest ważny dziś.'

/** Cards for the pocket: one's own, or those of the staff, who may have no account of their own. */
export default function PocketCards({ loaderData }: Route.ComponentProps) {
  const { isOwn, today, holders } = loaderData
  const { chosen, nameOf } = useChosenPeople(holders)
  const cards = chosen.filter(({ certificates }) => isOwn || certificates.length > 0)
  const [only, ...others] = cards
  const isOne = only !== undefined && others.length === 0
  const hasCodes = cards.some(({ codes }) => codes.length > 0)
  const [photo, setPhoto] = useState<string>()
  return (
    <FormsScreen
      heading={handle.heading}
      text={isOne ? nameOf(only.person) : countOf(cards.length, 'person')}
      links={
        isOwn ? (
          <ButtonLink to={href('/profile')}>Profil</ButtonLink>
        ) : (
          <ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>
        )
      }
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
          <p>{keepTogether(hasCodes ? `${INSTRUCTIONS} ${INSTRUCTIONS_FOR_CODES}` : INSTRUCTIONS)}</p>
          {isOne && <PhotoPicker photo={photo} onChange={setPhoto} />}
        </div>
      )}
      {cards.length > 0 && (
        <WithoutPaper
          nameOf={nameOf}
          why="Bez aktywnego certyfikatu"
          people={chosen.filter((holder) => !cards.includes(holder))}
        />
      )}
      {cards.map(({ person, certificates, codes }) => (
        <PocketCard
          key={person.id}
          person={person}
          certificates={certificates}
          codes={codes}
          today={today}
          photo={isOne ? photo : undefined}
        />
      ))}
    </FormsScreen>
  )
}

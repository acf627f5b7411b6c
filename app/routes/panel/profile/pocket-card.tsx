import { useState } from 'react'
import { href } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { requireViewer } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { activeCertificates } from '~/domain/overview/card'
import { fullName } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { PhotoPicker } from '~/routes/panel/official/photo-picker'
import { CardToCut, POCKET_CARD_HINT } from '~/routes/panel/official/pocket-card-sheet'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'

import type { Route } from './+types/pocket-card'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Karta do kieszeni' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('profile', url)
  const sample = await panelData(viewer, serverLoader)
  const { certificates } = await withOwnChanges(viewer, sample)
  const own = certificates.filter(({ userId }) => userId === viewer.id)
  return {
    person: await withOwnProfile(viewer),
    certificates: activeCertificates(own, sample.today),
    origin: url.origin,
    today: sample.today,
  }
}
clientLoader.hydrate = true as const

/** One's own card for the pocket. */
export default function PocketCard({ loaderData }: Route.ComponentProps) {
  const [photo, setPhoto] = useState<string>()
  return (
    <FormsScreen
      heading={handle.heading}
      text={fullName(loaderData.person)}
      links={<ButtonLink to={href('/profile')}>Profil</ButtonLink>}
      onPrint={() => print()}
    >
      <div className="flex max-w-3xl flex-col gap-4 print:hidden">
        <p>{keepTogether(POCKET_CARD_HINT)}</p>
        <PhotoPicker photo={photo} onChange={setPhoto} />
      </div>
      <CardToCut {...loaderData} photo={photo} />
    </FormsScreen>
  )
}

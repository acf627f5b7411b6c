import { href, Link } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { readSettings } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { fixedIssuer } from '~/domain/access'
import { peopleWords } from '~/domain/people-words'
import { parseQualificationKey } from '~/domain/sheet-qualification'
import { archivedOf, employeesOf } from '~/domain/visibility'
import { requireManager } from '~/routes/panel/employee/require-manager'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/import'
import { ImportSteps } from './import-steps'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'
export { clientAction } from './record-import'

export const handle = { heading: 'Wczytaj z Excela' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireManager(requireViewer('employees', url))
  const { today, ...sample } = await panelData(viewer, serverLoader)
  const { users, certificates } = await withOwnChanges(viewer, sample)
  const { sheetColumns = [], sheetMeanings = [] } = await readSettings(viewer.id)
  const issuer = fixedIssuer(viewer)
  const isCentre = issuer !== undefined
  return {
    today,
    viewer,
    // A sheet may have a row of the viewer's own.
    people: [viewer, ...employeesOf(viewer, users), ...archivedOf(viewer, users)],
    certificates,
    isCentre,
    issuer,
    remembered: {
      isCentre,
      columns: new Map(sheetColumns),
      meanings: new Map(
        sheetMeanings.flatMap(([text, key]) => {
          const qualification = parseQualificationKey(key)
          return qualification ? [[text, qualification] as const] : []
        }),
      ),
    },
  }
}
clientLoader.hydrate = true as const

export default function Import({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Wczytaj z&nbsp;Excela</PageTitle>
      <ScreenHeader
        heading="Wczytaj z Excela"
        text="Ludzie i ich certyfikaty z Twojego arkusza. Plik nie opuszcza tej przeglądarki."
      >
        <Link to={href('/employees')} className={TEXT_LINK}>
          {peopleWords(loaderData.viewer).all}
        </Link>
      </ScreenHeader>
      <ImportSteps {...loaderData} />
    </>
  )
}

import { href, Link } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { readSettings } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canManagePeople, fixedIssuer } from '~/domain/access/access'
import { archivedOf, employeesOf } from '~/domain/access/visibility'
import { isWhole, parseQualificationKey } from '~/domain/import/texts/named-qualification'
import { peopleLabels } from '~/domain/people/people-labels'
import { listPastImports } from '~/domain/records/past-imports'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/import'
import { ImportSteps } from './import-steps'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'
export { clientAction } from './record-import'

export const handle = { heading: 'Wczytaj z Excela' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canManagePeople } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const { users, certificates, employment, positions } = await loadRecords()
  const { sheetColumns = [], sheetMeanings = [] } = await readSettings(viewer.id)
  const issuer = fixedIssuer(viewer)
  const isCentre = issuer !== undefined
  const kinds = isCentre ? [] : (await loadOwnKinds(viewer)).filter(({ isArchived }) => !isArchived)
  return {
    today,
    viewer,
    // A table may have a row about the viewer.
    people: [viewer, ...employeesOf(viewer, users), ...archivedOf(viewer, users)],
    certificates,
    employment,
    past: listPastImports(await readChanges(viewer.id)),
    isCentre,
    kinds,
    positions: isCentre ? [] : positions,
    issuer,
    remembered: {
      today,
      isCentre,
      kinds,
      columns: new Map(sheetColumns),
      meanings: new Map(
        sheetMeanings.flatMap(([text, key]) => {
          const qualification = parseQualificationKey(key, kinds)
          return isWhole(qualification) ? [[text, qualification] as const] : []
        }),
      ),
    },
  }
})

export default function Import({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Wczytaj z&nbsp;Excela</PageTitle>
      <ScreenHeader
        heading="Wczytaj z Excela"
        text="Ludzie i ich dokumenty z Twojego arkusza. Plik nie opuszcza tej przeglądarki."
      >
        <Link to={href('/employees')} className={TEXT_LINK}>
          {peopleLabels(loaderData.viewer).all}
        </Link>
      </ScreenHeader>
      <ImportSteps {...loaderData} />
    </>
  )
}

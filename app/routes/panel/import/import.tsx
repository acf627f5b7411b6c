import { data, href, Link } from 'react-router'
import * as v from 'valibot'

import { recordChanges } from '~/browser/record-changes.client'
import { readChanges } from '~/browser/records.client'
import { requireViewer } from '~/browser/session.client'
import { readSettings } from '~/browser/settings.client'
import { StorageError } from '~/browser/storage.client'
import { PageTitle } from '~/components/page-title'
import { fixedIssuer } from '~/domain/access'
import { changeSchema } from '~/domain/change'
import { checkChangeAccess } from '~/domain/change-access'
import { peopleWords } from '~/domain/people-words'
import { parseQualificationKey } from '~/domain/sheet-qualification'
import { archivedOf, employeesOf } from '~/domain/visibility'
import { requireManager } from '~/routes/panel/employee/require-manager'
import { panelData, shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { KEPT_HERE } from '~/routes/panel/shell/tell-saved'
import { showUndoToast } from '~/routes/panel/shell/undo-toast'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/import'
import { ImportSteps } from './import-steps'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

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

/** Records what the steps have planned, as one change. */
export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireManager(requireViewer('employees', url))
  const { today, ...sample } = shownPanelData(viewer)
  const sent: unknown = await request.json()
  const parsed = v.safeParse(changeSchema, { ...v.parse(v.looseObject({}), sent), day: today })
  if (!parsed.success || parsed.output.kind !== 'sheet-imported') throw data(null, { status: 400 })
  const change = parsed.output
  const mayMake = checkChangeAccess(viewer, sample, [...(await readChanges(viewer.id)), change])
  if (!mayMake(change)) throw data(null, { status: 403 })
  try {
    const recorded = await recordChanges(viewer.id, [{ id: change.id, build: (id) => ({ ...change, id }) }])
    // It lasts when the person goes on to another screen.
    showUndoToast(viewer.id, recorded, { title: 'Wczytano arkusz', description: KEPT_HERE })
    return { isNotStored: false, recorded }
  } catch (error) {
    if (error instanceof StorageError) return { isNotStored: true, recorded: undefined }
    throw error
  }
}

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

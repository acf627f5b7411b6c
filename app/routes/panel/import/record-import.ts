import { data } from 'react-router'
import * as v from 'valibot'

import { recordChanges } from '~/browser/records/record-changes.client'
import { readChanges } from '~/browser/records/records.client'
import { requireViewer } from '~/browser/session/session.client'
import { StorageError } from '~/browser/store/storage.client'
import { changeSchema } from '~/domain/changes/change'
import { checkChangeAccess } from '~/domain/changes/change-access'
import { shownPanelData } from '~/routes/panel/panel-data'
import { requireManager } from '~/routes/panel/people/require-manager'
import { KEPT_HERE, showUndoToast } from '~/routes/panel/recording/record-and-tell'

import type { Route } from './+types/import'

/** Records what the steps have planned, as one change. */
export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireManager(requireViewer('employees', url))
  const sample = shownPanelData(viewer)
  const { today } = sample
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

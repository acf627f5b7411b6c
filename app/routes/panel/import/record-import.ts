import { data } from 'react-router'
import * as v from 'valibot'

import { letBrowserGoOn } from '~/browser/device/in-pieces.client'
import { recordChanges } from '~/browser/records/record-changes.client'
import { readChanges } from '~/browser/records/records.client'
import { StorageError } from '~/browser/store/storage.client'
import { canManagePeople } from '~/domain/access/access'
import { checkChangeAccess } from '~/domain/access/change-access'
import { changeSchema, type Change } from '~/domain/changes/change'
import { importedRowsOf } from '~/domain/changes/imported-rows'
import { panelAction } from '~/routes/panel/panel-screen'
import { performOutcome } from '~/routes/panel/recording/outcome'
import { savedToast, undoToastId } from '~/routes/panel/recording/record-and-tell'

import type { Route } from './+types/import'
import { undoImport } from './undo-import'

/**
 * Records what the steps have planned together: people and certificates as one change, papers as another, and own kinds
 * with their certificates as a third, and positions beside the main ones as a fourth. The cells that could not be read are the last one.
 */
export const clientAction = panelAction(
  { of: 'employees', may: canManagePeople },
  async ({ viewer, sample, today }, { request }: Route.ClientActionArgs) => {
    const sent = v.parse(v.looseObject({ id: v.string() }), await request.json())
    const changes: Change[] = []
    for (const part of partsOf(sent)) {
      const parsed = v.safeParse(changeSchema, { ...part, day: today })
      if (!parsed.success) throw data(null, { status: 400 })
      if (isFilled(parsed.output)) changes.push(parsed.output)
      await letBrowserGoOn()
    }
    const mayMake = checkChangeAccess(viewer, sample, [...(await readChanges(viewer.id)), ...changes])
    if (!changes.every(mayMake)) throw data(null, { status: 403 })
    await letBrowserGoOn()
    try {
      const recordings = changes.map((change) => ({
        id: change.id,
        build: (id: string) => ({ ...change, id }),
      }))
      const recorded = await recordChanges(viewer.id, recordings)
      const undo = async () => performOutcome(await undoImport(viewer.id, sent.id))
      const action = { id: undoToastId(recorded), label: 'Cofnij', onClick: () => void undo() }
      // It lasts when the person goes on to another screen.
      return { isNotStored: false, recorded, toast: { ...savedToast('Wczytano arkusz'), action } }
    } catch (error) {
      if (error instanceof StorageError) return { isNotStored: true, recorded: undefined }
      throw error
    }
  },
)

/** Returns the parts with what belongs to each, because checking a large table takes long. */
function partsOf({ id, ...sent }: { id: string; [field: string]: unknown }) {
  const { people, restored, certificates, examinations, inductions, others, cells } = sent
  const { ownKinds, ownCertificates } = sent
  return [
    { kind: 'sheet-imported', id, people, restored, certificates },
    { kind: 'papers-imported', id: `${id}-papers`, examinations, inductions },
    { kind: 'own-kinds-imported', id: `${id}-kinds`, ownKinds, ownCertificates },
    { kind: 'other-positions-imported', id: `${id}-positions`, others },
    { kind: 'unread-cells-imported', id: `${id}-unread`, cells },
  ]
}

/** True for a part of an import that brings something. */
function isFilled(change: Change): boolean {
  return change.kind === 'unread-cells-imported' ? change.cells.length > 0 : importedRowsOf(change).length > 0
}

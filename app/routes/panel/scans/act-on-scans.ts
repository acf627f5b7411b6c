import { data } from 'react-router'
import * as v from 'valibot'

import type { Recording } from '~/browser/records/record-changes.client'
import { findScannedRecord } from '~/domain/access/scanned-record'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import { scansOf } from '~/domain/records/scan-changes'
import { MAX_SCANS, scanSchema, scanSubjectSchema, type Scan } from '~/domain/scans/scan'
import { countOf } from '~/domain/words/polish'
import { recordId } from '~/domain/words/typed-text'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, KEPT_HERE, savedToast, tryRecord } from '~/routes/panel/recording/record-and-tell'

const formSchema = v.variant('intent', [
  v.object({
    intent: v.literal('add-scans'),
    subject: v.pipe(v.string(), v.parseJson(), scanSubjectSchema),
    scans: v.pipe(v.string(), v.parseJson(), v.array(scanSchema)),
    replaces: v.optional(recordId),
  }),
  v.object({
    intent: v.literal('remove-scan'),
    subject: v.pipe(v.string(), v.parseJson(), scanSubjectSchema),
    scanId: recordId,
  }),
])

/** Adds scans to a record or removes one, and tells by a toast that can undo it. Throws 400, 403 and 404. */
export async function actOnScans(form: FormData, viewer: User, sample: PanelSample): Promise<Outcome> {
  const { output: sent, success } = v.safeParse(formSchema, Object.fromEntries(form))
  if (!success) throw data(null, { status: 400 })
  const { subject } = sent
  const record = findScannedRecord(viewer, subject, await withOwnChanges(viewer, sample))
  if (!record) throw data(null, { status: 404 })
  if (!record.canKeep) throw data(null, { status: 403 })
  const { today: day } = sample
  if (sent.intent === 'add-scans') {
    const { scans, replaces } = sent
    let added: readonly Scan[] = []
    let hasAll = false
    const outcome = await tryRecord(
      viewer.id,
      (changes) => {
        const { current } = scansOf(changes, subject)
        const unknown = withoutKnown(scans, current)
        hasAll = unknown.length === 0
        const room = MAX_SCANS - current.length + (replaces === undefined ? 0 : 1)
        added = unknown.slice(0, Math.max(0, room))
        return added.map((scan) => ({
          build: (id) => ({ kind: 'scan-added', id, day, subject, scan, replaces }),
        }))
      },
      {
        done: () => ({
          title: replaces ? `Zastąpiono skan. Nowy: ${added[0]?.name ?? ''}` : `Dodano ${namesOf(added)}`,
          description: KEPT_HERE,
        }),
        refused: 'Nie udało się dodać skanu',
      },
    )
    return { ...(added.length === 0 && { toast: notAddedToast(scans, hasAll) }), ...outcome }
  }
  const { scanId } = sent
  const removed = (changes: readonly Change[]) =>
    scansOf(changes, subject).current.find(({ id }) => id === scanId)
  let title = ''
  return tryRecord(
    viewer.id,
    (changes): Recording[] => {
      const scan = removed(changes)
      if (!scan) return []
      const removal: Change = { kind: 'scan-removed', id: 'removal', day, subject, scanId }
      const former =
        scansOf(changes, subject).former.length - scansOf([...changes, removal], subject).former.length
      title = `Usunięto skan${former > 0 ? ' i jego poprzednie wersje' : ''}: ${scan.name}`
      return [{ build: (id) => ({ ...removal, id }) }]
    },
    { done: () => ({ title }), refused: 'Nie udało się usunąć skanu' },
  )
}

/** A second tap adds nothing, and another browser that shares the folder may have filled the record. */
function notAddedToast(scans: readonly Scan[], hasAll: boolean) {
  if (hasAll) return savedToast('Ten skan już tu jest', namesOf(scans))
  return errorToast('Nie dodano skanu', `Do wpisu można dodać najwyżej ${MAX_SCANS} skanów.`)
}

function namesOf(scans: readonly Scan[]): string {
  const [first, ...others] = scans
  return first && others.length === 0 ? `skan: ${first.name}` : countOf(scans.length, 'scan')
}

/** Returns the scans that the record does not have yet. A second tap sends known ones again. */
function withoutKnown(scans: readonly Scan[], current: readonly Scan[]): Scan[] {
  const known = new Set(current.map(({ hash }) => hash))
  return scans.filter(({ hash }) => !known.has(hash))
}

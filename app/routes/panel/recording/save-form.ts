import { href } from 'react-router'

import { saveDraft, dropDraft, readDraft, type Draft } from '~/browser/records/drafts.client'
import { recordChanges, type Recording } from '~/browser/records/record-changes.client'
import { createId } from '~/browser/store/create-id.client'
import { StorageError, trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Change } from '~/domain/changes/change'
import { changeLabel } from '~/domain/changes/change-label'
import { draftFields, type DraftName } from '~/domain/changes/draft'
import { recordField, savedId, type RecordField } from '~/domain/changes/kinds'
import { addedBefore } from '~/domain/changes/sent-before'
import type { FieldErrors, Meanwhile } from '~/domain/words/form'
import type { ToastContent } from '~/ui/ark/toast-list'
import { showToast } from '~/ui/ark/toaster'

import type { Outcome } from './outcome'
import { errorToast } from './record-and-tell'

/** The answer of a form's action if it kept nothing: it says what is wrong with the fields, or with the browser. */
export type FormAnswer = Outcome & {
  errors?: FieldErrors
  meanwhile?: Meanwhile | undefined
  isNotStored?: boolean
  sentBefore?: SentBefore
}

/**
 * The records that a form has added from another tab, with other values. Sent again, under `nextId`, it is a new form.
 */
type SentBefore = { nextId: string; added: readonly { to: string; label: string }[] }

/** Answers a form that was refused; the fields keep what was typed. */
export function refuseForm<Answer extends FormAnswer = FormAnswer>(answer: NoInfer<Answer>): Answer {
  return { ...answer, isRefused: true }
}

/**
 * Records what a form adds, drops its draft, tells the person by the toast and opens the screen of the new record, or
 * the `list` if there are several: people check what they have just written. Nothing is recorded if the browser refuses,
 * or if the form has added something else before, from another tab. The answer then says so, and the draft stays.
 */
export async function saveForm(
  userId: string,
  recordings: readonly Recording[],
  {
    form,
    draft,
    list,
    toast,
    labelOf,
  }: {
    form: FormData
    draft: DraftName
    list: string
    toast: (changes: readonly Change[]) => ToastContent
    /** Names a record that the form has added before, by the change that has begun it; else its kind names it. */
    labelOf?: (change: Change) => string | undefined
  },
): Promise<FormAnswer> {
  let before: readonly Change[] = []
  const isNeeded = (effective: readonly Change[]) => {
    before = addedBefore(String(form.get('id')), recordings, effective)
    return before.length === 0
  }
  try {
    const changes = await recordChanges(userId, recordings, { draft, isNeeded })
    if (before.length > 0) {
      const added = before.map((change) => ({
        to: screenOf(change) ?? list,
        label: labelOf?.(change) ?? changeLabel(change),
      }))
      const nextId = createId()
      await trySave(() => saveDraft(userId, draft, { id: nextId, fields: draftFields(form) }))
      return refuseForm({ sentBefore: { nextId, added } })
    }
    const [saved, ...others] = changes
    const isOne = saved !== undefined && others.every((other) => isPartOf(saved, other))
    return { toast: toast(changes), to: (isOne && screenOf(saved)) || list }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    // A draft of before is gone with a register that is lost, and the way back leads to other screens.
    await trySave(() => saveDraft(userId, draft, { id: String(form.get('id')), fields: draftFields(form) }))
    return refuseForm({ isNotStored: true })
  }
}

/**
 * Scans, steps and the box that it comes from are part of a record, a signature is part of its certificate, the people with whom a training is
 * planned are part of it. The other positions of a person are part of them, and the way back from the archive is part of
 * a new employment.
 */
function isPartOf(saved: Change, { kind }: Change): boolean {
  return (
    kind === 'scan-added' ||
    kind === 'certificate-signed' ||
    kind === 'accident-step-done' ||
    kind === 'drop-taken-in' ||
    kind === 'person-restored' ||
    kind === 'other-positions-saved' ||
    (saved.kind === 'training-saved' && kind === 'participant-added')
  )
}

/** Returns the screen of the record that a change has added or changed, if it has one. */
function screenOf(change: Change): string | undefined {
  const field = recordField(change)
  const path = field && SCREENS[field]
  const id = savedId(change)
  return path && id !== undefined ? href(path, { id }) : undefined
}

/** The screen of each record that a form can save, if it has one of its own. */
const SCREENS = {
  owner: undefined,
  person: '/employees/:id',
  position: undefined,
  conditions: undefined,
  certificate: '/certificates/:id',
  examination: undefined,
  induction: undefined,
  report: '/reports/:id',
  measure: undefined,
  training: '/trainings/:id',
  ownKind: undefined,
  duty: undefined,
  scan: undefined,
  box: undefined,
  page: undefined,
  issuer: undefined,
} as const satisfies Record<RecordField, string | undefined>

/** True if „Odrzuć szkic” of `DraftForm` has sent the form. */
export function isDiscarding(form: FormData): boolean {
  return form.get('intent') === 'discard'
}

/** Discards the draft of the form at that URL and leads on; a toast, which says `of` what, can bring it back. */
export async function discardDraft(
  userId: string,
  name: DraftName,
  { url, to, of }: { url: URL; to: string; of: string },
): Promise<FormAnswer> {
  const draft = await readDraft(userId, name)
  if (!(await trySave(() => dropDraft(userId, name)))) {
    return { toast: errorToast('Nie udało się odrzucić szkicu', NOT_STORED), to: url.pathname + url.search }
  }
  // A second tap or another tab has discarded it already.
  if (isEmpty(draft)) return { to }
  const bringBack = async () => {
    if (!isEmpty(await readDraft(userId, name))) {
      showToast('error', 'Nie można tego cofnąć', 'W formularzu jest już nowy szkic.')
      return
    }
    if (await trySave(() => saveDraft(userId, name, draft))) {
      showToast('success', 'Szkic znów czeka w formularzu', of)
    } else {
      showToast('error', 'Nie udało się cofnąć', NOT_STORED)
    }
  }
  const action = { label: 'Cofnij', onClick: () => void bringBack() }
  return { toast: { type: 'success', title: 'Odrzucono szkic', description: of, action }, to }
}

function isEmpty({ fields }: Draft): boolean {
  return Object.keys(fields).length === 0
}

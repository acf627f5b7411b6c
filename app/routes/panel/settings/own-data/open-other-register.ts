import { data, href, redirectDocument } from 'react-router'

import { startSession } from '~/browser/session/session.client'
import { trySave } from '~/browser/store/storage.client'
import { registerName } from '~/domain/people/register-owner'
import { BACKUP_PROBLEMS } from '~/domain/register/backup'
import { registerOfFile } from '~/domain/register/shared-file'
import { shownSampleIds } from '~/routes/panel/panel-data'

import type { OwnDataAnswer } from './own-data-answer'

/** Names the register of a file that belongs to somebody else: it can be taken in beside the open one. */
export function nameOtherRegister(text: string): OwnDataAnswer {
  const owner = registerOfFile(text)
  return owner && !shownSampleIds().includes(owner.id)
    ? { outcome: 'other-register', name: registerName(owner) }
    : { outcome: 'refused', problem: BACKUP_PROBLEMS['another-person'] }
}

/**
 * Takes in the copy of another register, as the page that begins one does, and goes on in it. The signal ends that, and
 * then the open register stays open.
 */
export async function openOtherRegister(
  file: FormDataEntryValue | null,
  signal: AbortSignal,
): Promise<OwnDataAnswer> {
  if (!(file instanceof File)) throw data(null, { status: 400 })
  let refusal: OwnDataAnswer | undefined
  const isStored = await trySave(async () => {
    // Fetched only now: few people choose the copy of another register.
    const { takeRegisterCopy } = await import('~/browser/registers/registers.client')
    const taken = await takeRegisterCopy(file, shownSampleIds(), signal)
    if (taken.problem !== undefined) refusal = { outcome: 'refused', problem: taken.problem }
    else if (taken.rejected + taken.lostScans > 0) refusal = { outcome: 'taken-partly', ...taken }
    else {
      signal.throwIfAborted()
      startSession(taken.owner)
    }
  })
  if (!isStored) return { outcome: 'not-stored' }
  if (refusal) return refusal
  // Nothing of the register that was open stays in the document.
  throw redirectDocument(href('/dashboard'))
}

import { readChanges } from '~/browser/records.client'
import { certificateName } from '~/domain/certificate'
import { listUnconfirmed } from '~/domain/certificate-decision'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import type { ParsedForm } from '~/domain/form'
import { applyChanges } from '~/domain/merge-changes'
import { countOf } from '~/domain/polish'
import type { User } from '~/domain/user'
import type { Sample } from '~/domain/visibility'
import { refuseForm } from '~/routes/panel/forms/save-form'
import { recordAndTell } from '~/routes/panel/shell/record-and-tell'
import { showToast } from '~/ui/ark/toaster'
import { focusHeading } from '~/ui/focus'

/** Confirms the certificates that are ticked, with one way to undo it, and none that the viewer may not confirm. */
export async function confirmCertificates(
  { value: ticked, errors }: ParsedForm<ReadonlySet<unknown>>,
  viewer: User,
  { today, ...sample }: Sample & { today: Day },
) {
  if (errors) return refuseForm({ errors })
  const unconfirmedAfter = (changes: readonly Change[]) =>
    listUnconfirmed(viewer, applyChanges(viewer, sample, changes).visible).filter(({ id }) => ticked.has(id))
  const chosen = unconfirmedAfter(await readChanges(viewer.id))
  if (chosen.length === 0) {
    showToast('error', 'Tego nie można już zrobić', 'Stan certyfikatów zmienił się w międzyczasie.')
    return null
  }
  const [only, ...others] = chosen
  const isRecorded = await recordAndTell(
    viewer.id,
    chosen.map(({ id: certificateId }) => ({
      build: (id) => ({ kind: 'certificate-confirmed', id, day: today, certificateId }),
    })),
    {
      isNeeded: (changes) => unconfirmedAfter(changes).length > 0,
      done: () => ({
        title: 'Potwierdzono w tej przeglądarce',
        description:
          only && others.length === 0 ? certificateName(only) : countOf(chosen.length, 'certificate'),
      }),
      refused: 'Nie udało się zapisać',
    },
  )
  // The ticked lines, and with the last one their button, are about to go.
  if (isRecorded) focusHeading()
  return null
}

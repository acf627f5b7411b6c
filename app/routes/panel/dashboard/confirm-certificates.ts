import { readChanges } from '~/browser/records/records.client'
import { applyChanges } from '~/domain/access/merge-changes'
import type { Sample } from '~/domain/access/visibility'
import { certificateName } from '~/domain/certificates/certificate'
import type { Change } from '~/domain/changes/change'
import { listUnconfirmed } from '~/domain/decisions/certificate-decision'
import type { User } from '~/domain/people/user'
import type { ParsedForm } from '~/domain/words/form'
import { countOf } from '~/domain/words/polish'
import { errorToast, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

/** Confirms the ticked certificates that the viewer may confirm. One toast can undo all of it. */
export async function confirmCertificates(
  { value: ticked, errors }: ParsedForm<ReadonlySet<unknown>>,
  viewer: User,
  sample: Sample,
): Promise<FormAnswer> {
  const { today } = sample
  if (errors) return refuseForm({ errors })
  const unconfirmedAfter = (changes: readonly Change[]) =>
    listUnconfirmed(viewer, applyChanges(viewer, sample, changes).visibleCertificates).filter(({ id }) =>
      ticked.has(id),
    )
  const chosen = unconfirmedAfter(await readChanges(viewer.id))
  if (chosen.length === 0) {
    return { toast: errorToast('Tego nie można już zrobić', 'Stan certyfikatów tymczasem się zmienił.') }
  }
  const [only, ...others] = chosen
  return tryRecord(
    viewer.id,
    chosen.map(({ id: certificateId }) => ({
      build: (id) => ({ kind: 'certificate-confirmed', id, day: today, certificateId }),
    })),
    {
      isNeeded: (changes) => unconfirmedAfter(changes).length > 0,
      done: () => ({
        title: 'Potwierdzono w panelu',
        description:
          only && others.length === 0 ? certificateName(only) : countOf(chosen.length, 'certificate'),
      }),
      refused: 'Nie udało się zapisać',
      // The ticked lines are about to disappear, and their button with the last one.
      focus: 'heading',
    },
  )
}

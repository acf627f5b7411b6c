import type { User } from '~/domain/people/user'
import { isOwnKindId } from '~/domain/qualifications/own-kind'
import { listOwnKinds } from '~/domain/records/own-kind-changes'
import type { Day } from '~/domain/words/day'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

/** The actions of the list on a kind. */
export const OWN_KIND_INTENTS = ['archive', 'restore'] as const

type KindIntent = (typeof OWN_KIND_INTENTS)[number]

/** Takes a kind out of use, or brings it back. */
export async function actOnOwnKind(
  intent: KindIntent,
  { viewer, ownKindId, today }: { viewer: User; ownKindId: unknown; today: Day },
): Promise<Outcome | null> {
  if (!isOwnKindId(ownKindId)) return null
  const isArchiving = intent === 'archive'
  const kind = isArchiving ? 'own-kind-archived' : 'own-kind-restored'
  let name = ''
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind, id, day: today, ownKindId }) },
    {
      // A second tap or another tab has done it already.
      isNeeded: (changes) => {
        const record = listOwnKinds(changes).find(({ id }) => id === ownKindId)
        name = record?.name ?? ''
        return record !== undefined && record.isArchived !== isArchiving
      },
      done: () => ({ title: isArchiving ? 'Wycofano rodzaj' : 'Przywrócono rodzaj', description: name }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

import { readChanges } from '~/browser/records/records.client'
import { hasVault } from '~/browser/store/marks.client'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

import { pagesOfPeople } from './pages-of-people'
import type { Correction } from './phone-access'

/** Returns the page of a person on their phone and their notes about it. Without a vault there are none. Never throws. */
export async function readPhoneAccess(viewer: User, personId: string) {
  if (!hasVault(viewer.id)) return { pageId: undefined, published: undefined, corrections: [] }
  const [{ readWaitingDrops }, { publishedList }] = await Promise.all([
    import('~/browser/crew/drops.client'),
    import('~/browser/crew/publish.client'),
  ])
  const pageId = pagesOfPeople(crewOf(await readChanges(viewer.id)).pages).get(personId)?.id
  return {
    pageId,
    /** The server says when it was opened. The screen does not wait for it. */
    published: pageId === undefined ? undefined : publishedList(viewer.id),
    corrections: (await readWaitingDrops(viewer.id, 'correction')).flatMap(
      ({ id, receivedOn, drop }): Correction[] =>
        drop?.kind === 'correction' && drop.personId === personId ? [{ id, receivedOn, drop }] : [],
    ),
  }
}

/** Records that a note needs nothing any more. Null if somebody has decided already. */
export async function settleCorrection(
  dropId: FormDataEntryValue | null,
  personId: string,
  { viewer, today }: { viewer: User; today: Day },
): Promise<Outcome | null> {
  const { readWaitingDrop } = await import('~/browser/crew/drops.client')
  const waiting = await readWaitingDrop(viewer.id, String(dropId))
  if (waiting?.drop?.kind !== 'correction' || waiting.drop.personId !== personId) return null
  const { id, box, drop } = waiting
  return tryRecord(
    viewer.id,
    {
      build: (changeId) => ({
        kind: 'drop-set-aside',
        id: changeId,
        day: today,
        dropId: id,
        boxId: box.id,
        of: 'correction',
        reason: 'done',
        ...(drop.receipt && { receipt: drop.receipt }),
      }),
    },
    {
      isNeeded: (changes) => !crewOf(changes).decided.has(id),
      done: () => ({ title: 'Załatwione', description: drop.name }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

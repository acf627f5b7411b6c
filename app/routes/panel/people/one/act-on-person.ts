import { unreadableCellLabel, type UnreadableCell } from '~/domain/employment/unreadable-cell'
import { namesApart } from '~/domain/people/names-apart'
import type { Person, User } from '~/domain/people/user'
import { withEmploymentChanges } from '~/domain/records/employment-changes'
import { archiveLeavers, withPersonChanges, type PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

/** The actions of a person's page. */
export const ARCHIVE_INTENTS = ['archive', 'restore'] as const

/** Moves a person whom the viewer has added to the archive, or back. */
export async function archivePerson(
  intent: (typeof ARCHIVE_INTENTS)[number],
  {
    viewer,
    users,
    person,
    today,
  }: { viewer: User; users: readonly PersonRecord[]; person: PersonRecord; today: Day },
): Promise<Outcome> {
  const isArchiving = intent === 'archive'
  const kind = isArchiving ? 'person-archived' : 'person-restored'
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind, id, day: today, personId: person.id }) },
    {
      // A second tap or another tab has done it already.
      isNeeded: (changes) =>
        archiveLeavers(withPersonChanges([], changes, viewer), today).some(
          ({ id, isArchived }) => id === person.id && isArchived !== isArchiving,
        ),
      done: () => ({
        title: isArchiving ? 'Przeniesiono do archiwum' : 'Przywrócono z archiwum',
        description: namesApart(users)(person),
      }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

/** The action of a person's page on a cell that an import could not read. */
export const SETTLE_INTENT = 'settle-unreadable-cell'

/** Records that a cell needs nothing any more, and tells by a toast that can undo it. */
export async function settleUnreadableCell(
  cellId: string,
  { viewer, person, day }: { viewer: User; person: Person; day: Day },
): Promise<Outcome> {
  const userId = person.id
  let settled: UnreadableCell | undefined
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'unread-cell-settled', id, day, cellId, userId }) },
    {
      // A second tap or another tab has done it already.
      isNeeded: (changes) => {
        const { unreadable } = withEmploymentChanges({ examinations: [], inductions: [] }, changes)
        settled = unreadable.find((cell) => cell.id === cellId && cell.userId === userId)
        return settled !== undefined
      },
      done: () => ({ title: 'Załatwione', description: settled && unreadableCellLabel(settled) }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

import type { Change } from '~/domain/changes/change'
import type { Box } from '~/domain/crew/records/box'
import type { GivenPage } from '~/domain/crew/records/given-page'
import type { DropKind, ReceiptAddress } from '~/domain/crew/records/taken-drop'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

/** A drop that somebody has decided on. */
export type DecidedDrop = {
  dropId: string
  boxId: string
  of: DropKind
  outcome: 'taken_in' | 'set_aside'
  decidedOn: Day
  receipt?: ReceiptAddress | undefined
  answer?: string
  /** Whom a sign-up has become, and of which training. Their place there says the rest. */
  signUp?: { trainingId: string; userId: string }
}

/** What a register has for the phones of its crew. */
export type Crew = {
  /** Those that are open or paused. */
  boxes: readonly Box[]
  /** They take nothing more. Their keys still open what waits in them. */
  closedBoxes: readonly Box[]
  /** Withdrawn ones are left out: a page on the server that is not here has to go. */
  pages: readonly GivenPage[]
  /** By the id of the drop. */
  decided: ReadonlyMap<string, DecidedDrop>
}

/** Returns what the changes say of boxes, pages and drops. A closed box and a withdrawn page do not come back. */
export function crewOf(changes: readonly Change[]): Crew {
  const boxes = new Map<string, Box>()
  const pages = new Map<string, GivenPage>()
  const decided = new Map<string, DecidedDrop>()
  const answers = new Map<string, string>()
  const gone = new Set<string>()
  for (const change of changes) {
    switch (change.kind) {
      case 'box-saved':
        boxes.set(change.box.id, change.box)
        break
      case 'box-closed':
        gone.add(change.boxId)
        break
      case 'page-given':
        pages.set(change.page.id, change.page)
        break
      case 'page-withdrawn':
        gone.add(change.pageId)
        break
      case 'drop-taken-in': {
        const { dropId, boxId, receipt } = change.source
        decided.set(dropId, {
          dropId,
          boxId,
          of: 'told',
          outcome: 'taken_in',
          decidedOn: change.day,
          receipt,
        })
        break
      }
      case 'sign-up-taken-in': {
        const { dropId, boxId, receipt, trainingId, userId } = change
        decided.set(dropId, {
          dropId,
          boxId,
          of: 'sign-up',
          outcome: 'taken_in',
          decidedOn: change.day,
          receipt,
          signUp: { trainingId, userId },
        })
        break
      }
      case 'drop-set-aside': {
        const { dropId, boxId, of, receipt } = change
        // Two devices may decide at once. A report that was made of the drop is there, so it is not set aside.
        if (!decided.has(dropId))
          decided.set(dropId, { dropId, boxId, of, outcome: 'set_aside', decidedOn: change.day, receipt })
        break
      }
      case 'drop-answered':
        answers.set(change.dropId, change.answer)
        break
      default:
    }
  }
  for (const [dropId, answer] of answers) {
    const drop = decided.get(dropId)
    if (drop) decided.set(dropId, { ...drop, answer })
  }
  const isOpen = ({ id }: { id: string }) => !gone.has(id)
  return {
    boxes: [...boxes.values()].filter(isOpen),
    closedBoxes: [...boxes.values()].filter((box) => !isOpen(box)),
    pages: [...pages.values()].filter(isOpen),
    decided,
  }
}

/** True if a register has, or ever had, boxes or pages. Also for undone changes: the server may have what they have made. */
export function hasCrew(changes: Iterable<Change | undefined>): boolean {
  for (const change of changes) {
    if (change?.kind === 'box-saved' || change?.kind === 'page-given') return true
  }
  return false
}

/**
 * Returns the pages that are to be published. A worker's page ends by itself when they have left, were archived or are no
 * longer in the register.
 */
export function publishedPages(
  pages: readonly GivenPage[],
  people: ReadonlyMap<string, Person>,
  today: Day,
): GivenPage[] {
  return pages.filter((page) => {
    if (page.of !== 'mine') return true
    const person = people.get(page.userId)
    return (
      person !== undefined && !person.isArchived && (person.leftOn === undefined || person.leftOn >= today)
    )
  })
}

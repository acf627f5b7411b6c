import type { Change } from '~/domain/changes/change'
import {
  ALL_REQUIRED,
  type CoveredWork,
  type EmploymentRecords,
  type Examination,
  type Referral,
  type RequiredPapers,
  type Return,
} from '~/domain/employment/employment-records'
import type { UnreadableCell } from '~/domain/employment/unreadable-cell'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

/** The sample's part of what an employer keeps of people. */
export type EmploymentSample = Pick<EmploymentRecords, 'examinations' | 'inductions'>

/**
 * Applies a person's own changes to what the sample has of each employee. A record that was saved again takes the place
 * of the former one, as the latest; a record of somebody else under its id stays.
 */
export function withEmploymentChanges(
  sample: EmploymentSample,
  changes: readonly Change[],
): EmploymentRecords {
  const examinations = keyed(sample.examinations)
  const inductions = keyed(sample.inductions)
  const answers = new Map<string, NonNullable<Examination['answers']>>()
  const conditions = new Map<string, readonly CoveredWork[]>()
  const returns = new Map<string, Return>()
  const referrals = new Map<string, Referral>()
  const cells = new Map<string, UnreadableCell>()
  const settled = new Set<string>()
  let required: RequiredPapers = ALL_REQUIRED
  let requiredSince: Day = ''
  for (const change of changes) {
    switch (change.kind) {
      case 'examination-recorded':
        putLast(examinations, change.examination)
        break
      case 'examination-answered': {
        const { userId, examinationId, day, by } = change
        const key = keyOf({ id: examinationId, userId })
        answers.set(key, [
          ...(answers.get(key) ?? []),
          ...change.answers.map((answer) => ({ ...answer, day, by })),
        ])
        break
      }
      case 'work-conditions-saved':
        conditions.set(foldText(change.conditions.position), change.conditions.asks ?? [])
        break
      case 'examination-removed':
        examinations.delete(keyOf({ id: change.examinationId, userId: change.userId }))
        break
      case 'induction-recorded':
        putLast(inductions, change.induction)
        break
      case 'induction-removed':
        inductions.delete(keyOf({ id: change.inductionId, userId: change.userId }))
        break
      case 'return-recorded':
        returns.set(change.id, { id: change.id, userId: change.userId, returnedOn: change.returnedOn })
        break
      case 'return-removed':
        if (returns.get(change.returnId)?.userId === change.userId) returns.delete(change.returnId)
        break
      case 'referral-recorded':
        referrals.set(change.id, { id: change.id, userId: change.userId, referredOn: change.referredOn })
        break
      case 'referral-removed':
        if (referrals.get(change.referralId)?.userId === change.userId) referrals.delete(change.referralId)
        break
      case 'required-of-all-set':
        // In a merged copy an older decision may come last.
        if (change.day < requiredSince) break
        required = change.required
        requiredSince = change.day
        break
      case 'unread-cells-imported':
        for (const cell of change.cells) cells.set(keyOf(cell), cell)
        break
      case 'unread-cell-settled':
        settled.add(keyOf({ id: change.cellId, userId: change.userId }))
    }
  }
  return {
    examinations: [...examinations].map(([key, examination]) => {
      const answered = answers.get(key)
      return answered ? { ...examination, answers: answered } : examination
    }),
    inductions: [...inductions.values()],
    returns: [...returns.values()],
    referrals: [...referrals.values()],
    required,
    conditions,
    unreadable: [...cells.values()].filter((cell) => !settled.has(keyOf(cell))),
    settled: [...cells.values()].filter((cell) => settled.has(keyOf(cell))),
  }
}

type Kept = { id: string; userId: string }

function keyOf({ id, userId }: Kept): string {
  return `${userId} ${id}`
}

function keyed<Item extends Kept>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]))
}

function putLast<Item extends Kept>(items: Map<string, Item>, item: Item): void {
  items.delete(keyOf(item))
  items.set(keyOf(item), item)
}

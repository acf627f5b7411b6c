import type { WaitingDrop } from '~/browser/crew/drops.client'
import type { Recording } from '~/browser/records/record-changes.client'
import type { DropKind, ReceiptAddress, SET_ASIDE_REASONS } from '~/domain/crew/records/taken-drop'
import type { Day } from '~/domain/words/day'

/** Records the answer to a drop, if there is one. Its sender reads it by the receipt. */
export function answering(dropId: string, answer: string | undefined, today: Day): Recording[] {
  return answer === undefined
    ? []
    : [{ build: (id) => ({ kind: 'drop-answered', id, day: today, dropId, answer }) }]
}

type Aside = {
  of: DropKind
  reason: (typeof SET_ASIDE_REASONS)[number]
  receipt: ReceiptAddress | undefined
}

/** Records that a drop becomes nothing. */
export function settingAside(
  { id: dropId, box }: Pick<WaitingDrop, 'id' | 'box'>,
  { receipt, ...aside }: Aside,
  today: Day,
): Recording {
  return {
    build: (id) => ({
      kind: 'drop-set-aside',
      id,
      day: today,
      dropId,
      boxId: box.id,
      ...aside,
      ...(receipt && { receipt }),
    }),
  }
}

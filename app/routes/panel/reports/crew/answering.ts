import type { Recording } from '~/browser/records/record-changes.client'
import type { Day } from '~/domain/words/day'

/** Records the answer to a drop, if there is one. Its sender reads it by the receipt. */
export function answering(dropId: string, answer: string | undefined, today: Day): Recording[] {
  return answer === undefined
    ? []
    : [{ build: (id) => ({ kind: 'drop-answered', id, day: today, dropId, answer }) }]
}

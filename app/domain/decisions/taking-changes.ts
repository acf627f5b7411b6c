import type { Change } from '~/domain/changes/change'
import type { Day } from '~/domain/words/day'

import type { TakingLine } from './taking'

/**
 * Returns what builds the changes of a line, in their order; nothing where it brings no certificate. `newId` is the id
 * of a new one.
 */
export function takingChanges(
  { token, taking }: TakingLine,
  { day, newId }: { day: Day; newId: string },
): ((id: string) => Change)[] {
  if (token === undefined || (taking.kind !== 'added' && taking.kind !== 'confirmed')) return []
  const { facts, holder } = taking
  const certificateId = taking.kind === 'added' ? newId : taking.record.id
  const sign = (id: string): Change => ({ kind: 'certificate-signed', id, day, certificateId, token })
  if (taking.kind === 'added') {
    const certificate = { id: newId, userId: holder.id, ...facts, status: 'active' as const }
    return [(id) => ({ kind: 'certificate-added', id, day, certificate }), sign]
  }
  if (taking.corrections.length === 0) return [sign]
  return [(id) => ({ kind: 'certificate-corrected', id, day, certificateId, facts }), sign]
}

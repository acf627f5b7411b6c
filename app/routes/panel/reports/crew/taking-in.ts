import { readWaitingDrop } from '~/browser/crew/drops.client'
import type { Draft } from '~/browser/records/drafts.client'
import type { Recording } from '~/browser/records/record-changes.client'
import { reporterOf, reportFacts, sourceOf } from '~/domain/crew/drops/report-of-drop'
import { sourceLabel, type Source } from '~/domain/crew/records/taken-drop'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import { photosAsScans } from './photos-as-scans'

// What the form of a new report needs to take in a drop. It is fetched only for an address that names one.

/** A drop that a new report takes in. */
export type Taking = {
  source: Source
  label: string
  /**
   * What the form is filled in with, and how many photos this browser cannot take along. The report comes from one of these
   * people if the sender gave their name.
   */
  fill: (reporters: readonly Person[]) => Promise<{ fields: Draft['fields']; leftOut: number }>
}

/** Returns the drop that a new report takes in, or undefined if somebody has decided on it. */
export async function findTaking(userId: string, dropId: string): Promise<Taking | undefined> {
  const waiting = await readWaitingDrop(userId, dropId)
  if (waiting?.drop?.kind !== 'told') return undefined
  const { drop } = waiting
  const source = sourceOf(drop, waiting)
  return {
    source,
    label: sourceLabel(source),
    async fill(reporters) {
      const { kind, ...facts } = reportFacts(drop, waiting)
      // An indisposition has no photos (product rule).
      const { scans, leftOut } =
        kind === 'indisposition' ? { scans: [], leftOut: 0 } : await photosAsScans(userId, drop)
      const reporter = reporterOf(drop, reporters)
      return {
        fields: {
          type: [kind],
          ...(reporter && { reportedBy: [reporter.id] }),
          ...Object.fromEntries(Object.entries(facts).map(([field, text]) => [field, [text ?? '']])),
          scans: scans.map((scan) => JSON.stringify(scan)),
        },
        leftOut,
      }
    },
  }
}

/** Returns the recording that a report, which carries the id `partOf`, comes from that drop. */
export function takingIn({ source }: Taking, { partOf, day }: { partOf: string; day: Day }): Recording {
  return {
    id: `${partOf}-drop`,
    partOf,
    build: (id, reportId = partOf) => ({ kind: 'drop-taken-in', id, day, reportId, source }),
  }
}

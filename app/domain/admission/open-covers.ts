import { COVERED_WORK } from '~/domain/employment/employment-records'

import type { Admission } from './admission'

/** What an orzeczenie may cover: the position of the person, or a condition of work on it. */
export const COVERS = ['position', ...COVERED_WORK] as const

export type Cover = (typeof COVERS)[number]

/** An orzeczenie of which nobody has said yet whether it covers that. */
export type OpenCover = { cover: Cover; userId: string; examinationId: string; position: string | undefined }

/**
 * Returns what nobody has said of the orzeczenia of several people. The questions about a former employment or about an
 * absence are for each person alone.
 */
export function openCovers(admissions: readonly Pick<Admission, 'person' | 'checks'>[]): OpenCover[] {
  return admissions.flatMap(({ person, checks }) =>
    checks.flatMap(({ cause, work, recordId: examinationId, position = person.position }) => {
      const cover = cause === 'position' ? cause : cause === 'cover' ? work : undefined
      if (cover === undefined || examinationId === undefined) return []
      return [{ cover, userId: person.id, examinationId, position }]
    }),
  )
}

/** Counts the people whose orzeczenia leave something open. */
export function countAsked(open: readonly OpenCover[]): number {
  return new Set(open.map(({ userId }) => userId)).size
}

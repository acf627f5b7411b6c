import type { Amount } from '~/domain/records/own-data-counts'

/** Data of a person that a file has replaced. */
export type FormerData = {
  /** The part of it that is gone. */
  lost: readonly Amount[]
  /** Puts it back in its place; throws StorageError, and then nothing is changed. */
  bringBack: () => Promise<void>
}

/** The latest is last. In memory only: the next start of the app forgets it, so nothing that is gone stays on the disk. */
const formerData = new Map<string, FormerData[]>()

export function keepFormerData(userId: string, former: FormerData): void {
  formerData.set(userId, [...(formerData.get(userId) ?? []), former])
}

/** Returns the data that a file has replaced last since this document was opened. */
export function findFormerData(userId: string): FormerData | undefined {
  return formerData.get(userId)?.at(-1)
}

/** Brings data back that a file has replaced. False if they are back already; throws StorageError. */
export async function bringFormerDataBack(userId: string, former: FormerData): Promise<boolean> {
  if (!formerData.get(userId)?.includes(former)) return false
  await former.bringBack()
  formerData.set(userId, formerData.get(userId)?.filter((one) => one !== former) ?? [])
  return true
}

/** Forgets all of it: the person erases their data. */
export function forgetFormerData(userId: string): void {
  formerData.delete(userId)
}

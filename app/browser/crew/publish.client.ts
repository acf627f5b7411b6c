import { readChanges } from '~/browser/records/records.client'
import type { GivenPage } from '~/domain/crew/records/given-page'
import { crewOf } from '~/domain/records/crew-changes'
import type { VaultProblem } from '~/domain/vault/vault-state'
import type { Day } from '~/domain/words/day'

/** A page that the register has given, and what the server says of it. */
export type PublishedPage = {
  given: GivenPage
  /** False until it is sent, and again when its person has left. */
  isPublished: boolean
  /** The day on which it was opened last. */
  seenOn?: Day
}

/** What a register publishes. With a problem the server has not said which of it is there. */
export type PublishedList = { pages: PublishedPage[]; receipts: number; problem?: VaultProblem }

/** Asks the server what it has of the pages of a person's register. Never throws. */
export async function publishedList(userId: string): Promise<PublishedList> {
  const { pages } = crewOf(await readChanges(userId))
  return { pages: pages.map((given) => ({ given, isPublished: false })), receipts: 0, problem: 'unavailable' }
}

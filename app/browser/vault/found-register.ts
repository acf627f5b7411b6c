import { parseChange } from '~/browser/records/parse-changes'
import { effectiveChanges } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { isImport, kindOf } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { withPersonChanges } from '~/domain/records/person-changes'
import { registerOfRecords } from '~/domain/register/shared-file'
import type { VaultAddress } from '~/domain/vault/vault-link'
import { EMPTY_LOG, recordsOf } from '~/domain/vault/vault-log'

import { openAll } from './bring-in-step.client'
import { vaultKeys } from './vault-keys.client'
import { VaultError, type EntriesAnswer } from './vault-server.client'

/** An answer of the server about a whole vault, and what opens it. */
export type LookRequest = { address: VaultAddress; answer: EntriesAnswer }

/** Whose register a vault has, and how large it is. */
export type FoundRegister = { owner: User; people: number }

/** Opens the entries of a vault, and keeps nothing of them. Throws VaultError if they hold no register. */
export async function findRegisterIn({ address, answer }: LookRequest): Promise<FoundRegister> {
  const { log, incoming } = await openAll(await vaultKeys(address), EMPTY_LOG, answer)
  const { records } = recordsOf(log, [], incoming)
  const owner = registerOfRecords(records)
  if (!owner) throw new VaultError(incoming.some(({ content }) => content) ? 'gone' : 'wrong-key')
  return { owner, people: countPeople(records, owner) }
}

/** Counts the people who are not archived. */
function countPeople(records: readonly unknown[], owner: User): number {
  // Parsing all of a large register would take long.
  const isOfPeople = (record: unknown) =>
    isImport(record) || /^(person-|undone$)/.test(String(kindOf(record)))
  const changes = records.filter(isOfPeople).flatMap((record) => parseChange(record) ?? [])
  const people = withPersonChanges([], withImportedRows(effectiveChanges(changes)), owner)
  return people.filter(({ isArchived }) => !isArchived).length
}

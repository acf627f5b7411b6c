import { checkChangeAccess } from '~/domain/access/change-access'
import { effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { kindOf } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { erasedOwnData, hasBeginning, isSameJson, recordKey, type OwnData } from '~/domain/records/own-data'
import { amountsOnlyIn, type Amount } from '~/domain/records/own-data-counts'

import { withoutForbidden, type Backup } from './backup'

/** The ways to take in a copy: beside what is here, or in its place. */
export type TakingMode = 'merge' | 'replace'

/**
 * Returns the copy as its person can take it in, without what they may not make. `here` are the changes in this browser.
 * A copy that replaces them must be allowed without them, whatever they are.
 */
export function allowedBackup(
  whole: Backup,
  mode: TakingMode,
  {
    viewer,
    sample,
    here,
  }: { viewer: User; sample: Parameters<typeof checkChangeAccess>[1]; here: readonly Change[] },
): Backup {
  const { records } = whole.data
  const alone = checkChangeAccess(viewer, sample, records)
  if (mode === 'replace') return withoutForbidden(whole, alone)
  const together = checkChangeAccess(viewer, sample, [...here, ...records])
  return withoutForbidden(whole, (change) => together(change) && alone(change))
}

/**
 * Returns the data of a copy in the place of the present ones. Entries that the copy has and this version cannot read
 * stay if they are here, and so do the beginning of a register and the erasing of people: a former copy brings nobody
 * back.
 */
export function replacedOwnData(present: OwnData, { data, unreadable }: Backup): OwnData {
  const beginning = hasBeginning(data.records) ? [] : erasedOwnData(present).records
  const taken = new Set([...beginning, ...data.records].map(recordKey))
  const kept = present.records.filter(
    (record) =>
      (unreadable.has(recordKey(record)) || kindOf(record) === 'person-erased') &&
      !taken.has(recordKey(record)),
  )
  return { ...data, records: [...beginning, ...data.records, ...kept] }
}

/** The people, certificates, drafts and so on that go, and those that come. */
export type Replacement = { lost: readonly Amount[]; gained: readonly Amount[] }

/** Counts what goes and what comes if a copy takes the place of the data here. `here` are the changes that count. */
export function compareReplacement(
  here: readonly Change[],
  { drafts }: OwnData,
  { data }: Backup,
): Replacement {
  const next = withImportedRows(effectiveChanges(data.records))
  return {
    lost: [...amountsOnlyIn(here, next), draftsOnlyIn(drafts, data.drafts)],
    gained: [...amountsOnlyIn(next, here), draftsOnlyIn(data.drafts, drafts)],
  }
}

function draftsOnlyIn(these: OwnData['drafts'], others: OwnData['drafts']): Amount {
  const names = Object.keys(these).filter((form) => !isSameJson(these[form], others[form]))
  return { noun: 'draft', count: names.length }
}

import { recordChanges, undoChanges } from '~/browser/records/record-changes.client'
import { announceChange, readChanges } from '~/browser/records/records.client'
import { trySave } from '~/browser/store/storage.client'
import { PASTED_TABLE } from '~/domain/certificates/certificate-record'
import { findPastImport, listPastImports, type PastImport } from '~/domain/records/past-imports'
import { formatDay } from '~/domain/words/day'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { showToast } from '~/ui/ark/toaster'

/** Said in place of an offer to take an import back, if something of it was changed later. */
export const CHANGED_SINCE = 'Dane zmieniono później, więc nie można go cofnąć w\u00a0całości.'

/** Returns „zaloga.xlsx, 21.11.2026”. */
export function importName({ file = 'Arkusz', day }: Pick<PastImport, 'file' | 'day'>): string {
  return `${file === PASTED_TABLE ? 'Wklejona tabela' : file}, ${formatDay(day)}`
}

/**
 * Takes an import back and its people and documents out of this browser, and tells. Its toast can bring it back as long
 * as it is shown: nothing else has it any more. Returns false if the import is still there.
 */
export async function undoImport(userId: string, id: string): Promise<boolean> {
  const past = findPastImport(listPastImports(await readChanges(userId)), id)
  if (!past) {
    showToast('error', 'Nie ma już czego cofnąć')
    return true
  }
  const name = importName(past)
  if (past.isChanged) {
    showToast('error', 'Nie cofnięto wczytania', CHANGED_SINCE)
    return false
  }
  const isStored = await trySave(() => undoChanges(userId, past.parts))
  if (!isStored) {
    showToast('error', 'Nie udało się cofnąć', notStoredText())
    return false
  }
  showToast('success', 'Cofnięto wczytanie', name, {
    label: 'Przywróć',
    onClick: () => void restoreImport(userId, past),
  })
  return true
}

async function restoreImport(userId: string, past: PastImport): Promise<void> {
  const recordings = past.parts.map((part) => ({
    id: part.id,
    build: (id: string) => ({ ...part, id }),
  }))
  const isStored = await trySave(() => recordChanges(userId, recordings))
  if (!isStored) return showToast('error', 'Nie udało się przywrócić', notStoredText())
  announceChange()
  showToast('success', 'Przywrócono wczytanie', importName(past))
}

import { recordChanges, undoChanges } from '~/browser/records/record-changes.client'
import { announceChange, readChanges } from '~/browser/records/records.client'
import { trySave } from '~/browser/store/storage.client'
import { PASTED_TABLE } from '~/domain/certificates/certificate-record'
import { findPastImport, listPastImports, type PastImport } from '~/domain/records/past-imports'
import { formatDay } from '~/domain/words/day'
import { performOutcome, type Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, notStoredText } from '~/routes/panel/recording/record-and-tell'

/** Said in place of an offer to take an import back, if something of it was changed later. */
export const CHANGED_SINCE = 'Dane zmieniono później, więc nie można go cofnąć w\u00a0całości.'

/** Returns „zaloga.xlsx, 21.11.2026”. */
export function importName({ file = 'Arkusz', day }: Pick<PastImport, 'file' | 'day'>): string {
  return `${file === PASTED_TABLE ? 'Wklejona tabela' : file}, ${formatDay(day)}`
}

/**
 * Takes an import back and its people and documents out of this browser. The toast can bring it back as long as it is
 * shown: nothing else has it any more. `next` is where the focus goes if the import is gone.
 */
export async function undoImport(
  userId: string,
  id: string,
  next: Pick<Outcome, 'focus'> = {},
): Promise<Outcome> {
  const past = findPastImport(listPastImports(await readChanges(userId)), id)
  if (!past) return { ...next, toast: errorToast('Nie ma już czego cofnąć') }
  if (past.isChanged) return refusal('Nie cofnięto wczytania', CHANGED_SINCE)
  const isStored = await trySave(() => undoChanges(userId, past.parts))
  if (!isStored) return refusal('Nie udało się cofnąć', notStoredText())
  const restore = async () => performOutcome(await restoreImport(userId, past))
  return {
    ...next,
    toast: {
      type: 'success',
      title: 'Cofnięto wczytanie',
      description: importName(past),
      action: { label: 'Przywróć', onClick: () => void restore() },
    },
  }
}

async function restoreImport(userId: string, past: PastImport): Promise<Outcome> {
  const recordings = past.parts.map((part) => ({
    id: part.id,
    build: (id: string) => ({ ...part, id }),
  }))
  const isStored = await trySave(() => recordChanges(userId, recordings))
  if (!isStored) return refusal('Nie udało się przywrócić', notStoredText())
  announceChange()
  return { toast: { type: 'success', title: 'Przywrócono wczytanie', description: importName(past) } }
}

function refusal(title: string, description: string): Outcome {
  return { toast: errorToast(title, description), isRefused: true }
}

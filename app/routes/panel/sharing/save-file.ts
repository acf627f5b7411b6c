import { downloadText } from '~/browser/device/download.client'
import { StorageError } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { TextFile } from '~/documents/text-file'
import { showToast } from '~/ui/ark/toaster'

/** Saves a file on the person's device. `write` may fetch the code that writes it, so it can fail offline. */
export async function saveFile(write: () => Promise<TextFile>): Promise<void> {
  await tellIfNotPrepared(async () => {
    const { name, text, type } = await write()
    downloadText(name, text, type)
  })
}

/** Saves a file by that function and says if there is none, whatever the reason. */
export async function tellIfNotPrepared(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    showToast(
      'error',
      'Nie udało się przygotować pliku',
      error instanceof StorageError
        ? NOT_STORED
        : 'Nie ma połączenia z\u00a0internetem albo zabrakło pamięci. Spróbuj ponownie.',
    )
  }
}

import { downloadText } from '~/browser/device/download.client'
import type { TextFile } from '~/documents/text-file'
import { showToast } from '~/ui/ark/toaster'

/** Saves a file on the person's device. `write` may fetch the code that writes it, so it can fail offline. */
export async function saveFile(write: () => Promise<TextFile>): Promise<void> {
  try {
    const { name, text, type } = await write()
    downloadText(name, text, type)
  } catch {
    showToast(
      'error',
      'Nie udało się przygotować pliku',
      'Sprawdź połączenie z internetem i spróbuj ponownie.',
    )
  }
}

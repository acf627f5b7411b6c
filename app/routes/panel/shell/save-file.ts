import { downloadText } from '~/browser/download.client'
import type { TextFile } from '~/documents/text-file'
import { showToast } from '~/ui/ark/toaster'

/** Hands a file to the person; what writes it is fetched with the click. */
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

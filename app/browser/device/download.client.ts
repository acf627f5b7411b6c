import { fileName } from '~/domain/words/file-name'

/** Saves a text as a file of the person. */
export function downloadText(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type }))
}

/** Saves a file of the person. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  link.click()
  // Some browsers start to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Saves a text as a file of the person. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start to read the text only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

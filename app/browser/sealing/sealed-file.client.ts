import { openByPassphrase, type SealProblem } from './age-file.client'

/** Returns the file that a passphrase locks, or why it is not opened. */
export async function openSealedFile(
  file: File,
  passphrase: string,
): Promise<{ file: File; problem?: undefined } | { problem: string }> {
  const opened = await openByPassphrase(file, passphrase)
  if (opened.problem) return { problem: SEAL_PROBLEMS[opened.problem] }
  return { file: new File([opened.content], file.name) }
}

export const SEAL_PROBLEMS = {
  'wrong-key': 'To nie jest hasło tego pliku.',
  damaged: 'Plik jest uszkodzony: ktoś go zmienił albo nie jest cały.',
} satisfies Record<SealProblem, string>

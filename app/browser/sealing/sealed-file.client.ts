import { openByPassphrase, type SealProblem } from './age-file.client'

/** Returns the file that a passphrase locks, or why it is not opened. Throws what the file system throws. */
export async function openSealedFile(
  file: File,
  passphrase: string,
): Promise<{ file: File; problem?: undefined } | { problem: string }> {
  const opened = await openByPassphrase(file, passphrase)
  if (opened.problem) {
    const isOfFolder = (await file.slice(0, HEADER_BYTES).text()).includes(FOR_A_KEY)
    return { problem: isOfFolder ? OF_FOLDER : SEAL_PROBLEMS[opened.problem] }
  }
  return { file: new File([opened.content], file.name) }
}

const SEAL_PROBLEMS = {
  'wrong-key': 'To nie jest hasło tego pliku.',
  damaged: 'Plik jest uszkodzony: ktoś go zmienił albo jest niekompletny.',
} satisfies Record<SealProblem, string>

const HEADER_BYTES = 200
/** The header of a file that is locked for a key and not by a passphrase. */
const FOR_A_KEY = '-> X25519 '
const OF_FOLDER =
  'Ten plik otwiera się tylko razem z całym folderem wspólnym, w Chrome albo Edge na komputerze.'

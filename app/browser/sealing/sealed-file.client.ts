import { MAX_HEADER_BYTES, MAX_SEALED_BYTES, MAX_WORK_FACTOR } from '~/domain/register/sealing-limits'
import { sizeLabel } from '~/domain/words/number-label'

import type { SealProblem } from './age-file.client'
import { openInWorker } from './open-by-passphrase.client'

/**
 * Returns the file that a passphrase locks, or why it is not opened. Throws what the file system throws, the reason of
 * the signal, and an Error if there is no memory or no code for it.
 */
export async function openSealedFile(
  file: File,
  passphrase: string,
  signal?: AbortSignal,
): Promise<{ file: File; problem?: undefined } | { problem: string }> {
  if (file.size > MAX_SEALED_BYTES) return { problem: TOO_LARGE }
  const opened = await openInWorker(file, passphrase, signal)
  if (opened.problem) {
    const isOfFolder = (await file.slice(0, HEADER_BYTES).text()).includes(FOR_A_KEY)
    return { problem: isOfFolder ? OF_FOLDER : SEAL_PROBLEMS[opened.problem] }
  }
  return { file: new File([opened.content], file.name) }
}

const TOO_LARGE = `Plik jest większy niż ${sizeLabel(MAX_SEALED_BYTES)}.`

const SEAL_PROBLEMS = {
  'wrong-key': 'To nie jest hasło tego pliku.',
  damaged: 'Plik jest uszkodzony: ktoś go zmienił albo jest niekompletny.',
  'too-costly': `Otwarcie tego pliku wymaga zbyt wielu obliczeń: stopień zabezpieczenia może wynosić najwyżej ${MAX_WORK_FACTOR}, a\u00a0nagłówek może mieć najwyżej ${sizeLabel(MAX_HEADER_BYTES)}. Pewnik takich plików nie zapisuje. Jeśli ufasz plikowi, otwórz go programem age i\u00a0wczytaj bez hasła.`,
} satisfies Record<SealProblem, string>

const HEADER_BYTES = 200
/** The header of a file that is locked for a key and not by a passphrase. */
const FOR_A_KEY = '-> X25519 '
const OF_FOLDER =
  'Ten plik otwiera się tylko razem z całym folderem wspólnym, w Chrome albo Edge na komputerze.'

import { Suspense, useState } from 'react'
import { href, useNavigate } from 'react-router'

import type { FolderKeyProblem } from '~/browser/sealing/folder-key.client'
import type { FolderKey } from '~/browser/sealing/folder-seal.client'
import { registerName } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { findRegister } from '~/domain/register/register'
import type { Day } from '~/domain/words/day'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'

import { tryStartSession } from './login-answer'
import { PassphraseForm } from './passphrase-form'

const UNLOCK_PROBLEMS = {
  'wrong-key': 'To nie jest hasło tego folderu.',
  damaged: 'Plik w folderze jest uszkodzony. Przywróć jego wcześniejszą wersję.',
  'too-costly':
    'Otwarcie pliku w folderze wymaga zbyt wielu obliczeń. Pewnik takich plików nie zapisuje. Przywróć jego wcześniejszą wersję.',
  'no-key': 'W folderze brakuje pliku rejestru. Może jeszcze się nie zsynchronizował.',
  'old-browser': 'Ta przeglądarka nie otwiera folderów zabezpieczonych hasłem. Zaktualizuj ją.',
} satisfies Record<FolderKeyProblem, string>

type Found = { folder: FileSystemDirectoryHandle; owners: User[]; keyFiles: string[] }

const loadSharing = () => import('~/browser/sharing/shared-folder.client')
const loadSealed = () => import('~/browser/sharing/sealed-folder.client')

/** Returns the owner as this browser knows them now: it may have had the register before. */
async function findOwner(owner: User): Promise<User> {
  const { readChanges } = await import('~/browser/records/records.client')
  return findRegister(await readChanges(owner.id)) ?? owner
}

/**
 * Opens a register from the folder that another browser shares. Only some browsers can. A file under the id of a person
 * in the sample holds no register.
 */
export function SharedRegister({ today, sampleIds }: { today: Day; sampleIds: readonly string[] }) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()

  const open = async (owner: User, folder: FileSystemDirectoryHandle, key?: FolderKey) => {
    const { connectFolder } = await loadSharing()
    const state = await connectFolder(owner, folder, today, key)
    if (state.problem) setProblem('Sprawdź, czy plik rejestru jest cały i czy można w nim zapisywać.')
    else if (tryStartSession(await findOwner(owner)))
      setProblem('Przeglądarka nie pozwala zapisać danych tej strony.')
    else await navigate(href('/dashboard'))
  }
  const choose = async () => {
    const [{ chooseFolder, listRegistersOf }, { listKeyFiles }] = await Promise.all([
      loadSharing(),
      loadSealed(),
    ])
    const folder = await chooseFolder()
    if (!folder) return
    const registers = (await listRegistersOf(folder)) ?? []
    const owners = registers.filter(({ id }) => !sampleIds.includes(id))
    const keyFiles = (await listKeyFiles(folder)) ?? []
    const [only] = owners
    setProblem(only || keyFiles.length > 0 ? undefined : 'W tym folderze nie ma pliku rejestru.')
    setFound({ folder, owners, keyFiles })
    if (only && owners.length === 1 && keyFiles.length === 0) await open(only, folder)
  }
  /** Opens the register whose passphrase it is. */
  const unlock = async ({ folder, keyFiles }: Found, passphrase: string, signal: AbortSignal) => {
    const { openSealedRegister } = await loadSealed()
    let reason: FolderKeyProblem = 'wrong-key'
    for (const keyFile of keyFiles) {
      const opened = await openSealedRegister(folder, keyFile, passphrase, signal)
      if (!opened.problem && !sampleIds.includes(opened.owner.id)) {
        await open(opened.owner, folder, opened.key)
        return undefined
      }
      // Another register of the folder may still open.
      if (opened.problem && opened.problem !== 'wrong-key') reason = opened.problem
    }
    return UNLOCK_PROBLEMS[reason]
  }
  const busy = (task: () => Promise<void>) => async () => {
    setIsBusy(true)
    try {
      await task()
    } catch {
      setProblem('Sprawdź połączenie z internetem i spróbuj ponownie.')
    }
    setIsBusy(false)
  }

  return (
    <>
      <Button onClick={() => void busy(choose)()} isBusy={isBusy}>
        Otwórz folder wspólny
      </Button>
      {found && found.keyFiles.length > 0 && (
        <Suspense>
          <PassphraseForm
            title="Folder wspólny jest zabezpieczony hasłem"
            onOpen={(passphrase, signal) => unlock(found, passphrase, signal)}
          />
        </Suspense>
      )}
      {found && found.owners.length > 0 && found.owners.length + found.keyFiles.length > 1 && (
        <ul aria-label="Rejestry w folderze" className="flex w-full flex-col gap-2">
          {found.owners.map((owner) => (
            <li key={owner.id}>
              <Button
                onClick={() => void busy(() => open(owner, found.folder))()}
                className="w-full py-2"
                disabled={isBusy}
              >
                <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere]">
                  Otwórz: {registerName(owner)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && <Alert title="Nie otwarto rejestru">{problem}</Alert>}
    </>
  )
}

import { useState } from 'react'
import { href, useNavigate } from 'react-router'

import { registerName } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { findRegister } from '~/domain/register/register'
import type { Day } from '~/domain/words/day'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'

import { tryStartSession } from './login-answer'

type Found = { folder: FileSystemDirectoryHandle; owners: User[] }

const loadSharing = () => import('~/browser/sharing/shared-folder.client')

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

  const open = async (owner: User, folder: FileSystemDirectoryHandle) => {
    const { connectFolder } = await loadSharing()
    const state = await connectFolder(owner, folder, today)
    if (state.problem) setProblem('Sprawdź, czy plik rejestru jest cały i czy można w nim zapisywać.')
    else if (tryStartSession(await findOwner(owner)))
      setProblem('Przeglądarka nie pozwala zapisać danych tej strony.')
    else await navigate(href('/dashboard'))
  }
  const choose = async () => {
    const { chooseFolder, listRegistersOf } = await loadSharing()
    const folder = await chooseFolder()
    if (!folder) return
    const registers = (await listRegistersOf(folder)) ?? []
    const owners = registers.filter(({ id }) => !sampleIds.includes(id))
    const [only] = owners
    setProblem(only ? undefined : 'W tym folderze nie ma pliku rejestru.')
    setFound({ folder, owners })
    if (only && owners.length === 1) await open(only, folder)
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
      {found && found.owners.length > 1 && (
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

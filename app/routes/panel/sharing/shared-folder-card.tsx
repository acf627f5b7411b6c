import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import Unlink from 'lucide/dist/esm/icons/unlink.mjs'
import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { SharedFolder } from '~/browser/sharing/shared-folder-store.client'
import {
  chooseFolder,
  connectFolder,
  disconnectFolder,
  type SharedFolderProblem,
} from '~/browser/sharing/shared-folder.client'
import type { User } from '~/domain/people/user'
import { sharedFileName } from '~/domain/register/shared-file'
import { formatInstant, type Day } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Icon } from '~/ui/icon'

import { SharedFolderAlert, SHARED_FOLDER_PROBLEMS } from './shared-folder-alert'
import { syncAndTell } from './sync-and-tell'

/** The folder that a person shares, and why it does not work, if it does not. */
export type Sharing = { shared: SharedFolder | undefined; problem?: SharedFolderProblem }

/** Shows the folder in which several browsers share the register, or lets the person choose one. */
export function SharedFolderCard({
  owner,
  sharing: { shared, problem },
  today,
}: {
  owner: User
  sharing: Sharing
  today: Day
}) {
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<SharedFolderProblem>()
  const connect = async () => {
    const folder = await chooseFolder()
    if (!folder) return
    const state = await connectFolder(owner, folder, today)
    setRefusal(state.problem)
    if (!state.problem) showToast('success', 'Wybrano folder wspólny', `Plik: ${sharedFileName(owner)}`)
    await revalidate()
  }
  const look = async () => {
    const { news, problem: found } = await syncAndTell(owner.id)
    if (!news && !found) showToast('success', 'W folderze wspólnym nie ma nic nowego')
    await revalidate()
  }
  const disconnect = async () => {
    const state = await disconnectFolder(owner.id)
    setRefusal(state.problem)
    if (!state.problem) showToast('success', 'Odłączono folder wspólny', 'Plik w folderze zostaje.')
    await revalidate()
  }

  return (
    <Card title="Folder wspólny">
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-muted">
          Kilka komputerów może mieć ten sam rejestr: w&nbsp;folderze w&nbsp;OneDrive, Dropboksie albo na
          dysku sieciowym. Aplikacja czyta plik rejestru, gdy się otwiera, i&nbsp;zapisuje w&nbsp;nim każdą
          zmianę. Zmiany kilku osób się sumują. Skany są obok niego, w&nbsp;osobnym folderze. Rejestr widzi
          każdy, kto ma dostęp do folderu, a&nbsp;kto ten dostęp straci, nadal ma kopie, które jego komputer
          już pobrał.
        </p>
        {refusal && (
          <Alert title={SHARED_FOLDER_PROBLEMS[refusal].title}>
            {keepTogether(SHARED_FOLDER_PROBLEMS[refusal].text)}
          </Alert>
        )}
        {problem && (
          <SharedFolderAlert problem={problem} userId={owner.id} onTried={() => void revalidate()} />
        )}
        {shared && <Facts shared={shared} name={sharedFileName(owner)} />}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {shared ? (
            <>
              <Button onClick={() => void look()}>
                <Icon of={RefreshCw} className="size-4" />
                Sprawdź teraz
              </Button>
              <Button onClick={() => void disconnect()}>
                <Icon of={Unlink} className="size-4" />
                Odłącz folder
              </Button>
            </>
          ) : (
            <Button onClick={() => void connect()}>
              <Icon of={FolderOpen} className="size-4" />
              Wybierz folder
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Facts({
  shared: { folder, writtenAt, news, copies = [] },
  name,
}: {
  shared: SharedFolder
  name: string
}) {
  const read = copies.filter(({ isRead }) => isRead)
  const unread = copies.filter(({ isRead }) => !isRead)
  return (
    <Details className="[overflow-wrap:anywhere] max-sm:grid-cols-1">
      <Detail name="Folder">{folder.name}</Detail>
      <Detail name="Plik">{name}</Detail>
      <Detail name="Ostatnio zapisano">{writtenAt ? formatInstant(writtenAt) : 'jeszcze nic'}</Detail>
      <Detail name="Ostatnio przyszło">
        {news ? `${formatInstant(news.at)}: ${countOf(news.changes, 'change')}` : 'jeszcze nic'}
        {news && (
          <ul className="text-sm font-normal text-muted">
            {news.words.map((words, place) => (
              // Several changes may have the same text.
              <li key={place}>{words}</li>
            ))}
          </ul>
        )}
      </Detail>
      {read.length > 0 && (
        <Detail name="Kopie po jednoczesnym zapisie" className="col-span-full">
          {read.map((copy) => copy.name).join(', ')}
          <p className="text-sm font-normal text-muted">Są już wczytane. Można je usunąć z folderu.</p>
        </Detail>
      )}
      {unread.length > 0 && (
        <Detail name="Kopie, których nie da się odczytać" className="col-span-full">
          {unread.map((copy) => copy.name).join(', ')}
          <p className="text-sm font-normal text-muted">Zostają nietknięte.</p>
        </Detail>
      )}
    </Details>
  )
}

import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import LockKeyhole from 'lucide/dist/esm/icons/lock-keyhole.mjs'
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import Unlink from 'lucide/dist/esm/icons/unlink.mjs'
import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { isSealedFolder } from '~/browser/sealing/folder-seal.client'
import type { SharedFolderProblem, SharedFolderState } from '~/browser/sharing/look-into-folder.client'
import { connectSealedFolder, sealFolder, unlockFolder } from '~/browser/sharing/sealed-folder.client'
import { mainFileName } from '~/browser/sharing/shared-files.client'
import type { SharedFolder } from '~/browser/sharing/shared-folder-store.client'
import { chooseFolder, connectFolder, disconnectFolder } from '~/browser/sharing/shared-folder.client'
import { PassphraseForm } from '~/components/passphrase-form'
import type { User } from '~/domain/people/user'
import { formatInstant, type Day } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import { NewPassphrase } from '~/routes/panel/sealing/new-passphrase'
import { FoldedPart } from '~/routes/panel/settings/folded-part'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Detail, Details } from '~/ui/details'
import { focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { OtherDevices } from './other-devices'
import { SharedFolderAlert, SHARED_FOLDER_PROBLEMS } from './shared-folder-alert'
import { syncAndTell } from './sync-and-tell'

/** The folder that a person shares, and why it does not work, if it does not. */
export type Sharing = { shared: SharedFolder | undefined; problem?: SharedFolderProblem }

/** A passphrase that the card asks for: a new one, or that of a sealed folder. Without a folder, of the shared one. */
type Asked = { isNew: boolean; folder?: FileSystemDirectoryHandle }

/** Shows the folder in which several browsers share the register, or lets the person choose one. */
export function SharedFolderCard({
  owner,
  mustBeSealed,
  sharing: { shared, problem },
  today,
}: {
  owner: User
  /** True if the register may only be in a folder that is locked by a passphrase. */
  mustBeSealed: boolean
  sharing: Sharing
  today: Day
}) {
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<SharedFolderProblem>()
  const [asked, setAsked] = useState<Asked>()
  const isLocked = problem === 'locked' || problem === 'wrong-key'

  const tell = async (state: SharedFolderState, title: string) => {
    setRefusal(state.problem)
    if (!state.problem) showToast('success', title)
    await revalidate()
  }
  const connect = async () => {
    setAsked(undefined)
    const folder = await chooseFolder()
    if (!folder) return
    const isSealed = await isSealedFolder(folder, owner)
    if (isSealed || mustBeSealed) setAsked({ isNew: !isSealed, folder })
    else await tell(await connectFolder(owner, folder, today), `Wybrano folder wspólny: ${folder.name}`)
  }
  const open = async (passphrase: string, signal: AbortSignal) => {
    const state = asked?.folder
      ? await connectSealedFolder(owner, asked.folder, passphrase, { day: today, signal })
      : await unlockFolder(owner, passphrase, { day: today, signal })
    if (state.problem) return SHARED_FOLDER_PROBLEMS[state.problem].title
    setAsked(undefined)
    await tell(state, 'Otwarto folder wspólny')
    // The form has gone with the focus in it.
    focusHeading()
    return undefined
  }
  const seal = async (passphrase: string) => {
    const state = asked?.folder
      ? await connectSealedFolder(owner, asked.folder, passphrase, { day: today })
      : await sealFolder(owner, passphrase, today)
    if (state.problem) return SHARED_FOLDER_PROBLEMS[state.problem].title
    await tell(state, 'Folder wspólny jest zabezpieczony hasłem')
    return undefined
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
    <FoldedPart title="Folder wspólny" isOpen={shared !== undefined}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-muted">
          Kilka komputerów może mieć ten sam rejestr: w&nbsp;folderze w&nbsp;OneDrive, Dropboksie albo na
          dysku sieciowym. Aplikacja czyta plik rejestru, gdy się otwiera, i&nbsp;zapisuje w&nbsp;nim każdą
          zmianę. Zmiany kilku osób się łączą. Skany są w&nbsp;osobnym podfolderze. Rejestr widzi każdy, kto
          ma dostęp do folderu{shared?.key ? ' i zna hasło' : ''}, a&nbsp;kto ten dostęp straci, nadal ma
          kopie, które jego komputer już pobrał.
        </p>
        <OtherDevices />
        {refusal && (
          <Alert title={SHARED_FOLDER_PROBLEMS[refusal].title}>
            {keepTogether(SHARED_FOLDER_PROBLEMS[refusal].text)}
          </Alert>
        )}
        {problem && (
          <SharedFolderAlert problem={problem} userId={owner.id} onTried={() => void revalidate()} />
        )}
        {(isLocked || (asked && !asked.isNew)) && (
          <PassphraseForm title="Podaj hasło folderu wspólnego" onOpen={open} />
        )}
        {shared && <Facts shared={shared} name={mainFileName(owner, shared)} />}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {shared ? (
            <>
              <Button onClick={() => void look()}>
                <Icon of={RefreshCw} className="size-4" />
                Sprawdź teraz
              </Button>
              {!isLocked && (
                <Button
                  variant={mustBeSealed && !shared.key ? 'primary' : 'secondary'}
                  onClick={() => setAsked({ isNew: true })}
                >
                  <Icon of={LockKeyhole} className="size-4" />
                  {shared.key ? 'Zmień hasło folderu' : 'Zabezpiecz folder hasłem'}
                </Button>
              )}
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
      <NewPassphrase
        props={
          asked?.isNew
            ? {
                title: shared?.key ? 'Zmienić hasło folderu?' : 'Zabezpiecz folder hasłem',
                text: shared?.key ? CHANGING : SEALING,
                submit: { label: 'Zabezpiecz', busy: 'Zabezpieczanie…' },
                onChosen: seal,
                onClose: () => setAsked(undefined),
              }
            : undefined
        }
      />
    </FoldedPart>
  )
}

const SEALING =
  'Rejestr i skany w folderze otworzy tylko to hasło. Każda przeglądarka zapyta o nie raz. Pliki można też otworzyć programem age.'
const CHANGING =
  'Wszystkie pliki w folderze zapiszą się od nowa, a inne przeglądarki zapytają o nowe hasło. Kto zna poprzednie, nadal otworzy kopie, które już ma.'

function Facts({
  shared: { folder, writtenAt, news, copies = [] },
  name,
}: {
  shared: SharedFolder
  name: string
}) {
  const read = copies.filter(({ isRead }) => isRead)
  const open = copies.filter(({ isOpen }) => isOpen)
  const unreadable = copies.filter(({ isRead, isOpen }) => !isRead && !isOpen)
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
      {open.length > 0 && (
        <Detail name="Pliki bez hasła, których nie wczytano" className="col-span-full">
          {open.map((copy) => copy.name).join(', ')}
          <p className="text-sm font-normal text-muted">
            W&nbsp;tym folderze liczą się tylko pliki zabezpieczone jego hasłem. Te mógł zapisać ktoś, kto go
            nie zna, więc zostają nietknięte. Sprawdź, skąd są, i&nbsp;usuń je z&nbsp;folderu.
          </p>
        </Detail>
      )}
      {unreadable.length > 0 && (
        <Detail name="Kopie, których nie da się odczytać" className="col-span-full">
          {unreadable.map((copy) => copy.name).join(', ')}
          <p className="text-sm font-normal text-muted">Zostają nietknięte.</p>
        </Detail>
      )}
    </Details>
  )
}

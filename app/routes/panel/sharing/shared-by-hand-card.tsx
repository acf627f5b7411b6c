import Download from 'lucide/dist/esm/icons/download.mjs'
import Upload from 'lucide/dist/esm/icons/upload.mjs'
import { useRef, useState, type ChangeEvent } from 'react'
import { useRevalidator } from 'react-router'

import { isSealed } from '~/browser/sealing/is-sealed.client'
import { saveSharedFile, takeSharedFile, wasSharedFileSealed } from '~/browser/sharing/shared-by-hand.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { PassphraseForm } from '~/components/passphrase-form'
import { changeLabel } from '~/domain/changes/change-label'
import type { User } from '~/domain/people/user'
import { fileByPassphrase, sharedFileName } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { NewPassphrase } from '~/routes/panel/sealing/new-passphrase'
import { FoldedPart } from '~/routes/panel/settings/folded-part'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { OtherDevices } from './other-devices'

const WORDS_SHOWN = 5

/** The shared file in two taps, for browsers that cannot open a folder. */
export function SharedByHandCard({
  owner,
  mustBeSealed: hasSensitiveData,
  today,
}: {
  owner: User
  /** True if the file may only be saved locked by a passphrase. */
  mustBeSealed: boolean
  today: Day
}) {
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [sealed, setSealed] = useState<File>()
  const [isSealing, setIsSealing] = useState(false)
  const [wasSealed, setWasSealed] = useState(() => wasSharedFileSealed(owner))
  const mustBeSealed = hasSensitiveData || wasSealed

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const isLocked = await isSealed(file)
    setSealed(isLocked ? file : undefined)
    if (!isLocked) await takeFile(file, false)
    // So that the same file can be chosen again.
    target.value = ''
  }
  const unlock = async (passphrase: string, signal: AbortSignal) => {
    if (!sealed) return undefined
    const { openSealedFile } = await import('~/browser/sealing/sealed-file.client')
    const opened = await openSealedFile(sealed, passphrase, signal)
    if (opened.problem !== undefined) return opened.problem
    setSealed(undefined)
    await takeFile(opened.file, true)
    return undefined
  }
  const takeFile = async (file: File, isFromSealed: boolean) => {
    const isStored = await trySave(async () => {
      const taken = await takeSharedFile(owner, file, isFromSealed)
      setWasSealed(wasSharedFileSealed(owner))
      setProblem(taken.problem)
      if (taken.problem === undefined) tellOf(taken.news.map(changeLabel))
    })
    if (!isStored) setProblem(NOT_STORED)
  }
  const save = async (passphrase?: string) => {
    const isSaved = await trySave(async () => {
      const name = await saveSharedFile(owner, today, passphrase)
      showToast('success', 'Pobrano plik wspólny', `Zapisz go w folderze pod nazwą ${name}`)
    })
    if (!isSaved) showToast('error', 'Nie udało się przygotować pliku', NOT_STORED)
    await revalidate()
    return isSaved ? undefined : NOT_STORED
  }

  return (
    <FoldedPart title="Plik wspólny" isOpen={wasSealed}>
      <p className="max-w-prose text-muted">
        Kilka komputerów może mieć ten sam rejestr: w&nbsp;jednym pliku, na przykład w&nbsp;OneDrive,
        Dropboksie albo na dysku sieciowym. Ta przeglądarka nie zapisuje w&nbsp;nim sama (umieją to Chrome
        i&nbsp;Edge na komputerze), więc najpierw wczytaj plik, a&nbsp;po zmianach zapisz go na jego miejsce.
        Wczytanie niczego nie usuwa. Skanów w&nbsp;tym pliku nie ma: przenosi je kopia danych.
      </p>
      <OtherDevices />
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        Plik: {mustBeSealed ? fileByPassphrase(owner) : sharedFileName(owner)}
      </p>
      {mustBeSealed && (
        <p className="max-w-prose text-sm text-muted">
          Jeśli we wspólnym miejscu jest jeszcze plik bez hasła, usuń go.
        </p>
      )}
      {sealed && (
        <PassphraseForm
          title={`Plik ${sealed.name} jest zabezpieczony hasłem`}
          onOpen={unlock}
          onCancel={() => setSealed(undefined)}
        />
      )}
      {problem && <Alert title="Nie wczytano pliku">{problem} Nic się nie zmieniło.</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={() => input.current?.click()}>
          <Icon of={Upload} className="size-4" />
          Wczytaj plik wspólny
        </Button>
        <Button onClick={() => (mustBeSealed ? setIsSealing(true) : void save())}>
          <Icon of={Download} className="size-4" />
          Zapisz plik wspólny
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.age,application/json"
        aria-label="Plik wspólny"
        hidden
        onChange={(event) => void take(event)}
      />
      <NewPassphrase
        props={
          isSealing
            ? {
                title: 'Plik wspólny z hasłem',
                text: `${hasSensitiveData ? 'W rejestrze są dane o zdrowiu lub urodzeniu, zgłoszenia albo skany, więc plik otworzy tylko hasło.' : 'Wczytany plik wspólny był zabezpieczony hasłem, więc ten też musi być.'} Podaj je osobom, które go wczytują.`,
                submit: { label: 'Zapisz plik wspólny', busy: 'Zabezpieczanie…' },
                onChosen: save,
                onClose: () => setIsSealing(false),
              }
            : undefined
        }
      />
    </FoldedPart>
  )
}

function tellOf(words: readonly string[]): void {
  if (words.length === 0) showToast('success', 'W pliku nie ma nic nowego')
  else {
    const title = `Z pliku wspólnego: ${countOf(words.length, 'change')}`
    showToast('success', title, words.slice(0, WORDS_SHOWN).join(', '))
  }
}

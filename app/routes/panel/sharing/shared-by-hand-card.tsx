import Download from 'lucide/dist/esm/icons/download.mjs'
import Upload from 'lucide/dist/esm/icons/upload.mjs'
import { useRef, useState, type ChangeEvent } from 'react'
import { useRevalidator } from 'react-router'

import { saveSharedFile, takeSharedFile } from '~/browser/sharing/shared-by-hand.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { changeLabel } from '~/domain/changes/change-label'
import type { User } from '~/domain/people/user'
import { sharedFileName } from '~/domain/register/shared-file'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

const WORDS_SHOWN = 5

/** The shared file in two taps, for browsers that cannot open a folder. */
export function SharedByHandCard({ owner, today }: { owner: User; today: Day }) {
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const isStored = await trySave(async () => {
      const taken = await takeSharedFile(owner, file)
      setProblem(taken.problem)
      if (taken.problem === undefined) tellOf(taken.news.map(changeLabel))
    })
    if (!isStored) setProblem(NOT_STORED)
    // So that the same file can be chosen again.
    target.value = ''
  }
  const save = async () => {
    const isSaved = await trySave(async () => {
      const name = await saveSharedFile(owner, today)
      showToast('success', 'Pobrano plik wspólny', `Zapisz go w folderze pod nazwą ${name}`)
    })
    if (!isSaved) showToast('error', 'Nie udało się przygotować pliku', NOT_STORED)
    await revalidate()
  }

  return (
    <Card title="Plik wspólny">
      <p className="max-w-prose text-muted">
        Kilka komputerów może mieć ten sam rejestr: w&nbsp;jednym pliku, na przykład w&nbsp;OneDrive,
        Dropboksie albo na dysku sieciowym. Ta przeglądarka nie zapisuje w&nbsp;nim sama (umieją to Chrome
        i&nbsp;Edge na komputerze), więc najpierw wczytaj plik, a&nbsp;po zmianach zapisz go na jego miejsce.
        Wczytanie niczego nie usuwa. Skanów w&nbsp;tym pliku nie ma: przenosi je kopia danych.
      </p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">Plik: {sharedFileName(owner)}</p>
      {problem && <Alert title="Nie wczytano pliku">{problem} Nic się nie zmieniło.</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={() => input.current?.click()}>
          <Icon of={Upload} className="size-4" />
          Wczytaj plik wspólny
        </Button>
        <Button onClick={() => void save()}>
          <Icon of={Download} className="size-4" />
          Zapisz plik wspólny
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Plik wspólny"
        hidden
        onChange={(event) => void take(event)}
      />
    </Card>
  )
}

function tellOf(words: readonly string[]): void {
  if (words.length === 0) showToast('success', 'W pliku nie ma nic nowego')
  else {
    const title = `Z pliku wspólnego: ${countOf(words.length, 'change')}`
    showToast('success', title, words.slice(0, WORDS_SHOWN).join(', '))
  }
}

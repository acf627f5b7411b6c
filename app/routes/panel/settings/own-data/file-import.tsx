import Upload from 'lucide/dist/esm/icons/upload.mjs'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { readBackupFile } from '~/browser/registers/read-backup-file.client'
import { NotStored } from '~/routes/panel/settings/settings-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { FilePreview } from './file-preview'
import type { OwnDataAnswer } from './own-data-action'
import { useDone } from './use-done'

type ChosenFile = { name: string } & ({ text: string; problem?: undefined } | { problem: string })

/** „Wczytaj z pliku”: a file is checked, shown, and only then taken. `children` are beside the button. */
export function FileImport({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const checked = useFetcher<OwnDataAnswer>()
  const taken = useFetcher<OwnDataAnswer>()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ChosenFile>()
  useDone(taken, () => {
    setFile(undefined)
    onDone()
  })

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const read = { name: chosen.name, ...(await readBackupFile(chosen)) }
    // So that the same file can be chosen again.
    target.value = ''
    setFile(read)
    if (read.problem === undefined) send(checked, 'check-file', read.text)
  }
  const answer = file && file.problem === undefined && checked.state === 'idle' ? checked.data : undefined
  const problem = file?.problem ?? (answer?.outcome === 'refused' ? answer.problem : undefined)

  return (
    <>
      <Button ref={button} onClick={() => input.current?.click()} isBusy={checked.state !== 'idle'}>
        <Icon of={Upload} className="size-4" />
        Wczytaj z pliku
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Plik z kopią danych"
        hidden
        onChange={(event) => void choose(event)}
      />
      {children}
      {problem && (
        <div className="w-full">
          <Alert title="Nie wczytano pliku">{problem} Nic się nie zmieniło.</Alert>
        </div>
      )}
      {answer?.outcome === 'not-stored' && <NotStored />}
      {file && file.problem === undefined && answer?.outcome === 'checked' && (
        <FilePreview
          name={file.name}
          preview={answer.preview}
          isBusy={taken.state !== 'idle'}
          onTake={(mode) => send(taken, mode, file.text)}
          onCancel={() => {
            setFile(undefined)
            button.current?.focus()
          }}
        >
          {taken.data?.outcome === 'not-stored' && <NotStored />}
          {taken.data?.outcome === 'refused' && (
            <Alert title="Nie zastąpiono danych">{taken.data.problem}</Alert>
          )}
        </FilePreview>
      )}
    </>
  )
}

/** In parts, because an address-like encoding of a whole file would be thrice as long. */
function send(
  { submit }: Pick<ReturnType<typeof useFetcher<OwnDataAnswer>>, 'submit'>,
  intent: 'check-file' | 'merge' | 'replace',
  file: string,
): void {
  void submit({ intent, file }, { method: 'post', encType: 'multipart/form-data' })
}

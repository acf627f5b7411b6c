import Download from 'lucide/dist/esm/icons/download.mjs'
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'

import { WORKBOOK_PROBLEMS, type WorkbookProblem } from '~/domain/import/sheets/workbook'
import type { Day } from '~/domain/words/day'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { TextAreaField } from '~/ui/field'
import { focusField, focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import type { Source, SourceRequest } from './import-state'

/** Takes a file or a pasted table. */
export function FileStep({
  today,
  isCentre,
  onRead,
}: {
  today: Day
  isCentre: boolean
  onRead: (source: Source) => void
}) {
  const { read, isReading, problems } = useReader(onRead)
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // So that the same file can be chosen again, after it was mended.
    target.value = ''
    if (!file) return
    // The button is disabled while it reads, so the focus would be lost.
    focusHeading()
    void read({ file })
  }
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    const [file] = files
    if (!file) return
    event.preventDefault()
    void read({ file })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event, event.dataTransfer)
  }
  // Cells that are copied in Excel come as a text with a picture of them.
  const pasteFile = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text/plain') === '') take(event, event.clipboardData)
  }
  const writeTemplate = async () => {
    const { importTemplate } = await import('~/documents/import-template')
    return importTemplate(today, { isCentre })
  }
  return (
    <div
      className={`${CARD} flex max-w-3xl flex-col gap-5 p-4 sm:p-5`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={pasteFile}
    >
      {problems.file && <Alert title={WORKBOOK_PROBLEMS[problems.file]}>Nic się nie zmieniło.</Alert>}
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-lg font-semibold">Wybierz plik</h2>
        <p className="max-w-prose text-muted">
          Arkusz Excela, LibreOffice (.ods) albo .csv: w&nbsp;wierszu osoba z&nbsp;jednym certyfikatem albo
          osoba z&nbsp;datami wszystkich {isCentre ? 'uprawnień' : 'badań, szkoleń i\u00a0uprawnień'}{' '}
          w&nbsp;kolumnach. Możesz też upuścić albo wkleić plik tutaj.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" isBusy={isReading} onClick={() => input.current?.click()}>
            {!isReading && <Icon of={FileSpreadsheet} className="size-4" />}
            {isReading ? 'Czytanie pliku…' : 'Wybierz plik'}
          </Button>
          <Button onClick={() => void saveFile(writeTemplate)}>
            <Icon of={Download} className="size-4" />
            Pobierz wzór
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.xlsm,.xlsb,.xls,.ods,.csv,.txt,.tsv,.html,.htm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label="Plik z arkuszem"
          hidden
          onChange={choose}
        />
      </div>
      <form
        className="flex flex-col items-start gap-3 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault()
          // The button is disabled while it reads, so the focus would be lost.
          focusField(event.currentTarget, 'table')
          void read({ text: pasted })
        }}
      >
        <TextAreaField
          className="w-full"
          label="Albo wklej tabelę"
          hint="Zaznacz w Excelu wiersze razem z nagłówkami, skopiuj i wklej tutaj."
          name="table"
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
          spellCheck={false}
          error={problems.text && WORKBOOK_PROBLEMS[problems.text]}
        />
        <Button type="submit" isBusy={isReading}>
          Wczytaj wklejoną tabelę
        </Button>
      </form>
    </div>
  )
}

/** Reads in a worker, whose code is fetched with the first file. */
function useReader(onRead: (source: Source) => void) {
  const [isReading, setIsReading] = useState(false)
  const [problems, setProblems] = useState<{ file?: WorkbookProblem; text?: WorkbookProblem }>({})
  const read = async (request: SourceRequest) => {
    setIsReading(true)
    setProblems({})
    const { readWorkbook } = await import('~/browser/workbook/read-workbook.client')
    const answer = await readWorkbook(request)
    setIsReading(false)
    if (answer.file) onRead({ request, content: answer.file })
    else setProblems({ ['file' in request ? 'file' : 'text']: answer.problem })
  }
  return { read, isReading, problems }
}

import { ENCODING_LABELS, ENCODINGS, TOP_ROWS, type Encoding } from '~/domain/import/workbook'
import { cutText } from '~/domain/words/polish'
import type { ImportProps, Source } from '~/routes/panel/import/import-state'
import { SelectField } from '~/ui/field'

/** Asks which sheet, which encoding and which row of headings, if the file leaves that open. */
export function WorkbookChoices({
  state: { source, sheet, headingRow },
  change,
  onRead,
}: Pick<ImportProps, 'state' | 'change'> & { onRead: (source: Source) => void }) {
  const { file, content } = source
  const { sheets, encoding } = content
  const topRows = sheets[sheet]?.rows.slice(0, TOP_ROWS) ?? []
  const decode = async (chosen: Encoding) => {
    if (!file) return
    const { readWorkbook } = await import('~/browser/workbook/read-workbook.client')
    const answer = await readWorkbook({ file, encoding: chosen })
    if (answer.file) onRead({ file, content: answer.file })
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {sheets.length > 1 && (
        <SelectField
          label="Arkusz"
          value={String(sheet)}
          onChange={({ currentTarget }) =>
            change({ kind: 'sheet-chosen', sheet: Number(currentTarget.value) })
          }
          options={sheets.map(({ name }, place) => ({ value: String(place), label: name }))}
        />
      )}
      {file && encoding && (
        <SelectField
          label="Polskie litery"
          hint="Zmień, jeśli w arkuszu niżej widać znaki zamiast ą, ę, ł."
          value={encoding}
          onChange={({ currentTarget }) => {
            const chosen = ENCODINGS.find((each) => each === currentTarget.value)
            if (chosen) void decode(chosen)
          }}
          options={ENCODINGS.map((value) => ({ value, label: ENCODING_LABELS[value] }))}
        />
      )}
      <SelectField
        label="Nagłówki"
        hint="Wiersze powyżej nagłówków nie są wczytywane."
        value={headingRow === undefined ? '' : String(headingRow)}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: 'headings-chosen', row: value === '' ? undefined : Number(value) })
        }
        options={[
          { value: '', label: 'Tabela nie ma nagłówków' },
          ...topRows.map((row, place) => ({ value: String(place), label: rowLabel(row, place) })),
        ]}
      />
    </div>
  )
}

function rowLabel(row: readonly string[], place: number): string {
  const filled = row.filter((cell) => cell.trim() !== '')
  return `Wiersz ${place + 1}: ${cutText(filled.slice(0, 3).join(', '), 60) || 'pusty'}`
}

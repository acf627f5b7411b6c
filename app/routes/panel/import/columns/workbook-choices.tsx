import {
  ENCODING_LABELS,
  ENCODINGS,
  SEPARATOR_LABELS,
  SEPARATORS,
  TOP_ROWS,
  type TextFormat,
} from '~/domain/import/sheets/workbook'
import { cutText } from '~/domain/words/polish'
import type { ImportProps, Source } from '~/routes/panel/import/import-state'
import { SelectField } from '~/ui/field'

/** Asks for the encoding, the separator and the row of headings, if the file leaves that open. */
export function WorkbookChoices({
  state: { source, table, headingRow },
  change,
  onRead,
}: Pick<ImportProps, 'state' | 'change'> & { onRead: (source: Source) => void }) {
  const { content } = source
  const { text } = content
  const topRows = table.sheet.rows.slice(0, TOP_ROWS)
  const readAgain = async (chosen: Partial<TextFormat>) => {
    const { readWorkbook } = await import('~/browser/workbook/read-workbook.client')
    const { encoding, separator = ';' } = text ?? {}
    const format = { ...(encoding && { encoding }), separator, ...chosen }
    const answer = await readWorkbook({ ...source.request, chosen: format })
    if (answer.file) onRead({ ...source, content: answer.file })
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {text && text.examples.length > 0 && (
        <SelectField
          label="Polskie litery"
          hint="Zmień, jeśli w arkuszu niżej widać znaki zamiast ą, ę, ł."
          value={text.encoding}
          onChange={({ currentTarget: { value } }) => {
            const encoding = ENCODINGS.find((each) => each === value)
            if (encoding) void readAgain({ encoding })
          }}
          options={text.examples.map(({ encoding, word }) => ({
            value: encoding,
            label: `${word} – ${ENCODING_LABELS[encoding]}`,
          }))}
        />
      )}
      {text && (
        <SelectField
          label="Co oddziela kolumny"
          hint="Zmień, jeśli w arkuszu niżej komórki są połączone albo rozcięte."
          value={text.separator}
          onChange={({ currentTarget: { value } }) => {
            const separator = SEPARATORS.find((each) => each === value)
            if (separator) void readAgain({ separator })
          }}
          options={SEPARATORS.map((value) => ({ value, label: SEPARATOR_LABELS[value] }))}
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

import { useRef, useState } from 'react'

import { pageOf } from '~/domain/words/page'
import { countOf, formOf } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { CONTROL } from '~/ui/field'
import { HeaderCell, Table, TableBody, TableHeader } from '~/ui/table'

import { LocalPages } from './local-pages'
import { PreviewLine } from './preview-line'
import type { StepProps } from './use-import-rows'
import type { PreviewRow } from './use-import-rows'

const ROWS_PER_PAGE = 50

const FILTERS = { all: 'Wszystkie wiersze', wrong: 'Tylko do poprawy', skipped: 'Tylko pominięte' }

const SKIPPED = ['pominięty', 'pominięte', 'pominiętych'] as const

type Filter = keyof typeof FILTERS

const isWrong = ({ problems, isSkipped }: PreviewRow) => problems.length > 0 && !isSkipped

/** Shows how each row is understood. Wrong cells are mended in place, or the row is left out. */
export function RowsStep(props: StepProps) {
  const { rows, change } = props
  const wrong = rows.filter(isWrong)
  const skipped = rows.filter(({ isSkipped }) => isSkipped)
  const good = rows.length - wrong.length - skipped.length
  const { filter, page, choose, openPage } = useShownRows(rows, wrong.length > 0 ? 'wrong' : 'all')
  const [isRefused, setIsRefused] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const goOn = () => {
    setIsRefused(wrong.length > 0 || good === 0)
    if (wrong.length > 0) choose('wrong')
    else if (good > 0) change({ kind: 'stepped', step: 'people' })
  }
  return (
    <div className={`${CARD} flex flex-col`}>
      <div className="flex flex-wrap items-center gap-3 p-4 sm:p-5">
        <h2 className="font-semibold">{countOf(rows.length, 'row')}</h2>
        <p role="status" className="flex flex-wrap gap-2">
          <Badge tone="success">{`${good} ${formOf(good, ['dobry', 'dobre', 'dobrych'])}`}</Badge>
          {wrong.length > 0 && <Badge tone="danger">{`${wrong.length} do poprawy`}</Badge>}
          {skipped.length > 0 && (
            <Badge tone="neutral">{`${skipped.length} ${formOf(skipped.length, SKIPPED)}`}</Badge>
          )}
        </p>
        <select
          aria-label="Pokaż wiersze"
          className={`${CONTROL} sm:ml-auto sm:w-auto`}
          value={filter}
          onChange={({ currentTarget: { value } }) => {
            if (value === 'all' || value === 'wrong' || value === 'skipped') choose(value)
          }}
        >
          {Object.entries(FILTERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {page.total === 0 ? (
        <p className="border-t border-line p-4 text-muted sm:p-5">Nie ma takich wierszy.</p>
      ) : (
        <Table caption="Wiersze arkusza" isPlain isDense>
          <TableHeader>
            <HeaderCell>Wiersz</HeaderCell>
            <HeaderCell>Osoba</HeaderCell>
            <HeaderCell>Dokumenty</HeaderCell>
            <HeaderCell className="whitespace-nowrap">Do poprawy</HeaderCell>
            <HeaderCell>
              <span className="sr-only">Pominięcie</span>
            </HeaderCell>
          </TableHeader>
          <TableBody>
            {page.items.map((row) => (
              <PreviewLine key={row.line} row={row} sameText={(text) => countSame(rows, text)} {...props} />
            ))}
          </TableBody>
        </Table>
      )}
      <LocalPages page={page} onPage={openPage} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line p-4 sm:p-5">
        {isRefused && wrong.length > 0 && (
          <div className="w-full">
            <Alert title={`Popraw albo pomiń: ${countOf(wrong.length, 'row')}`} />
          </div>
        )}
        {isRefused && wrong.length + good === 0 && (
          <div className="w-full">
            <Alert title="Nie ma żadnego wiersza do wczytania" />
          </div>
        )}
        {wrong.length > 0 && (
          <Button
            variant="primary"
            onClick={() => {
              change({ kind: 'lines-skipped', lines: wrong.map(({ line }) => line) })
              // The pressed button is gone then.
              next.current?.focus()
            }}
          >
            Pomiń {wrong.length} {formOf(wrong.length, ['błędny', 'błędne', 'błędnych'])}
          </Button>
        )}
        <Button ref={next} variant={wrong.length > 0 ? 'secondary' : 'primary'} onClick={goOn}>
          Dalej: {countOf(good, 'row')}
        </Button>
        <div className="text-sm text-muted sm:ml-auto">
          {wrong.length > 0 && <p>Wiersze do poprawy możesz poprawić w&nbsp;tabeli albo pominąć.</p>}
          {skipped.length > 0 && <p>Nie wczytamy pominiętych: {countOf(skipped.length, 'row')}.</p>}
          <p>Całe wczytanie będzie można cofnąć jednym przyciskiem.</p>
        </div>
      </div>
    </div>
  )
}

/** Returns in how many rows the same text waits for its meaning. */
function countSame(rows: readonly PreviewRow[], text: string): number {
  return rows.filter(({ problems }) => problems.some(({ asks }) => asks?.text === text)).length
}

/**
 * Returns the rows of a filter, a page at a time. A row that is mended or left out stays in its place until the filter
 * is chosen again, so that nothing moves under the hand.
 */
function useShownRows(rows: readonly PreviewRow[], first: Filter) {
  const linesOf = (chosen: Filter) =>
    chosen === 'all'
      ? undefined
      : new Set(rows.filter(chosen === 'wrong' ? isWrong : (row) => row.isSkipped).map(({ line }) => line))
  const [{ filter, lines, number }, setShown] = useState(() => ({
    filter: first,
    lines: linesOf(first),
    number: 1,
  }))
  const shown = lines ? rows.filter(({ line }) => lines.has(line)) : rows
  return {
    filter,
    page: pageOf(shown, number, ROWS_PER_PAGE),
    choose: (chosen: Filter) => setShown({ filter: chosen, lines: linesOf(chosen), number: 1 }),
    openPage: (page: number) => setShown({ filter, lines, number: page }),
  }
}

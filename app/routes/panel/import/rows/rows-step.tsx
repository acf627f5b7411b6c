import { startTransition, useRef, useState, useTransition } from 'react'

import { wordsForNoDay } from '~/domain/import/rows/rows'
import { namesOf } from '~/domain/import/sheets/columns'
import { pageOf } from '~/domain/words/page'
import { countOf, formOf, keepTogether } from '~/domain/words/polish'
import type { PreviewRow, StepProps } from '~/routes/panel/import/import-rows'
import { LocalPages } from '~/routes/panel/import/local-pages'
import { planAhead } from '~/routes/panel/import/people/import-plan'
import { Alert } from '~/ui/alert'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { CONTROL } from '~/ui/field'
import { HeaderCell, Table, TableBody, TableHeader } from '~/ui/table'

import { PreviewLine } from './preview-line'
import { SameProblems } from './same-problems'

const ROWS_PER_PAGE = 50

const FILTERS = { all: 'Wszystkie wiersze', wrong: 'Tylko do poprawy', skipped: 'Tylko pominięte' }

const SKIPPED = ['pominięty', 'pominięte', 'pominiętych'] as const

type Filter = keyof typeof FILTERS

const isWrong = ({ problems, isSkipped }: PreviewRow) => problems.length > 0 && !isSkipped

/**
 * Shows how each row is understood. Wrong cells can be mended in place. Those that are not cost only themselves: the
 * person comes in, and the cell waits on their page.
 */
export function RowsStep(props: StepProps) {
  const { rows, change } = props
  const wrong = rows.filter(isWrong)
  const skipped = rows.filter(({ isSkipped }) => isSkipped)
  const people = rows.filter(({ person, isSkipped }) => person && !isSkipped)
  const nobody = rows.filter(({ isNobody, isSkipped }) => isNobody && !isSkipped)
  const unnamed = rows.filter(({ person, isNobody, isSkipped }) => !person && !isNobody && !isSkipped)
  const noDays = wordsForNoDay(
    people.map(({ cells }) => cells),
    props.state.columns,
  )
  const good = people.filter(({ problems }) => problems.length === 0)
  const unreadable = people.reduce((sum, row) => sum + row.unreadable.length, 0)
  const { filter, page, choose, openPage } = useShownRows(rows, wrong.length > 0 ? 'wrong' : 'all')
  const [isRefused, setIsRefused] = useState(false)
  const [isPlanning, startPlanning] = useTransition()
  const next = useRef<HTMLButtonElement>(null)
  const goOn = () => {
    setIsRefused(people.length === 0)
    if (people.length === 0) return
    // Planning for thousands of people takes a moment, and the button says so.
    startPlanning(async () => {
      await planAhead(props)
      startTransition(() => change({ kind: 'stepped', step: 'people' }))
    })
  }
  return (
    <div className={`${CARD} flex flex-col`}>
      <div className="flex flex-wrap items-center gap-3 p-4 sm:p-5">
        <h2 className="font-semibold">{countOf(rows.length, 'row')}</h2>
        <p role="status" className="flex flex-wrap gap-2">
          <Badge tone="success">{`${good.length} ${formOf(good.length, ['dobry', 'dobre', 'dobrych'])}`}</Badge>
          {wrong.length > nobody.length && (
            <Badge tone="warning">{`${wrong.length - nobody.length} do poprawy`}</Badge>
          )}
          {nobody.length > 0 && <Badge tone="neutral">{`${nobody.length} bez osoby`}</Badge>}
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
      <SameProblems
        rows={rows}
        columns={props.state.columns}
        change={(event) => {
          change(event)
          // The pressed button is gone then.
          next.current?.focus()
        }}
      />
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
        {isRefused && (
          <div className="w-full">
            <Alert title="Nie ma żadnego wiersza do wczytania" />
          </div>
        )}
        <Button
          ref={next}
          variant="primary"
          onClick={goOn}
          isBusy={isPlanning}
          className="max-sm:py-2 max-sm:whitespace-normal"
        >
          Dalej: {countOf(people.length, 'row')}
          {unreadable > 0 && `, ${countOf(unreadable, 'cell')} bez wartości`}
        </Button>
        <div className="text-sm text-muted sm:ml-auto">
          {unreadable > 0 && (
            <p>
              {keepTogether(
                'Pola, których nie da się odczytać, możesz poprawić tutaj albo później: będą na stronie osoby jako „Do uzupełnienia”.',
              )}
            </p>
          )}
          {unnamed.length > 0 && <p>Wierszy bez imienia i&nbsp;nazwiska nie wczytamy: {unnamed.length}.</p>}
          {noDays.length > 0 && (
            <p>{keepTogether(`Brak daty oznaczają dla nas wpisy: ${namesOf(noDays)}.`)}</p>
          )}
          {nobody.length > 0 && (
            <p>Wiersze, w&nbsp;których nie ma osoby, zostaną pominięte: {nobody.length}.</p>
          )}
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

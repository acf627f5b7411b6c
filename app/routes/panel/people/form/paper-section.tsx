import { memo } from 'react'
import { href, Link } from 'react-router'

import type { Draft } from '~/browser/records/drafts.client'
import type { PaperColumn, PaperRow, PaperSection } from '~/domain/import/people/paper-table'
import { paperField } from '~/domain/import/people/typed-papers'
import type { FieldErrors } from '~/domain/words/form'
import { countOf } from '~/domain/words/polish'
import { Breakable } from '~/ui/breakable'
import { TEXT_LINK } from '~/ui/text-link'

import { PaperCellField, type CellLayout } from './paper-cell-field'
import { CellError } from './typed-cells'
import type { PickPhoto } from './use-photo-picker'

/** From which width on the columns stand beside each other under a head. Below it, each cell names its own. */
type Layout = CellLayout & { head: string; row: string; name: string; wholeRow: string; quiet: string }

const FROM_LG: Layout = {
  head: 'lg:grid',
  row: 'lg:py-1.5',
  name: 'lg:col-span-1 lg:pt-2.5',
  wholeRow: 'lg:col-start-2 lg:-col-end-1',
  quiet: 'lg:block',
  label: 'lg:sr-only',
  input: 'lg:text-sm',
  menu: 'lg:hidden',
}

const FROM_XL: Layout = {
  head: 'xl:grid',
  row: 'xl:py-1.5',
  name: 'xl:col-span-1 xl:pt-2.5',
  wholeRow: 'xl:col-start-2 xl:-col-end-1',
  quiet: 'xl:block',
  label: 'xl:sr-only',
  input: 'xl:text-sm',
  menu: 'xl:hidden',
}

const STACKED: Layout = {
  head: '',
  row: '',
  name: '',
  wholeRow: '',
  quiet: '',
  label: '',
  input: '',
  menu: '',
}

/** A date needs some 100 pixels. */
const GRIDS: Readonly<Record<number, string>> = {
  1: 'lg:grid-cols-[12rem_repeat(1,minmax(0,10rem))]',
  2: 'lg:grid-cols-[12rem_repeat(2,minmax(0,10rem))]',
  3: 'lg:grid-cols-[12rem_repeat(3,minmax(0,10rem))]',
  4: 'lg:grid-cols-[12rem_repeat(4,minmax(0,10rem))]',
  5: 'lg:grid-cols-[10rem_repeat(5,minmax(0,10rem))]',
  6: 'xl:grid-cols-[10rem_repeat(6,minmax(0,10rem))]',
  7: 'xl:grid-cols-[9rem_repeat(7,minmax(0,10rem))]',
}

function layoutOf(columns: number): Layout {
  return columns > 7 ? STACKED : columns > 5 ? FROM_XL : FROM_LG
}

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 px-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'

type PartProps = {
  draft: Draft
  errors: FieldErrors
  onPhoto: PickPhoto
  /** Called after a text that the person did not type. */
  onWrite: () => void
}

/** The people of one position. Those in `hidden` are there, and keep what was typed. */
export function PaperSectionPart({
  section: { position, isOpen, columns, rows },
  hidden,
  ...part
}: PartProps & { section: PaperSection; hidden: readonly string[] }) {
  const layout = layoutOf(columns.length)
  const grid = `${GRID} ${GRIDS[columns.length] ?? ''}`
  const out = new Set(hidden)
  const title = position ?? 'Bez stanowiska'
  return (
    <section
      aria-label={title}
      hidden={out.size === rows.length}
      className="overflow-clip rounded-card border border-line bg-surface [overflow-clip-margin:20rem]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <h2 className="min-w-0 font-semibold">
          <Breakable>{title}</Breakable>{' '}
          <span className="font-normal text-muted">{countOf(rows.length, 'person')}</span>
        </h2>
        {isOpen && (
          <Link to={href('/employer/positions')} className={TEXT_LINK}>
            Ustal, czego wymaga
          </Link>
        )}
      </div>
      {columns.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">Nic nie jest wymagane.</p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={`hidden border-b border-line px-4 py-2 text-sm ${grid.replace('grid ', '')} ${layout.head}`}
          >
            <span />
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </div>
          <ol>
            {rows.map((row) => (
              <PaperRowItem
                key={row.id}
                {...part}
                row={row}
                columns={columns}
                isHidden={out.has(row.id)}
                grid={grid}
                layout={layout}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function ColumnHead({ column: { name, group, asks } }: { column: PaperColumn }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-semibold">
        <Breakable>{name}</Breakable>
      </span>
      {group !== undefined && (
        <span className="text-muted">
          <Breakable>{group}</Breakable>
        </span>
      )}
      <span className="text-muted">{asks}</span>
    </span>
  )
}

type RowProps = PartProps & {
  row: PaperRow
  columns: readonly PaperColumn[]
  isHidden: boolean
  grid: string
  layout: Layout
}

/** One person. It is rendered again only if its own errors change, or if the filter hides it. */
const PaperRowItem = memo(
  function PaperRowItem({ row, columns, isHidden, grid, layout, draft, errors, onPhoto, onWrite }: RowProps) {
    const errorOf = (key: string) => errors[paperField(row.id, key)]
    return (
      <li
        data-person={row.id}
        hidden={isHidden}
        className={`items-start border-line py-3 not-first:border-t ${isHidden ? '' : grid} ${layout.row}`}
      >
        <p className={`col-span-full min-w-0 font-semibold ${layout.name}`}>
          <Breakable>{row.name}</Breakable>
        </p>
        {columns.map((column) => {
          const cell = row.cells.get(column.key)
          return cell ? (
            <PaperCellField
              key={column.key}
              row={row}
              column={column}
              cell={cell}
              draft={draft}
              isWrong={errorOf(column.key) !== undefined}
              layout={layout}
              onPhoto={onPhoto}
              onWrite={onWrite}
            />
          ) : (
            <span key={column.key} className={`hidden pt-2.5 text-muted ${layout.quiet}`}>
              <span aria-hidden="true">–</span>
            </span>
          )
        })}
        {columns.some(({ key }) => errorOf(key) !== undefined) && (
          <div className={`col-span-full flex flex-col gap-1 ${layout.wholeRow}`}>
            {columns.map(({ key }) => (
              <CellError key={key} id={`${paperField(row.id, key)}-error`} error={errorOf(key)} />
            ))}
          </div>
        )}
      </li>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.draft === after.draft &&
    before.isHidden === after.isHidden &&
    after.columns.every(({ key }) => {
      const name = paperField(after.row.id, key)
      return before.errors[name] === after.errors[name]
    }),
)

import { memo } from 'react'
import { href, Link } from 'react-router'

import type { Draft } from '~/browser/records/drafts.client'
import { everyCoverLabel } from '~/domain/admission/settling-question'
import type { PaperColumn, PaperRow, PaperSection } from '~/domain/import/people/paper-table'
import { coversField, paperField } from '~/domain/import/people/typed-papers'
import type { FieldErrors } from '~/domain/words/form'
import { countOf } from '~/domain/words/polish'
import { Breakable } from '~/ui/breakable'
import { CheckRow } from '~/ui/check-list'
import { TEXT_LINK } from '~/ui/text-link'

import { PaperCellField } from './paper-cell-field'
import { gridOf, IN_SIGHT, layoutOf, type Layout } from './paper-layout'
import { CellError } from './typed-cells'
import type { PickPhoto } from './use-photo-picker'

type PartProps = {
  draft: Draft
  errors: FieldErrors
  onPhoto: PickPhoto
  /** Called after a text that the person did not type. */
  onWrite: () => void
}

/** The people of one position. Those in `hidden` are there, and keep what was typed. */
export function PaperSectionPart({
  section: { position, isOpen, asks, columns, rows },
  hidden,
  isLong,
  ...part
}: PartProps & {
  section: PaperSection
  hidden: readonly string[]
  /** True if the table has so many people that rows out of sight are not drawn. */
  isLong: boolean
}) {
  const layout = layoutOf(columns.length)
  const grid = gridOf(columns.length)
  const drawing = isLong ? `${IN_SIGHT} ${layout.height}` : ''
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
          {position !== undefined && asks.length > 0 && (
            <ul className="border-b border-line text-sm">
              {asks.map((work) => (
                <CheckRow
                  key={work}
                  name={coversField(position)}
                  value={work}
                  defaultChecked={part.draft.fields[coversField(position)]?.includes(work)}
                >
                  {everyCoverLabel(work)}
                </CheckRow>
              ))}
            </ul>
          )}
          <div
            aria-hidden="true"
            className={`hidden border-b border-line px-4 py-2 text-sm ${grid} ${layout.head}`}
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
                drawing={drawing}
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
  /** Says when the row is drawn. */
  drawing: string
}

/** One person. It is rendered again only if its own errors change, or if the filter hides it. */
const PaperRowItem = memo(
  function PaperRowItem({
    row,
    columns,
    isHidden,
    grid,
    layout,
    drawing,
    draft,
    errors,
    onPhoto,
    onWrite,
  }: RowProps) {
    const errorOf = (key: string) => errors[paperField(row.id, key)]
    return (
      <li
        data-person={row.id}
        hidden={isHidden}
        className={`items-start border-line py-3 not-first:border-t ${isHidden ? '' : 'grid'} ${grid} ${layout.row} ${drawing}`}
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

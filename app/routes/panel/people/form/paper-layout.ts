import type { CellLayout } from './paper-cell-field'

// How the rows of the table of papers are laid out, by the number of their columns and people.

/** From which width on the columns stand beside each other under a head. Below it, each cell names its own. */
export type Layout = CellLayout & {
  head: string
  row: string
  height: string
  name: string
  wholeRow: string
  quiet: string
}

const FROM_LG: Layout = {
  head: 'lg:grid',
  row: 'lg:py-1.5',
  height: 'lg:[contain-intrinsic-block-size:auto_3.5rem]',
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
  height: 'xl:[contain-intrinsic-block-size:auto_3.5rem]',
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
  height: '',
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

export function layoutOf(columns: number): Layout {
  return columns > 7 ? STACKED : columns > 5 ? FROM_XL : FROM_LG
}

const GRID =
  'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 px-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'

/** Returns the columns and gaps of the grid of a row. */
export function gridOf(columns: number): string {
  return `${GRID} ${GRIDS[columns] ?? ''}`
}

/** In a longer table, rows out of sight are not drawn. */
export const DRAWN_ROWS = 40

/** A row out of sight has about the height of one in sight. The window of a menu is not cut off at the edge of its row. */
export const IN_SIGHT =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_14rem] has-[[aria-expanded=true]]:[content-visibility:visible]'

import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'

// The cells of the tables of people and of papers, as they are in the document. They keep their own text, so that neither
// typing nor moving renders anything. Each carries the key of its column as `data-cell`, and its row is an `li`.

/** Returns the cells of shown rows, those of a column or all, in the order of the table. */
function shownCells(table: HTMLElement, key?: string): HTMLInputElement[] {
  const column = key === undefined ? '' : `="${CSS.escape(key)}"`
  return [...table.querySelectorAll<HTMLInputElement>(`li:not([hidden]) input[data-cell${column}]`)]
}

/** Returns the cell of an element, or undefined for another part of the form. */
export function cellOf(target: EventTarget): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.dataset.cell !== undefined ? target : undefined
}

/** After so long without a letter, the form hears of a cell that nobody has left. */
const PAUSE_MS = 300

/**
 * Keeps the form from hearing of each letter, because it reads all cells then: it hears of a cell once it is left.
 * `tell` tells it.
 */
export function useLeftCells(tell: () => void) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => {
    if (pause.current === undefined) return
    clearTimeout(pause.current)
    pause.current = undefined
    tell()
  }
  return {
    onChange: (event: ChangeEvent<HTMLElement>) => {
      if (!cellOf(event.target)) return
      event.stopPropagation()
      clearTimeout(pause.current)
      pause.current = setTimeout(leave, PAUSE_MS)
    },
    onBlur: leave,
  }
}

/** Returns the cell so many rows below it, or above it. */
function cellInColumn(
  table: HTMLElement,
  cell: HTMLInputElement,
  step: 1 | -1,
): HTMLInputElement | undefined {
  const column = shownCells(table, cell.dataset.cell)
  return column[column.indexOf(cell) + step]
}

/** Returns the first cell of the next column. */
function nextColumn(table: HTMLElement, cell: HTMLInputElement): HTMLInputElement | undefined {
  const keys = [...new Set(shownCells(table).map(({ dataset }) => dataset.cell))]
  const next = keys[keys.indexOf(cell.dataset.cell) + 1]
  return next === undefined ? undefined : shownCells(table, next)[0]
}

function cellsOfRow(row: Element | null | undefined): HTMLInputElement[] {
  return [...(row?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])]
}

/** Returns the cell beside it in its row. */
function cellBeside(cell: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const row = cellsOfRow(cell.closest('li'))
  return row[row.indexOf(cell) + step]
}

type EnterStep = (table: HTMLElement, cell: HTMLInputElement, isBack: boolean) => HTMLInputElement | undefined

/** Enter leads through a whole column, then to the next one. */
export const downColumns: EnterStep = (table, cell, isBack) =>
  isBack ? cellInColumn(table, cell, -1) : (cellInColumn(table, cell, 1) ?? nextColumn(table, cell))

/** Enter leads to the beginning of the next row. An empty row is the end. */
export const alongRows: EnterStep = (_table, cell, isBack) => {
  const row = cell.closest('li')
  if (isBack) return cellsOfRow(row?.previousElementSibling)[0]
  const isEmpty = cellsOfRow(row).every(({ value }) => value === '')
  return isEmpty ? undefined : cellsOfRow(row?.nextElementSibling)[0]
}

/**
 * Moves the focus as a sheet does: Enter and the arrows. Behind the last cell, Enter leads to the button that saves. Arrows
 * to the sides move within the text first. Up and down choose among offered texts, if the cell has some.
 */
export function moveByKey(event: KeyboardEvent, table: HTMLElement, enterStep: EnterStep): void {
  const cell = cellOf(event.target)
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (!cell || event.nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
  // Shift and an arrow select a part of the text.
  const next =
    key === 'Enter' ? enterStep(table, cell, shiftKey) : shiftKey ? undefined : cellByArrow(table, cell, key)
  // The browser would send the form.
  if (next || key === 'Enter') event.preventDefault()
  if (next) {
    next.focus()
    next.select()
  } else if (key === 'Enter' && !shiftKey) {
    table.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }
}

function cellByArrow(table: HTMLElement, cell: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const { selectionStart, selectionEnd, value } = cell
  // The text is selected when a key has led here.
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const isOffered = cell.hasAttribute('list')
  switch (key) {
    case 'ArrowDown':
      return isOffered ? undefined : cellInColumn(table, cell, 1)
    case 'ArrowUp':
      return isOffered ? undefined : cellInColumn(table, cell, -1)
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? cellBeside(cell, 1) : undefined
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? cellBeside(cell, -1) : undefined
    default:
      return undefined
  }
}

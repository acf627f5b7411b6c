import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'

// The open cells of the table of papers, as they are in the document. They keep their own text, so that neither typing nor
// moving renders anything. Each carries the key of its column, and its row the id of the person.

/** Returns the open cells of shown people, those of a column or all, in the order of the table. */
export function openCells(table: HTMLElement, key?: string): HTMLInputElement[] {
  const column = key === undefined ? '' : `="${CSS.escape(key)}"`
  return [...table.querySelectorAll<HTMLInputElement>(`li:not([hidden]) input[data-paper${column}]`)]
}

/** Returns the cell of an element, or undefined for another part of the form. */
export function cellOf(target: EventTarget): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.dataset.paper !== undefined ? target : undefined
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
  const column = openCells(table, cell.dataset.paper)
  return column[column.indexOf(cell) + step]
}

/** Returns the first cell of the next column. */
function nextColumn(table: HTMLElement, cell: HTMLInputElement): HTMLInputElement | undefined {
  const keys = [...new Set(openCells(table).map(({ dataset }) => dataset.paper))]
  const next = keys[keys.indexOf(cell.dataset.paper) + 1]
  return next === undefined ? undefined : openCells(table, next)[0]
}

/** Returns the cell beside it in its row. */
function cellBeside(cell: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const row = [...(cell.closest('li')?.querySelectorAll<HTMLInputElement>('input[data-paper]') ?? [])]
  return row[row.indexOf(cell) + step]
}

/**
 * Moves the focus as a sheet does: Enter and the arrows. Enter leads through a whole column, then to the next one, and
 * behind the last cell to the button that saves. Arrows to the sides move within the text first.
 */
export function moveByKey(event: KeyboardEvent, table: HTMLElement): void {
  const cell = cellOf(event.target)
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (!cell || event.nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
  const next = nextCell(table, cell, { key, shiftKey })
  // The browser would send the form.
  if (next || key === 'Enter') event.preventDefault()
  if (next) {
    next.focus()
    next.select()
  } else if (key === 'Enter' && !shiftKey) {
    table.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }
}

function nextCell(
  table: HTMLElement,
  cell: HTMLInputElement,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): HTMLInputElement | undefined {
  const { selectionStart, selectionEnd, value } = cell
  // The text is selected when a key has led here.
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  // Shift and an arrow select a part of the text.
  if (shiftKey && key !== 'Enter') return undefined
  switch (key) {
    case 'Enter':
      return shiftKey
        ? cellInColumn(table, cell, -1)
        : (cellInColumn(table, cell, 1) ?? nextColumn(table, cell))
    case 'ArrowDown':
      return cellInColumn(table, cell, 1)
    case 'ArrowUp':
      return cellInColumn(table, cell, -1)
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? cellBeside(cell, 1) : undefined
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? cellBeside(cell, -1) : undefined
    default:
      return undefined
  }
}

/**
 * Fills the cells of a person from the column `from` of the section on to the right. Returns how many texts had no open
 * cell.
 */
export function fillCells(
  table: HTMLElement,
  { id, texts, keys }: { id: string; texts: readonly string[]; keys: readonly string[] },
): number {
  const row = table.querySelector(`li[data-person="${CSS.escape(id)}"]`)
  let left = 0
  texts.forEach((text, place) => {
    const key = keys[place]
    if (text.trim() === '') return
    const cell =
      key === undefined
        ? undefined
        : row?.querySelector<HTMLInputElement>(`input[data-paper="${CSS.escape(key)}"]`)
    if (cell) cell.value = text.trim()
    else left += 1
  })
  return left
}

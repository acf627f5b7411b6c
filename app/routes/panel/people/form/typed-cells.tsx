import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import type { ClipboardEvent } from 'react'

import { WorkbookRefusal } from '~/browser/workbook/sheet-limits'
import { readTable } from '~/browser/workbook/table-text'
import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

// The common parts of the tables that people type into.

/**
 * Returns the cells of a pasted piece of a sheet, or undefined for a text of one cell, which the browser pastes itself. A
 * piece that is more than can be read has no cells.
 */
export function readPastedCells({
  clipboardData,
}: Pick<ClipboardEvent, 'clipboardData'>): { cells?: readonly (readonly string[])[] } | undefined {
  const text = clipboardData.getData('text/plain').replace(/[\r\n]+$/, '')
  if (!/[\t\n\r]/.test(text)) return undefined
  try {
    return { cells: readTable(text, '\t').sheet.rows }
  } catch (error) {
    if (error instanceof WorkbookRefusal) return {}
    throw error
  }
}

export const TOO_MUCH_PASTED = 'Wklejony tekst jest za duży. Wczytaj go z\u00a0pliku.'

/** Tells the form of a text that a script has written. A form hears nothing of it, but hears what a select tells. */
export function tellForm(select: HTMLSelectElement | null): void {
  select?.dispatchEvent(new Event('change', { bubbles: true }))
}

export function CellError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex gap-1.5 text-sm font-semibold text-danger">
      <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
      {keepTogether(error)}
    </p>
  )
}

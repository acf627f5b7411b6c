import { useRef, useState, type ClipboardEvent } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import type { HomelessCell, PaperRow, PaperSection } from '~/domain/import/people/paper-table'
import { placePastedPapers } from '~/domain/import/people/pasted-papers'
import type { FieldErrors } from '~/domain/words/form'
import { countOf, keepTogether } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField } from '~/ui/field'

import { HomelessCells } from './homeless-cells'
import { DRAWN_ROWS } from './paper-layout'
import { PaperSectionPart } from './paper-section'
import { cellOf, downColumns, moveByKey, useLeftCells } from './table-cells'
import { readPastedCells, tellForm, TOO_MUCH_PASTED } from './typed-cells'
import { usePhotoPicker } from './use-photo-picker'

/** The screen fetches it with the table. */
export { homelessCells, paperSections } from '~/domain/import/people/paper-table'
export { parseTypedPapers } from '~/domain/import/people/typed-papers'
export { savePapers } from './save-papers'

/** The field that says whom the table shows. All others are hidden, and keep what was typed. */
const SHOWN = 'shown'

const EVERYBODY = 'all'
const LACKING = 'lacking'
const POSITION = 'position:'

/** Asks for the days of papers: a section for each position, a row for each person. */
export function PapersTable({
  sections,
  homeless,
  userId,
  draft,
  errors,
  onBusy,
}: {
  sections: readonly PaperSection[]
  homeless: readonly HomelessCell[]
  userId: string
  draft: Draft
  errors: FieldErrors
  /** Tells whether a photo is on its way into the form. */
  onBusy: (isBusy: boolean) => void
}) {
  const [shown, setShown] = useState(drafted(draft, SHOWN) ?? EVERYBODY)
  const [told, setTold] = useState('')
  const table = useRef<HTMLDivElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const photos = usePhotoPicker({ userId, onBusy, onProblem: setTold })
  const write = () => tellForm(select.current)
  const isLong = sections.flatMap(({ rows }) => rows).length > DRAWN_ROWS
  const isShown = (section: PaperSection, row: PaperRow) =>
    shown === LACKING
      ? [...row.cells.values()].some(({ isLacking }) => isLacking)
      : shown === EVERYBODY || shown === `${POSITION}${section.position ?? ''}`

  const paste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    const pasted = cell && readPastedCells(event)
    if (!pasted || !table.current) return
    event.preventDefault()
    if (!pasted.cells) {
      setTold(TOO_MUCH_PASTED)
      return
    }
    const from = cell.closest('li')?.dataset.person ?? ''
    const people = sections.flatMap((section) => section.rows.filter((row) => isShown(section, row)))
    const columns = sections.find(({ rows }) => rows.some(({ id }) => id === from))?.columns ?? []
    const keys = columns.map(({ key }) => key)
    const { rows, strangers, surplus } = placePastedPapers(pasted.cells, people, from)
    let left = 0
    for (const row of rows) {
      left += fillCells(table.current, {
        ...row,
        keys: keys.slice(keys.indexOf(cell.dataset.cell ?? '')),
      })
    }
    setTold(pastedText({ strangers, surplus, left }))
    write()
  }

  return (
    // The keys and the pasted text are those of the cells in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={table}
      role="group"
      aria-label="Tabela dokumentów"
      onKeyDown={(event) => table.current && moveByKey(event, table.current, downColumns)}
      onPaste={paste}
      {...useLeftCells(write)}
      className="flex flex-col gap-5"
    >
      <div className="flex max-w-3xl flex-col gap-2 text-sm text-muted">
        <p>
          Wpisz datę, o&nbsp;którą pyta nagłówek, na przykład 12.3.2027 albo 120327. Inną poprzedź słowem:{' '}
          <span className="whitespace-nowrap">do 12.3.2027</span>,{' '}
          <span className="whitespace-nowrap">od 12.3.2026</span>. Data, która już tu jest, pochodzi
          z&nbsp;rejestru, a&nbsp;późniejsza ją odnowi. Słowa „brak” i&nbsp;„nie dotyczy” niczego nie
          zapisują: o&nbsp;tym, co jest wymagane, decyduje stanowisko.
        </p>
        <p className="pointer-coarse:hidden">
          Enter przechodzi niżej, Shift+Enter wyżej, Tab i&nbsp;strzałki w&nbsp;bok. Znak{' '}
          <kbd className="font-semibold">&quot;</kbd> znaczy: to samo co wyżej. Można wkleić komórki
          z&nbsp;arkusza, także z&nbsp;nazwiskami na początku wierszy.
        </p>
      </div>
      <SelectField
        ref={select}
        label="Pokaż"
        name={SHOWN}
        value={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.value)}
        options={[
          { value: EVERYBODY, label: 'wszystkich' },
          { value: LACKING, label: 'tych, którym czegoś brakuje' },
          ...sections.map(({ position }) => ({
            value: `${POSITION}${position ?? ''}`,
            label: position ?? 'bez stanowiska',
          })),
        ]}
        className="max-w-sm"
      />
      <HomelessCells
        cells={homeless}
        errors={errors}
        onDrop={(isLast) => {
          write()
          if (isLast) select.current?.focus()
        }}
      />
      {sections.map((section) => {
        const hidden = section.rows.filter((row) => !isShown(section, row)).map(({ id }) => id)
        return (
          <PaperSectionPart
            key={section.position ?? ''}
            section={section}
            hidden={hidden}
            isLong={isLong}
            draft={draft}
            errors={errors}
            onPhoto={photos.pick}
            onWrite={write}
          />
        )
      })}
      {photos.inputs}
      <p role="status" className="text-sm font-semibold">
        {keepTogether(told)}
      </p>
    </div>
  )
}

/** Fills the cells of a person in the columns `keys`. Returns how many texts had no open cell. */
function fillCells(
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
        : row?.querySelector<HTMLInputElement>(`input[data-cell="${CSS.escape(key)}"]`)
    if (cell) cell.value = text.trim()
    else left += 1
  })
  return left
}

/** So many names are listed, and the others counted. */
const NAMED = 5

/** Says what of a pasted piece has no place in the table. */
function pastedText({
  strangers,
  surplus,
  left,
}: {
  strangers: readonly string[]
  surplus: number
  left: number
}): string {
  const others = strangers.length - NAMED
  const names = [
    strangers.slice(0, NAMED).join(', '),
    others > 0 && `i ${others === 1 ? 'jedna osoba' : countOf(others, 'person')} więcej`,
  ]
  return [
    strangers.length > 0 &&
      `Nie wklejono wierszy osób, których nie ma w\u00a0tabeli: ${names.filter(Boolean).join(' ')}.`,
    surplus > 0 && `Nie zmieściło się wierszy: ${surplus}.`,
    left > 0 && `Pominięto komórki, których stanowisko nie wymaga: ${left}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import type { PaperCell, PaperColumn, PaperRow } from '~/domain/import/people/paper-table'
import { paperField, photoField } from '~/domain/import/people/typed-papers'
import { MAX_SCANS, parseSentScans, type Scan } from '~/domain/scans/scan'
import { countOf } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { Breakable } from '~/ui/breakable'
import { IconButton } from '~/ui/button'
import { CONTROL } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { MoreMenu } from '~/ui/more-menu'

import type { PickPhoto } from './use-photo-picker'

/** How a cell looks under a head, which says the same as its label. There is room for the menu only without it. */
export type CellLayout = { label: string; input: string; menu: string }

/** An open cell. It keeps its own text and photos. */
export function PaperCellField({
  row,
  column: { key, name, group, asks },
  cell: { known, isLacking },
  draft,
  isWrong,
  layout,
  onPhoto,
  onWrite,
}: {
  row: PaperRow
  column: PaperColumn
  cell: PaperCell
  draft: Draft
  isWrong: boolean
  layout: CellLayout
  onPhoto: PickPhoto
  onWrite: () => void
}) {
  const field = paperField(row.id, key)
  const asksId = `${field}-asks`
  const photos = photoField(row.id, key)
  const input = useRef<HTMLInputElement>(null)
  const [scans, setScans] = useState(() => parseSentScans(draft.fields[photos] ?? []))
  const label = [name, group].filter(Boolean).join(', ')
  const write = (text: string) => {
    if (input.current) input.current.value = text
    onWrite()
  }
  const hold = (next: readonly Scan[]) => {
    // Rendered at once, so that the form finds the photos when it is told.
    flushSync(() => setScans([...next]))
    onWrite()
    input.current?.focus()
  }
  const take = (from: 'camera' | 'files') =>
    onPhoto(from, (scan) => hold([...scans.filter(({ hash }) => hash !== scan.hash), scan]))
  return (
    <div className="flex min-w-0 flex-col justify-end self-stretch">
      <label htmlFor={field} className={`pb-1 text-sm ${layout.label}`}>
        <Breakable>{label}</Breakable>{' '}
        <span id={asksId} className="text-muted">
          {asks}
        </span>
      </label>
      <div className="flex items-center">
        <input
          ref={input}
          id={field}
          name={field}
          data-cell={key}
          aria-label={[`${label}, ${row.name}`, known && `w rejestrze ${known}`].filter(Boolean).join(', ')}
          defaultValue={drafted(draft, field)}
          placeholder={known}
          inputMode="numeric"
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="next"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${asksId} ${field}-error` : asksId}
          className={`${CONTROL} min-w-0 px-2! tabular-nums ${layout.input} ${isLacking ? 'placeholder:text-danger' : 'placeholder:text-muted'}`}
        />
        <div className={layout.menu}>
          <MoreMenu
            look="plain"
            label={`${label}, ${row.name}: zdjęcie i inne`}
            tabIndex={-1}
            windowClassName="w-56 p-1.5"
          >
            {(close) => (
              <ul>
                {[
                  { text: 'Zrób zdjęcie', act: () => take('camera'), className: CAMERA },
                  { text: 'Dodaj zdjęcie lub PDF', act: () => take('files') },
                  { text: 'To samo co wyżej', act: () => write('"') },
                  { text: 'Brak', act: () => write('brak') },
                  { text: 'Nie dotyczy', act: () => write('nie dotyczy') },
                ]
                  .slice(scans.length < MAX_SCANS ? 0 : 2)
                  .map(({ text, act, className }) => (
                    <li key={text} className={className}>
                      <button
                        type="button"
                        onClick={() => {
                          act()
                          close()
                        }}
                        className={MENU_ITEM}
                      >
                        {text}
                      </button>
                    </li>
                  ))}
              </ul>
            )}
          </MoreMenu>
        </div>
      </div>
      {scans.map((scan) => (
        <input key={scan.hash} type="hidden" name={photos} value={JSON.stringify(scan)} />
      ))}
      {scans.length > 0 && (
        <span className="flex items-center justify-between gap-1 text-sm">
          {countOf(scans.length, 'scan')}
          <IconButton label={`Usuń skany: ${label}, ${row.name}`} onClick={() => hold([])}>
            <Icon of={X} className="size-4" />
          </IconButton>
        </span>
      )}
    </div>
  )
}

/** A computer has no camera that points at a paper. */
const CAMERA = 'hidden pointer-coarse:list-item'

const MENU_ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-primary-soft hover:text-primary focus-visible:bg-primary-soft focus-visible:text-primary'

import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import Download from 'lucide/dist/esm/icons/download.mjs'
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs'
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs'
import { useRef, useState, type KeyboardEvent } from 'react'

import { hasVault } from '~/browser/store/marks.client'
import type { ScanRecord } from '~/domain/records/scan-changes'
import type { Scan } from '~/domain/scans/scan'
import { fileName } from '~/domain/words/file-name'
import { Dialog } from '~/ui/ark/dialog'
import { buttonStyle, IconButton } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

import { KeepScanActions } from './keep-scan-actions'
import { ShownPhoto } from './shown-photo'
import { keepAddress, useScanAddress } from './use-scan-address'

/** How far the arrows move an enlarged photo, in pixels to the right and down. */
const MOVES = new Map<string, [x: number, y: number]>([
  ['ArrowLeft', [-80, 0]],
  ['ArrowRight', [80, 0]],
  ['ArrowUp', [0, -80]],
  ['ArrowDown', [0, 80]],
])

/** How much larger than the dialog a photo can be shown. */
const ZOOMS = [1, 1.5, 2, 3, 4]

/**
 * Shows a scan, by keys, too: ← and → for the others, + and − for the size, R to turn it. Its buttons are never disabled,
 * because one that has the focus would lose it, and the keys with it.
 */
export function ScanViewerDialog({
  userId,
  scans,
  opened,
  sharesFolder,
  canKeep,
  onShow,
  onReplace,
  onRemove,
  onClose,
}: {
  userId: string
  scans: readonly ScanRecord[]
  opened: ScanRecord
  sharesFolder: boolean
  canKeep: boolean
  onShow: (id: string) => void
  onReplace: (scan: Scan) => void
  onRemove: () => void
  onClose: () => void
}) {
  const address = useScanAddress(userId, opened)
  const [view, setView] = useState({ of: opened.id, zoom: 0, turns: 0 })
  if (view.of !== opened.id) setView({ of: opened.id, zoom: 0, turns: 0 })
  const box = useRef<HTMLDivElement>(null)
  const place = scans.indexOf(opened)
  const isPhoto = opened.type === 'image/jpeg'

  const show = (step: number) => {
    const next = scans[place + step]
    if (next) onShow(next.id)
  }
  const zoom = (step: number) =>
    setView({ ...view, zoom: Math.min(ZOOMS.length - 1, Math.max(0, view.zoom + step)) })
  const turn = () => setView({ ...view, turns: (view.turns + 1) % 4 })
  const keys = new Map<string, () => void>([
    ['ArrowLeft', () => show(-1)],
    ['ArrowRight', () => show(1)],
    ...(isPhoto
      ? ([
          ['+', () => zoom(1)],
          ['=', () => zoom(1)],
          ['-', () => zoom(-1)],
          ['r', turn],
          ['R', turn],
        ] as const)
      : []),
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = view.zoom > 0 ? MOVES.get(event.key) : undefined
    // The arrows move an enlarged photo.
    const act = move ? () => box.current?.scrollBy(...move) : keys.get(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Dialog title={opened.name} size={isPhoto ? 'wide' : 'fit'} onKeyDown={onKeyDown} onClose={onClose}>
      <div className="flex min-h-0 grow flex-col gap-3">
        {/* A thumb is nearer to the lower edge. */}
        <div className="order-last flex flex-wrap items-center gap-2">
          {scans.length > 1 && (
            <>
              <IconButton label="Poprzedni skan" onClick={() => show(-1)} aria-disabled={place === 0}>
                <Icon of={ChevronLeft} className="size-5" />
              </IconButton>
              <span className="text-sm text-muted tabular-nums">
                {place + 1} z&nbsp;{scans.length}
              </span>
              <IconButton
                label="Następny skan"
                onClick={() => show(1)}
                aria-disabled={place === scans.length - 1}
              >
                <Icon of={ChevronRight} className="size-5" />
              </IconButton>
            </>
          )}
          {isPhoto && address && (
            <>
              <IconButton label="Pomniejsz" onClick={() => zoom(-1)} aria-disabled={view.zoom === 0}>
                <Icon of={ZoomOut} className="size-5" />
              </IconButton>
              <IconButton
                label="Powiększ"
                onClick={() => zoom(1)}
                aria-disabled={view.zoom === ZOOMS.length - 1}
              >
                <Icon of={ZoomIn} className="size-5" />
              </IconButton>
              <IconButton label="Obróć" onClick={turn}>
                <Icon of={RotateCw} className="size-5" />
              </IconButton>
            </>
          )}
          {address && !isPhoto && navigator.pdfViewerEnabled && <OpenPdf address={address} />}
          {address && (
            <a href={address} download={fileName(opened.name)} className={buttonStyle({ size: 'sm' })}>
              <Icon of={Download} className="size-4" />
              Zapisz plik
            </a>
          )}
          {canKeep && (
            <KeepScanActions key={opened.id} userId={userId} onReplace={onReplace} onRemove={onRemove} />
          )}
        </div>
        {address === null && <Missing userId={userId} sharesFolder={sharesFolder} />}
        {address === undefined && <p className="grow text-muted">Otwieranie…</p>}
        {address && isPhoto && (
          <ShownPhoto
            box={box}
            address={address}
            name={opened.name}
            zoom={ZOOMS[view.zoom] ?? 1}
            turns={view.turns}
          />
        )}
        {address && !isPhoto && <PdfHint />}
      </div>
    </Dialog>
  )
}

function Missing({ userId, sharesFolder }: { userId: string; sharesFolder: boolean }) {
  return (
    <div className="grow">
      <Note>
        {hasVault(userId)
          ? 'Tego skanu nie ma jeszcze w\u00a0tej przeglądarce. Pojawi się, gdy z\u00a0siecią połączą się to urządzenie i\u00a0to, na którym go dodano.'
          : sharesFolder
            ? 'Skan jeszcze się nie zsynchronizował: pojawi się, gdy przyjdzie do folderu wspólnego.'
            : 'Tego skanu nie ma w\u00a0tej przeglądarce. Jest w\u00a0przeglądarce, w\u00a0której go dodano, i\u00a0w\u00a0jej kopii.'}
      </Note>
    </div>
  )
}

/**
 * Opens a PDF in a tab of its own. Browsers run the scripts of a PDF, whose dialogs would be over this app if it showed
 * the PDF in a frame. They show none in a frame without scripts.
 */
function OpenPdf({ address }: { address: string }) {
  const keep = () => keepAddress(address)
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      onClick={keep}
      onAuxClick={keep}
      className={buttonStyle({ variant: 'primary', size: 'sm' })}
    >
      <Icon of={ExternalLink} className="size-4" />
      Otwórz PDF
    </a>
  )
}

/** Says how a PDF is opened. */
function PdfHint() {
  return (
    <div className="grow">
      <Note>
        {navigator.pdfViewerEnabled
          ? 'PDF otwiera się w osobnej karcie. Jeśli się nie otworzy, zapisz plik.'
          : 'Ta przeglądarka nie pokazuje plików PDF. Zapisz plik i\u00a0otwórz go w\u00a0innym programie.'}
      </Note>
    </div>
  )
}

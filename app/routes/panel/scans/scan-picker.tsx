import Camera from 'lucide/dist/esm/icons/camera.mjs'
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { SCAN_PROBLEMS, takeScan } from '~/browser/scans/take-scan.client'
import { MAX_SCANS, type Scan } from '~/domain/scans/scan'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

const TOO_MANY = `Do wpisu można dodać najwyżej ${MAX_SCANS} skanów, więc pozostałych nie dodano.`

/**
 * Takes photos and PDFs by a file, the camera, dropping and pasting, and keeps them in this browser. `onTaken` gets
 * them; the caller records them. `children` are above the buttons.
 */
export function ScanPicker({
  userId,
  room,
  of,
  label = 'Dodaj skan',
  isBusy,
  onBusy,
  onTaken,
  button,
  input,
  children,
}: {
  userId: string
  /** How many scans more the record takes. */
  room: number
  /** Names the record, if a screen has several. */
  of?: string
  label?: string
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  onTaken: (scans: Scan[]) => void
  button?: RefObject<HTMLButtonElement | null>
  input?: RefObject<HTMLInputElement | null>
  children?: ReactNode
}) {
  const area = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLButtonElement>(null)
  const addButton = button ?? ownButton
  const ownInput = useRef<HTMLInputElement>(null)
  const files = input ?? ownInput
  const camera = useRef<HTMLInputElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isOver, setIsOver] = useState(false)

  // Undoing a removal can give a record more than it has room for.
  const free = Math.max(0, room)
  const take = async (chosen: readonly File[]) => {
    if (chosen.length === 0 || isBusy) return
    onBusy(true)
    const problems = chosen.length > free ? [TOO_MANY] : []
    const taken: Scan[] = []
    try {
      // One after another: a photo takes much memory until it is small.
      for (const file of chosen.slice(0, free)) {
        const { scan, problem: reason } = await takeScan(userId, file)
        if (scan) taken.push(scan)
        else problems.push(`${file.name}: ${SCAN_PROBLEMS[reason]}`)
      }
    } finally {
      // At once, because a button that is busy cannot take the focus, which it has lost.
      flushSync(() => onBusy(false))
    }
    setRefusals(problems)
    if (taken.length > 0) onTaken(taken)
    // The button goes with the last place.
    const next = taken.length < free ? addButton.current : area.current
    next?.focus()
  }
  usePaste(area, (pasted) => void take(pasted))

  const fileInput = (ref: typeof files, props: { accept: string; capture?: 'environment' }) => (
    <input
      ref={ref}
      type="file"
      multiple={!props.capture}
      aria-label={props.capture ? 'Zdjęcie z aparatu' : 'Pliki ze skanami'}
      hidden
      onChange={({ target }) => {
        void take([...(target.files ?? [])])
        // So that the same file can be chosen again.
        target.value = ''
      }}
      {...props}
    />
  )
  return (
    <div
      ref={area}
      data-scan-picker
      tabIndex={-1}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
        setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void take([...event.dataTransfer.files])
      }}
      className={`flex flex-col gap-3 rounded-control ${isOver ? 'outline-2 outline-offset-4 outline-primary outline-dashed' : ''}`}
    >
      {children}
      {free > 0 && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button ref={addButton} size="sm" onClick={() => files.current?.click()} isBusy={isBusy}>
            <Icon of={Paperclip} className="size-4" />
            {isBusy ? 'Dodawanie…' : label}
            {of !== undefined && <span className="sr-only">: {of}</span>}
          </Button>
          <span className="hidden pointer-coarse:contents">
            <Button size="sm" onClick={() => camera.current?.click()} disabled={isBusy}>
              <Icon of={Camera} className="size-4" />
              Zrób zdjęcie
              {of !== undefined && <span className="sr-only">: {of}</span>}
            </Button>
          </span>
          {fileInput(files, { accept: 'image/*,application/pdf' })}
          {fileInput(camera, { accept: 'image/*', capture: 'environment' })}
        </div>
      )}
      {refusals.length > 0 && (
        <Alert title="Nie dodano skanu">
          {refusals.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
    </div>
  )
}

/** Takes pasted files for the picker that has the focus, or for the only one of the screen. */
function usePaste(area: RefObject<HTMLElement | null>, onPaste: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])]
    const isOnly = document.querySelectorAll('[data-scan-picker]').length === 1
    // Cells of a spreadsheet come with a picture of them, but it is their text that is pasted.
    const isText = event.clipboardData?.types.includes('text/plain') ?? false
    if (pasted.length === 0 || isText || !(isOnly || area.current?.contains(document.activeElement))) return
    event.preventDefault()
    onPaste(pasted)
  })
  // An effect, because browsers tell the document of pasting if no text field has the focus.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import ImageIcon from 'lucide/dist/esm/icons/image.mjs'
import { useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'

import type { ScanRecord } from '~/domain/records/scan-changes'
import { MAX_SCANS, type Scan } from '~/domain/scans/scan'
import { formatDay } from '~/domain/words/day'
import { sizeLabel } from '~/domain/words/number-label'
import { onDemand } from '~/ui/ark/on-demand'
import { focusedElement } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { whenIdle } from '~/ui/when-idle'

import type { LoadedScans } from './load-scans'
import { ScanPicker } from './scan-picker'
import { useScanAddress } from './use-scan-address'

const ScanViewer = onDemand(async () => (await import('./scan-viewer-dialog')).ScanViewerDialog)

/** Lists the scans of a record, opens them and lets who may keep them add, replace and remove them. */
export function ScanList({
  scans,
  canKeep,
  of,
  label,
  showsPictures = false,
}: {
  scans: LoadedScans
  canKeep: boolean
  /** The label of the button that adds one. */
  label?: string
  /** True if photos are shown as they are, also in print. */
  showsPictures?: boolean
  /** Names the record, if a screen has several. */
  of?: string
}) {
  const { userId, subject, current, former, missing } = scans
  const fetcher = useFetcher()
  const [isTaking, setIsTaking] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const all = [...current, ...former]
  const opened = all.find(({ id }) => id === openId)

  const act = async (fields: Record<string, string>) => {
    await fetcher.submit(
      { subject: JSON.stringify(subject), ...fields },
      { method: 'post', action: href('/scans') },
    )
    // The scan that had the focus may be gone once the list is drawn again.
    whenIdle(() => {
      if (!focusedElement()) addButton.current?.focus()
    })
  }
  const add = (taken: readonly Scan[], replaces?: string) =>
    void act({
      intent: 'add-scans',
      scans: JSON.stringify(taken),
      ...(replaces !== undefined && { replaces }),
    })
  const item = (scan: ScanRecord) => {
    const isMissing = missing.has(scan.hash)
    const open = () => setOpenId(scan.id)
    return showsPictures && scan.type === 'image/jpeg' && !isMissing ? (
      <ScanPicture key={scan.id} scan={scan} userId={userId} onOpen={open} />
    ) : (
      <ScanItem key={scan.id} scan={scan} isMissing={isMissing} onOpen={open} />
    )
  }
  const list = (
    <>
      {current.length > 0 && <ul className="flex flex-wrap items-start gap-2">{current.map(item)}</ul>}
      {former.length > 0 && (
        <details className="group print:hidden">
          <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-sm text-muted underline-offset-4 hover:underline pointer-coarse:min-h-11">
            Poprzednie skany: {former.length}
            <Icon of={ChevronDown} className="size-4 group-open:rotate-180" />
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">{former.map(item)}</ul>
        </details>
      )}
    </>
  )
  return (
    <>
      {canKeep ? (
        <ScanPicker
          userId={userId}
          room={MAX_SCANS - current.length}
          of={of}
          label={label}
          isBusy={isTaking}
          onBusy={setIsTaking}
          onTaken={add}
          button={addButton}
        >
          {list}
        </ScanPicker>
      ) : (
        <div className="flex flex-col gap-3 empty:hidden">{list}</div>
      )}
      <ScanViewer
        props={
          opened && {
            userId,
            scans: all,
            opened,
            sharesFolder: scans.sharesFolder,
            canKeep: canKeep && current.includes(opened),
            onShow: setOpenId,
            onReplace: (scan: Scan) => {
              setOpenId(undefined)
              add([scan], opened.id)
            },
            onRemove: () => {
              setOpenId(undefined)
              void act({ intent: 'remove-scan', scanId: opened.id })
            },
            onClose: () => setOpenId(undefined),
          }
        }
      />
    </>
  )
}

/** Shows a photo of a record, which opens it. */
function ScanPicture({ scan, userId, onOpen }: { scan: ScanRecord; userId: string; onOpen: () => void }) {
  const address = useScanAddress(userId, scan)
  return (
    <li className="break-inside-avoid">
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className="block rounded-control">
        {address && (
          <img
            src={address}
            alt={`Zdjęcie ${scan.name}`}
            className="max-h-96 max-w-full rounded-control border border-line print:max-h-64"
          />
        )}
      </button>
    </li>
  )
}

function ScanItem({ scan, isMissing, onOpen }: { scan: ScanRecord; isMissing: boolean; onOpen: () => void }) {
  return (
    <li className="max-w-full print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-left hover:border-control"
      >
        <Icon
          of={scan.type === 'application/pdf' ? FileText : ImageIcon}
          className="size-5 shrink-0 text-muted"
        />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{scan.name}</span>
          <span className="block text-sm text-muted tabular-nums">
            {[formatDay(scan.addedOn), sizeLabel(scan.bytes), isMissing && 'brak w\u00a0tej przeglądarce']
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      </button>
    </li>
  )
}

import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { MAX_SCANS, type Scan } from '~/domain/scans/scan'
import { keepTogether } from '~/domain/words/polish'
import { IconButton } from '~/ui/button'
import { FieldGroup } from '~/ui/field'
import { Icon } from '~/ui/icon'

import { scanHint } from './scan-hint'
import { ScanPicker } from './scan-picker'
import { useScanAddress } from './use-scan-address'

/** Takes scans along with the record of a form. The form sends and drafts only their names: they are kept already. */
export function ScanField({
  legend,
  label,
  userId,
  scans,
  onChange,
  isBusy,
  onBusy,
}: {
  legend: string
  label?: string
  userId: string
  scans: readonly Scan[]
  onChange: (scans: readonly Scan[]) => void
  /** True while a scan is taken. The form cannot be sent until then. */
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = (next: readonly Scan[]) => {
    flushSync(() => onChange(next))
    // The form saves its draft at each change, and only now are the scans in the document.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const remove = (scan: Scan) => {
    place(scans.filter((other) => other !== scan))
    // The pressed button is gone.
    button.current?.focus()
  }
  const add = (taken: readonly Scan[]) => {
    const known = new Set(scans.map(({ hash }) => hash))
    place([...scans, ...taken.filter(({ hash }) => !known.has(hash))])
  }
  return (
    <FieldGroup legend={legend}>
      <p className="text-sm text-muted">{keepTogether(scanHint(userId))}</p>
      <ScanPicker
        userId={userId}
        room={MAX_SCANS - scans.length}
        label={label}
        isBusy={isBusy}
        onBusy={onBusy}
        onTaken={add}
        button={button}
        input={input}
      >
        <ul className="flex flex-wrap gap-3 empty:hidden">
          {scans.map((scan, index) => (
            <li key={scan.hash} className="relative">
              <input type="hidden" name="scans" value={JSON.stringify(scan)} />
              <Preview scan={scan} userId={userId} number={index + 1} />
              <IconButton
                label={`Usuń ${scan.type === 'image/jpeg' ? 'zdjęcie' : 'plik'} ${index + 1}`}
                onClick={() => remove(scan)}
                disabled={isBusy}
                className="absolute top-1 right-1 border border-line bg-surface"
              >
                <Icon of={X} className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </ScanPicker>
    </FieldGroup>
  )
}

const BOX = 'h-28 w-36 rounded-control border border-line'

function Preview({ scan, userId, number }: { scan: Scan; userId: string; number: number }) {
  const address = useScanAddress(userId, scan)
  if (scan.type === 'image/jpeg') {
    return address ? (
      <img src={address} alt={`Zdjęcie ${number}`} className={`${BOX} object-cover`} />
    ) : (
      <div className={BOX} />
    )
  }
  return (
    <div className={`${BOX} flex flex-col justify-end gap-1 p-2`}>
      <Icon of={FileText} className="size-6 text-muted" />
      <p className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{scan.name}</p>
    </div>
  )
}

import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import { hasSharedFolder, hasVault } from '~/browser/store/marks.client'
import { MAX_SCANS, parseSentScans, type Scan } from '~/domain/scans/scan'
import { keepTogether } from '~/domain/words/polish'
import { IconButton } from '~/ui/button'
import { FieldGroup } from '~/ui/field'
import { Icon } from '~/ui/icon'

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

/** Holds the scans of a form, which begin with those of its draft. A form of another name begins with its own. */
export function useScanField(formName: string, draft?: Draft) {
  const start = () => ({ formName, scans: parseSentScans(draft?.fields.scans ?? []) })
  const [held, setHeld] = useState<{ formName: string; scans: readonly Scan[] }>(start)
  const [isBusy, setIsBusy] = useState(false)
  if (held.formName !== formName) setHeld(start())
  return {
    scans: held.scans,
    onChange: (scans: readonly Scan[]) => setHeld({ formName, scans }),
    isBusy,
    onBusy: setIsBusy,
  }
}

/** Says what can be added, and where it goes. */
export function scanHint(userId: string): string {
  const where = hasVault(userId)
    ? 'Trafiają też, zaszyfrowane, na serwer: otworzą je Twoje inne urządzenia.'
    : hasSharedFolder(userId)
      ? 'Trafiają też do folderu wspólnego.'
      : 'Zostają w tej przeglądarce i nie są nikomu wysyłane.'
  return `Zdjęcia i pliki PDF do 5 MB, najwyżej ${MAX_SCANS}. Duże zdjęcie zmniejszymy. ${where}`
}

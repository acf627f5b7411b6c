import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useRef, useState } from 'react'

import { SCAN_PROBLEMS, takeScan } from '~/browser/scans/take-scan.client'
import type { Scan } from '~/domain/scans/scan'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** Replaces the scan of the viewer by another file, or removes it. */
export function KeepScanActions({
  userId,
  onReplace,
  onRemove,
}: {
  userId: string
  onReplace: (scan: Scan) => void
  onRemove: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const replace = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    const { scan, problem: reason } = await takeScan(userId, file).finally(() => setIsBusy(false))
    if (scan) onReplace(scan)
    else setProblem(SCAN_PROBLEMS[reason])
  }
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()} isBusy={isBusy}>
        <Icon of={RefreshCw} className="size-4" />
        Zastąp
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        aria-label="Plik z nowym skanem"
        hidden
        onChange={({ target }) => {
          void replace(target.files?.[0])
          target.value = ''
        }}
      />
      <Button size="sm" variant="quiet-danger" onClick={onRemove}>
        <Icon of={Trash} className="size-4" />
        Usuń
      </Button>
      {problem && (
        <div className="w-full">
          <Alert title="Nie zastąpiono skanu">{problem}</Alert>
        </div>
      )}
    </>
  )
}

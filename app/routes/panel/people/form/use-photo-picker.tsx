import { useRef, type ReactNode } from 'react'

import { SCAN_PROBLEMS, takeScan } from '~/browser/scans/take-scan.client'
import type { Scan } from '~/domain/scans/scan'

type Receive = (scan: Scan) => void

/** Opens the camera or the files for whichever cell asks, and gives it the scan. */
export type PickPhoto = (from: 'camera' | 'files', receive: Receive) => void

/** Takes a photo for one of many cells: they share the inputs, which `inputs` renders. */
export function usePhotoPicker({
  userId,
  onBusy,
  onProblem,
}: {
  userId: string
  onBusy: (isBusy: boolean) => void
  onProblem: (text: string) => void
}): { pick: PickPhoto; inputs: ReactNode } {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const receiver = useRef<Receive>(undefined)
  const take = async (file: File | undefined) => {
    const receive = receiver.current
    if (!file || !receive) return
    onBusy(true)
    try {
      const { scan, problem } = await takeScan(userId, file)
      if (scan) receive(scan)
      onProblem(scan ? '' : `Nie dodano zdjęcia. ${SCAN_PROBLEMS[problem]}`)
    } finally {
      onBusy(false)
    }
  }
  const input = (ref: typeof camera, props: { accept: string; capture?: 'environment' }) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={props.capture ? 'Zdjęcie z aparatu' : 'Plik ze skanem'}
      onChange={({ target }) => {
        void take(target.files?.[0])
        // So that the same file can be chosen again.
        target.value = ''
      }}
      {...props}
    />
  )
  return {
    pick: (from, receive) => {
      receiver.current = receive
      ;(from === 'camera' ? camera : files).current?.click()
    },
    inputs: (
      <>
        {input(camera, { accept: 'image/*', capture: 'environment' })}
        {input(files, { accept: 'image/*,application/pdf' })}
      </>
    ),
  }
}

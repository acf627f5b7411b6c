import { useRef, useState } from 'react'

import type { ScanProgress } from '~/browser/registers/backup-archive.client'
import type { ReadBackup } from '~/browser/registers/read-backup-file.client'
import { trySave } from '~/browser/store/storage.client'

/** Keeps the scans of a copy, tells how far it is, and can be stopped: then none of them is kept. */
export function useTakingScans(userId: string) {
  const [progress, setProgress] = useState<ScanProgress>()
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const taking = useRef<AbortController>(null)

  /** Returns how many scans were left out, or undefined if none is kept: then the entries may not be taken, either. */
  const takeScans = async ({ keepScans }: ReadBackup, named: ReadonlySet<string>) => {
    const { signal } = (taking.current = new AbortController())
    let leftOut = 0
    const isStored = await trySave(async () => {
      leftOut = (await keepScans?.(userId, { named, signal, onProgress: setProgress })) ?? 0
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    setProgress(undefined)
    setHasNoRoom(isStored === false)
    return isStored ? leftOut : undefined
  }
  return { progress, hasNoRoom, takeScans, stopScans: () => taking.current?.abort() }
}

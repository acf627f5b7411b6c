import { useEffect, useState } from 'react'

import { readScan } from '~/browser/scans/scan-store.client'
import { readOr } from '~/browser/store/storage.client'
import type { Scan } from '~/domain/scans/scan'

/** `address` is undefined while the scan is read, and null if this browser lacks it. */
type ReadScan = { scan: Scan; address: string | null }

/** Reads a scan and returns an address at which the browser shows it. */
export function useScanAddress(userId: string, scan: Scan): string | null | undefined {
  const [read, setRead] = useState<ReadScan>()

  // An effect, because the scan is in the database, and its address takes memory until it is given back.
  useEffect(() => {
    let address: string | undefined
    let isLeft = false
    const open = async () => {
      const blob = await readOr(undefined, () => readScan(userId, scan.hash))
      if (isLeft) return
      // The type is the one of the record, so that no browser runs a scan as a page.
      address = blob && URL.createObjectURL(new Blob([blob], { type: scan.type }))
      setRead({ scan, address: address ?? null })
    }
    void open()
    return () => {
      isLeft = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [userId, scan])

  return read?.scan === scan ? read.address : undefined
}

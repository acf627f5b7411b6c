import { useEffect, useMemo, useState } from 'react'

import { readScan } from '~/browser/scans/scan-store.client'
import { hasVault } from '~/browser/store/marks.client'
import { readOr } from '~/browser/store/storage.client'
import type { Scan } from '~/domain/scans/scan'

/** The addresses of scans by their hashes, null for those that this browser lacks. */
export type ScanAddresses = ReadonlyMap<string, string | null>

/** Addresses that tabs of their own show. A tab loads and saves by its address, so it lasts as long as this document. */
const openInTabs = new Set<string>()

/** Keeps the address of a scan, because a tab of its own shows it. */
export function keepAddress(address: string): void {
  openInTabs.add(address)
}

/** Reads a scan. One that this browser lacks may be in the vault of the register. */
async function readOrFetch(userId: string, scan: Scan): Promise<Blob | undefined> {
  const stored = await readOr(undefined, () => readScan(userId, scan.hash))
  if (stored || !hasVault(userId)) return stored
  const { fetchScan } = await import('~/browser/vault/vault-scans.client')
  return readOr(undefined, () => fetchScan(userId, scan))
}

/** Reads a scan and returns an address at which the browser shows it: undefined until it is read, null without it. */
export function useScanAddress(userId: string, scan: Scan): string | null | undefined {
  const scans = useMemo(() => [scan], [scan])
  return useScanAddresses(userId, scans)?.get(scan.hash)
}

/** Reads scans and returns addresses at which the browser shows them, once all are read. */
export function useScanAddresses(userId: string, scans: readonly Scan[]): ScanAddresses | undefined {
  const key = scans.map((scan) => JSON.stringify(scan)).join('\n')
  const [read, setRead] = useState<{ key: string; addresses: ScanAddresses }>()
  const isLacking = read?.key === key && [...read.addresses.values()].includes(null)
  // The same scans are not read again, or a PDF would begin again. One that was missing may have come.
  const retry = isLacking ? scans : undefined

  // An effect, because scans are in the database, and their addresses take memory until they are given back.
  useEffect(() => {
    const addresses = new Map<string, string | null>()
    let isLeft = false
    const giveBack = () => {
      for (const address of addresses.values()) {
        if (address !== null && !openInTabs.has(address)) URL.revokeObjectURL(address)
      }
    }
    const open = async () => {
      for (const line of retry || key !== '' ? key.split('\n') : []) {
        const scan: Scan = JSON.parse(line)
        const blob = await readOrFetch(userId, scan)
        const { hash, type } = scan
        // The type is the one of the record, so that no browser runs a scan as a page.
        addresses.set(hash, blob ? URL.createObjectURL(new Blob([blob], { type })) : null)
        if (isLeft) return giveBack()
      }
      setRead({ key, addresses })
    }
    void open()
    return () => {
      isLeft = true
      giveBack()
    }
  }, [userId, key, retry])

  return read?.key === key ? read.addresses : undefined
}

import { vi } from 'vitest'

import { beginRegister, type CrewRegister } from './crew-register'
import { serveVaults } from './vault-of-page'
import { ID } from './vault-requests'
import type { VaultServer } from './vault-server'

/** Begins a register whose page and whose crew ask the real routes of the server. */
export async function serveCrew(
  env: Record<string, string> = {},
): Promise<CrewRegister & Pick<VaultServer, 'withStore'>> {
  const { withStore } = await serveVaults({ env })
  return { ...(await beginRegister((path, init) => fetch(path, init), ID)), withStore }
}

/** Takes the network away until the next call. */
export function loseNetwork(): () => void {
  const former = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => {
    vi.stubGlobal('fetch', former)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
}

/** Lets requests wait until the next call, as a weak network does. */
export function holdNetwork(): () => void {
  const former = globalThis.fetch
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    await released
    return former(path, init)
  })
  return () => {
    vi.stubGlobal('fetch', former)
    release()
  }
}

/** Lets the phone ask for pages in these languages. */
export function speak(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

import { useEffect } from 'react'
import { href } from 'react-router'

import { registerCrewWorker } from '~/browser/crew/crew-worker.client'
import type { Language } from '~/domain/crew/languages/language'
import { whenIdle } from '~/ui/when-idle'

/**
 * Keeps a page of the crew on this phone once it is idle, so that it opens without a network, too. The worker of each page
 * answers for that page alone.
 */
export function KeptOnPhone({ page, language }: { page: 'box' | 'mine' | 'gate'; language: Language }) {
  // An effect, because the page is there first.
  useEffect(() => whenIdle(() => void keepOnPhone(page)), [page])
  // Chromium makes an app of an icon on the home screen, and its makers' server learns the address: without a manifest,
  // that one with the key. This one names the page alone, which opens the last link. Safari keeps the whole address only
  // without a manifest, and its apps see nothing that Safari has kept.
  const isMadeByServer = 'onbeforeinstallprompt' in window
  if (page === 'box' || !isMadeByServer) return null
  return <link rel="manifest" href={href('/manifests/:page/:language', { page, language })} />
}

async function keepOnPhone(page: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // As long as this tab is open, the worker keeps the files of its version: `deleteUnused` asks for the lock.
  void navigator.locks?.request(import.meta.url, { mode: 'shared' }, () => new Promise(() => {}))
  try {
    await registerCrewWorker(page)
  } catch (error) {
    // The page works as it does without a worker, and the next visit tries again.
    console.warn('The page cannot be kept for offline use', error)
  }
}

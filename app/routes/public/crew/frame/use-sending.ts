import { useEffect, useState } from 'react'

import type { NewDrop, Sent, SendProblem } from '~/browser/crew/send-drop.client'
import type { BoxAddress } from '~/domain/crew/records/crew-links'

/** The part that seals and sends comes with the library for that, beside the page. */
const loadSender = () => import('~/browser/crew/send-drop.client')

/** `kept`: it waits on this phone and goes by itself. `refused`: nothing was kept, and what was typed stays in the form. */
export type SendingAnswer =
  | { state: 'sent'; receipt: Sent }
  | { state: 'kept'; receipt: Sent; problem: SendProblem | undefined }
  | { state: 'refused'; problem: SendProblem }

/** With these the drop stays on the phone and is sent again. */
const KEPT_WITH: readonly (SendProblem | undefined)[] = [
  undefined,
  'paused',
  'too-many',
  'offline',
  'unavailable',
]

/** Sends a drop to a box. `send` returns what became of it. */
export function useSending(): {
  isSending: boolean
  send: (address: BoxAddress, drop: NewDrop) => Promise<SendingAnswer>
} {
  const [isSending, setIsSending] = useState(false)
  const send = async (address: BoxAddress, drop: NewDrop): Promise<SendingAnswer> => {
    setIsSending(true)
    try {
      const { sendDrop } = await loadSender()
      const { state, receipt, problem } = await sendDrop(address, drop)
      if (state === 'sent') return { state, receipt }
      if (KEPT_WITH.includes(problem)) return { state: 'kept', receipt, problem }
      return { state: 'refused', problem: problem ?? 'not-kept' }
    } catch (error) {
      // Without its code, which no network has brought: nothing is sealed or kept.
      console.warn('A drop could not be sealed', error)
      return { state: 'refused', problem: 'not-kept' }
    } finally {
      setIsSending(false)
    }
  }
  return { isSending, send }
}

const NONE: readonly Sent[] = []

/** Sends what waits on this phone, and returns what was sent from it, the newest first. */
export function useSent(): readonly Sent[] {
  const [sent, setSent] = useState<readonly Sent[]>(NONE)
  // An effect, because the phone's database and the network answer late.
  useEffect(() => {
    let stop = () => {}
    let isShown = true
    const watch = async () => {
      const { listSent, onSentChange, sendWaiting } = await loadSender()
      const read = async () => {
        const list = await listSent()
        if (isShown) setSent(list)
      }
      if (!isShown) return
      stop = onSentChange(() => void read())
      await read()
      const sendAgain = () => void sendWaiting()
      addEventListener('online', sendAgain)
      const stopChanges = stop
      stop = () => {
        stopChanges()
        removeEventListener('online', sendAgain)
      }
      await sendWaiting()
    }
    // Without its code, which no network has brought, nothing can be sent either.
    void watch().catch((error: unknown) => console.warn('What waits could not be sent', error))
    return () => {
      isShown = false
      stop()
    }
  }, [])
  return sent
}

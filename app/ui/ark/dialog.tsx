import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { IconButton } from '~/ui/button'
import { findHeading, focusedElement } from '~/ui/focus'

/** TypeScript's DOM library does not know it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * A modal dialog, open while it is rendered; closes by Escape, an outside click, its button and, where the
 * browser tells, the Back of a phone, and gives the focus back: to the screen's heading where what had it
 * is gone by then.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const content = useRef<HTMLDivElement>(null)
  const [opener] = useState(focusedElement)
  useBackOfPhone(onClose)
  return (
    <ArkDialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      // Ark asks a frame later: on a slow phone the person may be at a control of the dialog by then.
      initialFocusEl={() => (content.current?.contains(document.activeElement) ? focusedElement() : null)}
      finalFocusEl={() => (opener?.isConnected ? opener : findHeading())}
    >
      <Portal>
        <ArkDialog.Backdrop className="fixed inset-0 z-50 bg-[#0b1422]/60 motion-safe:data-[state=open]:animate-[fade-in_120ms_ease-out]" />
        <ArkDialog.Positioner className="fixed inset-0 z-50 grid place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <ArkDialog.Content
            ref={content}
            className="flex max-h-[90dvh] w-full max-w-lg flex-col gap-4 overflow-y-auto rounded-t-card border border-line bg-surface p-5 sm:rounded-card sm:p-6 motion-safe:data-[state=open]:animate-[rise-in_160ms_ease-out]"
          >
            <div className="flex items-start justify-between gap-4">
              <ArkDialog.Title className="min-w-0 pt-1.5 text-xl font-bold [overflow-wrap:anywhere]">
                {title}
              </ArkDialog.Title>
              <ArkDialog.CloseTrigger asChild>
                <IconButton label="Zamknij" className="-mt-1 -mr-2">
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </ArkDialog.CloseTrigger>
            </div>
            {children}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}

/** On a phone, Back closes what lies on top before it leaves the screen. */
function useBackOfPhone(onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  // An effect, because the browser announces it by an event.
  useEffect(() => {
    // Not in every browser yet; where it is missing, Back leaves the screen.
    if (!('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => goBack())
    return () => watcher.destroy()
  }, [])
}

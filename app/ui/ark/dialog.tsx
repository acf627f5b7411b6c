import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { IconButton } from '~/ui/button'
import { findHeading, focusedElement } from '~/ui/focus'

/** TypeScript's DOM library does not declare it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Shows a modal dialog while it is rendered. Escape, a click outside and its button close it, and so does Back
 * on a phone, where the browser supports that. The focus then returns to the element that had it before, or to
 * the screen's heading where that element is gone.
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
      // Ark moves the focus a frame later. On a slow phone the person may already use a control of the dialog.
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

/** Calls `onBack` when Back is pressed on a phone. Without this, Back leaves the screen. */
function useBackOfPhone(onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  // An effect, because the browser announces it by an event.
  useEffect(() => {
    // Some browsers do not support it yet.
    if (!('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => goBack())
    return () => watcher.destroy()
  }, [])
}

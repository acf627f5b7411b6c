import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEventHandler, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { IconButton } from '~/ui/button'
import { focusedElement, giveFocusBack } from '~/ui/focus'
import { Icon } from '~/ui/icon'

/** TypeScript's DOM library does not declare it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Dialogs slide up from the bottom of a phone; elsewhere they are boxes. A tall one keeps its height while its content
 * changes. One of paper is white in both themes and fills the screen of a phone: another phone scans what it shows.
 */
const SIZES = {
  fit: {
    layer: '',
    place: 'place-items-end sm:place-items-center sm:p-6',
    box: 'max-h-[90dvh] max-w-lg overflow-y-auto rounded-t-card',
  },
  paper: {
    layer: '',
    place: 'place-items-end sm:place-items-center sm:p-6',
    // WebKit counts the padding beside a code with a negative margin, so it would scroll sideways.
    box: 'paper max-w-lg overflow-x-hidden overflow-y-auto max-sm:h-dvh sm:max-h-[90dvh]',
  },
  wide: {
    layer: '',
    place: 'sm:place-items-center sm:p-6',
    box: 'h-dvh max-w-5xl overflow-hidden sm:h-[90dvh]',
  },
  tall: {
    // A printed page is the screen below.
    layer: 'print:hidden',
    place: 'sm:justify-items-center sm:px-6 sm:pt-[10dvh]',
    box: 'h-dvh max-w-2xl overflow-hidden sm:h-[min(40rem,80dvh)]',
  },
}

/**
 * Shows a modal dialog while it is rendered. Escape, a click outside and its button close it, and so does Back
 * on a phone, if the browser supports that. The focus then returns to the element that had it before, or to
 * the screen's heading if that element is gone.
 */
export function Dialog({
  title,
  size = 'fit',
  onKeyDown,
  onClose,
  children,
}: {
  title: string
  size?: keyof typeof SIZES
  onKeyDown?: KeyboardEventHandler
  onClose: () => void
  children: ReactNode
}) {
  const look = SIZES[size]
  const content = useRef<HTMLDivElement>(null)
  useGivenBackFocus()
  useBackOfPhone(onClose)
  return (
    <ArkDialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onFocusOutside={(event) => event.preventDefault()}
      // Ark moves the focus a frame later. On a slow phone the person may already use a control of the dialog.
      initialFocusEl={() => (content.current?.contains(document.activeElement) ? focusedElement() : null)}
      restoreFocus={false}
    >
      <Portal>
        <ArkDialog.Backdrop
          className={`fixed inset-0 z-50 bg-[#0b1422]/60 motion-safe:data-[state=open]:animate-[fade-in_120ms_ease-out] ${look.layer}`}
        />
        <ArkDialog.Positioner
          className={`fixed inset-0 z-50 grid overflow-y-auto ${look.layer} ${look.place}`}
        >
          <ArkDialog.Content
            ref={content}
            onKeyDown={onKeyDown}
            className={`flex w-full flex-col gap-4 border border-line bg-surface p-5 sm:rounded-card sm:p-6 motion-safe:data-[state=open]:animate-[rise-in_160ms_ease-out] ${look.box}`}
          >
            <div className="flex items-start justify-between gap-4">
              <ArkDialog.Title className="min-w-0 pt-1.5 text-xl font-bold [overflow-wrap:anywhere]">
                {keepTogether(title)}
              </ArkDialog.Title>
              <ArkDialog.CloseTrigger asChild>
                <IconButton label="Zamknij" className="-mt-1 -mr-2">
                  <Icon of={X} className="size-5" />
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

/** Gives the focus back when the dialog disappears. Ark does not if the dialog was open for less than a frame. */
function useGivenBackFocus(): void {
  const [opener] = useState(focusedElement)
  // An effect, because the focus leaves the dialog only when its elements disappear.
  useEffect(
    () => () => {
      // An element that has appeared in its place may already have the focus.
      if (!focusedElement()) giveFocusBack(opener)
    },
    [opener],
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

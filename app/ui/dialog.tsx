import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from './button'

/** A modal dialog, open while it is rendered; closes by Escape, an outside click and its button, and gives the focus back. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <ArkDialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <ArkDialog.Backdrop className="fixed inset-0 z-50 bg-[#0b1422]/60 motion-safe:data-[state=open]:animate-[fade-in_120ms_ease-out]" />
        <ArkDialog.Positioner className="fixed inset-0 z-50 grid place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <ArkDialog.Content className="flex max-h-[90dvh] w-full max-w-lg flex-col gap-4 overflow-y-auto rounded-t-card border border-line bg-surface p-5 sm:rounded-card sm:p-6 motion-safe:data-[state=open]:animate-[rise-in_160ms_ease-out]">
            <div className="flex items-start justify-between gap-4">
              <ArkDialog.Title className="pt-1.5 text-xl font-bold">{title}</ArkDialog.Title>
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

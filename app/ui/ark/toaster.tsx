import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useCallback, useRef, type FocusEvent } from 'react'

import { IconButton } from '~/ui/button'
import { giveFocusBack, handFocusOn } from '~/ui/focus'
import { TEXT_LINK } from '~/ui/text-link'

const TOAST = '[data-scope="toast"]'

const SHOWN_AT_ONCE = 3
const SHOWN_FOR_MS = 5_000
/** Longer where there is something to decide. */
const WITH_ACTION_SHOWN_FOR_MS = 12_000

const store = createToaster({
  placement: 'bottom-end',
  max: SHOWN_AT_ONCE,
  duration: SHOWN_FOR_MS,
  pauseOnPageIdle: true,
  offsets: '16px',
})

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />,
  error: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />,
}

/** Says for a few seconds what was done, or why it was not; browser only. */
export function showToast(
  type: keyof typeof ICONS,
  title: string,
  description?: string,
  action?: { id?: string; label: string; onClick: () => void },
): void {
  if (action) {
    // By its own id: what says the same may be about something else, and takes the place of none.
    const { id, ...trigger } = action
    if (id) store.remove(id)
    const shown = { type, title, description, action: trigger, duration: WITH_ACTION_SHOWN_FOR_MS }
    store.create(id ? { id, ...shown } : shown)
    return
  }
  // The same said again takes the place of what still stands there; it does not pile up.
  const id = [type, title, description].join(' ')
  store.remove(id)
  store.create({ id, type, title, description, duration: SHOWN_FOR_MS })
}

/** Takes away what was said under the id of its action, where it no longer holds. */
export function dismissToast(id: string): void {
  store.dismiss(id)
}

/**
 * Where toasts appear; announced politely, and they wait while the pointer rests on them. Under a dialog, whose
 * buttons they would cover on a phone. One that goes while it has the focus gives it back.
 */
export function Toaster() {
  const cameFrom = useRef<HTMLElement>(null)
  const remember = ({ relatedTarget }: FocusEvent) => {
    const isFromToast = relatedTarget instanceof Element && relatedTarget.closest(TOAST)
    if (!isFromToast) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  // The same at every render, or each would take the focus away.
  const watchFocus = useCallback(
    (toast: HTMLElement | null) => handFocusOn(toast, () => giveFocusBack(cameFrom.current)),
    [],
  )
  return (
    <ArkToaster toaster={store} aria-label="Powiadomienia" className="z-40!">
      {(toast) => (
        <Toast.Root className="w-[min(24rem,calc(100vw-2rem))] rounded-card border border-control bg-surface shadow-lg print:hidden [height:var(--height)] [opacity:var(--opacity)] [scale:var(--scale)] [translate:var(--x)_var(--y)] [z-index:var(--z-index)] motion-safe:[transition:translate_300ms,scale_300ms,opacity_300ms,height_300ms]">
          <div ref={watchFocus} onFocus={remember} className="flex items-start gap-3 py-2 pr-2 pl-4">
            <div className="flex flex-1 gap-3 py-2">
              {toast.type === 'error' ? ICONS.error : ICONS.success}
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
                <Toast.Description className="text-sm text-muted">{toast.description}</Toast.Description>
                {toast.action && (
                  <Toast.ActionTrigger className={TEXT_LINK}>{toast.action.label}</Toast.ActionTrigger>
                )}
              </div>
            </div>
            <Toast.CloseTrigger asChild>
              <IconButton label="Zamknij powiadomienie">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Toast.CloseTrigger>
          </div>
        </Toast.Root>
      )}
    </ArkToaster>
  )
}

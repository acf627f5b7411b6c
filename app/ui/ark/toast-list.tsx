import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useCallback, useRef, type FocusEvent, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { IconButton } from '~/ui/button'
import { giveFocusBack, handFocusOn } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

export type ToastContent = {
  type: 'success' | 'error'
  title: string
  description?: string
  action?: { id?: string; label: string; onClick: () => void }
}

const TOAST = '[data-scope="toast"]'

const SHOWN_AT_ONCE = 3
/** On a phone, several would cover the buttons of the screen. */
const PHONE = '(width < 40rem)'
const SHOWN_FOR_MS = 5_000
/** A toast with an action stays longer, because the person has to decide. */
const WITH_ACTION_SHOWN_FOR_MS = 12_000

const MARGIN = '16px'

const store = createToaster({
  placement: 'bottom-end',
  duration: SHOWN_FOR_MS,
  pauseOnPageIdle: true,
  offsets: {
    top: MARGIN,
    left: MARGIN,
    right: MARGIN,
    // See `keepToastsAbove`.
    bottom: `calc(var(--below-toasts, 0px) + ${MARGIN})`,
  },
})

const ICONS: Record<ToastContent['type'], ReactNode> = {
  success: <Icon of={CircleCheck} className="mt-0.5 size-5 shrink-0 text-success" />,
  error: <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0 text-danger" />,
}

/** Shows a toast for a few seconds. It never waits for room: the oldest toasts close for it. */
export function addToast({ type, action, ...texts }: ToastContent): void {
  const title = keepTogether(texts.title)
  const description = texts.description && keepTogether(texts.description)
  if (action) {
    // The id is the action's own, because another record may have a toast with the same text.
    const { id, ...trigger } = action
    if (id) store.remove(id)
    const shown = { type, title, description, action: trigger, duration: WITH_ACTION_SHOWN_FOR_MS }
    show(id ? { id, ...shown } : shown)
    return
  }
  // A toast replaces an equal one, so that equal toasts do not pile up.
  const id = [type, title, description].join(' ')
  store.remove(id)
  show({ id, type, title, description, duration: SHOWN_FOR_MS })
}

/**
 * Closes old toasts, because the store's own limit would keep the new one waiting until its words are out of date. On a
 * phone a toast without an action does not close one with an action: somebody may be about to use it.
 */
function show(toast: Parameters<typeof store.create>[0]): void {
  const shown = store.getVisibleToasts()
  const leaving = matchMedia(PHONE).matches
    ? shown.filter(({ action }) => toast.action || !action)
    : shown.slice(SHOWN_AT_ONCE - 1)
  for (const { id } of leaving) store.dismiss(id)
  store.create(toast)
}

/** Closes the toast whose action has this id. */
export function closeToast(id: string): void {
  store.dismiss(id)
}

/**
 * Shows the toasts. Screen readers announce them politely, and a toast stays while the pointer rests on it. A
 * dialog lies over them, because on a phone they would cover its buttons. A toast that closes with the focus in
 * it moves the focus back to where it came from.
 */
export function ToastList() {
  const cameFrom = useRef<HTMLElement>(null)
  const remember = ({ relatedTarget }: FocusEvent) => {
    const isFromToast = relatedTarget instanceof Element && relatedTarget.closest(TOAST)
    if (!isFromToast) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  // The callback is stable, because a new ref at each render would move the focus away.
  const watchFocus = useCallback(
    (toast: HTMLElement | null) => handFocusOn(toast, () => giveFocusBack(cameFrom.current)),
    [],
  )
  return (
    <ArkToaster toaster={store} aria-label="Komunikaty" className="z-40!">
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
                <Icon of={X} className="size-5" />
              </IconButton>
            </Toast.CloseTrigger>
          </div>
        </Toast.Root>
      )}
    </ArkToaster>
  )
}

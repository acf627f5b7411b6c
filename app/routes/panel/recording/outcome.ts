import type { ToastContent } from '~/ui/ark/toast-list'
import { dismissToast, showToast } from '~/ui/ark/toaster'
import { focusById, focusHeading } from '~/ui/focus'

/** The decision of an action of the panel. `panelAction` carries it out, and the screen gets it as the answer. */
export type Outcome = {
  toast?: ToastContent | readonly ToastContent[]
  /** The ids of toasts that offer something which is done now. */
  dismissed?: readonly string[]
  /** Where the focus goes, mostly because the button that was pressed is about to disappear. */
  focus?: 'heading' | { id: string; preventScroll?: boolean }
  /** The screen to which it leads. */
  to?: string
  /** Nothing was done. The router then does not load the screen's data again. */
  isRefused?: boolean
}

/** Shows the toasts and moves the focus. */
export function performOutcome({ toast = [], dismissed = [], focus }: Outcome): void {
  for (const id of dismissed) dismissToast(id)
  for (const { type, title, description, action } of [toast].flat())
    showToast(type, title, description, action)
  if (focus === 'heading') focusHeading()
  else if (focus) focusById(focus.id, focus)
}

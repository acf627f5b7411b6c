import { showToast } from '~/ui/ark/toaster'

/** Where own records are, which every toast about one says. */
export const KEPT_HERE = 'Zapisano w\u00a0tej przeglądarce'

/** Tells what was saved. The title names it, and the description says what is to be known of it. */
export function tellSaved(title: string, description = KEPT_HERE): void {
  showToast('success', title, description)
}

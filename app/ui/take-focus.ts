/** As a ref: moves the focus to what has just appeared, because it answers what was asked for. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

// These functions move the focus when its element disappears or an answer arrives. Otherwise it would fall back to
// the top of the document.

/** Moves the focus to the screen's heading, so that a screen reader continues from there. */
export function focusHeading(): void {
  findHeading()?.focus({ preventScroll: true })
}

/** Returns the screen's heading after making it focusable. */
function findHeading(): HTMLElement | null {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

export function focusById(id: string, options?: FocusOptions): void {
  document.getElementById(id)?.focus(options)
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Moves the focus to an element as soon as it appears. Use it as a ref. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Takes the focus as soon as the element appears, if nothing has it: a button that is busy has lost it. Use it as a ref. */
export function catchFocus(element: HTMLElement | null): void {
  if (!focusedElement()) element?.focus()
}

/** Returns the element that has the focus, or null if none has it. */
export function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

/** Moves the focus back to `origin`, or to the screen's heading if `origin` can no longer take it. */
export function giveFocusBack(origin: HTMLElement | null): void {
  origin?.focus({ preventScroll: true })
  if (document.activeElement !== origin) focusHeading()
}

/** Calls `handOn` when the element disappears with the focus in it. Use it in a ref. */
export function handFocusOn<Leaving extends HTMLElement>(
  element: Leaving | null,
  handOn: (leaving: Leaving) => void,
): () => void {
  return () => {
    if (element?.contains(document.activeElement)) handOn(element)
  }
}

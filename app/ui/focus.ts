// Where the focus goes when what had it is gone, or when an answer has come: never to the top of the document.

/** Moves focus to the screen's heading, as a page load would, so that reading goes on from there. */
export function focusHeading(): void {
  findHeading()?.focus({ preventScroll: true })
}

/** The screen's heading, able to take the focus. */
export function findHeading(): HTMLElement | null {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** Moves the focus to an element that stands elsewhere on the screen than what was pressed. */
export function focusById(id: string, options?: FocusOptions): void {
  document.getElementById(id)?.focus(options)
}

/** Moves the focus to the field of that name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** As a ref: moves the focus to what has just appeared, because it answers what was asked for. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** The element that has the focus; null where nothing on the screen has it. */
export function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

/** Moves the focus back to where it came from, or to the screen's heading where that can no longer take it. */
export function giveFocusBack(origin: HTMLElement | null): void {
  origin?.focus({ preventScroll: true })
  if (document.activeElement !== origin) focusHeading()
}

/** For a ref: calls `handOn` when the element leaves the screen with the focus in it, to give that to another. */
export function handFocusOn<Leaving extends HTMLElement>(
  element: Leaving | null,
  handOn: (leaving: Leaving) => void,
): () => void {
  return () => {
    if (element?.contains(document.activeElement)) handOn(element)
  }
}

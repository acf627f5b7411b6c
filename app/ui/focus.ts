/** Moves focus to the screen's heading, as a page load would, so that reading goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

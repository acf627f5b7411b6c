import { fireEvent, within } from '@testing-library/react'

/** Puts a text into a field at once: typing it letter by letter takes long. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } })
}

/** Does the same with the field that has the label. */
export function fillIn(label: string | RegExp, text: string, part: HTMLElement = document.body): void {
  fill(within(part).getByLabelText(label), text)
}

import { fireEvent, within } from '@testing-library/react'

/** Puts a text into a field at once: typing it letter by letter takes long. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } })
}

/** Does the same with the field that has the label. */
export function fillIn(label: string | RegExp, text: string, part: HTMLElement = document.body): void {
  fill(within(part).getByLabelText(label), text)
}

/** Makes the browser's own field with the label half-typed: it is empty for scripts, and only its validity says so. */
export function halfTypeIn(label: string | RegExp): void {
  const field = within(document.body).getByLabelText(label)
  fill(field, '')
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
}

/** Fills in the two members of a team after an accident. */
export function fillInTeam(form: HTMLElement): void {
  fillIn('Członek zespołu 1', 'Jan Lis', form)
  fillIn('Funkcja 1', 'pracodawca', form)
  fillIn('Członek zespołu 2', 'Ewa Ćwik', form)
  fillIn('Funkcja 2', 'przedstawiciel pracowników', form)
}

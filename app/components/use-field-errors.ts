import { useState } from 'react'

import type { FieldErrors } from '~/domain/words/form'

/**
 * Keeps the errors of a refused form true while the person mends it: an error goes as soon as its field is right.
 * `refused` is a new object with each answer. `parse` is the function by which the action parses the form. The form
 * calls `recheck` when something in it changes.
 */
export function useFieldErrors(
  refused: FieldErrors | undefined,
  parse: (form: FormData) => { errors?: FieldErrors },
): { errors: FieldErrors; recheck: (form: HTMLFormElement) => void } {
  const [mended, setMended] = useState<{ refused: FieldErrors; errors: FieldErrors }>()
  const errors = (mended?.refused === refused ? mended?.errors : refused) ?? NO_ERRORS
  const recheck = (form: HTMLFormElement) => {
    if (!refused || Object.keys(errors).length === 0) return
    setMended({ refused, errors: remainingErrors(errors, parse(new FormData(form)).errors) })
  }
  return { errors, recheck }
}

const NO_ERRORS: FieldErrors = {}

/**
 * Returns the shown errors that are still true of a form, with the message that fits its present content. A field
 * without a shown error gets none: nothing new appears while somebody types.
 */
export function remainingErrors(shown: FieldErrors, current: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(
    Object.keys(shown).flatMap((name) => (current[name] === undefined ? [] : [[name, current[name]]])),
  )
}

import { useEffect, type RefObject } from 'react'

/** Makes the form of a text field get what `parse` reads in the text, or the text itself if that is empty. Stable. */
export function useSentAs(
  field: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  parse: (text: string) => string,
): void {
  // An effect, because a form is known only once the field is in it.
  useEffect(() => {
    const typed = field.current
    if (!typed?.form || name === undefined) return
    const { form } = typed
    const send = ({ formData }: FormDataEvent) => formData.set(name, parse(typed.value) || typed.value)
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [field, name, parse])
}

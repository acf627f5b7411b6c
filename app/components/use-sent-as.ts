import { useEffect, type RefObject } from 'react'

/** Makes the form of a field get what `read` returns in place of its value, unless that is undefined. `read` is stable. */
export function useSentAs(
  field: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  read: (field: HTMLInputElement) => string | undefined,
): void {
  // An effect, because a form is known only once the field is in it.
  useEffect(() => {
    const typed = field.current
    if (!typed?.form || name === undefined) return
    const { form } = typed
    const send = ({ formData }: FormDataEvent) => {
      const sent = read(typed)
      if (sent !== undefined) formData.set(name, sent)
    }
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [field, name, read])
}

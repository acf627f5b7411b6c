import { useCallback, useRef, type ComponentProps, type RefCallback } from 'react'

import { HALF_TYPED } from '~/domain/words/typed-time'
import { TextField } from '~/ui/field'

import { useSentAs } from './use-sent-as'

/**
 * The browser's own field for a day or an hour. A browser sends a half-typed one as an empty field, and an optional fact
 * would be lost without a word. The form gets a text in its place that is none, and refuses that.
 */
export function NativeField({
  ref,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'ref'> & { ref?: RefCallback<HTMLInputElement> | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const takeInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      ref?.(element)
    },
    [ref],
  )
  useSentAs(input, field.name, halfTyped)
  return <TextField {...field} ref={takeInput} />
}

function halfTyped({ validity }: HTMLInputElement): string | undefined {
  return validity.badInput ? HALF_TYPED : undefined
}

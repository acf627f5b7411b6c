import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'

import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'

import type { PositionIntent } from './list/act-on-position'

/** The button that settles a position like another one. */
export const LIKE_INTENT = 'like'

/** Gives a position the requirements of another one that means the same, whose name is `like`. */
export function LikeButton({
  like,
  ...position
}: { like: string } & Pick<ComponentProps<typeof ActButton>, 'name' | 'action'>) {
  return <ActButton {...position} intent={LIKE_INTENT} label={keepTogether(`Ustal jak „${like}”`)} />
}

/** `children` is the icon, if it has one. */
export function ActButton({
  intent,
  name,
  label,
  action,
  children,
}: {
  intent: PositionIntent | typeof LIKE_INTENT
  name: string
  label: string
  /** The address of the list, on another screen. */
  action?: string
  children?: ReactNode
}) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="name" value={name} />
      <Button
        type="submit"
        size="sm"
        name="intent"
        value={intent}
        // A label may have the name of a position.
        className="whitespace-normal!"
      >
        {children}
        {label}
        <span className="sr-only">: {name}</span>
      </Button>
    </Form>
  )
}

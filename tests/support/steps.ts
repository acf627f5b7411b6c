import { screen } from '@testing-library/react'

import { named } from './queries'
import type { Visit } from './visit'

/** Presses the only button with that text in its name. */
export function press({ user }: Visit, name: string): Promise<void> {
  return user.click(screen.getByRole('button', { name: named(name) }))
}

/** Follows the link of that name, once it is there. */
export async function follow({ user }: Visit, name: string): Promise<void> {
  await user.click(await screen.findByRole('link', { name }))
}

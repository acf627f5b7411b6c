import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

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

/** Presses a button of the menu that acts on all ticked people. */
export async function pressForTicked({ user }: Pick<Visit, 'user'>, name: string): Promise<void> {
  const bar = within(screen.getByRole('region', { name: 'Zaznaczone osoby' }))
  await user.click(bar.getByRole('button', { name: 'Co zrobić z zaznaczonymi' }))
  await user.click(bar.getByRole('button', { name: named(name) }))
}

/** Closes the open dialog by Escape, which it hears once it has the focus. */
export async function closeDialog({ user }: Pick<Visit, 'user'>): Promise<void> {
  const dialog = screen.getByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { changePanelAnswer } from '../../../support/panel-answer'
import { visit } from '../../../support/visit'

/** Makes the browser say whether it has a network, and tell the page of it. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

const note = () => screen.queryByText(/To, co dodasz, zapisze się w\stej przeglądarce/)

test('a lost network shows a note until it is back', async () => {
  const { user } = await visit('/certificates', { as: 'employee' })
  expect(note()).toBeNull()
  setOnline(false)
  await waitFor(() => expect(note()).toBeVisible())
  await user.type(screen.getByRole('searchbox'), 'sep')
  expect(await screen.findByText('Nie znaleziono certyfikatów dla podanych kryteriów.')).toBeVisible()
  setOnline(true)
  await waitFor(() => expect(note()).toBeNull())
})

test('a server that fails leaves the frame of the panel and a way to try again', async () => {
  let isFailing = true
  changePanelAnswer((answer) => {
    if (isFailing) throw new Response(null, { status: 503 })
    return answer
  })
  // A browser that knows of its network tries for 7 s.
  setOnline(false)
  const { user } = await visit('/certificates', { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nie udało się pobrać danych')
  expect(screen.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Certyfikaty' })).toBeVisible()
})

import { expect, it } from 'vitest'

import { dropNewsText, waitingText } from '~/domain/reminders/drop-news'
import { dropNewsMail } from '~/domain/reminders/mail-text'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

it.each([
  [1, 'W skrzynce zgłoszeń: 1 nowe zgłoszenie'],
  [3, 'W skrzynce zgłoszeń: 3 nowe zgłoszenia'],
  [12, 'W skrzynce zgłoszeń: 12 nowych zgłoszeń'],
])('%i drops have their plural', (fresh, text) => {
  expect(plain(dropNewsText({ fresh, waiting: fresh }))).toBe(text)
})

it('all that wait are told if others do', () => {
  expect(waitingText({ fresh: 2, waiting: 2 })).toBeUndefined()
  expect(plain(waitingText({ fresh: 1, waiting: 3 }))).toBe('Razem czekają 3 zgłoszenia.')
  expect(plain(waitingText({ fresh: 1, waiting: 13 }))).toBe('Razem czeka 13 zgłoszeń.')
})

it('a mail about drops says in its subject how many are new', () => {
  expect(plain(dropNewsMail({ fresh: 2, waiting: 2 }).subject)).toBe(
    'Pewnik: w skrzynce zgłoszeń 2 nowe zgłoszenia',
  )
})

import { expect, it } from 'vitest'

import { issuerListText } from '~/domain/signing/trusted-issuers'

const state = { updated: '2026-11-18', newest: '2026-11-18', isNewerFaulty: false }

it('a list of issuers says its day, that it is older than one before it, and that a newer one is faulty', () => {
  expect(issuerListText(state)).toBe('Lista wystawców z dnia 18.11.2026')
  const older = { ...state, newest: '2026-11-20' }
  expect(issuerListText(older)).toBe(
    'Lista wystawców z dnia 18.11.2026 jest starsza niż używana wcześniej, z dnia 20.11.2026',
  )
  const faulty = 'Lista wystawców z dnia 18.11.2026: nowsza jest błędna, powód jest w dzienniku'
  expect(issuerListText({ ...state, isNewerFaulty: true })).toBe(faulty)
})

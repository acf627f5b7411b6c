import { expect } from 'playwright/test'

import type { State } from '../../support/state.ts'

export const PUBLIC: readonly State[] = [
  { title: 'the start page', address: '/' },
  { title: 'the login page', address: '/login' },
  { title: 'the form of a new register', address: '/login/new' },
  { title: 'the page about the service', address: '/about' },
  { title: 'the page of contacts', address: '/contact' },
  { title: 'the page about privacy', address: '/privacy' },
  { title: 'the page without a network', address: '/offline' },
  { title: 'the page that connects a device', address: '/join' },
  {
    title: 'a link to a register that is gone',
    address: `/join#v1.${'a'.repeat(22)}.${'A'.repeat(43)}`,
    expectedErrors: [/404/],
    prepare: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  { title: 'the check by number', address: '/certificates/verify' },
  { title: 'an address that leads nowhere', address: '/nie-ma-takiej', expectedErrors: [/404/] },
]

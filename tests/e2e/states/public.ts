import type { State } from '../../support/state.ts'

export const PUBLIC: readonly State[] = [
  { title: 'the start page', address: '/' },
  { title: 'the login page', address: '/login' },
  { title: 'the form of a new register', address: '/login/new' },
  { title: 'the page about the service', address: '/about' },
  { title: 'the page of contacts', address: '/contact' },
  { title: 'the page about privacy', address: '/privacy' },
  { title: 'the page without a network', address: '/offline' },
  { title: 'the check by number', address: '/certificates/verify' },
  { title: 'an address that leads nowhere', address: '/nie-ma-takiej', expectedErrors: [/404/] },
]

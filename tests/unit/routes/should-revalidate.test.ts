import { describe, expect, it } from 'vitest'

import { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'

function loadersRun(from: string, to: string, formAction?: string): boolean {
  return shouldRevalidate({
    currentUrl: new URL(from, 'https://pewnik.example'),
    currentParams: {},
    nextUrl: new URL(to, 'https://pewnik.example'),
    nextParams: {},
    formAction,
    defaultShouldRevalidate: true,
  })
}

describe('the loaders of a list', () => {
  it('do not run while somebody types', () => {
    expect(loadersRun('/certificates?status=active', '/certificates?q=b&status=active')).toBe(false)
    expect(loadersRun('/certificates?q=b', '/certificates?q=bh')).toBe(false)
  })

  it('run after a choice, for another screen, after an action and for the same address again', () => {
    expect(loadersRun('/certificates?q=b&page=2', '/certificates?q=bh')).toBe(true)
    expect(loadersRun('/certificates', '/employees?q=b')).toBe(true)
    expect(loadersRun('/trainings', '/trainings?q=b', '/trainings')).toBe(true)
    expect(loadersRun('/certificates?q=b', '/certificates?q=b')).toBe(true)
  })
})

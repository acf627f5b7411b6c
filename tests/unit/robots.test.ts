import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const rules = readFileSync('public/robots.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kind, pattern = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
    return kind ? [{ isAllowed: kind === 'Allow', pattern }] : []
  })

/** As RFC 9309 has it: the longest pattern that matches decides, and `$` ends one. */
function isAllowed(path: string): boolean {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('$') ? path === pattern.slice(0, -1) : path.startsWith(pattern),
  )
  const [longest] = matching.toSorted((a, b) => b.pattern.length - a.pattern.length)
  return longest?.isAllowed ?? true
}

it('search engines may read the pages that say what Pewnik is', () => {
  const described = ['/', '/about', '/contact', '/privacy']
  expect(described.filter(isAllowed)).toEqual(described)
})

it('search engines may read nothing else', () => {
  const others = [
    '/certificates/verify',
    '/certificates/verify/IWL59ljS5zaeI0js',
    '/card/u2JoFQVOEDZAGVYH',
    '/login',
    '/dashboard',
    '/about/x',
    '/?x=1',
  ]
  expect(others.filter(isAllowed)).toEqual([])
})

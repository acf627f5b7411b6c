import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

it('robots.txt keeps no robot away, so that messengers can fetch a preview of every link', () => {
  const robots = readFileSync('public/robots.txt', 'utf8')
  expect(robots).toContain('User-agent: *\nAllow: /\n')
  expect(robots).not.toMatch(/^Disallow:/m)
})

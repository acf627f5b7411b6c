import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

it('the README names only files that exist', () => {
  const paths = [...readme.matchAll(/`((?:app|tests|public)\/[\w./-]+|[\w-]+\.(?:ts|json))`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(5)
  const named = (path: string) => existsSync(path) || existsSync(`app/data/${path}`)
  expect(paths.filter((path) => !named(path))).toEqual([])
})

it('the README names only scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(3)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})

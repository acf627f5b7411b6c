import { globSync, readFileSync } from 'node:fs'

import type { IconNode } from 'lucide'
import { describe, expect, it } from 'vitest'

import { outlineOf } from '~/ui/icon'

describe('outlineOf', () => {
  it('keeps a path that begins with a relative step where it is, also behind another one', () => {
    expect(
      outlineOf([
        ['path', { d: 'M18 6 6 18' }],
        ['path', { d: 'm6 6 12 12' }],
      ]),
    ).toBe('M0 0M18 6 6 18M0 0m6 6 12 12')
  })

  it.each<[IconNode[number], string]>([
    [['line', { x1: '12', x2: '12.01', y1: '17', y2: '17' }], 'M12 17L12.01 17'],
    [
      ['rect', { width: '18', height: '14', x: '3', y: '5', rx: '2' }],
      'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
    ],
    [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      'M12 2h0a10 10 0 0 1 10 10v0a10 10 0 0 1 -10 10h0a10 10 0 0 1 -10 -10v0a10 10 0 0 1 10 -10z',
    ],
  ])('draws %o', (shape, outline) => {
    expect(outlineOf([shape])).toBe(outline)
  })

  it('refuses a shape that it does not know', () => {
    expect(() => outlineOf([['ellipse', { cx: '12', cy: '12', rx: '5', ry: '2' }]])).toThrow('ellipse')
  })

  it('knows all shapes of the icons of this app, none of which is filled', async () => {
    const sources = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
    const paths = new Set(
      sources.flatMap((source) => source.match(/lucide\/dist\/esm\/icons\/[\w-]+\.mjs/g) ?? []),
    )
    expect(paths.size).toBeGreaterThan(50)
    for (const path of paths) {
      const { default: icon } = (await import(path)) as { default: IconNode }
      expect(outlineOf(icon)).not.toMatch(/NaN|undefined/)
      expect(icon.filter(([, shape]) => shape.fill)).toEqual([])
    }
  })
})

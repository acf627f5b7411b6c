import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { safeRedirect } from '~/domain/people/login'

const image = v.object({ src: v.string(), sizes: v.string(), type: v.literal('image/png') })

const manifest = v.parse(
  v.object({
    name: v.literal('Pewnik'),
    lang: v.literal('pl'),
    start_url: v.string(),
    icons: v.array(v.object({ ...image.entries, purpose: v.optional(v.string()) })),
    screenshots: v.array(v.object({ ...image.entries, form_factor: v.string(), label: v.string() })),
    shortcuts: v.array(v.object({ name: v.string(), url: v.string(), icons: v.array(image) })),
  }),
  JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')),
)

const images = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
]

describe('the manifest of the installed app', () => {
  it.each(images)('has the picture $src in the size that it says', ({ src, sizes }) => {
    // The header of a PNG has width and height at these places.
    const png = readFileSync(`public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  })

  it('has icons for any mask and screens of both widths', () => {
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ])
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow'])
  })

  it('begins on the dashboard and leads on to screens of the panel', () => {
    expect(manifest.start_url).toBe('/dashboard')
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Nowe zgłoszenie', 'Kod QR'])
    for (const { url } of manifest.shortcuts) expect(safeRedirect(url)).toBe(url)
  })
})

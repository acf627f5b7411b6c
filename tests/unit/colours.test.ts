import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const css = readFileSync('app/styles/shared.css', 'utf8')

/** Returns the colour tokens in a block of CSS. The dark block overrides some tokens of the light one. */
function tokensIn(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

const [lightBlock = '', darkBlock = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
const light = tokensIn(lightBlock)
const themes = { light, dark: { ...light, ...tokensIn(darkBlock) } }

/** Returns the relative luminance from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a = '', b = ''): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

const STATES = ['primary', 'success', 'warning', 'danger', 'accent', 'neutral']

describe.each(Object.entries(themes))('the %s theme', (_name, colours) => {
  const text = [
    ...['ink', 'muted', ...STATES].flatMap((colour) => [
      [colour, 'surface'],
      [colour, 'canvas'],
    ]),
    ...STATES.map((state) => [state, `${state}-soft`]),
    ['ink', 'neutral-soft'],
    ['ink', 'danger-soft'],
    // The remaining time on the verdict.
    ['danger', 'warning-soft'],
    ['warning', 'success-soft'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['on-primary', 'danger'],
    ['on-primary', 'success'],
    ['on-primary', 'warning'],
    ['night', 'hazard'],
    ['on-night', 'night'],
    ['on-night-strong', 'night-raised'],
  ]

  it.each(text)('shows text in %s readably on %s', (colour = '', ground = '') => {
    expect(contrast(colours[colour], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['control', 'surface'],
    ['control', 'canvas'],
    ['primary', 'canvas'],
    ['hazard', 'night'],
  ])('shows the edge of a control in %s on %s', (colour, ground) => {
    expect(contrast(colours[colour], colours[ground])).toBeGreaterThanOrEqual(3)
  })
})

import jsQR from 'jsqr'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'

import { qrCode } from '~/documents/qr-code'
import { signingInput, toToken } from '~/domain/signing/signed-certificate'

import { signable } from '../../support/signing'

type Picture = { size: number; grey: Float64Array }

const SHOWN = 280

/** Paints the rectangles of the code's path. */
function paint(text: string): Picture {
  const { size, path } = qrCode(text, 'L')
  const grey = new Float64Array(size * size).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const start = Number(y) * size + Number(x)
    grey.fill(0, start, start + Number(length))
  }
  return { size, grey }
}

/** Takes a photo of a code that is shown 280 px wide: turned, seen from the side, blurred and noisy. */
function photograph(
  code: Picture,
  { turn, slant, blur }: { turn: number; slant: number; blur: number },
): Picture {
  const size = 640
  const sharp = new Float64Array(size * size)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [dx, dy] = [x - size / 2, y - size / 2]
      // Farther parts are smaller.
      const depth = 1 + (slant * dx) / size
      const u = ((dx * cos + dy * sin) / depth / SHOWN / 1.5 + 0.5) * code.size
      const v = ((dy * cos - dx * sin) / depth / SHOWN / 1.5 + 0.5) * code.size
      const isCode = u >= 0 && v >= 0 && u < code.size && v < code.size
      const shade = isCode ? (code.grey[Math.floor(v) * code.size + Math.floor(u)] ?? 255) : 200
      // Neither quite black nor quite white, and brighter on one side.
      sharp[y * size + x] = 40 + shade * 0.6 + (40 * x) / size + ((x * 7919 + y * 104_729) % 17)
    }
  }
  return { size, grey: blurred(sharp, size, blur) }
}

/** Averages along rows, then along columns. */
function blurred(grey: Float64Array, size: number, radius: number): Float64Array {
  let picture = grey
  for (const step of [1, size]) {
    const next = new Float64Array(picture.length)
    for (let at = 0; at < picture.length; at += 1) {
      let sum = 0
      for (let offset = -radius; offset <= radius; offset += 1) sum += picture[at + offset * step] ?? 255
      next[at] = sum / (2 * radius + 1)
    }
    picture = next
  }
  return picture
}

function read({ size, grey }: Picture): string | undefined {
  const pixels = Uint8ClampedArray.from({ length: size * size * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : (grey[Math.floor(index / 4)] ?? 0),
  )
  return jsQR(pixels, size, size)?.data
}

describe('the QR code of a signed certificate', () => {
  // Always the same signature: each real one is another picture, and no reader reads all pictures at all angles.
  const signature = Uint8Array.from({ length: 64 }, (_, place) => (place * 53 + 29) % 256)
  const claims = signable({ holder: 'Włodzimierz-Krzysztof Ż.' })
  const token = toToken(signingInput('OaUpUC-hUHg', claims), signature)
  const address = `https://certyfikaty.osrodek.example/c/${token}`
  const code = paint(address)

  it('has at most 73 modules with error correction L', () => {
    expect(encode(address, { ecc: 'L' }).version).toBeLessThanOrEqual(14)
    expect(code.size).toBeLessThan(qrCode(address).size)
  })

  it.each([
    { turn: 0, slant: 0, blur: 0 },
    { turn: 0, slant: 0, blur: 2 },
    { turn: 0.15, slant: 0, blur: 1 },
    { turn: -0.3, slant: 0.1, blur: 1 },
    { turn: 0.1, slant: 0.25, blur: 1 },
    { turn: Math.PI, slant: 0.1, blur: 1 },
  ])('can be read as a photo: %o', (view) => {
    expect(read(photograph(code, view))).toBe(address)
  })
})

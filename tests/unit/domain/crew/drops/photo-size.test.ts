import { describe, expect, it } from 'vitest'

import { hasPossibleSize } from '~/domain/crew/drops/photo-size'

/** The beginning of a JPEG that says it has so many pixels. */
function jpeg(width: number, height: number, mark = 0xc0): Uint8Array {
  const [applicationData, frame] = [
    [0xff, 0xe0, 0, 4, 1, 2],
    [0xff, mark, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
  ]
  return Uint8Array.from([0xff, 0xd8, ...applicationData, ...frame, 0xff, 0xda])
}

describe('the size that a photo of a drop claims', () => {
  it('is taken from the segment that tells it, whichever way it is compressed', () => {
    expect(hasPossibleSize(jpeg(1600, 1200))).toBe(true)
    expect(hasPossibleSize(jpeg(1600, 1200, 0xc2))).toBe(true)
  })

  it('is refused if drawing it would take all memory', () => {
    expect(hasPossibleSize(jpeg(65_535, 65_535))).toBe(false)
  })

  it('is refused if nothing tells it', () => {
    expect(hasPossibleSize(jpeg(10, 10, 0xda))).toBe(false)
    expect(hasPossibleSize(Uint8Array.from([0xff, 0xd8, 0xff]))).toBe(false)
    expect(hasPossibleSize(new Uint8Array(100))).toBe(false)
  })
})

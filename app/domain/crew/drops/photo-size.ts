/** More than a phone sends, which makes its photos smaller. */
const MAX_PIXELS = 24_000_000

/**
 * True if a JPEG has a size that a browser can draw. A small file can claim so many pixels that drawing it would take all
 * the memory of the device.
 */
export function hasPossibleSize(jpeg: Uint8Array): boolean {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  // Segments follow each other: a mark of two bytes, and a length that counts itself (ITU T.81, annex B).
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return false
    const mark = view.getUint8(at + 1)
    if (isFrame(mark)) return view.getUint16(at + 5) * view.getUint16(at + 7) <= MAX_PIXELS
    // The picture itself would follow before anything has told its size.
    if (mark === 0xda) return false
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return false
}

/** True for the marks of segments that tell the size. Three marks between them are of tables. */
function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
}

import { takeScan } from '~/browser/scans/take-scan.client'
import type { DropOf } from '~/domain/crew/drops/drop'
import { hasPossibleSize } from '~/domain/crew/drops/photo-size'
import type { Scan } from '~/domain/scans/scan'
import { bytesIn } from '~/domain/words/base64url'

type Photos = Pick<DropOf<'told'>, 'photos'>

/**
 * Draws the photos of a drop again and keeps them in this browser as scans, before any record names them. `leftOut` counts
 * those that the browser cannot draw or has no room for.
 */
export async function photosAsScans(
  userId: string,
  drop: Photos,
): Promise<{ scans: Scan[]; leftOut: number }> {
  const scans: Scan[] = []
  // One after another: a photo takes much memory until it is drawn.
  for (const file of photoFiles(drop)) {
    const { scan } = file ? await takeScan(userId, file) : {}
    if (scan) scans.push(scan)
  }
  return { scans, leftOut: drop.photos.length - scans.length }
}

/** Returns the photos of a drop as files, undefined for one that is no JPEG of a usual size. They are not drawn yet. */
export function photoFiles({ photos }: Photos): (File | undefined)[] {
  return photos.map((photo, place) => {
    const bytes = bytesOf(photo)
    return bytes && hasPossibleSize(bytes)
      ? new File([bytes], `ze-skrzynki-${place + 1}.jpg`, { type: 'image/jpeg' })
      : undefined
  })
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return bytesIn(atob(base64))
  } catch {
    // The letters of base64 in a number that cannot be.
    return undefined
  }
}

import { SNAPSHOT, type Snapshot } from './page-snapshot'

/**
 * Shows what a page of the crew looked like at its last opening, until the scripts have opened it. Only for the same link
 * and the same build, and as long as the page says the same.
 *
 * It is sent as text, so it uses nothing of this module, and each document of the crew has it, so it is short.
 */
export function showSnapshot({ place, key, lastLink }: typeof SNAPSHOT): void {
  const shown = document.getElementById(place)
  // The scripts may have been quicker than the end of the document.
  if (!shown || shown.dataset.isOver !== undefined) return
  const kind = location.pathname.slice(1)
  try {
    const { link, build, from, until, html }: Snapshot = JSON.parse(localStorage[key + kind] ?? '{}')
    const now = Date.now()
    const isOfThis = link === (location.hash || localStorage[lastLink + kind])
    const isOfBuild = document.querySelector(`link[href="${build}"]`) !== null
    if (isOfThis && isOfBuild && from <= now && now < until) shown.innerHTML = html
  } catch {
    // A browser that refuses its storage shows the page a moment later.
  }
}

const TEXT = `(${showSnapshot})(${JSON.stringify(SNAPSHOT)})`

/** Returns the script element. */
export function snapshotScript(nonce: string | undefined): string {
  return `<script nonce="${nonce}">${TEXT}</script>`
}

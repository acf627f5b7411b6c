import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { removeStored, unlessRefused, writeStored } from '~/browser/store/storage.client'
import type { Page } from '~/domain/crew/pages/page'
import { saysSameUntil } from '~/domain/crew/pages/says-same-until'
import type { PageKind } from '~/domain/crew/records/crew-links'

import { LAST_LINK } from './last-link'
import { usePhoneMoment } from './use-phone-moment'

// A slow phone takes a second to open a page by its scripts. Until then the document shows what the page looked like at its
// last opening, if that is still what it says: `showSnapshot` in the document does so. The snapshot is not sealed, because
// the last link lies beside it.

/** Names that these scripts share with `showSnapshot`, which runs outside of all modules. */
export const SNAPSHOT = { place: 'snapshot', key: 'pewnik:snapshot-', lastLink: LAST_LINK }

/** What the page of a link looked like in a build, and from when until when it says the same, in milliseconds. */
export type Snapshot = { link: string; build: string; from: number; until: number; html: string }

/** Where the document shows a snapshot. */
export function SnapshotPlace() {
  return (
    <div
      id={SNAPSHOT.place}
      className="peer contents"
      // The document has filled it before the scripts came.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Takes the snapshot out of the document, which now shows the page itself. */
export function emptySnapshot(): void {
  document.getElementById(SNAPSHOT.place)?.replaceChildren()
}

/** Returns the field of a snapshot, into which somebody may have typed before the scripts came. */
export function snapshotField(): HTMLInputElement | null {
  return document.querySelector(`#${SNAPSHOT.place} input`)
}

export function forgetSnapshot(kind: PageKind): void {
  unlessRefused(() => removeStored(SNAPSHOT.key + kind))
}

/** Keeps what a page looks like when it opens. One that changes later is not kept: somebody may have typed into it. */
export function Snapshotted({
  kind,
  page,
  fragment,
  language,
  isCurrent,
  children,
}: {
  kind: 'mine' | 'gate'
  page: Page
  fragment: string
  language: string
  /** False while the page says something that holds for this moment only. */
  isCurrent: boolean
  children: ReactNode
}) {
  const { day } = usePhoneMoment()
  const drawn = useRef<HTMLDivElement>(null)
  const [first] = useState({ page, language })
  const keep = useEffectEvent(() => {
    const build = document.querySelector('link[href*="/manifest-"]')?.getAttribute('href')
    // What was typed into a former snapshot is kept nowhere, and a code on the whole screen is not what the page opens with.
    const typed = drawn.current?.querySelector('input')?.value
    if (!isCurrent || !build || typed || document.querySelector('[data-covers]')) return
    // The end of that day in Warsaw, and an hour earlier in winter.
    const until = Date.parse(`${saysSameUntil(page, day)}T22:00Z`)
    // Only the field of a gate works without the scripts, so nobody can reach anything else.
    const html = `<div class="contents" ${kind === 'gate' ? '' : 'inert'}>${drawn.current?.innerHTML}</div>`
    const snapshot: Snapshot = { link: fragment, build, from: Date.now(), until, html }
    unlessRefused(() => writeStored(SNAPSHOT.key + kind, JSON.stringify(snapshot)))
  })
  // An effect, because the page has a look only once it is drawn.
  useEffect(() => keep(), [])
  useEffect(() => {
    if (page !== first.page || language !== first.language) forgetSnapshot(kind)
  }, [page, language, first, kind])
  return (
    <div ref={drawn} className="contents">
      {children}
    </div>
  )
}

import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

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

/** The file that names all others of the build. The router takes its link out of the document later. */
const BUILD =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector('link[href*="/manifest-"]')?.getAttribute('href')

/** Gives the server's render the script element that shows a snapshot. */
export const SnapshotScriptContext = createContext('')

/** Where the document shows a snapshot, before the heading of the page, which it has, too. */
export function SnapshotPlace() {
  const script = use(SnapshotScriptContext)
  return (
    <>
      <div
        id={SNAPSHOT.place}
        className="peer contents"
        // The document has filled it before the scripts came.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {/* Here, so that nothing below is painted before. As text, because React would not run it. */}
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}

/** The class of what a snapshot stands for as long as it shows. */
export const BEHIND_SNAPSHOT = 'peer-[:not(:empty)]:hidden'

/** Takes the snapshot out of the document, which now shows the page itself. None comes later. */
export function emptySnapshot(): void {
  const place = document.getElementById(SNAPSHOT.place)
  if (!place) return
  place.replaceChildren()
  place.dataset.isOver = ''
}

/** Returns the field of a snapshot, into which somebody may have typed before the scripts came. */
export function snapshotField(): HTMLInputElement | null {
  return document.querySelector(`#${SNAPSHOT.place} input`)
}

export function forgetSnapshot(kind: PageKind): void {
  unlessRefused(() => removeStored(SNAPSHOT.key + kind))
}

/** Keeps what a page looks like when it opens, until it changes. */
export function Snapshotted({
  page,
  fragment,
  language,
  children,
}: {
  page: Page
  fragment: string
  language: string
  children: ReactNode
}) {
  const { kind } = page
  const { day } = usePhoneMoment()
  const drawn = useRef<HTMLDivElement>(null)
  const [first] = useState(page)
  const keep = useEffectEvent(() => {
    // Whatever hinders the new one, a former one may say something else.
    forgetSnapshot(kind)
    const html = drawn.current && lookOf(drawn.current, { kind, language })
    if (!BUILD || !html) return
    // Nobody of a guard's list is seen before a name is typed.
    const seen = page.kind === 'gate' ? { ...page, people: [] } : page
    // The end of that day in Warsaw, and an hour earlier in winter.
    const until = Date.parse(`${saysSameUntil(seen, day)}T22:00Z`)
    const snapshot: Snapshot = { link: fragment, build: BUILD, from: Date.now(), until, html }
    unlessRefused(() => writeStored(SNAPSHOT.key + kind, JSON.stringify(snapshot)))
  })
  // An effect, because the page has a look only once it is drawn.
  useEffect(() => keep(), [])
  useEffect(() => {
    if (page !== first) forgetSnapshot(kind)
  }, [page, first, kind])
  return (
    <div ref={drawn} className="contents">
      {children}
    </div>
  )
}

/** Returns what a page looks like, with its heading. Undefined if it is not as it opens. */
function lookOf(
  drawn: HTMLElement,
  { kind, language }: { kind: PageKind; language: string },
): string | undefined {
  // A code on the whole screen, or a name that was typed before the scripts came.
  if (drawn.querySelector('[data-covers]') || drawn.querySelector('input')?.value) return undefined
  const look = document.createElement('div')
  look.className = 'contents'
  look.lang = language
  // Only the field of a gate works without the scripts, so nobody can reach anything else.
  look.toggleAttribute('inert', kind !== 'gate')
  const heading = document.querySelector('h1')?.cloneNode(true)
  look.append(...(heading ? [heading] : []), ...drawn.cloneNode(true).childNodes)
  // These hold for a moment only.
  for (const status of look.querySelectorAll('[role=status]')) status.replaceChildren()
  return look.outerHTML
}

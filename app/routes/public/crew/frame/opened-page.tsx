import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import {
  openPage,
  type OpenedPage as Opened,
  type PageOpening,
  type PageProblem,
} from '~/browser/crew/open-page.client'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { isOld, writtenDay, type Page, type PageOf } from '~/domain/crew/pages/page'
import type { PageKind } from '~/domain/crew/records/crew-links'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'

import { Opening } from './crew-page'
import { KeptOnPhone } from './kept-on-phone'
import { forgetLink, keepLink, lastLink } from './last-link'
import { emptySnapshot, forgetSnapshot, Snapshotted } from './page-snapshot'
import type { Spoken } from './spoken'

/** Opens pages of a kind by the fragments of their links. */
export type Opener<Kind extends PageKind> = {
  kind: Kind
  open: (fragment: string) => PageOpening<Kind>
}

/** Returns what opens pages of a kind. That of the address it begins to open at once, while the screen starts. */
export function createOpener<Kind extends PageKind>(kind: Kind): Opener<Kind> {
  const isShown = typeof document !== 'undefined' && location.pathname === `/${kind}`
  const fragment = isShown ? location.hash || lastLink(kind) : ''
  let begun = isShown ? openPage(kind, fragment) : undefined
  return {
    kind,
    open: (asked) => {
      const opening = asked === fragment ? begun : undefined
      begun = undefined
      return opening ?? openPage(kind, asked)
    },
  }
}

/** A page that is seen again after so long asks the server again. */
const FRESH_FOR_MS = 60_000

/** What this phone has kept is called that once the server has said nothing for so long. */
const SILENT_AFTER_MS = 3_000

/** `offline`: the page is as this phone has kept it. `renewed`: it has changed before the eyes of the reader. */
type ShownPage<Kind extends PageKind> =
  | { page: PageOf<Kind>; news: 'offline' | 'renewed' | undefined; problem?: undefined }
  | { problem: PageProblem; page?: undefined }

/**
 * Opens the page of the link, and again when somebody comes back to it. What this phone has kept shows at once, and then
 * what the server says. Undefined until there is one of them.
 */
function useOpened<Kind extends PageKind>(
  opener: Opener<Kind>,
  fragment: string,
): ShownPage<Kind> | undefined {
  const [shown, setShown] = useState<ShownPage<Kind>>()
  // An effect, because only the phone knows the fragment, and opening asks the server.
  useEffect(() => {
    const { kind, open } = opener
    let isShown = true
    let lookedAt = 0
    const look = async () => {
      lookedAt = Date.now()
      const { kept, answer } = open(fragment)
      const silence = setTimeout(
        () => setShown((former) => (former?.page ? { page: former.page, news: 'offline' } : former)),
        SILENT_AFTER_MS,
      )
      void kept.then((page) => {
        if (!isShown || !page) return
        const news = navigator.onLine === false ? 'offline' : undefined
        setShown((former) => former ?? { page, news })
      })
      const said = await answer
      clearTimeout(silence)
      if (!isShown) return
      if (said.page) keepLink(kind, fragment)
      if (said.problem === 'gone') forgetLink(kind, fragment)
      setShown((former) => afterAnswer(former, said))
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - lookedAt > FRESH_FOR_MS) void look()
    }
    const lookAtOnce = () => void look()
    void look()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('online', lookAtOnce)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('online', lookAtOnce)
    }
  }, [opener, fragment])
  return shown
}

/** Returns what shows once the server has answered, or has not. A page that says the same stays as it is. */
function afterAnswer<Kind extends PageKind>(
  former: ShownPage<Kind> | undefined,
  said: Opened<Kind>,
): ShownPage<Kind> {
  const shown = former?.page
  if (said.problem === 'offline' || said.problem === 'unavailable') {
    return shown ? { page: shown, news: 'offline' } : said
  }
  if (said.problem !== undefined) return said
  if (said.isFromThisPhone) return { page: shown ?? said.page, news: 'offline' }
  if (!shown) return { page: said.page, news: undefined }
  return shown.writtenAt === said.page.writtenAt
    ? { page: shown, news: undefined }
    : { page: said.page, news: 'renewed' }
}

type OpenedPageProps<Kind extends PageKind> = {
  opener: Opener<Kind>
  spoken: Spoken
  /** Shown in place of the text for a page that is gone. Only a receipt is awaited. */
  missing?: Record<'gone' | 'awaited', ReactNode>
  /** Draws the page. `news` has a place of its own that is always there, so that nothing moves when it comes. */
  children: (page: PageOf<Kind>, news: ReactNode) => ReactNode
}

/** Opens the page of the address's fragment, or of the last one, and shows it, or why there is nothing to show. */
export function OpenedPage<Kind extends PageKind>(props: OpenedPageProps<Kind>) {
  const { hash } = useLocation()
  const fragment = hash || lastLink(props.opener.kind)
  const [tries, setTries] = useState(0)
  const retry = () => setTries(tries + 1)
  return <PageOfLink key={`${fragment} ${tries}`} {...props} fragment={fragment} onRetry={retry} />
}

function PageOfLink<Kind extends PageKind>({
  opener,
  spoken,
  missing,
  fragment,
  onRetry,
  children,
}: OpenedPageProps<Kind> & { fragment: string; onRetry: () => void }) {
  const shown = useOpened(opener, fragment)
  const { kind } = opener
  // Before the browser paints both.
  useLayoutEffect(() => {
    if (shown) emptySnapshot()
    // Of a link that is cut nothing is kept.
    if (shown?.problem !== undefined && shown.problem !== 'cut') forgetSnapshot(kind)
  }, [shown, kind])
  if (!shown) return <Opening text={spoken.texts.frame.loading} />
  if (shown.problem !== undefined) {
    const { problem } = shown
    if (missing && (problem === 'gone' || problem === 'awaited')) return missing[problem]
    return <Problem problem={problem} spoken={spoken} onRetry={onRetry} />
  }
  const drawn = children(shown.page, <News of={shown.news} texts={spoken.texts} />)
  if (kind !== 'mine' && kind !== 'gate') return drawn
  return (
    <>
      <Snapshotted page={shown.page} fragment={fragment} language={spoken.language}>
        {drawn}
      </Snapshotted>
      <KeptOnPhone page={kind} language={spoken.language} />
    </>
  )
}

/** Says in a place that is always there how the page stands to the server. It has room for two lines, as in the gaps around it. */
function News({ of, texts: { frame } }: { of: 'offline' | 'renewed' | undefined; texts: Dictionary }) {
  return (
    <p role="status" className="-my-5 flex min-h-10 items-center text-sm text-muted">
      {of && frame[of]}
    </p>
  )
}

function Problem({
  problem,
  spoken,
  onRetry,
}: {
  problem: PageProblem
  spoken: Spoken
  onRetry: () => void
}) {
  const { broken, frame } = spoken.texts
  const kind = problem === 'cut' || problem === 'gone' || problem === 'newer' ? problem : 'unreachable'
  return (
    <>
      <Alert title={broken[`${kind}Title`]}>{broken[kind]}</Alert>
      {kind === 'unreachable' && (
        <Button variant="primary" size="lg" onClick={onRetry} className="w-full">
          {frame.tryAgain}
        </Button>
      )}
    </>
  )
}

/** Says of which day the data are, and whether that is long ago. */
export function DataDay({
  page,
  day,
  spoken,
}: {
  page: Pick<Page, 'writtenAt'>
  day: string
  spoken: Spoken
}) {
  const { frame } = spoken.texts
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted">{frame.dataOf(writtenDay(page))}</p>
      {isOld(page, day) && <p className="font-semibold text-warning">{frame.oldData}</p>}
    </div>
  )
}

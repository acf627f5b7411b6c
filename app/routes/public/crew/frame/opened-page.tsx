import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { OpenedPage as Opened, PageProblem } from '~/browser/crew/open-page.client'
import { isOld, writtenDay, type Page, type PageOf } from '~/domain/crew/pages/page'
import type { PageKind } from '~/domain/crew/records/crew-links'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'

import { Opening } from './crew-page'
import { KeptOnPhone } from './kept-on-phone'
import { forgetLink, keepLink, lastLink } from './last-link'
import type { Spoken } from './spoken'

/** The part that asks the server and opens what is sealed comes with the library for that, beside the page. */
const loadOpener = () => import('~/browser/crew/open-page.client')
if (typeof document !== 'undefined') void loadOpener().catch(() => undefined)

/** A page that is seen again after so long asks the server again. */
const FRESH_FOR_MS = 60_000

/** Opens the page of the link, and again when somebody comes back to it. Undefined until there is an answer. */
function useOpened<Kind extends PageKind>(kind: Kind, fragment: string): Opened<Kind> | undefined {
  const [opened, setOpened] = useState<Opened<Kind>>()
  // An effect, because only the phone knows the fragment, and opening asks the server.
  useEffect(() => {
    let isShown = true
    let lookedAt = 0
    const look = async () => {
      lookedAt = Date.now()
      const answer = await open(kind, fragment)
      if (!isShown) return
      if (answer.page) keepLink(kind, fragment)
      if (answer.problem === 'gone') forgetLink(kind, fragment)
      setOpened(answer)
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
  }, [kind, fragment])
  return opened
}

async function open<Kind extends PageKind>(kind: Kind, fragment: string): Promise<Opened<Kind>> {
  try {
    const { openPage } = await loadOpener()
    return await openPage(kind, fragment)
  } catch {
    // Without its code, which no network has brought.
    return { problem: 'offline' }
  }
}

type OpenedPageProps<Kind extends PageKind> = {
  kind: Kind
  spoken: Spoken
  /** Shown in place of the text for a page that is gone. Only a receipt is awaited. */
  missing?: Record<'gone' | 'awaited', ReactNode>
  children: (page: PageOf<Kind>) => ReactNode
}

/** Opens the page of the address's fragment, or of the last one, and shows it, or why there is nothing to show. */
export function OpenedPage<Kind extends PageKind>(props: OpenedPageProps<Kind>) {
  const { hash } = useLocation()
  const fragment = hash || lastLink(props.kind)
  const [tries, setTries] = useState(0)
  const retry = () => setTries(tries + 1)
  return <PageOfLink key={`${fragment} ${tries}`} {...props} fragment={fragment} onRetry={retry} />
}

function PageOfLink<Kind extends PageKind>({
  kind,
  spoken,
  missing,
  fragment,
  onRetry,
  children,
}: OpenedPageProps<Kind> & { fragment: string; onRetry: () => void }) {
  const opened = useOpened(kind, fragment)
  const { frame } = spoken.texts
  if (!opened) return <Opening text={frame.loading} />
  if (opened.problem !== undefined) {
    const { problem } = opened
    if (missing && (problem === 'gone' || problem === 'awaited')) return missing[problem]
    return <Problem problem={problem} spoken={spoken} onRetry={onRetry} />
  }
  return (
    <>
      {opened.isFromThisPhone && <p className="text-muted">{frame.offline}</p>}
      {children(opened.page)}
      {(kind === 'mine' || kind === 'gate') && <KeptOnPhone page={kind} />}
    </>
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

import ScanQrCode from 'lucide/dist/esm/icons/scan-qr-code.mjs'
import { useId, type ReactNode } from 'react'

import { paperTitle, type Dictionary } from '~/domain/crew/languages/dictionary'
import { papersOn, shownCodes, type PaperStatus } from '~/domain/crew/pages/mine-status'
import { dayOf, type MinePage, type Paper } from '~/domain/crew/pages/page'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { takeFocus } from '~/ui/focus'
import { Icon } from '~/ui/icon'

type Shown = { paper: Paper; status: PaperStatus }

const LOOKS = {
  valid: 'bg-success-soft text-success',
  soon: 'bg-warning-soft text-warning',
  ended: 'bg-danger-soft text-danger',
  first: 'bg-neutral-soft text-neutral',
  overdue: 'bg-danger-soft text-danger',
  ask: 'bg-danger-soft text-danger',
} satisfies Record<PaperStatus, string>

/** Lists the papers with their days: first those about which there is something to do. */
export function Papers({
  page,
  day,
  spoken,
  lastToken,
  onShowCode,
}: {
  page: MinePage
  day: string
  spoken: Spoken
  /** The code that was shown last: its button takes the focus back. */
  lastToken: string | undefined
  onShowCode: (token: string) => void
}) {
  const { mine } = spoken.texts
  const judgedOn = dayOf(page, day)
  const papers = papersOn(page, day)
  const codes = new Set(shownCodes(page, day).map(({ token }) => token))
  const isToDo = ({ paper, status }: Shown) =>
    status === 'first'
      ? paper.state !== 'ask' && (paper.soonFrom ?? judgedOn) <= judgedOn
      : status !== 'valid'
  const toDo = papers.filter(isToDo)
  const others = papers.filter((each) => !isToDo(each))
  const listed = (shown: readonly Shown[]) =>
    shown.map(({ paper, status }) => (
      <PaperRow
        key={JSON.stringify(paper)}
        paper={paper}
        status={status}
        day={judgedOn}
        texts={spoken.texts}
        code={paper.state === 'held' && codes.has(paper.token ?? '') ? paper.token : undefined}
        lastToken={lastToken}
        onShowCode={onShowCode}
      />
    ))
  return (
    <>
      {toDo.length > 0 && <PaperList title={mine.toDo}>{listed(toDo)}</PaperList>}
      {others.length > 0 && <PaperList title={mine.papers}>{listed(others)}</PaperList>}
    </>
  )
}

function PaperList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className={`${CARD} divide-y divide-line`}>{children}</ul>
    </section>
  )
}

function PaperRow({
  paper,
  status,
  day,
  texts,
  code,
  lastToken,
  onShowCode,
}: Shown & {
  day: string
  texts: Dictionary
  code: string | undefined
  lastToken: string | undefined
  onShowCode: (token: string) => void
}) {
  const { mine } = texts
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <p className="leading-snug font-semibold">{paperTitle(texts, paper)}</p>
      {paper.position !== undefined && (
        <p className="text-sm text-muted">{mine.onPosition(paper.position)}</p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`rounded-control px-2.5 py-0.5 text-sm font-semibold ${LOOKS[status]}`}>
          {mine.states[status === 'overdue' ? 'ask' : status]}
        </span>
        <span>{endOf(paper, status, texts)}</span>
      </p>
      {paper.state === 'held' && paper.actBy !== undefined && status !== 'ended' && (
        <p className={status === 'soon' ? 'font-semibold text-warning' : 'text-muted'}>
          {paper.actBy < day ? mine.actMissed(paper.actBy) : mine.actBy(paper.actBy)}
        </p>
      )}
      {code !== undefined && (
        <Button
          size="lg"
          ref={code === lastToken ? takeFocus : undefined}
          onClick={() => onShowCode(code)}
          className="mt-1 whitespace-normal!"
        >
          <Icon of={ScanQrCode} className="size-5 shrink-0" />
          {mine.showCode}
        </Button>
      )}
    </li>
  )
}

function endOf(paper: Paper, status: PaperStatus, { mine }: Dictionary): string {
  if (paper.state === 'ask') return ''
  const { until } = paper
  if (until === undefined) return mine.noEnd
  if (status === 'overdue') return mine.firstMissed(until)
  if (paper.state === 'first') return mine.firstUntil(until)
  return status === 'ended' ? mine.ended(until) : mine.until(until)
}

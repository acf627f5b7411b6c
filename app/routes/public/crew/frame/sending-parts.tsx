import CircleCheckBig from 'lucide/dist/esm/icons/circle-check-big.mjs'
import Timer from 'lucide/dist/esm/icons/timer.mjs'
import { useState, type ReactNode } from 'react'

import type { Sent, SendProblem } from '~/browser/crew/send-drop.client'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { dayIn } from '~/domain/crew/languages/formats'
import { Alert } from '~/ui/alert'
import { Button, buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { takeFocus } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { refusedText } from './problem-text'
import type { Spoken } from './spoken'
import type { SendingAnswer } from './use-sending'

/** Says why nothing was sent. What was typed is still in the form below. `closed` is the text for a closed box. */
export function Refusal({
  problem,
  texts,
  closed,
}: {
  problem: SendProblem
  texts: Dictionary
  closed?: string
}) {
  const { box } = texts
  if (problem === 'closed') {
    return closed === undefined ? (
      <Alert title={box.closedTitle}>{box.closed}</Alert>
    ) : (
      <Alert title={closed} />
    )
  }
  if (problem === 'too-large') return <Alert title={box.tooLargeTitle}>{box.tooLarge}</Alert>
  return <Alert title={box.notKept} />
}

const WAITING = {
  paused: ['pausedTitle', 'paused'],
  'too-many': ['tooManyTitle', 'tooMany'],
  unavailable: ['unavailableTitle', 'waiting'],
  offline: ['waitingTitle', 'waiting'],
} as const

/** Says that a drop was sent, or waits on this phone, with its number and the link that shows what comes of it. */
export function SentNotice({
  answer,
  spoken,
  sentTitle,
  keep,
  isUrgent = false,
  children,
}: {
  answer: Exclude<SendingAnswer, { state: 'refused' }>
  spoken: Spoken
  sentTitle: string
  keep: string
  /** True if somebody should be told at once, whatever the network does. */
  isUrgent?: boolean
  children?: ReactNode
}) {
  const { texts } = spoken
  const isSent = answer.state === 'sent'
  const problem = answer.state === 'kept' ? answer.problem : undefined
  const [title, text] =
    WAITING[problem === 'paused' || problem === 'too-many' || problem === 'unavailable' ? problem : 'offline']
  return (
    <section className={`${CARD} flex flex-col gap-4 p-5`}>
      <div
        ref={takeFocus}
        tabIndex={-1}
        role="status"
        className={`flex gap-3 outline-none ${isSent ? 'text-success' : 'text-warning'}`}
      >
        <Icon of={isSent ? CircleCheckBig : Timer} className="mt-0.5 size-7 shrink-0" />
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-bold">{isSent ? sentTitle : texts.box[title]}</h2>
          {!isSent && <p className="text-ink">{texts.box[text]}</p>}
          {!isSent && isUrgent && problem !== 'paused' && (
            <p className="font-semibold text-ink">{texts.box.urgentOffline}</p>
          )}
        </div>
      </div>
      <p className="text-2xl font-bold tracking-wide tabular-nums">
        {texts.receipt.code(answer.receipt.code)}
      </p>
      <p>{keep}</p>
      <a
        href={answer.receipt.link}
        className={`${buttonStyle({ variant: 'primary', size: 'lg' })} text-center`}
      >
        {texts.receipt.open}
      </a>
      <CopyLink link={answer.receipt.link} texts={texts} />
      {children}
    </section>
  )
}

function CopyLink({ link, texts: { frame } }: { link: string; texts: Dictionary }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    // A browser may refuse it, and the link above still opens.
    const copied = navigator.clipboard.writeText(new URL(link, location.origin).href)
    setIsCopied(
      await copied.then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <Button size="lg" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? frame.copied : frame.copyLink}</span>
    </Button>
  )
}

/** Lists what was sent from this phone, waits on it or was refused, each with its link. */
export function SentBefore({ sent, spoken }: { sent: readonly Sent[]; spoken: Spoken }) {
  const { texts, language } = spoken
  const waiting = sent.filter(({ isWaiting }) => isWaiting).length
  if (sent.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{texts.box.sentBefore}</h2>
      {waiting > 0 && <p className="font-semibold text-warning">{texts.box.waitingCount(waiting)}</p>}
      <ul className={`${CARD} divide-y divide-line`}>
        {sent.map(({ code, link, day, kind, isRefused }) => (
          <li key={link}>
            <a
              href={link}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2 font-semibold text-primary hover:underline"
            >
              {texts.receipt.code(code)}
              <span className="text-sm font-normal text-muted">{dayIn(language, day)}</span>
              {isRefused && (
                <span className="w-full text-sm text-danger">{refusedText({ kind }, texts)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

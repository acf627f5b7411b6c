import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { Dictionary } from '~/domain/crew/languages/dictionary'
import type { ReceiptPage } from '~/domain/crew/pages/page'
import { parsePageLink, receiptCode } from '~/domain/crew/records/crew-links'
import { CARD } from '~/ui/card'

import type { Route } from './+types/receipt'
import { CrewPage } from './frame/crew-page'
import { CREW_HEADERS, frameTexts } from './frame/frame-texts.server'
import { createOpener, OpenedPage } from './frame/opened-page'
import { refusedText } from './frame/problem-text'
import type { Spoken } from './frame/spoken'
import { useSent } from './frame/use-sending'

const RECEIPT = createOpener('receipt')

export function loader() {
  return frameTexts('receipt')
}

export function headers() {
  return CREW_HEADERS
}

/** Shows somebody what has become of what they have sent, by the link that their phone has made. */
export default function ReceiptScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CrewPage frame={loaderData} titleOf={({ receipt }) => receipt.title}>
      {(spoken) => <ReceiptByLink spoken={spoken} />}
    </CrewPage>
  )
}

function ReceiptByLink({ spoken }: { spoken: Spoken }) {
  const { hash } = useLocation()
  const address = parsePageLink(hash)
  const { receipt } = spoken.texts
  const keep = <p className="text-sm text-muted">{receipt.keep}</p>
  return (
    <>
      {address && (
        <p className="-mt-3 text-xl font-bold tracking-wide tabular-nums">
          {receipt.code(receiptCode(address))}
        </p>
      )}
      <OpenedPage
        opener={RECEIPT}
        spoken={spoken}
        missing={{
          gone: <NoReceipt hash={hash} spoken={spoken} isGone />,
          awaited: (
            <>
              <NoReceipt hash={hash} spoken={spoken} />
              {keep}
            </>
          ),
        }}
      >
        {(page, news) => (
          <>
            <Receipt page={page} news={news} texts={spoken.texts} />
            {keep}
          </>
        )}
      </OpenedPage>
    </>
  )
}

/**
 * Before the register has received it there is no page, and after a year, or if the vault has ended, there is none any
 * more. The phone that has sent it knows more.
 */
function NoReceipt({
  hash,
  spoken: { texts },
  isGone = false,
}: {
  hash: string
  spoken: Spoken
  isGone?: boolean
}) {
  const sent = useSent().find(({ link }) => link.endsWith(hash))
  const { box, receipt, signup } = texts
  const isSignUp = sent?.kind === 'sign-up'
  const text = sent?.isRefused
    ? refusedText(sent, texts)
    : sent?.isWaiting
      ? box.unavailableTitle
      : isGone
        ? receipt.gone
        : isSignUp
          ? signup.receipt.waiting
          : receipt.waiting
  return <State text={text} />
}

function Receipt({ page, news, texts }: { page: ReceiptPage; news: ReactNode; texts: Dictionary }) {
  const { receipt } = texts
  return (
    <>
      {news}
      <State text={stateText(page, texts)} />
      {page.answer === undefined ? (
        <p className="text-muted">{receipt.noAnswer}</p>
      ) : (
        <section className="flex flex-col gap-1">
          <h2 className="text-lg font-semibold">{receipt.answer}</h2>
          <p className={`${CARD} p-4 text-lg whitespace-pre-line`}>{page.answer}</p>
        </section>
      )}
    </>
  )
}

function State({ text }: { text: string }) {
  return (
    <p role="status" className={`${CARD} p-4 text-xl font-bold`}>
      {text}
    </p>
  )
}

function stateText({ of, state, on }: ReceiptPage, { receipt, signup }: Dictionary): string {
  if (state === 'received') return receipt.received(on)
  if (of === 'sign-up') return signup.receipt[state === 'set_aside' ? 'refused' : state]
  return state === 'accepted' ? receipt.accepted(on) : receipt.set_aside(on)
}

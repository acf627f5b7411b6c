import { useMemo, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import * as v from 'valibot'

import { canTrustIssuers } from '~/domain/access/access'
import { planTaking, type CheckedLink, type TakingContext } from '~/domain/decisions/taking'
import { isTaken } from '~/domain/decisions/taking-line'
import { factsApart } from '~/domain/people/names-apart'
import type { parseLinks } from '~/domain/signing/signed-link'
import { checkedAnswerSchema } from '~/domain/signing/signed-status'
import { countOf } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { focusById, focusField } from '~/ui/focus'

import { TakingItem } from './taking-item'
import type { LinkCheck } from './use-link-checks'

/** The data that the screen sends to be recorded: the links with the server's answers about them. */
export const sentLinksSchema = v.object({
  links: v.array(
    v.object({
      text: v.string(),
      token: v.optional(v.string()),
      answer: v.optional(v.union([checkedAnswerSchema, v.literal('altered')])),
    }),
  ),
  chosen: v.array(v.tuple([v.string(), v.string()])),
  hasDraft: v.boolean(),
})

type SentLinks = v.InferOutput<typeof sentLinksSchema>

/** Shows what will happen to each link, asks for the holder if the name does not tell, and adds the certificates. */
export function TakingPreview({
  context,
  typed: { links: typedLinks, hasOthers },
  checks,
  isChecking,
  onCheck,
  hasDraft,
  isNotStored,
}: {
  context: Omit<TakingContext, 'chosen'>
  typed: ReturnType<typeof parseLinks>
  checks: ReadonlyMap<string, LinkCheck>
  isChecking: boolean
  onCheck: (tokens: string[]) => void
  hasDraft: boolean
  isNotStored: boolean
}) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [isRefused, setIsRefused] = useState(false)
  const send = useSubmit()
  const isSending = useNavigation().formMethod === 'POST'

  const telling = useMemo(() => factsApart(context.takers), [context.takers])
  const links = typedLinks.map((link) => ({ ...link, answer: answerOf(checks, link.token) }))
  const lines = planTaking(links, { ...context, chosen })
  const unclear = lines.filter(({ taking }) => taking.kind === 'unclear')
  const count = lines.filter(isTaken).length + unclear.length

  // The heading stays on the screen when the pressed button goes away.
  const focusOutcome = () => focusById('outcome', { preventScroll: true })
  const add = () => {
    setIsRefused(unclear.length > 0)
    const [first] = unclear
    if (first?.token) return focusField(form.current, first.token)
    const sent: SentLinks = { links, chosen: [...chosen], hasDraft }
    void send(JSON.stringify(sent), { method: 'post', encType: 'application/json' })
    focusOutcome()
  }
  const checkAgain = (token: string) => {
    onCheck([token])
    focusOutcome()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="outcome"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="flex flex-col gap-3"
    >
      <h2 id="outcome" tabIndex={-1} className="text-lg font-semibold">
        Co się stanie
      </h2>
      <p role="status" className="text-muted">
        {isChecking
          ? `Sprawdzono: ${lines.length - countWaiting(links, checks)} z ${lines.length}`
          : outcomeText(count, lines.length)}
        {hasOthers && ' Słowa, które nie są linkami, pominięto.'}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map((line, index) => (
          <TakingItem
            key={index}
            line={line}
            place={index + 1}
            telling={telling}
            isWaiting={line.token !== undefined && checks.get(line.token) === 'waiting'}
            showsHolder={context.viewer.role === 'employer'}
            choice={(line.token && chosen.get(line.token)) ?? ''}
            onChoose={(token, userId) => setChosen(new Map(chosen).set(token, userId))}
            error={isRefused ? 'Wskaż osobę' : undefined}
            onCheckAgain={checkAgain}
            canTrust={canTrustIssuers(context.viewer)}
          />
        ))}
      </ol>
      {isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
      {!isChecking && count > 0 && (
        <Button type="submit" variant="primary" isBusy={isSending} className="sm:self-start">
          {isSending ? 'Zapisywanie…' : `Zapisz ${countOf(count, 'certificate')}`}
        </Button>
      )}
    </form>
  )
}

function answerOf(checks: ReadonlyMap<string, LinkCheck>, token: string | undefined): CheckedLink['answer'] {
  const check = token === undefined ? undefined : checks.get(token)
  return check === 'waiting' || check === 'failed' ? undefined : check
}

function countWaiting(links: readonly CheckedLink[], checks: ReadonlyMap<string, LinkCheck>): number {
  return links.filter(({ token }) => token !== undefined && checks.get(token) === 'waiting').length
}

function outcomeText(count: number, total: number): string {
  const others = total - count
  return others === 0
    ? `Do zapisania: ${countOf(count, 'certificate')}.`
    : `Do zapisania: ${countOf(count, 'certificate')}. Pominięte: ${others}.`
}

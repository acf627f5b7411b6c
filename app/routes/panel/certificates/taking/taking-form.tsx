import { useRef, useState, type SubmitEvent } from 'react'

import { isOffline } from '~/browser/answers/server-request'
import { saveDraft, type Draft } from '~/browser/records/drafts.client'
import { trySave } from '~/browser/store/storage.client'
import type { DraftName } from '~/domain/changes/draft'
import type { TakingContext } from '~/domain/decisions/taking'
import { MAX_LINKS, MAX_LINKS_LENGTH, parseLinks } from '~/domain/signing/signed-link'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { focusField } from '~/ui/focus'

import { TakingPreview } from './taking-preview'
import { useLinkChecks } from './use-link-checks'

type TakingFormProps = {
  context: Omit<TakingContext, 'chosen'>
  start: string
  /** True if a link has led here. It is checked at once. */
  isFollowed: boolean
  /** Keeps what is typed. */
  draft: (Draft & { name: DraftName }) | undefined
  isNotStored: boolean
}

const HINT =
  'Jeden albo wiele, każdy w\u00a0nowym wierszu lub po spacji. Kod QR zeskanuj telefonem: certyfikat można dodać w\u00a0telefonie albo przesłać tu jego link.'

const NO_LINK =
  'Wklej co najmniej jeden link certyfikatu. Taki link ma w\u00a0adresie /c/ i\u00a0długi ciąg znaków'

/** Asks for links, has the server check them, and shows their certificates. */
export function TakingForm({ context, start, isFollowed, draft, isNotStored }: TakingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(start)
  const [first] = useState(() => (isFollowed ? readText(start) : undefined))
  const [asked, setAsked] = useState(first?.problem === undefined && isFollowed ? start : undefined)
  const [problem, setProblem] = useState(first?.problem)
  const { checks, check, isChecking } = useLinkChecks(first?.tokens ?? [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readText(text)
    setProblem(read.problem)
    setAsked(read.problem === undefined ? text : undefined)
    check(read.tokens)
    if (read.problem && read.problem !== 'offline') focusField(form.current, 'links')
  }
  const change = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    if (!draft) return
    const { id, name } = draft
    void trySave(() => saveDraft(context.viewer.id, name, { id, fields: { links: [typed] } }))
  }

  const isShown = asked !== undefined && asked === text
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextAreaField
          label="Linki certyfikatów"
          hint={HINT}
          error={problem && problem !== 'offline' ? PROBLEMS[problem] : undefined}
          // Links are long, and many of them must not push the results out of sight.
          className="[&>textarea]:max-h-56"
          name="links"
          rows={3}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {problem === 'offline' && <Alert title={PROBLEMS.offline}>{OFFLINE}</Alert>}
        <Button
          type="submit"
          variant={isShown ? 'secondary' : 'primary'}
          isBusy={isChecking}
          className="sm:self-start"
        >
          {isChecking ? 'Sprawdzanie…' : 'Sprawdź'}
        </Button>
      </form>
      {isShown && (
        <TakingPreview
          context={context}
          typed={parseLinks(asked)}
          checks={checks}
          isChecking={isChecking}
          onCheck={check}
          hasDraft={draft !== undefined}
          isNotStored={isNotStored}
        />
      )}
    </div>
  )
}

const PROBLEMS = {
  'no-link': NO_LINK,
  many: `Naraz można sprawdzić ${MAX_LINKS} linków. Resztę wklej potem`,
  long: `Ten tekst jest za długi. Wklej same linki, najwyżej ${MAX_LINKS} naraz`,
  offline: 'Brak połączenia z\u00a0internetem',
}

const OFFLINE = 'Podpis sprawdza serwer. To, co jest wpisane, zostaje: sprawdź linki, gdy wróci sieć.'

/** Returns the tokens to be checked, or why none can be. */
function readText(text: string): { tokens: string[]; problem?: keyof typeof PROBLEMS } {
  if (text.length > MAX_LINKS_LENGTH) return { tokens: [], problem: 'long' }
  const { links } = parseLinks(text)
  if (links.length === 0) return { tokens: [], problem: 'no-link' }
  if (links.length > MAX_LINKS) return { tokens: [], problem: 'many' }
  if (isOffline()) return { tokens: [], problem: 'offline' }
  return { tokens: links.flatMap(({ token }) => token ?? []) }
}

import { useCallback, useEffect, useRef, useState } from 'react'

import { checkLinks } from '~/browser/answers/check-link.client'
import type { CheckedAnswer } from '~/domain/signing/signed-status'

/** The result for a link: it is being checked, no answer came, or the answer. */
export type LinkCheck = 'waiting' | 'failed' | 'altered' | CheckedAnswer

/** Keeps the server's answers about the tokens of this screen. Those in `first` are checked at once. */
export function useLinkChecks(first: readonly string[]) {
  const [atOnce] = useState(first)
  const [checks, setChecks] = useState<ReadonlyMap<string, LinkCheck>>(() => waiting(atOnce))
  const screen = useRef<AbortController>(undefined)
  const ask = useCallback((tokens: readonly string[]) => {
    if (!screen.current) return
    const tell = (token: string, answer: CheckedAnswer | 'altered' | undefined) =>
      setChecks((known) => new Map(known).set(token, answer ?? 'failed'))
    void checkLinks(tokens, tell, screen.current.signal)
  }, [])

  // An effect, because a link that was followed is checked without a press of any button, and because all checks end
  // with the screen.
  useEffect(() => {
    const controller = new AbortController()
    screen.current = controller
    ask(atOnce)
    return () => controller.abort()
  }, [ask, atOnce])

  /** Asks the server about links that have no answer yet. */
  const check = (tokens: readonly string[]) => {
    const open = [...new Set(tokens)].filter((token) => isOpen(checks.get(token)))
    setChecks((known) => new Map([...known, ...waiting(open)]))
    ask(open)
  }
  return { checks, check, isChecking: [...checks.values()].includes('waiting') }
}

function isOpen(check: LinkCheck | undefined): boolean {
  return check === undefined || check === 'failed'
}

function waiting(tokens: readonly string[]): Map<string, LinkCheck> {
  return new Map(tokens.map((token) => [token, 'waiting']))
}

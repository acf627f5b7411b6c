import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { rememberedAddress } from '~/browser/session/return-address.client'
import { startSession } from '~/browser/session/session.client'
import { NOT_STORED } from '~/components/not-stored'
import { LOGIN_FAILED, safeRedirect } from '~/domain/people/login'
import type { User } from '~/domain/people/user'
import type { FieldErrors } from '~/domain/words/form'

type LoginRefusal = {
  user?: undefined
  errors?: FieldErrors
  failure?: string
  hint?: string
  email?: string
}

/** The person who signs in, or why nobody does, with the e-mail address that was typed. */
export type LoginAnswer = { user: User } | LoginRefusal

/** Starts the session. Returns a refusal if the browser does not store it. */
export function tryStartSession(user: User): LoginRefusal | undefined {
  try {
    startSession(user)
  } catch {
    return {
      failure: LOGIN_FAILED,
      hint: NOT_STORED,
    }
  }
}

/** Returns the address that opens after signing in. Only the browser knows it. */
export function destination(params: URLSearchParams): string {
  const redirectTo = safeRedirect(params.get('redirectTo'))
  return redirectTo ? rememberedAddress(redirectTo) : '/'
}

/**
 * Returns the refusal to show. A form that is sent before the scripts arrive is answered with a document.
 * Hydration drops that answer, so it is kept here, and its session starts here.
 */
export function useLoginAnswer(
  actionData: LoginAnswer | undefined,
  params: URLSearchParams,
): LoginRefusal | undefined {
  const navigate = useNavigate()
  const [documentAnswer, setDocumentAnswer] = useState(actionData)
  const documentUser = documentAnswer?.user

  // An effect, because only the browser can store the session of a person whom the document brings.
  useEffect(() => {
    if (!documentUser) return
    const enter = async () => {
      const refusal = tryStartSession(documentUser)
      if (refusal) setDocumentAnswer(refusal)
      else await navigate(destination(params), { replace: true })
    }
    void enter()
  }, [documentUser, params, navigate])

  const answer = actionData ?? documentAnswer
  return answer?.user ? undefined : answer
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { startSession } from '~/browser/session.client'
import type { FieldErrors } from '~/domain/form'
import { LOGIN_FAILED } from '~/domain/login'
import { safeRedirect } from '~/domain/redirect'
import type { User } from '~/domain/user'

type LoginRefusal = {
  user?: undefined
  errors?: FieldErrors
  failure?: string
  hint?: string
  email?: string
}

/** Who signs in, or why nobody does and the address that was typed. */
export type LoginAnswer = { user: User } | LoginRefusal

/** Begins the session, or says why this browser will not keep it. */
export function beginSession(user: User): LoginRefusal | undefined {
  try {
    startSession(user)
  } catch {
    return {
      failure: LOGIN_FAILED,
      hint: 'Przeglądarka nie pozwala zapisać danych tej strony. Zezwól na dane witryn albo zwolnij miejsce i spróbuj ponownie.',
    }
  }
}

/** Where to go after signing in. */
export function destination(params: URLSearchParams): string {
  return safeRedirect(params.get('redirectTo')) ?? '/'
}

/**
 * What a refused sign-in was answered. A form sent before the scripts arrived is answered as a document:
 * its answer is kept here, because hydration drops it, and its session begins here.
 */
export function useLoginAnswer(
  actionData: LoginAnswer | undefined,
  params: URLSearchParams,
): LoginRefusal | undefined {
  const navigate = useNavigate()
  const [fromDocument, setFromDocument] = useState(actionData)
  const signedIn = fromDocument?.user

  // An effect, because only the browser can keep the session that the server's document brings.
  useEffect(() => {
    if (!signedIn) return
    const enter = async () => {
      const refusal = beginSession(signedIn)
      if (refusal) setFromDocument(refusal)
      else await navigate(destination(params), { replace: true })
    }
    void enter()
  }, [signedIn, params, navigate])

  const answer = actionData ?? fromDocument
  return answer?.user ? undefined : answer
}

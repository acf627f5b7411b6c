import { createContext, use } from 'react'
import { isRouteErrorResponse } from 'react-router'

const ELEMENT_ID = 'error-reference'
const LABEL = 'Numer błędu: '

/** The message of every error of the server in the browser: React Router keeps the real one to the server. */
const SANITIZED_MESSAGE = 'Unexpected Server Error'

/** Gives the server's render the reference of the error that it shows. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined)

// The browser reads the reference of the error from the document, because nothing else carries it.
const documentReference =
  typeof document === 'undefined' ? undefined : document.getElementById(ELEMENT_ID)?.textContent

/** Returns the text by which people name an error of the server's log. */
export function errorReference(id: string): string {
  return `${LABEL}${id}`
}

/** Shows the number of an error of the server, for those who ask for help. Other errors have none. */
export function ErrorReference({ error }: { error: unknown }) {
  const inDocument = use(ErrorReferenceContext) ?? documentReference
  const reference = sentReference(error) ?? (isSanitized(error) ? inDocument : undefined)
  if (!reference) return null
  return (
    <p id={ELEMENT_ID} className="text-sm text-muted tabular-nums">
      {reference}
    </p>
  )
}

/** Returns the reference in the answer to a fetch, also if the fetch was tried again before it was given up. */
function sentReference(error: unknown): string | undefined {
  const answer = error instanceof Error ? error.cause : error
  if (!isRouteErrorResponse(answer) || typeof answer.data !== 'string') return undefined
  return answer.data.startsWith(LABEL) ? answer.data : undefined
}

function isSanitized(error: unknown): boolean {
  return error instanceof Error && error.message === SANITIZED_MESSAGE
}

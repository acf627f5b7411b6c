import type { Route } from './+types/bad-request'
import { messageResponse } from './file-response.server'

const REFUSALS = new Map([
  ['405', 'Nieobsługiwana metoda żądania.'],
  ['411', 'Żądanie nie podaje długości treści.'],
  ['413', 'Treść żądania jest za długa.'],
])

/** Answers a request that the guard refuses, with the status that the guard chose. */
export function loader({ params: { status } }: Route.LoaderArgs) {
  const message = REFUSALS.get(status)
  return message ? messageResponse(Number(status), message) : messageResponse(400, 'Nieprawidłowe żądanie.')
}

export { refuseSending as action } from './file-response.server'

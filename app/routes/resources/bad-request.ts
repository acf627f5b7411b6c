import { messageResponse } from './file-response.server'

/** Answers a request that the guard refuses: 400 here, 405 in the action where only the method is wrong. */
export function loader() {
  return messageResponse(400, 'Nieprawidłowe żądanie.')
}

export function action() {
  return messageResponse(405, 'Nieobsługiwana metoda żądania.', { Allow: 'GET, HEAD' })
}

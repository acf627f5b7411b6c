import { messageResponse } from './file-response.server'

/** Answers for requests that the request guard refuses: 400 here, 405 where only the method is wrong. */
export function loader() {
  return messageResponse(400, 'Nieprawidłowe żądanie.')
}

export function action() {
  return messageResponse(405, 'Nieobsługiwana metoda żądania.', { Allow: 'GET, HEAD' })
}

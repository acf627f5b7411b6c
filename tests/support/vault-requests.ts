import { hashOf, SEAL } from './vault-client.ts'

// A vault of the tests and what requests to it need.

export const ID = 'aaaaaaaaaaaaaaaaaaaaaa'

export const TOKENS = { write: 'w'.repeat(43), read: 'r'.repeat(43), drop: 'd'.repeat(43) }

export const HASHES = {
  write: hashOf(TOKENS.write),
  read: hashOf(TOKENS.read),
  drop: hashOf(TOKENS.drop),
}

/** Makes up an id of entries, boxes, drops and pages. */
export const idOf = (letter: string) => letter.repeat(22)

export const sealedText = (text: string) => `${SEAL}${text}`

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

export async function factsOf(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()]
}

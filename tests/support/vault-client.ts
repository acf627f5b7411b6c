import { createHash, randomBytes } from 'node:crypto'

/** A device at a vault of a server, in the simplest form: what it sends is sealed by its first line only. */
export type VaultClient = {
  /** The path of the vault. */
  address: string
  tokens: { write: string; read: string; drop: string }
  begin: () => Promise<Response>
  post: (entryId: string, content: string) => Promise<Response>
  look: (after: number, entryId?: string) => Promise<Response>
  /** Asks with a token, or as a phone does without one. */
  ask: (
    path: string,
    options?: { method?: string; token?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Response>
  /** Returns all entries behind a number. */
  read: (after?: number) => Promise<{ number: number; id: string; content: string }[]>
}

export const SEAL = 'age-encryption.org/v1\n'

export const newToken = () => randomBytes(32).toString('base64url')

export const newEntryId = () => randomBytes(16).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes up a vault. `ports` are servers that share its store; each request goes to the next one. */
export function createVaultClient(ports: number[]): VaultClient {
  const address = `/vault/${randomBytes(16).toString('base64url')}`
  const tokens = { write: newToken(), read: newToken(), drop: newToken() }
  const hashes = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, hashOf(token)]))
  let turn = 0
  const ask: VaultClient['ask'] = (path, { token, headers = {}, ...init } = {}) => {
    turn += 1
    const authorization: Record<string, string> =
      token === undefined ? {} : { Authorization: `Bearer ${token}` }
    return fetch(`http://127.0.0.1:${ports[turn % ports.length]}${address}${path}`, {
      ...init,
      headers: { ...authorization, ...headers },
    })
  }
  const look: VaultClient['look'] = (after, entryId) =>
    ask(`/entries?after=${after}${entryId === undefined ? '' : `&entry=${entryId}`}`, { token: tokens.read })

  return {
    address,
    tokens,
    begin: () => ask('', { method: 'PUT', body: JSON.stringify(hashes) }),
    post: (entryId, content) =>
      ask('/entries', {
        method: 'POST',
        token: tokens.write,
        headers: { 'Entry-Id': entryId },
        body: `${SEAL}${content}`,
      }),
    look,
    ask,
    async read(after = 0) {
      const entries = []
      let last = after
      for (;;) {
        const answer = await look(last)
        if (answer.status === 204) return entries
        if (answer.status !== 200) throw new Error(`status ${answer.status}`)
        entries.push(...framesOf(Buffer.from(await answer.arrayBuffer())))
        last = Number(answer.headers.get('Vault-Last'))
      }
    },
  }
}

/** Reads the frames of an answer: what the server says of each entry, and its content without the seal. */
export function framesOf(bytes: Buffer): { number: number; id: string; at: string; content: string }[] {
  const frames = []
  let place = 0
  const nextPart = () => {
    const from = place + 4
    place = from + bytes.readUInt32BE(place)
    return bytes.subarray(from, place).toString()
  }
  while (place < bytes.length) {
    frames.push({ ...JSON.parse(nextPart()), content: nextPart().slice(SEAL.length) })
  }
  return frames
}

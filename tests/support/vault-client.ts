import { createHash, randomBytes } from 'node:crypto'

/** A device at a vault of a server, in the simplest form: what it sends is sealed by its first line only. */
export type VaultClient = {
  /** The path of the vault. */
  address: string
  tokens: { write: string; read: string; drop: string }
  begin: () => Promise<Response>
  post: (entryId: string, content: string) => Promise<Response>
  look: (after: number, entryId?: string) => Promise<Response>
  /** Returns all entries behind a number. */
  read: (after?: number) => Promise<{ number: number; id: string; content: string }[]>
}

const SEAL = 'age-encryption.org/v1\n'

const newToken = () => randomBytes(32).toString('base64url')

export const newEntryId = () => randomBytes(16).toString('base64url')

/** Makes up a vault. `ports` are servers that share its store; each request goes to the next one. */
export function createVaultClient(ports: number[]): VaultClient {
  const address = `/vault/${randomBytes(16).toString('base64url')}`
  const tokens = { write: newToken(), read: newToken(), drop: newToken() }
  const hashes = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      createHash('sha256').update(token).digest('base64url'),
    ]),
  )
  let turn = 0
  const ask = (path: string, init: RequestInit) => {
    turn += 1
    return fetch(`http://127.0.0.1:${ports[turn % ports.length]}${address}${path}`, init)
  }
  const look: VaultClient['look'] = (after, entryId) =>
    ask(`/entries?after=${after}${entryId === undefined ? '' : `&entry=${entryId}`}`, {
      headers: { Authorization: `Bearer ${tokens.read}` },
    })

  return {
    address,
    tokens,
    begin: () => ask('', { method: 'PUT', body: JSON.stringify(hashes) }),
    post: (entryId, content) =>
      ask('/entries', {
        method: 'POST',
        headers: { Authorization: `Bearer ${tokens.write}`, 'Entry-Id': entryId },
        body: `${SEAL}${content}`,
      }),
    look,
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

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

// A push service and the browsers that have subscribed to it. It opens messages by RFC 8291 and checks the signature of
// the server by RFC 8292, without the library that has made them.

/** A subscription as a browser gives it. */
export type TestSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushedMessage = {
  endpoint: string
  /** The opened text. */
  text: string
  ttl: string | undefined
  topic: string | undefined
  /** The public key of the server, and whom it names to ask. */
  key: string
  contact: string
}

export type PushService = {
  origin: string
  subscribe: () => TestSubscription
  /** What has come, oldest first. */
  pushed: PushedMessage[]
  /** Lets a subscription, or all of them, be answered with another status from now on. */
  answerWith: (status: number, endpoint?: string) => void
  close: () => Promise<void>
}

type Browser = { pair: ECDH; auth: Buffer }

const DAY_S = 24 * 60 * 60

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const statuses = new Map<string, number>()
  const pushed: PushedMessage[] = []
  const server = createServer(async (request, response) => {
    const endpoint = `${origin}${request.url}`
    const browser = browsers.get(endpoint)
    const content = await bytesOf(request)
    const status = statuses.get(endpoint) ?? statuses.get('') ?? (browser ? 201 : 404)
    try {
      if (status === 201 && browser)
        pushed.push({ endpoint, ...openMessage(request, content, { browser, origin }) })
      response.writeHead(status, status >= 300 && status < 400 ? { Location: `${origin}/elsewhere` } : {})
      response.end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  return {
    origin,
    pushed,
    subscribe() {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${origin}/send/${randomBytes(16).toString('base64url')}`
      browsers.set(endpoint, { pair, auth })
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint, keys }
    },
    answerWith: (status, endpoint = '') => void statuses.set(endpoint, status),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function openMessage(
  { headers }: IncomingMessage,
  content: Buffer,
  { browser, origin }: { browser: Browser; origin: string },
): Omit<PushedMessage, 'endpoint'> {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is not aes128gcm')
  const { ttl, topic } = headers
  return {
    text: open(content, browser),
    ttl: typeof ttl === 'string' ? ttl : undefined,
    topic: typeof topic === 'string' ? topic : undefined,
    ...checkSignature(headers.authorization ?? '', origin),
  }
}

/** Opens the one record of a message (RFC 8291, section 3.4, and RFC 8188, section 2). */
function open(content: Buffer, { pair, auth }: Browser): string {
  const salt = content.subarray(0, 16)
  const keyEnd = 21 + content.readUInt8(20)
  const senderKey = content.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(content.subarray(-16))
  const record = Buffer.concat([cipher.update(content.subarray(keyEnd, -16)), cipher.final()])
  const end = record.lastIndexOf(2)
  if (end === -1) throw new Error('The last record has no end')
  return record.subarray(0, end).toString()
}

/** Returns who has signed, if the signature is for this service and for at most a day. */
function checkSignature(authorization: string, origin: string): { key: string; contact: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub }: { aud: string; exp: number; sub: string } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  )
  if (!isRight || aud !== origin || exp > Date.now() / 1000 + DAY_S) throw new Error('The signature is wrong')
  return { key, contact: sub }
}

import { once } from 'node:events'
import type { Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'

// A mail server that keeps what comes, and a reader of mails.

export type ReceivedMail = {
  /** The address to which the server was asked to deliver it. */
  to: string
  /** The headers, unfolded and in words, by their names in small letters. */
  headers: ReadonlyMap<string, string>
  /** The names of all headers, as often as they are there. */
  headerNames: string[]
  text: string
  html: string
}

export type Mailbox = {
  port: number
  /** The setting `SMTP_URL` for it. */
  url: string
  /** What has come, oldest first. */
  mails: ReceivedMail[]
  /** Refuses an address with a code, as a mailbox that does not exist does. */
  refuse: (address: string, code: number) => void
  /** Takes mails for an address again. */
  accept: (address: string) => void
  /** Closes the connections that are open, as a server does with those that wait. */
  drop: () => void
  /** Answers nothing any more to what comes from now on. */
  hang: () => void
  close: () => Promise<void>
}

/** Starts a mail server on a free port, or on that of one that went away. */
export async function startMailServer({ port = 0 } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const refusals = new Map<string, number>()
  let isHanging = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_, answer) {
      if (!isHanging) answer()
    },
    onRcptTo({ address }, _, answer) {
      const responseCode = refusals.get(address)
      if (responseCode === undefined) answer()
      else answer(Object.assign(new Error(`<${address}> takes nothing`), { responseCode }))
    },
    async onData(stream, session, answer) {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(Buffer.from(part))
      const [recipient] = session.envelope.rcptTo
      if (isHanging) return
      mails.push({ to: recipient?.address ?? '', ...readMail(Buffer.concat(parts).toString('latin1')) })
      answer()
    },
  })
  const sockets = new Set<Socket>()
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const actual = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    mails,
    refuse: (refused, code) => void refusals.set(refused, code),
    accept: (refused) => void refusals.delete(refused),
    drop: () => {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    hang: () => {
      isHanging = true
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the settings of a server that sends its mails to a mailbox. */
export function settingsOf({ url }: Pick<Mailbox, 'url'>): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'Pewnik <powiadomienia@pewnik.example>',
    PUBLIC_URL: 'https://pewnik.example',
  }
}

/** Reads a mail with parts for text and HTML (RFC 5322, RFC 2045 to 2047). */
export function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers, names, body } = splitPart(raw)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? []
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, '')))
  const contentOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding') ?? '') : ''
  }
  return { headers, headerNames: names, text: contentOf('text/plain'), html: contentOf('text/html') }
}

function splitPart(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  const rows = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), inWords(line.slice(at + 1).trim())]
  })
  return { headers: new Map(rows), names: rows.map(([name]) => name), body: raw.slice(end + 4) }
}

/** Reads encoded words (RFC 2047). Several in a row are one text, whose letters may begin in one and end in the next. */
function inWords(value: string): string {
  return value.replace(/=\?utf-8\?[bq]\?[^?]*\?=(\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : unquoted(text.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString()
  })
}

function decoded(body: string, encoding: string): string {
  const text = body.replace(/\r\n$/, '')
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString()
  const bytes =
    encoding === 'quoted-printable' ? unquoted(text.replace(/=\r\n/g, '')) : Buffer.from(text, 'latin1')
  return bytes.toString().replaceAll('\r\n', '\n')
}

function unquoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}

import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'

import { hostileRequests, type HostileRequest } from './hostile-requests.ts'
import type { StartedServer } from './start-server.ts'

const AT_ONCE = 16
/** Longer than any answer takes: a connection that is still open then waits for something that never comes. */
const HANGS_AFTER_MS = 20_000

/** How long a client waits that has not sent a whole request. A busy server answers even that only after a while. */
const ABANDONED_AFTER_MS = 1000

export type Attack = {
  /** What went wrong, with the request that did it. */
  problems: string[]
  /** How many answers had each status. */
  statuses: Record<string, number>
}

/** Asks the server hostile questions, many at once, and judges each answer and the log. */
export async function attack(server: StartedServer, count: number, seed: number): Promise<Attack> {
  const requests = hostileRequests(count, seed)
  const problems: string[] = []
  const statuses: Record<string, number> = {}
  const before = server.log().length
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const { text, isHanging, isSent } = await sendRaw(
        server.port,
        request.parts,
        request.isAbandoned ? ABANDONED_AFTER_MS : HANGS_AFTER_MS,
      )
      const answers = answersIn(text)
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
      const found =
        isHanging && !request.isAbandoned
          ? ['no answer, and the connection stays open']
          : judge({ ...request, isAbandoned: request.isAbandoned || !isSent }, answers)
      problems.push(...found.map((problem) => `${problem}: ${abridge(request)}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await logIsComplete(server)
  const possible = requests.reduce((sum, request) => sum + request.requests, 0)
  problems.push(...judgeLog(server.log().slice(before), possible))
  return { problems, statuses }
}

type RawAnswer = {
  text: string
  isHanging: boolean
  /**
   * A server that answers and closes before it has read all (RFC 9112, section 9.6) may make the client's next
   * write fail. Node drops the socket then, and with it an answer not read yet.
   */
  isSent: boolean
}

/** Sends the parts without correcting them, as no client does, and returns all that comes back. */
export function sendRaw(port: number, parts: string[], patience = HANGS_AFTER_MS): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    let text = ''
    let isHanging = false
    let isSent = false
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => socket.end())
    // A server may close the connection before it has read the whole request.
    socket.on('error', () => {})
    socket.on('close', () => done({ text, isHanging, isSent }))
    socket.setTimeout(patience, () => {
      isHanging = true
      socket.destroy()
    })
    writeInTurn(socket, parts, () => {
      isSent = true
    })
  })
}

/** Writes each part when the one before it is on its way, so that the server reads them one by one. */
function writeInTurn(socket: Socket, [part, ...rest]: string[], onSent: () => void): void {
  if (part === undefined) {
    onSent()
    return
  }
  socket.write(part, 'latin1', (error) => {
    if (!error) writeInTurn(socket, rest, onSent)
  })
}

type Answer = { status: string; head: string; body: string }

/** Returns the final answers in what has come over a connection, without any "100 Continue". */
function answersIn(text: string): Answer[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const [head, body] = end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end + 4)]
      return { status: part.slice(9, 12), head: head.replaceAll('\r', ''), body }
    })
    .filter(({ status }) => status !== '' && status !== '100')
}

/** Files and paths of the machine, modules, versions, and the frames of a stack. */
const OF_THE_MACHINE = new RegExp(
  [
    'node_modules',
    'node:internal',
    '^x-powered-by',
    '^server:',
    'express',
    'react-router-serve',
    String.raw`\bat [^\n]*\.[cm]?[jt]sx?:\d`,
    '[A-Za-z]+Error: ',
  ].join('|'),
  'im',
)

function tellsOfTheMachine(text: string): boolean {
  return OF_THE_MACHINE.test(text) || text.includes(resolve('.'))
}

function judge(request: HostileRequest, answers: Answer[]): string[] {
  if (answers.length === 0) return request.isAbandoned ? [] : ['no answer']
  return answers.flatMap(({ status, head, body }) => {
    const isScript = /^content-type: text\/javascript/im.test(head)
    return [
      status.startsWith('5') && `status ${status}`,
      !isScript && tellsOfTheMachine(`${head}\n${body}`) && 'tells something of the machine',
      /^content-type: text\/html/im.test(head) && !isSecured(head) && 'a document without its headers',
    ].filter((problem) => problem !== false)
  })
}

export function isSecured(head: string): boolean {
  return (
    /^content-security-policy: default-src 'none'/im.test(head) &&
    /^x-content-type-options: nosniff$/im.test(head)
  )
}

/** Asks once more: the log of that request stands behind the log of all others. */
async function logIsComplete(server: StartedServer): Promise<void> {
  // The log leaves out what follows a question mark.
  const mark = `/end-${Math.random()}`
  while (!server.log().includes(`GET ${mark} 404`)) await fetch(`http://127.0.0.1:${server.port}${mark}`)
}

/** What the server says once a day, from a minute after its start. */
const OWN_WORD =
  /^\{"level":"info","message":"Przypomnienia [\d.]{10}: wysłano 0, nie udało się 0, zakończono 0"\}$/

/** A line of the access log has method, address, status, length and time. A stack trace has not. */
const ACCESS = /^[A-Z]+ \S+ (\d{3}|-) \S+ - (\S+ ms)?/

function judgeLog(log: string, possible: number): string[] {
  const lines = log.split('\n').filter(Boolean)
  const strange = lines
    .filter((line) => !ACCESS.test(line) && !OWN_WORD.test(line))
    .map((line) => `in the log: ${line}`)
  return lines.length > possible + 10
    ? [...strange, `${lines.length} lines of log for ${possible} requests`]
    : strange
}

function abridge({ parts }: HostileRequest): string {
  const text = JSON.stringify(parts.join(''))
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}

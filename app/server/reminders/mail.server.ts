import type { MessageSettings } from '~/data/message-settings.server'
import { keepLast } from '~/domain/words/keep-last'
import { logWarning } from '~/server/error-log.server'

// Mails go to the mail server of the operator over some connections that stay open for a while. No try waits long, and
// none is repeated here: the sender of reminders does it.

/** How sending went. `refused`: by the address itself, for good. `failed`: worth another try. */
export type Delivery = 'sent' | 'refused' | 'failed'

const CONNECTIONS = 10
const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000

type MailSettings = NonNullable<MessageSettings['mail']>

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** The part of the Message-ID before the `@`. Two mails with one are the same. */
  id: string
  /** The address that ends the reminders by one press in the mail program. */
  endUrl: string | undefined
}

let isWorking = true

/** The library is loaded with the first mail: most servers send none. */
const transportTo = keepLast(async (url: string) => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // A server closes connections that wait. The mail that would go over one then goes over another: nothing of it was sent.
    maxRequeues: 1,
    idleTimeout: ANSWER_WITHIN_MS,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A connection that breaks while it waits concerns no mail.
  transport.on('error', () => {})
  opened.add(transport)
  return transport
})

const opened = new Set<{ close: () => void }>()

/** Closes the connections that wait for more mails. They would keep the process alive. */
export function closeMail(): void {
  for (const transport of opened) transport.close()
}

export async function sendMail({ smtpUrl, from }: MailSettings, letter: Letter): Promise<Delivery> {
  const { to, subject, text, html, id, endUrl } = letter
  const transport = await transportTo(smtpUrl)
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: subject.replaceAll('\u00a0', ' '),
      text,
      html,
      messageId: `<${id}@${from.address.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...(endUrl && endHeaders(endUrl)) },
    })
    isWorking = true
    return 'sent'
  } catch (error) {
    const { code, command, responseCode } = faultOf(error)
    // The address itself is refused. A fault of the sender, as a wrong password, is none of the address.
    if (command === 'RCPT TO' && responseCode >= 500) return 'refused'
    noteFault([code, command, responseCode || ''].filter(Boolean).join(' '))
    return 'failed'
  }
}

/** Mail programs show a button of their own, and send a POST by it (RFC 8058). */
function endHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The log has the first fault only, until mails go again. Messages of mail servers may hold the address: only codes. */
function noteFault(fault: string): void {
  if (isWorking) logWarning(`Serwer poczty nie przyjął listu: ${fault || 'bez kodu'}`)
  isWorking = false
}

function faultOf(error: unknown): { code: string; command: string; responseCode: number } {
  return { code: '', command: '', responseCode: 0, ...(error instanceof Error ? error : {}) }
}

import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  /** The setting `SMTP_URL` for it. */
  url: string
  /** The mails that came, each as its recipient and its text with headers. */
  mails: { to: string; text: string }[]
  close: () => Promise<void>
}

/** Starts a mail server on a free port. It refuses recipients whose address says `refused`. */
export async function startMailServer(): Promise<Mailbox> {
  const mails: Mailbox['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.includes('refused')) {
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      } else {
        done()
      }
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((received) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text: received })
        done()
      })
    },
  })
  server.on('error', () => {})
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.server.address())))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
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

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return address.port
}

import { isEmailAddress } from '~/domain/words/mail-link'

// How the server sends mails and push messages, and under which address it links to itself.

export type MessageSettings = {
  /** The mail server, and the sender of the mails. Undefined if this server sends none. */
  mail: { smtpUrl: string; from: Sender; publicUrl: string } | undefined
  /** The sender, also if no mails are sent: push services are told whom to ask. */
  from: Sender | undefined
  /** The origin of this app as people see it, as `https://pewnik.firma.pl`. */
  publicUrl: string | undefined
  /** The origins of push services that are known beside those of the browsers' makers. */
  pushServices: readonly string[]
}

type Sender = { name: string; address: string }

/** Reads the environment. Throws an Error whose message names the wrong variable and the mistake, and no password. */
export function parseMessageSettings(env: Readonly<Record<string, string | undefined>>): MessageSettings {
  const smtpUrl = parseSmtpUrl(env.SMTP_URL)
  const from = parseSender(env.MAIL_FROM)
  const publicUrl = parseOrigin('PUBLIC_URL', env.PUBLIC_URL)
  const pushServices = (env.PUSH_SERVICES ?? '')
    .split(',')
    .map((text) => parseOrigin('PUSH_SERVICES', text))
    .filter((origin) => origin !== undefined)
  if (smtpUrl === undefined) return { mail: undefined, from, publicUrl, pushServices }
  if (from === undefined || publicUrl === undefined) {
    throw new Error(
      'SMTP_URL wymaga także MAIL_FROM (nadawcy listów) i PUBLIC_URL (adresu, do którego prowadzą).',
    )
  }
  return { mail: { smtpUrl, from, publicUrl }, from, publicUrl, pushServices }
}

function parseSmtpUrl(text = ''): string | undefined {
  const address = text.trim()
  if (address === '') return undefined
  const url = URL.parse(address)
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return address
  // The rest may be a password.
  const [beginning = ''] = address.split(/[:/@]/)
  throw new Error(`SMTP_URL=${JSON.stringify(`${beginning}…`)} nie jest smtp://… ani smtps://….`)
}

/** Reads `Pewnik <powiadomienia@firma.pl>`, or an address alone. */
function parseSender(text = ''): Sender | undefined {
  const value = text.trim()
  if (value === '') return undefined
  const [, name = '', address = value] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? []
  const trimmed = { name: name.trim().replace(/^"(.*)"$/, '$1') || 'Pewnik', address: address.trim() }
  if (isEmailAddress(trimmed.address) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(trimmed.name)) return trimmed
  throw new Error(`MAIL_FROM=${JSON.stringify(value)} nie jest adresem e-mail ani „Nazwa <adres>”.`)
}

function parseOrigin(name: string, text = ''): string | undefined {
  const address = text.trim()
  if (address === '') return undefined
  const url = URL.parse(address)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  const shown = address.replace(/\/\/.*@/, '//…@')
  throw new Error(`${name}=${JSON.stringify(shown)} nie jest adresem http(s) bez ścieżki.`)
}

import * as v from 'valibot'

export const MAX_EMAIL_LENGTH = 254

/**
 * As valibot's `email`, but with the apostrophe of „o'brien@…” and with the two hyphens of a domain in Punycode. Stored
 * people and owners are parsed by it, too, so it never takes less than it did.
 */
const EMAIL = /^[\w+&'-]+(?:\.[\w+&'-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i

/** An address as forms take it. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Podaj adres e-mail'),
  v.regex(EMAIL, 'Podaj adres e-mail w postaci nazwa@domena.pl'),
  v.maxLength(MAX_EMAIL_LENGTH, `Skróć adres e-mail do ${MAX_EMAIL_LENGTH} znaków`),
)

/** False for a text that forms would refuse as an address. A copy from elsewhere can have any text in its place. */
export function isEmailAddress(text: string | undefined): text is string {
  return v.is(emailAddress, text)
}

/** Returns a link that begins a letter to the address. No part of it becomes a header (RFC 6068, section 2). */
export function addressLink(address: string): string {
  return `mailto:${encodeAddress(address)}`
}

/** Only the `@` stays as it is, by which a person and their mail program know an address. */
function encodeAddress(address: string): string {
  return encode(address.trim()).replaceAll('%40', '@')
}

export type Mail = { subject: string; body: string }

/** Windows opens no longer address. */
const MAX_LENGTH = 2000

/** A letter as an address that mail programs open, with the addresses of its readers. */
export type MailLink = { href: string; addresses: string[] }

/**
 * Returns the letter for these addresses, in as many parts as the length of a link needs; none if the text alone is too
 * long for one. A single reader is its addressee. Several are in blind copies, so that they do not see each other
 * (RFC 6068, section 2: commas between them).
 */
export function mailLinks(mail: Mail, addresses: readonly string[]): MailLink[] {
  const text = textOf(mail)
  const [only, ...others] = addresses
  if (only !== undefined && others.length === 0) {
    const href = `${addressLink(only)}?${text}`
    return href.length <= MAX_LENGTH ? [{ href, addresses: [only] }] : []
  }
  const hrefOf = (group: readonly string[]) => `mailto:?bcc=${group.map(encodeAddress).join(',')}&${text}`
  const groups: string[][] = []
  for (const address of addresses) {
    const group = groups.at(-1)
    if (group && hrefOf([...group, address]).length <= MAX_LENGTH) group.push(address)
    else groups.push([address])
  }
  const links = groups.map((group) => ({ href: hrefOf(group), addresses: group }))
  return links.every(({ href }) => href.length <= MAX_LENGTH) ? links : []
}

/** Returns a link that begins a letter whose reader is chosen later, or undefined if it is too long for one. */
export function letterLink(mail: Mail): string | undefined {
  const href = `mailto:?${textOf(mail)}`
  return href.length <= MAX_LENGTH ? href : undefined
}

/** Lines of a letter end with CRLF (RFC 6068, section 5). */
function textOf({ subject, body }: Mail): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `subject=${encode(subject)}&body=${encode(lines)}`
}

/** A field can hold half of an emoji for a moment, which the browser's function refuses. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

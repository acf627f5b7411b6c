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
    const href = `mailto:${encodeURIComponent(only)}?${text}`
    return href.length <= MAX_LENGTH ? [{ href, addresses: [only] }] : []
  }
  const hrefOf = (group: readonly string[]) =>
    `mailto:?bcc=${group.map(encodeURIComponent).join(',')}&${text}`
  const groups: string[][] = []
  for (const address of addresses) {
    const group = groups.at(-1)
    if (group && hrefOf([...group, address]).length <= MAX_LENGTH) group.push(address)
    else groups.push([address])
  }
  const links = groups.map((group) => ({ href: hrefOf(group), addresses: group }))
  return links.every(({ href }) => href.length <= MAX_LENGTH) ? links : []
}

/** Lines of a letter end with CRLF (RFC 6068, section 5). */
function textOf({ subject, body }: Mail): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}

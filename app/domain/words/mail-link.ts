export type Mail = { subject: string; body: string }

/** Windows opens no longer address. */
const MAX_LENGTH = 2000

/** A letter as an address that mail programs open, with the addresses of its blind copies. */
export type MailLink = { href: string; addresses: string[] }

/**
 * Returns the letter for these addresses, in as many parts as the length of a link needs. A single reader is its
 * addressee. Several are in blind copies, so that they do not see each other (RFC 6068, section 2: commas between them).
 */
export function mailLinks(mail: Mail, addresses: readonly string[]): MailLink[] {
  if (addresses.length === 1) return [{ href: linkOf(mail, addresses, 'to'), addresses: [...addresses] }]
  const groups: string[][] = []
  for (const address of addresses) {
    const group = groups.at(-1)
    if (group && linkOf(mail, [...group, address], 'bcc').length <= MAX_LENGTH) group.push(address)
    else groups.push([address])
  }
  return groups.map((group) => ({ href: linkOf(mail, group, 'bcc'), addresses: group }))
}

function linkOf({ subject, body }: Mail, addresses: readonly string[], field: 'to' | 'bcc'): string {
  const readers = addresses.map(encodeURIComponent).join(',')
  const fields = [
    ...(field === 'bcc' ? [`bcc=${readers}`] : []),
    `subject=${encodeURIComponent(subject)}`,
    // Lines end with CRLF in a letter (RFC 6068, section 5).
    `body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`,
  ]
  return `mailto:${field === 'to' ? readers : ''}?${fields.join('&')}`
}

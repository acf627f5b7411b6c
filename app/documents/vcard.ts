import { fullName, ROLE_LABELS } from '~/domain/people/user'
import type { PublicCard } from '~/domain/profile/card'

import { contentLines, escapeText } from './content-line'
import type { TextFile } from './text-file'

/** Older phones read only version 3.0, which has other names for the types of an address and a number. */
const TYPES = {
  '4.0': { email: 'work', phone: 'work' },
  '3.0': { email: 'INTERNET,WORK', phone: 'WORK,VOICE' },
} as const

export type VcardVersion = keyof typeof TYPES

/** Returns the public card as a contact, with nothing that the card does not show. `address` is the card's. */
export function contactVcf(card: PublicCard, address: string, version: VcardVersion = '4.0'): TextFile {
  const { firstName, lastName, role, position, company, contact } = card
  const text = contentLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', version],
    ['PRODID', '-//Pewnik//Wizytówka//PL'],
    ['FN', escapeText(fullName(card))],
    ['N', `${escapeText(lastName)};${escapeText(firstName)};;;`],
    ['ORG', company && escapeText(company)],
    ['TITLE', position && escapeText(position)],
    ['ROLE', escapeText(ROLE_LABELS[role])],
    [`EMAIL;TYPE=${TYPES[version].email}`, contact && escapeText(contact.email)],
    [`TEL;TYPE=${TYPES[version].phone}`, contact?.phone && escapeText(contact.phone)],
    // A URI is not a text value, so nothing in it is escaped.
    ['URL', address],
    ['END', 'VCARD'],
  ])
  return { name: `${fullName(card)}.vcf`, type: 'text/vcard; charset=utf-8', text }
}

import { certificatesNamedIn } from '~/domain/access/disclosure'
import { certificateStatus, endOf, lastDayOf, type Certificate } from '~/domain/certificates/certificate'
import type { Preview } from '~/domain/certificates/link-preview'
import type { ProfileVisibility } from '~/domain/people/settings'
import { fullName, ROLE_LABELS, type User } from '~/domain/people/user'
import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

export type PublicCard = Pick<User, 'firstName' | 'lastName' | 'role' | 'company' | 'position'> & {
  contact: Pick<User, 'email' | 'phone'> | undefined
  certificates: (Pick<Certificate, 'id' | 'type' | 'scope' | 'voltage' | 'number'> & {
    lastDay: Day | undefined
  })[]
}

/**
 * Returns what anybody with the link sees. A public profile shows everything, one for employers hides the
 * contact, and a private one shows only the name and the role.
 */
export function publicCard(
  { firstName, lastName, role, company, position, email, phone }: User,
  visibility: ProfileVisibility,
  certificates: readonly Certificate[],
  today: Day,
): PublicCard {
  const name = { firstName, lastName, role }
  if (visibility === 'private') return { ...name, contact: undefined, certificates: [] }
  return {
    ...name,
    company,
    position,
    contact: visibility === 'public' ? { email, phone } : undefined,
    certificates: activeCertificates(certificates, today).map((certificate) => {
      const { id, type, scope, voltage, number } = certificate
      return { id, type, scope, voltage, number, lastDay: lastDayOf(certificate) }
    }),
  }
}

/**
 * Returns the certificates that are valid today, those without an expiry first, then the latest expiry. Certificates
 * about health are left out, because a card is for others.
 */
export function activeCertificates<Row extends Certificate>(certificates: readonly Row[], today: Day): Row[] {
  return certificatesNamedIn('card', certificates)
    .filter((certificate) => certificateStatus(certificate, today) === 'active')
    .toSorted((a, b) => compareText(endOf(b), endOf(a)))
}

/** Leaves out certificates that newer ones have replaced. One that a code proves stays if its successor has none. */
export function withoutReplaced<Row extends { id: string; replacedBy?: string | undefined }>(
  certificates: readonly Row[],
  hasCode: (certificate: Row) => boolean,
): Row[] {
  const proven = new Set(certificates.filter(hasCode).map(({ id }) => id))
  return certificates.filter(
    ({ id, replacedBy }) => replacedBy === undefined || (proven.has(id) && !proven.has(replacedBy)),
  )
}

/** Leaves out the contact, even if the card itself shows it. */
export function cardPreview(
  card: Pick<PublicCard, 'firstName' | 'lastName' | 'role' | 'position' | 'company'>,
): Preview {
  return {
    title: `${fullName(card)}`,
    description: ['Wizytówka', ROLE_LABELS[card.role], card.position, card.company]
      .filter(Boolean)
      .join(' · '),
  }
}

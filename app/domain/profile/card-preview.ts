import type { Preview } from '~/domain/certificates/link-preview'
import { fullName, ROLE_LABELS } from '~/domain/people/user'

import type { PublicCard } from './card'

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

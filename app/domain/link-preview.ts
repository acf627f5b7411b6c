import type { PublicCard } from './card'
import { CERTIFICATE_TYPE_LABELS, type PublicCertificate } from './certificate'
import { fullName, ROLE_LABELS } from './user'

/** What a messenger or a search engine shows for a link. */
export type Preview = { title: string; description: string }

export const LANDING_PREVIEW: Preview = {
  title: 'Pewnik – certyfikaty BHP, szkolenia i terminy pod kontrolą',
  description:
    'Certyfikaty, szkolenia, terminy i zgłoszenia BHP w jednym miejscu. Ważność każdego certyfikatu można sprawdzić jednym skanem.',
}

export const NUMBER_CHECK_PREVIEW: Preview = {
  title: 'Sprawdź certyfikat',
  description: 'Wpisz numer z certyfikatu BHP i zobacz, czy jest ważny. Bez konta i bez aplikacji.',
}

/** Leaves out the holder and the validity: messengers keep previews, and the validity changes. */
export function certificatePreview({ type, number }: Pick<PublicCertificate, 'type' | 'number'>): Preview {
  return {
    title: `Weryfikacja certyfikatu ${number}`,
    description: `${CERTIFICATE_TYPE_LABELS[type]}. Otwórz, aby zobaczyć, czy certyfikat jest dziś ważny.`,
  }
}

/** Leaves out the contact, even where the card itself shows it. */
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

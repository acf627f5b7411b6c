import { qualificationLabel } from '~/domain/qualifications/qualification-label'

import type { PublicCertificate } from './certificate'

/** The preview of a link in a messenger or a search engine. */
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
export function certificatePreview(
  certificate: Pick<PublicCertificate, 'type' | 'scope' | 'number'>,
): Preview {
  return {
    title: `Weryfikacja certyfikatu ${certificate.number}`,
    description: `${qualificationLabel(certificate)}. Otwórz, aby zobaczyć, czy certyfikat jest dziś ważny.`,
  }
}

import { CERTIFICATE_STATUSES } from '~/domain/certificates/certificate'

// The part about signed certificates that the panel needs, too. The verdict itself is the server's.

/** The statuses of a signed certificate: those of any certificate, and those that are about the signature alone. */
export const SIGNED_STATUSES = [
  ...CERTIFICATE_STATUSES,
  'unknown_issuer',
  'withdrawn_key',
  'outside_key',
  'not_yet',
] as const

/** True if the holder can take the certificate: it is valid, or was so once and belongs to their history. */
export function isTakeable({ status }: { status: (typeof SIGNED_STATUSES)[number] }): boolean {
  return status === 'active' || status === 'expired'
}

/** The verdict on a link that is no token, or whose signature is wrong. */
export const ALTERED_LINK = {
  words: 'Ten link jest niepełny albo zmieniony',
  explanation:
    'Nie potwierdza żadnego certyfikatu. Zeskanuj kod QR jeszcze raz albo otwórz cały link z wiadomości. Jeśli to nie pomoże, poproś o nowy link osobę, która go pokazała.',
}

export const SAMPLE_SIGNER = 'dane przykładowe'

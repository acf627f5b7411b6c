import { CERTIFICATE_TYPES, type CertificateType } from './certificate'
import { searchParamsOf } from './query'

/** The screens that lead to the form of a new certificate, and back from it; the first where none is named. */
const ORIGINS = ['/certificates', '/profile?tab=certificates'] as const

export type NewCertificateOrigin = (typeof ORIGINS)[number]

/** Whose and which certificate the form begins with, and where it leads back to. */
export type NewCertificateParams = {
  holderId?: string
  type?: CertificateType
  from: NewCertificateOrigin
}

/** Reads the URL of the form; what is unknown prefills nothing, and leads nowhere but to the list. */
export function parseNewCertificateParams(params: URLSearchParams): NewCertificateParams {
  return {
    holderId: params.get('for') ?? undefined,
    type: CERTIFICATE_TYPES.find((known) => known === params.get('type')),
    from: ORIGINS.find((known) => known === params.get('from')) ?? ORIGINS[0],
  }
}

/** Writes the search params of the form; the list as origin is left out of the URL. */
export function newCertificateSearchParams({
  holderId,
  type,
  from,
}: Partial<NewCertificateParams>): URLSearchParams {
  return searchParamsOf({ for: holderId, type, from: from === ORIGINS[0] ? undefined : from })
}

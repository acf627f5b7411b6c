import {
  parseQualificationType,
  parseScope,
  type QualificationType,
  type Scope,
} from '~/domain/qualifications/qualification'
import { searchParamsOf } from '~/domain/words/query'

/** The screens that discarding the form of a new certificate leads back to. The first one is the default. */
const ORIGINS = ['/certificates', '/profile?tab=certificates'] as const

type NewCertificateOrigin = (typeof ORIGINS)[number]

/** The values that the form starts with, and the screen that discarding it leads back to. */
export type NewCertificateParams = {
  holderId?: string
  type?: QualificationType
  scope?: Scope
  from: NewCertificateOrigin
}

/** Reads the URL of the form. An unknown value prefills nothing; an unknown origin means the list. */
export function parseNewCertificateParams(params: URLSearchParams): NewCertificateParams {
  const type = parseQualificationType(params.get('type'))
  return {
    holderId: params.get('for') ?? undefined,
    type,
    scope: parseScope(type, params.get('scope')),
    from: ORIGINS.find((value) => value === params.get('from')) ?? ORIGINS[0],
  }
}

/** Writes the search params of the form. The default origin is left out. */
export function newCertificateSearchParams({
  holderId,
  type,
  scope,
  from,
}: Partial<NewCertificateParams>): URLSearchParams {
  return searchParamsOf({ for: holderId, type, scope, from: from === ORIGINS[0] ? undefined : from })
}

import { href } from 'react-router'

import { LINK_PARAM } from '~/domain/signing/signed-link'
import { searchParamsOf } from '~/domain/words/query'

/** Returns the address of the form that trusts whoever has signed a link. */
export function trustAddress(token: string): string {
  return `${href('/employer/issuers')}?${searchParamsOf({ [LINK_PARAM]: token })}`
}

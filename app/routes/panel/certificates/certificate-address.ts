import { href, type To } from 'react-router'

import type { Day } from '~/domain/words/day'
import { stateDaySearch } from '~/domain/words/state-day'

/** Returns the address of a certificate's screen, there with the same later day (`on`). */
export function certificateAddress(id: string, on: Day | undefined): To {
  return { pathname: href('/certificates/:id', { id }), search: stateDaySearch(on) }
}

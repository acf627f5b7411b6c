import { data } from 'react-router'

import type { PageHandle } from '~/components/page-handle'

/** Plain HTML: the browser's router would stumble over an address that it cannot decode or match. */
export const handle = { page: 'plain' } satisfies PageHandle

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

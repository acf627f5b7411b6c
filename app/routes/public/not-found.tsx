import { data } from 'react-router'

/** Plain HTML: the browser's router would stumble over an address that it cannot decode or match. */
export const handle = { scripts: false }

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

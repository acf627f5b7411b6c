/** The filters that hold people's own words: what they search for, and names that they have given. */
const TYPED = ['q', 'company', 'position', 'department']

/** The parts of an address that hold the filters of a list, as a location has them. */
export type ListAddress = { search: string; hash: string }

/** Returns all filters of a list's address, from both parts. */
export function readListAddress({ search, hash }: ListAddress): URLSearchParams {
  const params = new URLSearchParams(search)
  const inFragment = new URLSearchParams(hash.slice(1))
  for (const name of TYPED) {
    const value = inFragment.get(name)
    if (value !== null) params.set(name, value)
  }
  return params
}

/**
 * Writes the filters of a list to its address. In an own register, the typed ones go to the fragment: browsers send
 * it to no server, neither in a request nor as its `Referer`.
 */
export function writeListAddress(params: URLSearchParams, isOwnRegister: boolean): ListAddress {
  const chosen = new URLSearchParams(params)
  const typed = new URLSearchParams()
  for (const name of isOwnRegister ? TYPED : []) {
    const value = params.get(name)
    chosen.delete(name)
    if (value) typed.set(name, value)
  }
  return { search: prefixed('?', chosen), hash: prefixed('#', typed) }
}

function prefixed(mark: string, params: URLSearchParams): string {
  const text = params.toString()
  return text && mark + text
}

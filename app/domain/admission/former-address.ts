/** The names of the filters that have another one now. */
const FORMER_STATES = new Map([
  ['lacking', 'unable'],
  ['action', 'action'],
  ['all', 'all'],
])

/**
 * Returns the address of the view that was a screen of its own, `/employees/duty` or `/employees/admitted`, with the
 * same filters.
 */
export function employeesAddress({ pathname, searchParams }: URL, hash: string): string {
  const params = new URLSearchParams(searchParams)
  params.set('view', pathname.includes('admitted') ? 'gate' : 'matrix')
  const state = FORMER_STATES.get(params.get('show') ?? '')
  params.delete('show')
  if (state) params.set('state', state)
  return `/employees?${params}${hash}`
}

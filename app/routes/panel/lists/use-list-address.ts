import { useMemo } from 'react'
import { useLocation, useRouteLoaderData, type To } from 'react-router'

import { readListAddress, writeListAddress } from '~/domain/words/list-address'
import type { clientLoader } from '~/routes/panel/panel-layout'

/**
 * Returns the filters of the list's address. Screens read them, not loaders: typed ones may be in the fragment, which
 * no loader gets.
 */
export function useListParams(): URLSearchParams {
  const { search, hash } = useLocation()
  return useMemo(() => readListAddress({ search, hash }), [search, hash])
}

/** Returns a function that writes filters to the address of a list, by default of this one. */
export function useListAddress(path?: string): (params: URLSearchParams) => To {
  const { pathname } = useLocation()
  const data = useRouteLoaderData<typeof clientLoader>('routes/panel/panel-layout')
  const isOwnRegister = data?.isOwnRegister === true
  return (params) => ({ pathname: path ?? pathname, ...writeListAddress(params, isOwnRegister) })
}

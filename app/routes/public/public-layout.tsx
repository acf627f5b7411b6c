import { Outlet } from 'react-router'

import { ErrorPage } from '~/components/error-page'

import type { Route } from './+types/public-layout'

/** Public screens share no frame: each has a header of its own. */
export default function PublicLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

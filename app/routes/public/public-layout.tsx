import { Outlet } from 'react-router'

import { ErrorPage } from '~/components/error-page'

import type { Route } from './+types/public-layout'

/** Public screens stand without chrome of the panel: each brings its own header. */
export default function PublicLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

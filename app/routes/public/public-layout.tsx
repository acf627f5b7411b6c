import { Outlet } from 'react-router'

import type { Route } from './+types/public-layout'
import { ErrorScreen } from '~/components/error-screen'

/** Public screens stand without chrome of the panel: each brings its own header. */
export default function PublicLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="mx-auto max-w-xl px-4 py-24">
      <ErrorScreen error={error} />
    </main>
  )
}

import { Outlet } from 'react-router'

import { ErrorPage } from '~/components/error-page'
import type { PageHandle } from '~/components/page-handle'

import type { Route } from './+types/crew-layout'

// Pages for the crew's phones. What they show is sealed, and its key is in the fragment of the address. So the server sends
// the frame of a page, and the phone does the rest.

export const handle = { page: 'crew' } satisfies PageHandle

export default function CrewLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

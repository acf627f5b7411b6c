import { redirect } from 'react-router'

import { endSession } from '~/browser/session.client'

/** Opening the address signs nobody out, so that a link or a prefetch cannot. */
export function loader() {
  return redirect('/')
}

export function clientAction() {
  endSession()
  return redirect('/login')
}

import { LogOut } from 'lucide-react'
import { Form } from 'react-router'

import { endSession } from '~/browser/session.client'
import { Button } from '~/ui/button'

export function SignOutButton() {
  return (
    <Form method="post" action="/logout" onSubmit={endSession}>
      <Button type="submit">
        <LogOut aria-hidden="true" className="size-4" />
        Wyloguj
      </Button>
    </Form>
  )
}

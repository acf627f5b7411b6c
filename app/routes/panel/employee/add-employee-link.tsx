import UserPlus from 'lucide-react/icons/user-plus'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'

/** `label` names the people of a training centre. */
export function AddEmployeeLink({ label = 'Dodaj pracownika' }: { label?: string }) {
  return (
    <ButtonLink to={href('/employees/new')} variant="primary">
      <UserPlus aria-hidden="true" className="size-4" />
      {label}
    </ButtonLink>
  )
}

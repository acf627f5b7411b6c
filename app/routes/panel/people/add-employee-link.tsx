import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Icon } from '~/ui/icon'

/** `label` names the people of a training centre. */
export function AddEmployeeLink({ label = 'Dodaj pracownika' }: { label?: string }) {
  return (
    <ButtonLink to={href('/employees/new')} variant="primary">
      <Icon of={UserPlus} className="size-4" />
      {label}
    </ButtonLink>
  )
}

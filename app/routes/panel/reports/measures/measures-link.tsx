import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Icon } from '~/ui/icon'

export function MeasuresLink() {
  return (
    <ButtonLink to={href('/reports/measures')}>
      <Icon of={ListChecks} className="size-4" />
      Działania
    </ButtonLink>
  )
}

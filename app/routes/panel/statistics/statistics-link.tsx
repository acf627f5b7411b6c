import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Icon } from '~/ui/icon'

export function StatisticsLink() {
  return (
    <ButtonLink to={href('/reports/statistics')}>
      <Icon of={ChartColumn} className="size-4" />
      Statystyki
    </ButtonLink>
  )
}

import ChartColumn from 'lucide-react/icons/chart-column'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'

export function StatisticsLink() {
  return (
    <ButtonLink to={href('/reports/statistics')}>
      <ChartColumn aria-hidden="true" className="size-4" />
      Statystyki
    </ButtonLink>
  )
}

import { hasRole } from '~/domain/people/permission'
import { fullName, type Person } from '~/domain/people/user'
import { formatDayInWords } from '~/domain/words/day'
import { stateDayLabel, type StateDay } from '~/domain/words/state-day'

import { CERTIFICATE_STATUS_BADGES } from './certificate'
import { spanLabel, type CertificateFilters } from './certificate-filters'

/** Returns the line above a printed list: whose certificates it has, which of them and of which day. */
export function certificateSheetLine(viewer: Person, filters: CertificateFilters, state: StateDay): string {
  const { q, status } = filters
  const parts = [
    hasRole(viewer, 'employee') ? fullName(viewer) : (viewer.company ?? 'Wszystkie firmy'),
    status !== 'all' && CERTIFICATE_STATUS_BADGES[status].label,
    spanLabel(filters),
    q && `„${q}”`,
    `stan na ${stateDayLabel(state, formatDayInWords)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

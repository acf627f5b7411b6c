import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import type { CertificateCounts } from '~/domain/staff'
import { Badge } from '~/ui/badge'

/** Shows how many certificates need attention, and how many renewals wait to be confirmed. */
export function Attention({ counts: { flagged, unconfirmed } }: { counts: CertificateCounts }) {
  if (flagged + unconfirmed === 0) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <CircleCheck aria-hidden="true" className="size-4 text-success" />
        <span className="sr-only">Wymaga uwagi: </span>
        Brak
      </span>
    )
  }
  return (
    <div className="flex gap-2">
      {flagged > 0 && (
        <span>
          <span className="sr-only">Wymaga uwagi: </span>
          <Badge tone="danger" icon={TriangleAlert}>
            {String(flagged)}
          </Badge>
        </span>
      )}
      {unconfirmed > 0 && (
        <span>
          <span className="sr-only">Odnowienie czeka na potwierdzenie: </span>
          <Badge tone="warning" icon={Hourglass}>
            {String(unconfirmed)}
          </Badge>
        </span>
      )}
    </div>
  )
}

import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'

import type { LoadedScans } from './load-scans'
import { scanHint } from './scan-field'
import { ScanList } from './scan-list'

/** Shows the scans of a record as a card of its screen, to somebody who may keep them. */
export function ScansCard({ scans, title = 'Skany dokumentu' }: { scans: LoadedScans; title?: string }) {
  return (
    <Card title={title} className="print:hidden">
      <p className="text-sm text-muted">
        {keepTogether(`${scanHint(scans.userId)} Plik możesz też przeciągnąć tutaj albo wkleić.`)}
      </p>
      <ScanList scans={scans} canKeep />
    </Card>
  )
}

import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'

import type { LoadedScans } from './load-scans'
import { ScanList } from './scan-list'

const HINT =
  'Zdjęcie lub PDF do 5\u00a0MB, najwyżej 5. Plik możesz też przeciągnąć tutaj albo wkleić. Zostaje w tej przeglądarce.'

/** Shows the scans of a record as a card of its screen, to somebody who may keep them. */
export function ScansCard({ scans, title = 'Skany dokumentu' }: { scans: LoadedScans; title?: string }) {
  return (
    <Card title={title} className="print:hidden">
      <p className="text-sm text-muted">{keepTogether(HINT)}</p>
      <ScanList scans={scans} canKeep />
    </Card>
  )
}

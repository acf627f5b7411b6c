import Check from 'lucide/dist/esm/icons/check.mjs'
import { Form } from 'react-router'

import { unreadableCellLabel, type UnreadableCell } from '~/domain/employment/unreadable-cell'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { SETTLE_INTENT } from './act-on-person'

/** Lists what an imported table said of the person and could not be read, until somebody has dealt with it. */
export function UnreadableCells({ cells }: { cells: readonly UnreadableCell[] }) {
  if (cells.length === 0) return null
  return (
    <Card title="Do uzupełnienia" className={onPaper('print of people', 'health')}>
      <p className="text-sm text-muted">
        {keepTogether(
          'Tych pól arkusza nie dało się odczytać. Dopisz, czego brakuje, na przykład certyfikat albo orzeczenie, i odznacz pole jako załatwione.',
        )}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {cells.map((cell) => (
          <li key={cell.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
              <p className="font-semibold">{unreadableCellLabel(cell)}</p>
              <p className="text-sm">{keepTogether(cell.reason)}</p>
            </div>
            <Form method="post">
              <input type="hidden" name="cell" value={cell.id} />
              <Button type="submit" size="sm" name="intent" value={SETTLE_INTENT}>
                <Icon of={Check} className="size-4" />
                Załatwione
                <span className="sr-only">: {cell.heading}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useState, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

/** A chart with a sentence that says what it shows, and a switch to the same figures as a table. */
export function ChartCard({
  title,
  sentence,
  table,
  children,
}: {
  title: string
  sentence: string
  table: ReactNode
  children: ReactNode
}) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Card title={title} className="print:break-inside-avoid">
      <p className="-mt-2 text-muted">{keepTogether(sentence)}</p>
      {isTable ? table : children}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => setIsTable(!isTable)}
        className="mt-auto -mb-2 -ml-3 self-start print:hidden"
      >
        {isTable ? 'Pokaż wykres' : 'Pokaż tabelę'}
        <span className="sr-only">: {title}</span>
      </Button>
    </Card>
  )
}

import { countOf } from '~/domain/words/polish'
import type { StepProps } from '~/routes/panel/import/import-rows'
import type { ImportEvent } from '~/routes/panel/import/import-state'
import { Card } from '~/ui/card'
import { FieldGroup } from '~/ui/field'

/** Asks about cells that seem to name several positions. They are read as proposed until somebody says otherwise. */
export function PositionTexts({
  texts,
  change,
}: {
  texts: StepProps['positionTexts']
  change: (event: ImportEvent) => void
}) {
  if (texts.length === 0) return null
  return (
    <Card title="Kilka stanowisk w&nbsp;jednej komórce">
      <FieldGroup legend="Zaznacz komórki, w&nbsp;których jest kilka stanowisk. Pierwsze będzie główne.">
        <ul className="divide-y divide-line">
          {texts.map(({ text, positions, count, isSeveral }) => (
            <li key={text}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
                <input
                  type="checkbox"
                  checked={isSeveral}
                  onChange={({ currentTarget: { checked } }) =>
                    change({ kind: 'position-text-read', text, isSeveral: checked })
                  }
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {`„${text}” (${countOf(count, 'person')})`}
                  <span className="block text-sm text-muted">
                    {isSeveral
                      ? positions.map((name) => `„${name}”`).join(' oraz ')
                      : 'to nazwa jednego stanowiska'}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </FieldGroup>
    </Card>
  )
}

import { useState } from 'react'

import type { RowProblem } from '~/domain/import/rows/rules'
import { isWhole, parseQualificationKey } from '~/domain/import/texts/named-qualification'
import { countOf } from '~/domain/words/polish'
import type { StepProps } from '~/routes/panel/import/import-rows'
import { qualificationOptions } from '~/routes/panel/import/qualification-options'
import { Button } from '~/ui/button'
import { CONTROL } from '~/ui/field'

/**
 * Asks what a text of the table means, for all rows that have it. The answer counts by a button: an arrow key changes
 * a select at once, and the question goes with its answer.
 */
export function MeaningQuestion({
  asks: { text, type },
  rows,
  isCentre,
  kinds,
  change,
}: Pick<StepProps, 'isCentre' | 'kinds' | 'change'> & {
  asks: NonNullable<RowProblem['asks']>
  /** How many rows have the text. */
  rows: number
}) {
  const [key, setKey] = useState('')
  const qualification = parseQualificationKey(key, kinds)
  return (
    <>
      <select
        aria-label={`Co znaczy „${text}”`}
        className={CONTROL}
        value={key}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      >
        <option value="" disabled>
          „{text}” to…
        </option>
        {qualificationOptions(isCentre, kinds, type).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isWhole(qualification) && (
        <Button
          size="sm"
          className="self-start"
          onClick={() => change({ kind: 'meaning-chosen', text, qualification })}
        >
          {rows > 1 ? `Zastosuj: ${countOf(rows, 'row')}` : 'Zastosuj'}
        </Button>
      )}
    </>
  )
}

import { useMemo, useState } from 'react'

import { createId } from '~/browser/store/create-id.client'
import {
  fullestRow,
  listPeople,
  previewPerson,
  type PersonPreview,
  type SheetRow,
} from '~/domain/import/people/person-preview'
import type { ColumnProblem } from '~/domain/import/sheets/column-problems'
import { currentRows } from '~/routes/panel/import/import-rows'
import type { ImportProps } from '~/routes/panel/import/import-state'

export type PreviewProps = ImportProps & {
  /** The rows that hold anything, as they were read. */
  rows: readonly SheetRow[]
  problems: readonly (ColumnProblem | undefined)[]
}

/** Returns one real person as the columns are understood, and a way to the next one of the first rows. */
export function usePersonPreview({ state, rows, problems, ...context }: PreviewProps): {
  preview: PersonPreview | undefined
  showNext: (() => void) | undefined
} {
  const { today, viewer, people, certificates, employment, kinds, positions, isCentre, issuer } = context
  const { columns, meanings } = state
  const [chosen, setChosen] = useState<number>()
  const table = useMemo(
    () => ({
      rows: currentRows(rows, state),
      problems,
      rules: { columns, meanings, kinds, positions, today, isCentre, issuer },
      known: { viewer, people, certificates, employment, kinds, today },
    }),
    [
      rows,
      state,
      problems,
      columns,
      meanings,
      kinds,
      positions,
      today,
      isCentre,
      issuer,
      viewer,
      people,
      certificates,
      employment,
    ],
  )
  const offered = useMemo(() => listPeople(table.rows, table.rules), [table])
  const shown = offered.find(({ place }) => place === chosen) ?? fullestRow(offered)
  const preview = useMemo(() => shown && previewPerson(shown, table, createId), [shown, table])
  const next = offered[shown ? offered.indexOf(shown) + 1 : 0] ?? offered[0]
  return {
    preview,
    showNext: next && offered.length > 1 ? () => setChosen(next.place) : undefined,
  }
}

import type { Certificate } from '~/domain/certificates/certificate'
import { CERTIFICATE_TYPES, QUALIFICATIONS } from '~/domain/qualifications/qualification'
import type { Requirement } from '~/domain/qualifications/requirement'

import type { Duty } from './duty'
import type { DutyItem } from './duty-item'
import { requirementName } from './duty-label'

/** A column of the matrix of people and required qualifications. */
export type DutyColumn = { key: string; name: string }

/** All groups of BHP training share a column, because each position requires one of them. */
function columnKey({ qualification: { type, scope } }: Requirement): string {
  return type === 'bhp' ? type : `${type} ${scope}`
}

/** The columns in the order of the forms: by type, then by scope. */
const ORDER = CERTIFICATE_TYPES.flatMap((type) =>
  type === 'bhp' ? [type] : Object.keys(QUALIFICATIONS[type]).map((scope) => `${type} ${scope}`),
)

/** Returns a column for each qualification that somebody needs. */
export function dutyColumns(duties: readonly Duty[]): DutyColumn[] {
  const names = new Map(
    duties.flatMap(({ items }) =>
      items.map(({ requirement }) => [columnKey(requirement), requirementName(requirement)] as const),
    ),
  )
  return ORDER.flatMap((key) => {
    const name = names.get(key)
    return name === undefined ? [] : [{ key, name }]
  })
}

/** Returns the items in a cell, worst first. Empty if the position does not require the qualification. */
export function itemsIn<Row extends Certificate>(
  { items }: Pick<Duty<Row>, 'items'>,
  { key }: Pick<DutyColumn, 'key'>,
): readonly DutyItem<Row>[] {
  return items.filter(({ requirement }) => columnKey(requirement) === key)
}

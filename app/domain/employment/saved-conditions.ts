import type { SavedField } from '~/domain/words/opened-record'

import { COVERED_WORK_LABELS } from './paper-label'
import { FACTOR_GROUP_LABELS, FACTOR_GROUPS, type WorkConditions } from './work-conditions'

/** The fields that the form of a position's conditions saves together, for `mergeOpened`. */
export const SAVED_CONDITIONS: readonly SavedField<WorkConditions>[] = [
  { label: 'Rodzaj pracy', keys: ['work'], text: ({ work }) => work },
  ...FACTOR_GROUPS.map((group) => ({
    label: FACTOR_GROUP_LABELS[group],
    keys: [group],
    text: (conditions: Partial<WorkConditions>) => conditions[group],
  })),
  {
    label: 'Orzeczenie musi obejmować',
    keys: ['asks'],
    text: ({ asks = [] }) => asks.map((work) => COVERED_WORK_LABELS[work]).join(', '),
  },
]

import { decimalLabel } from '~/domain/words/number-label'
import type { SavedField } from '~/domain/words/opened-record'

import type { Topic } from './programme'

/** The topics are saved together, for `mergeOpened`. */
export const SAVED_TOPICS: readonly SavedField<{ topics: Topic[] }>[] = [
  {
    label: 'Tematy',
    keys: ['topics'],
    text: ({ topics = [] }) =>
      topics
        .map(
          ({ title, lectures, exercises }) =>
            `${title} (wykłady ${decimalLabel(lectures)}\u00a0h, ćwiczenia ${decimalLabel(exercises)}\u00a0h)`,
        )
        .join('; '),
  },
]

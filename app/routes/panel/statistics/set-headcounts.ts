import { parseHeadcounts } from '~/domain/people/headcount'
import type { User } from '~/domain/people/user'
import { typedHeadcounts } from '~/domain/records/latest-changes'
import type { Day } from '~/domain/words/day'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'
import { type FormAnswer, refuseForm } from '~/routes/panel/recording/save-form'

/** Records the headcounts that were typed, or emptied, since the last time. */
export async function setHeadcounts(
  form: FormData,
  viewer: User,
  years: readonly string[],
  day: Day,
): Promise<FormAnswer> {
  const { value, errors } = parseHeadcounts(form, years)
  if (errors) return refuseForm({ errors })
  return tryRecord(
    viewer.id,
    (changes) => {
      const typed = typedHeadcounts(changes)
      return Object.entries(value)
        .filter(([year, people]) => typed.get(year) !== people)
        .map(([year, people]) => ({
          build: (id: string) => ({ kind: 'headcount-set' as const, id, day, year, people }),
        }))
    },
    {
      done: () => ({ title: 'Zapisano liczbę zatrudnionych' }),
      refused: 'Nie udało się zapisać',
      // The field that was typed into is drawn again.
      focus: 'heading',
    },
  )
}

import type { RequiredOfAll } from '~/domain/employment/employment-records'
import type { User } from '~/domain/people/user'
import { withEmploymentChanges } from '~/domain/records/employment-changes'
import type { Day } from '~/domain/words/day'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

/** Returns „orzeczenie lekarskie, szkolenie wstępne”, or that nothing is required. */
function requiredText({ examination, induction }: RequiredOfAll): string {
  const papers = [examination && 'orzeczenie lekarskie', induction && 'szkolenie wstępne'].filter(Boolean)
  return papers.length > 0 ? papers.join(', ') : 'ani orzeczenie, ani szkolenie wstępne'
}

/** Records which papers the register requires of everybody. */
export async function setRequiredOfAll(form: FormData, viewer: User, day: Day): Promise<Outcome> {
  const required = { examination: form.has('examination'), induction: form.has('induction') }
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'required-of-all-set', id, day, required }) },
    {
      // A second tap or another tab has done it already.
      isNeeded: (changes) => {
        const { required: present } = withEmploymentChanges({ examinations: [], inductions: [] }, changes)
        return present.examination !== required.examination || present.induction !== required.induction
      },
      done: () => ({ title: 'Wymagane od każdego', description: requiredText(required) }),
      refused: 'Nie udało się zapisać',
    },
  )
}

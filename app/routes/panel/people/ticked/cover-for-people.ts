import type { Recording } from '~/browser/records/record-changes.client'
import { readChanges } from '~/browser/records/records.client'
import { canKeepPapersOf } from '~/domain/access/access'
import { mergeChanges } from '~/domain/access/merge-changes'
import { employeesOf, type Sample } from '~/domain/access/visibility'
import { admissionsOf } from '~/domain/admission/admission'
import { countAsked, COVERS, openCovers, type Cover, type OpenCover } from '~/domain/admission/open-covers'
import type { Change } from '~/domain/changes/change'
import { coveringAlso, type Examination } from '~/domain/employment/employment-records'
import { fullName, type User } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import type { ParsedForm } from '~/domain/words/form'
import { countOf } from '~/domain/words/polish'
import { errorToast, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

export const COVER_INTENT = 'cover'

/** Parses what the employer says of the orzeczenia of all people in the form. */
export function parseCovers(form: FormData): ParsedForm<ReadonlySet<Cover>> {
  const covers = COVERS.filter((cover) => form.getAll('cover').includes(cover))
  return covers.length > 0
    ? { value: new Set(covers) }
    : { errors: { cover: 'Zaznacz, co obejmują orzeczenia' } }
}

/** Records that the orzeczenia of the people in the form cover what is ticked, where nobody has said it. */
export async function coverForPeople(
  form: FormData,
  viewer: User,
  sample: Sample & { positions: readonly Position[] },
): Promise<FormAnswer> {
  const { value: covers, errors } = parseCovers(form)
  if (errors) return refuseForm({ errors })
  const ids = new Set(form.getAll('person').map(String))
  const after = (changes: readonly Change[]) => {
    const records = mergeChanges(viewer, sample, changes)
    const people = employeesOf(viewer, records.users).filter(
      (person) => ids.has(person.id) && canKeepPapersOf(viewer, person),
    )
    const admissions = admissionsOf(people, records.visibleCertificates, records, sample.today)
    const open = openCovers(admissions).filter(({ cover }) => covers.has(cover))
    return { open, examinations: records.employment.examinations }
  }
  const { open, examinations } = after(await readChanges(viewer.id))
  if (open.length === 0) {
    return { toast: errorToast('Tego nie można już zrobić', 'Na te pytania ktoś już odpowiedział.') }
  }
  return tryRecord(viewer.id, recordingsOf(open, examinations, viewer, sample.today), {
    isNeeded: (changes) => after(changes).open.length > 0,
    done: () => ({
      title: 'Zapisano odpowiedzi o\u00a0orzeczeniach',
      description: countOf(countAsked(open), 'person'),
    }),
    // Some people leave the list, and the bar with them.
    focus: 'heading',
  })
}

/** An orzeczenie that covers several positions of a person is recorded once with all of them. */
function recordingsOf(
  open: readonly OpenCover[],
  examinations: readonly Examination[],
  viewer: User,
  day: Day,
): Recording[] {
  const by = fullName(viewer)
  const answered = open.flatMap(({ cover, userId, examinationId }): Recording[] => {
    if (cover === 'position') return []
    const answers = [{ question: cover, answer: true }]
    return [
      {
        build: (id) => ({ kind: 'examination-answered', id, day, userId, examinationId, answers, by }),
      },
    ]
  })
  const keyOf = (userId: string, id: string) => `${userId} ${id}`
  const covered = groupBy(
    open.filter(({ cover }) => cover === 'position'),
    ({ userId, examinationId }) => keyOf(userId, examinationId),
  )
  const coverings = examinations.flatMap((examination): Recording[] => {
    const asked = covered.get(keyOf(examination.userId, examination.id))
    if (!asked) return []
    const positions = asked.flatMap(({ position }) => position ?? [])
    const covering = coveringAlso(examination, positions)
    return [{ build: (id) => ({ kind: 'examination-recorded', id, day, examination: covering }) }]
  })
  return [...answered, ...coverings]
}

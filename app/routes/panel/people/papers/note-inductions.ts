import { data } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { missingParts } from '~/domain/admission/induction-parts'
import type { Change } from '~/domain/changes/change'
import { mergeChanges } from '~/domain/changes/merge-changes'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-form'
import type { User } from '~/domain/people/user'
import { formatDay, isDay } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { staffDuties } from '~/routes/panel/duty/staff-duties'
import type { PanelSample } from '~/routes/panel/panel-data'
import { recordAndTell } from '~/routes/panel/recording/record-and-tell'
import { showToast } from '~/ui/ark/toaster'

/** Records the missing parts of the initial training of several people, all on one day. One toast can undo the whole. */
export async function noteInductions(form: FormData, viewer: User, sample: PanelSample) {
  const doneOn = String(form.get('doneOn'))
  const { today } = sample
  if (!isDay(doneOn) || doneOn < FIRST_EMPLOYMENT_DAY || doneOn > today) {
    return data({ errors: { doneOn: 'Podaj dzień, który już minął, albo dzisiejszy' } }, { status: 400 })
  }
  const ids = new Set(form.getAll('person').map(String))
  const lackingAfter = async (changes: readonly Change[]) => {
    const duties = await staffDuties(viewer, mergeChanges(viewer, sample, changes), today)
    return duties
      .filter(({ person }) => ids.has(person.id))
      .map(({ person, checks }) => ({ person, parts: missingParts(checks) }))
      .filter(({ parts }) => parts.length > 0)
  }
  const lacking = await lackingAfter(await readChanges(viewer.id))
  if (lacking.length === 0) {
    showToast('error', 'Nie ma czego odnotować', 'Szkolenie wstępne tych osób jest już zapisane.')
    return null
  }
  await recordAndTell(
    viewer.id,
    lacking.map(({ person, parts }) => ({
      build: (id) => ({
        kind: 'induction-recorded',
        id,
        day: today,
        induction: {
          id,
          userId: person.id,
          ...(parts.includes('general_induction') && { generalOn: doneOn }),
          ...(parts.includes('position_induction') && { positionOn: doneOn }),
          ...(person.position && { position: person.position }),
        },
      }),
    })),
    {
      done: () => ({
        title: `Odnotowano szkolenie wstępne: ${formatDay(doneOn)}`,
        description: countOf(lacking.length, 'person'),
      }),
      refused: 'Nie udało się zapisać',
    },
  )
  return null
}

import { readChanges } from '~/browser/records/records.client'
import { applyChanges } from '~/domain/access/merge-changes'
import { employeesOf } from '~/domain/access/visibility'
import { papersOf } from '~/domain/admission/admission'
import { admissionChecks, isOfEmployment } from '~/domain/admission/admission-check'
import { missingParts } from '~/domain/admission/missing-papers'
import { asHolders } from '~/domain/admission/standing'
import type { Change } from '~/domain/changes/change'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import type { Person, User } from '~/domain/people/user'
import { needsPositionInduction } from '~/domain/qualifications/requirement'
import { withPositionChanges } from '~/domain/records/position-changes'
import { formatDay, isDay } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import type { PanelSample } from '~/routes/panel/panel-data'
import { errorToast, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

/**
 * Records the missing parts of the initial training of several people, all on one day. One toast can undo the whole. A
 * training long before somebody's first day of work was one of another employment, and is not recorded.
 */
export async function noteInductions(form: FormData, viewer: User, sample: PanelSample): Promise<FormAnswer> {
  const doneOn = String(form.get('doneOn'))
  const { today } = sample
  if (!isDay(doneOn) || doneOn < FIRST_EMPLOYMENT_DAY || doneOn > today) {
    return refuseForm({ errors: { doneOn: 'Podaj dzień, który już minął, albo dzisiejszy' } })
  }
  const ids = new Set(form.getAll('person').map(String))
  const lackingAfter = (changes: readonly Change[]) => {
    const { users, employment } = applyChanges(viewer, sample, changes)
    const positions = withPositionChanges(sample.positions, changes)
    const partsOf = (holder: Person) => {
      const positionInduction = needsPositionInduction(holder, positions)
      const asked = { ...employment.required, positionInduction }
      return missingParts(admissionChecks(holder, papersOf(holder, employment), asked, today))
    }
    return employeesOf(viewer, users)
      .filter(({ id }) => ids.has(id))
      .flatMap((person) =>
        asHolders(person, positions).map((holder, place) => ({
          person: holder,
          // The general part is done once, whatever the positions are.
          parts: partsOf(holder).filter((part) => place === 0 || part === 'position_induction'),
        })),
      )
      .filter(({ person, parts }) => parts.length > 0 && isOfEmployment(doneOn, person.hiredOn))
  }
  const lacking = lackingAfter(await readChanges(viewer.id))
  if (lacking.length === 0) {
    return {
      toast: errorToast(
        'Nie ma czego odnotować',
        'Szkolenie tych osób jest już zapisane albo ten dzień jest przed ich zatrudnieniem.',
      ),
    }
  }
  const trained = new Set(lacking.map(({ person }) => person.id)).size
  const left = ids.size - trained
  const outcome = await tryRecord(
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
      isNeeded: (changes) => lackingAfter(changes).length > 0,
      done: () => ({
        title: `Odnotowano szkolenie wstępne: ${formatDay(doneOn)}`,
        description: [
          countOf(trained, 'person'),
          left > 0 && `pominięto, bo ten dzień jest przed zatrudnieniem: ${countOf(left, 'person')}`,
        ]
          .filter(Boolean)
          .join('; '),
      }),
      refused: 'Nie udało się zapisać',
    },
  )
  // The form goes once nobody lacks anything.
  return { ...outcome, focus: 'heading' }
}

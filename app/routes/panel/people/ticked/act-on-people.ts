import * as v from 'valibot'

import type { Recording } from '~/browser/records/record-changes.client'
import { readChanges } from '~/browser/records/records.client'
import { canKeepPapersOf } from '~/domain/access/access'
import { applyChanges } from '~/domain/access/merge-changes'
import { employeesOf, type Sample } from '~/domain/access/visibility'
import type { Change } from '~/domain/changes/change'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { newPersonSchema } from '~/domain/people/person-fields'
import { changesPosition, parseReassignment } from '~/domain/people/person-form'
import type { User } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { remindedOn } from '~/domain/records/latest-changes'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { errorToast, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

import { COVER_INTENT, coverForPeople } from './cover-for-people'

/** The actions on the ticked people of a list that ask nothing of their papers. */
const TICKED_INTENTS = ['refer', 'remind', 'reassign', 'archive'] as const

type TickedIntent = (typeof TICKED_INTENTS)[number]

const DONE = {
  refer: 'Odnotowano skierowanie na badania',
  remind: 'Odnotowano przypomnienie',
  reassign: 'Zmieniono stanowisko lub dział',
  archive: 'Przeniesiono do archiwum',
} satisfies Record<TickedIntent, string>

const REFUSED = {
  refer: 'Te osoby skierowano już dziś na badania.',
  remind: 'Przypomnienie dla tych osób jest już dziś odnotowane.',
  reassign: 'Dane tych osób tymczasem się zmieniły.',
  archive: 'Te osoby są już w\u00a0archiwum.',
} satisfies Record<TickedIntent, string>

/** Does what the form asks for with all people in it. One toast can undo the whole. */
export async function actOnPeople(
  form: FormData,
  viewer: User,
  sample: Sample & { positions: readonly Position[] },
): Promise<FormAnswer> {
  if (form.get('intent') === COVER_INTENT) return coverForPeople(form, viewer, sample)
  const intent = v.parse(v.picklist(TICKED_INTENTS), form.get('intent'))
  const ids = new Set(form.getAll('person').map(String))
  const { value: assigned = {}, errors } = intent === 'reassign' ? parseReassignment(form) : {}
  if (errors) return refuseForm({ errors })

  const peopleAfter = (changes: readonly Change[]) => {
    const { users, employment } = applyChanges(viewer, sample, changes)
    const doneToday =
      intent === 'refer'
        ? referredOn(employment, sample.today)
        : intent === 'remind'
          ? remindedOn(changes, sample.today)
          : NOBODY
    return employeesOf(viewer, users).filter(
      (person) => ids.has(person.id) && canChange(person, intent, viewer) && !doneToday.has(person.id),
    )
  }
  const chosen = peopleAfter(await readChanges(viewer.id))
  if (chosen.length === 0) {
    return { toast: errorToast('Tego nie można już zrobić', REFUSED[intent]) }
  }
  return tryRecord(
    viewer.id,
    chosen.map((person) => recordingOf(intent, person, assigned, sample.today)),
    {
      isNeeded: (changes) => peopleAfter(changes).length > 0,
      done: () => ({ title: DONE[intent], description: countOf(chosen.length, 'person') }),
      refused: intent === 'reassign' ? undefined : 'Nie udało się zapisać',
      // Some people leave the list, and the bar with the button that was pressed may go with them.
      focus: intent === 'refer' || intent === 'archive' ? 'heading' : undefined,
    },
  )
}

/** Other actions can be repeated on the same day. */
const NOBODY: ReadonlySet<string> = new Set()

/** People of the sample cannot be changed. */
function canChange(person: PersonRecord, intent: TickedIntent, viewer: User): boolean {
  return intent === 'refer' || intent === 'remind' ? canKeepPapersOf(viewer, person) : person.isOwn === true
}

function referredOn({ referrals }: Pick<EmploymentRecords, 'referrals'>, day: Day): ReadonlySet<string> {
  return new Set(referrals.filter((referral) => referral.referredOn === day).map(({ userId }) => userId))
}

function recordingOf(
  intent: TickedIntent,
  person: PersonRecord,
  assigned: Pick<PersonRecord, 'position' | 'unit' | 'positionSince'>,
  day: string,
): Recording {
  const { id: personId } = person
  switch (intent) {
    case 'refer':
      return {
        build: (id) => ({ kind: 'referral-recorded', id, day, userId: personId, referredOn: day }),
      }
    case 'remind':
      return { build: (id) => ({ kind: 'reminder-noted', id, day, userId: personId }) }
    case 'archive':
      return { build: (id) => ({ kind: 'person-archived', id, day, personId }) }
    case 'reassign':
      return {
        build: (id) => ({
          kind: 'person-saved',
          id,
          day,
          person: v.parse(newPersonSchema, { ...person, ...assigned, ...sinceOf(person, assigned) }),
        }),
      }
  }
}

/** Nobody begins on a position before they are hired, and whoever holds it already goes on. */
function sinceOf(
  person: PersonRecord,
  assigned: Pick<PersonRecord, 'position' | 'positionSince'>,
): Pick<PersonRecord, 'positionSince'> {
  const { position, positionSince: since } = assigned
  const isHeld = person.position !== undefined && !changesPosition(person, assigned)
  if (position === undefined || since === undefined || isHeld) return { positionSince: person.positionSince }
  const { hiredOn } = person
  return { positionSince: hiredOn !== undefined && since < hiredOn ? hiredOn : since }
}

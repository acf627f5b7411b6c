import { readChanges } from '~/browser/records/records.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import type { applyChanges } from '~/domain/access/merge-changes'
import { instructorNames } from '~/domain/access/staff-training'
import { employeesOf } from '~/domain/access/visibility'
import { admissionsOf } from '~/domain/admission/admission'
import type { User } from '~/domain/people/user'
import { withOwnKind, type Qualification } from '~/domain/qualifications/qualification'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import {
  fullScopeName,
  listTrainedByEmployers,
  type OwnKinds,
} from '~/domain/qualifications/qualification-law'
import type { Position } from '~/domain/qualifications/requirement'
import { isTrainedByEmployers } from '~/domain/qualifications/trained-by-employers'
import { listOwnKinds } from '~/domain/records/own-kind-changes'
import type { Training } from '~/domain/trainings/training'
import { leadsToValue, type TrainingRules } from '~/domain/trainings/training-form'
import type { Day } from '~/domain/words/day'

import { LEADS_TO_NOTHING, type Planner } from './training-fields'

const LEADS_TO_HINT =
  'Dokument, który uczestnicy dostają po szkoleniu. Uprawnień UDT, SEP i\u00a0innych po egzaminie państwowym szkolenie pracodawcy nie daje. Służbę BHP, samego pracodawcę i\u00a0instruktorów szkoli jednostka z\u00a0zewnątrz.'

type Merged = ReturnType<typeof applyChanges> & { positions: readonly Position[] }

/** Returns what an employer plans trainings with: the staff, who needs what, and what trainings may lead to. */
export async function loadStaffPlanner(viewer: User, merged: Merged, today: Day) {
  const { visibleCertificates, examinationsOf, positions, employment, trainings } = merged
  const people = await withOwnProfiles(employeesOf(viewer, merged.users))
  const facts = { examinationsOf, positions, employment }
  return {
    admissions: admissionsOf(people, visibleCertificates, facts, today),
    trainings,
    kinds: await loadTrainedKinds(viewer),
    crew: instructorNames(viewer, people),
  }
}

export type StaffPlanner = Awaited<ReturnType<typeof loadStaffPlanner>>

/** Returns the register's kinds that a training can lead to, with the one of the former training if it is out of use. */
export async function loadTrainedKinds({ id }: Pick<User, 'id'>, former?: Training): Promise<OwnKinds> {
  const kinds = listOwnKinds(await readChanges(id))
  return kinds
    .filter((ownKind) => !ownKind.isArchived || ownKind.id === former?.leadsTo?.scope)
    .map((ownKind) => ({ ...ownKind, isArchived: false }))
}

/** Returns the rules by which the form of an employer is parsed. */
export function staffRules(kinds: OwnKinds): TrainingRules {
  const isKnown = ({ type, scope }: Qualification) => type !== 'own' || kinds.some(({ id }) => id === scope)
  const mayLeadTo = (qualification: Qualification) =>
    isKnown(qualification) && isTrainedByEmployers(withOwnKind(qualification, kinds))
  return { mayLeadTo, mayBePast: true }
}

/** Returns the fields of the form as an employer has them. */
export function staffFields({ kinds, crew }: Pick<StaffPlanner, 'kinds' | 'crew'>): Planner {
  const qualifications = listTrainedByEmployers(kinds)
  const titles = new Map(qualifications.map((each) => [leadsToValue(each), titleOf(each)]))
  return {
    leadsToOptions: [
      ...LEADS_TO_NOTHING,
      ...qualifications.map((each) => ({ value: leadsToValue(each), label: choiceLabel(each, kinds) })),
    ],
    leadsToHint: LEADS_TO_HINT,
    mayBePast: true,
    titleFor: (leadsTo) => titles.get(leadsTo) ?? '',
    crew,
  }
}

/** Returns „Szkolenie okresowe BHP – stanowiska robotnicze”. */
function titleOf(qualification: Qualification): string {
  return [qualificationTitle(qualification), scopeLabel(qualification)].filter(Boolean).join(' – ')
}

function choiceLabel(
  qualification: ReturnType<typeof listTrainedByEmployers>[number],
  kinds: OwnKinds,
): string {
  const { type, scope } = qualification
  const title = qualificationTitle(qualification)
  return type === 'own' ? title : `${title}: ${fullScopeName(type, scope, kinds)}`
}

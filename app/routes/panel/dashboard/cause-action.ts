import { href } from 'react-router'

import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { employeeSearchParams } from '~/domain/staff/employee-filters'
import type { CauseTask } from '~/domain/to-do/to-do'
import { EVERYBODY_TICKED } from '~/routes/panel/people/ticked/everybody-ticked'
import { tickedPeople } from '~/routes/panel/people/ticked/ticked-people'

import type { ToDoLineProps } from './to-do-line'

/** Returns the list of the people who have the cause. */
export function causeAddress(key: string): string {
  return `${href('/employees')}?${employeeSearchParams({ cause: key })}`
}

/** Returns the way to act for all people of the cause at once, without those who are signed up for a training. */
export function causeAction({ group, signedUp }: CauseTask): ToDoLineProps['action'] {
  const { key, remedy, admissions } = group
  const unplanned = admissions.map(({ person }) => person.id).filter((id) => !signedUp.has(id))
  if (remedy.kind === 'train' && unplanned.length > 0) {
    const { type, scope } = remedy.requirement.qualification
    return {
      label: 'Zaplanuj szkolenie',
      to: `${href('/trainings/new')}?${newCertificateSearchParams({ type, scope })}`,
      state: tickedPeople(unplanned),
    }
  }
  return remedy.kind === 'refer'
    ? { label: 'Skieruj na badania', to: causeAddress(key), state: EVERYBODY_TICKED }
    : { label: 'Zobacz osoby', to: causeAddress(key) }
}

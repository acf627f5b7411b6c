import { href } from 'react-router'

import type { CauseGroup } from '~/domain/admission/cause'
import type { Duty } from '~/domain/admission/duty'
import { employeeSearchParams } from '~/domain/admission/employee-filters'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { chosenPeople } from '~/routes/panel/people/ticked/chosen-people'
import { EVERYBODY_TICKED } from '~/routes/panel/people/ticked/everybody-ticked'

import type { ToDoLineProps } from './to-do-line'

/** Returns the list of the people who have the cause. */
export function causeAddress(key: string): string {
  return `${href('/employees')}?${employeeSearchParams({ cause: key })}`
}

/** Returns the way to act for all people of the cause at once. */
export function causeAction({ key, remedy, duties }: CauseGroup<Duty>): ToDoLineProps['action'] {
  if (remedy.kind === 'train') {
    const { type, scope } = remedy.qualification
    return {
      label: 'Zaplanuj szkolenie',
      to: `${href('/trainings/new')}?${newCertificateSearchParams({ type, scope })}`,
      state: chosenPeople(duties.map(({ person }) => person.id)),
    }
  }
  return remedy.kind === 'refer'
    ? { label: 'Skieruj', to: causeAddress(key), state: EVERYBODY_TICKED }
    : { label: 'Zobacz osoby', to: causeAddress(key) }
}

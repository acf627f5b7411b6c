import { href } from 'react-router'

import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import type { Gap, LineId, Way } from '~/domain/inspection/inspection-line'
import { reportSearchParams } from '~/domain/reports/report-filters'
import { employeeSearchParams } from '~/domain/staff/employee-filters'
import type { Day } from '~/domain/words/day'
import { withStateDay } from '~/domain/words/state-day'
import { tickedPeople } from '~/routes/panel/people/ticked/ticked-people'

export type Action = { label: string; to: string; state?: unknown }

/** Returns where something is done about the gap, the best way first. The list of people shows them on that day. */
export function actionsOf({ way, people = [] }: Pick<Gap, 'way' | 'people'>, day: Day): Action[] {
  const state = tickedPeople(people.map(({ id }) => id))
  switch (way.to) {
    case 'refer':
      return [{ label: 'Skieruj na badania', to: href('/employees/referral'), state }, peopleOf(way, day)]
    case 'induct':
      return [{ label: 'Karty szkolenia', to: href('/employees/induction-card'), state }, peopleOf(way, day)]
    case 'train':
      return [{ label: 'Zaplanuj szkolenie', to: newTraining(way), state }, peopleOf(way, day)]
    case 'look':
      return [peopleOf(way, day)]
    case 'positions':
      return [{ label: 'Ustal wymagania', to: href('/employer/positions') }]
    case 'people':
      return [{ label: 'Wpisz pracowników', to: href('/employees/many') }]
    case 'measures':
      return [{ label: 'Otwórz działania', to: href('/reports/measures') }]
    case 'report':
      return [{ label: 'Otwórz wypadek', to: href('/reports/:id', { id: way.id }) }]
    case 'duty':
      return way.id === undefined
        ? [{ label: 'Wpisz', to: `${href('/employer/duties/:id', { id: 'new' })}?sort=${way.sort}` }]
        : [{ label: 'Otwórz wpis', to: href('/employer/duties/:id', { id: way.id }) }]
  }
}

type WayOfGroup = Extract<Way, { group: unknown }>

function peopleOf({ group }: WayOfGroup, day: Day): Action {
  const search = withStateDay(employeeSearchParams({ cause: group.key }), day)
  return { label: 'Zobacz osoby', to: `${href('/employees')}?${search}` }
}

function newTraining({ group: { remedy } }: WayOfGroup): string {
  if (remedy.kind !== 'train') return href('/trainings/new')
  const { type, scope } = remedy.requirement.qualification
  return `${href('/trainings/new')}?${newCertificateSearchParams({ type, scope })}`
}

/** Returns the screen that has what an inspector asks for, by its name. */
export function placeOf(id: LineId): Action {
  switch (id) {
    case 'people':
      return { label: 'Pracownicy', to: href('/employees') }
    case 'examinations':
    case 'induction':
    case 'periodic':
    case 'qualifications':
      return {
        label: 'Aktualność dokumentów',
        to: `${href('/employees')}?${employeeSearchParams({ view: 'matrix' })}`,
      }
    case 'register':
      return { label: 'Rejestr wypadków', to: href('/reports/register') }
    case 'steps':
      return { label: 'Zgłoszenia', to: `${href('/reports')}?${reportSearchParams({ filter: 'accident' })}` }
    case 'measures':
      return { label: 'Działania', to: href('/reports/measures') }
    default:
      return { label: 'Obowiązki firmy', to: href('/employer/duties') }
  }
}

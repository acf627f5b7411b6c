import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import { Form, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { DayField } from '~/components/day-field'
import { canKeepPapers } from '~/domain/access/access'
import { missingParts } from '~/domain/admission/missing-papers'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import { sortByName } from '~/domain/people/user'
import { countOf, keepTogether } from '~/domain/words/polish'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/induction-card'
import { InductionForm } from './induction-form'
import { noteInductions } from './note-inductions'
import { useChosenPeople } from './use-chosen-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Karta szkolenia wstępnego' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const records = await loadRecords()
  const admissions = await staffAdmissions(viewer, records, today)
  const checksOf = new Map(admissions.map(({ person, checks }) => [person.id, checks]))
  return {
    today,
    company: viewer.company,
    isChecked: records.employment.required.induction,
    cards: sortByName(admissions.map(({ person }) => person)).map((person) => {
      const checks = checksOf.get(person.id) ?? []
      const onPositions = checks.filter(({ subject }) => subject === 'position_induction')
      return {
        person,
        isDue: missingParts(checks).length > 0,
        generalOn: checks.find(({ subject }) => subject === 'general_induction')?.day,
        positions: [
          { name: person.position, day: onPositions.find(({ position }) => position === undefined)?.day },
          ...onPositions.flatMap(({ position: name, day }) => (name === undefined ? [] : [{ name, day }])),
        ],
      }
    }),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, sample, form }) => {
  return noteInductions(form, viewer, sample)
})

/** The cards of the people who were ticked, of the person in the address, or of all who lack a part of the training. */
export default function InductionCard({ loaderData, actionData }: Route.ComponentProps) {
  const { today, company, cards } = loaderData
  const { chosen, isOffered } = useChosenPeople(cards)
  const lacking = chosen.filter(({ isDue }) => isDue)
  return (
    <FormsScreen
      heading={handle.heading}
      text={`${countOf(chosen.length, 'person')}${isOffered ? ' bez pełnego szkolenia wstępnego' : ''}`}
      links={<ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>}
      onPrint={chosen.length > 0 ? () => print() : undefined}
    >
      {chosen.length === 0 && (
        <EmptyState
          icon={GraduationCap}
          title="Nie ma kart do druku"
          text={nobodyText(isOffered, loaderData.isChecked)}
        />
      )}
      {lacking.length > 0 && (
        <Card title="Po szkoleniu" className="max-w-3xl print:hidden">
          <p>
            {keepTogether(
              `Brakujące części szkolenia odnotujesz jednym naciśnięciem: ${countOf(lacking.length, 'person')}. Stanowisko bierzemy z danych osoby.`,
            )}
          </p>
          <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
            {lacking.map(({ person }) => (
              <input key={person.id} type="hidden" name="person" value={person.id} />
            ))}
            <DayField
              label="Dzień szkolenia"
              name="doneOn"
              min={FIRST_EMPLOYMENT_DAY}
              max={today}
              defaultValue={today}
              required
              error={actionData?.errors?.doneOn}
            />
            <Button type="submit">Odnotuj szkolenie wstępne</Button>
          </Form>
        </Card>
      )}
      {chosen.map((card) => (
        <InductionForm key={card.person.id} {...card} company={company} />
      ))}
    </FormsScreen>
  )
}

function nobodyText(isOffered: boolean, isChecked: boolean): string {
  if (!isOffered) return 'Wybranych osób nie ma wśród pracowników.'
  return isChecked
    ? 'Nikomu nie brakuje szkolenia wstępnego. Kartę jednej osoby wydrukujesz z\u00a0jej strony.'
    : 'Szkolenia wstępnego pilnuje inny system, nie ten rejestr. Kartę jednej osoby wydrukujesz z\u00a0jej strony.'
}

import Stethoscope from 'lucide/dist/esm/icons/stethoscope.mjs'
import { href, Link, useFetcher } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import { isReferable, referralKind } from '~/domain/admission/missing-papers'
import { positionNames } from '~/domain/people/other-positions'
import { sortByName } from '~/domain/people/user'
import { workConditionsBy } from '~/domain/records/latest-changes'
import { positionId, positionNamed } from '~/domain/staff/position-list'
import { groupBy, indexById } from '~/domain/words/collection'
import { countOf, keepTogether } from '~/domain/words/polish'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadPositions } from '~/routes/panel/positions/load-rules'
import { EmptyState } from '~/ui/empty-state'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/referral'
import { ReferralForm } from './referral-form'
import { useChosenPeople } from './use-chosen-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Skierowanie na badania lekarskie' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, sample, loadRecords, today }) => {
  const records = await loadRecords()
  const { examinations, returns, referrals, required } = records.employment
  const holder = ({ userId }: { userId: string }) => userId
  const examinationsOf = groupBy(examinations, holder)
  const returnsOf = groupBy(returns, holder)
  const notedToday = new Set(referrals.filter(({ referredOn }) => referredOn === today).map(holder))
  const conditionsOf = workConditionsBy(await readChanges(viewer.id))
  const { listed } = await loadPositions(viewer, sample)
  const admissions = await staffAdmissions(viewer, records, today)
  const checksOf = new Map(admissions.map(({ person, checks }) => [person.id, checks]))
  return {
    today,
    company: viewer.company,
    isChecked: required.examination,
    people: sortByName(admissions.map(({ person }) => person)).map((person) => {
      const { id } = person
      const checks = checksOf.get(id) ?? []
      // One referral is for all positions of the person.
      const held = positionNames(person).map((name) => ({ name, conditions: conditionsOf(name) }))
      return {
        person,
        kind: referralKind(
          person,
          checks,
          { examinations: examinationsOf.get(id) ?? [], returns: returnsOf.get(id) ?? [] },
          today,
        ),
        isDue: checks.some(isReferable),
        isNoted: notedToday.has(id),
        conditions: held.map(({ conditions }) => conditions),
        withoutConditions: held.flatMap(({ name, conditions }) => {
          const position = conditions ? undefined : positionNamed(listed, name)
          const address = position && positionId(position)
          return address === undefined ? [] : [{ id: address, position: name }]
        }),
      }
    }),
  }
})

/**
 * The referrals of the people who were ticked in the list, of the person in the address, or of all who need an
 * orzeczenie within 30 days.
 */
export default function ReferralScreen({ loaderData }: Route.ComponentProps) {
  const { today, company, isChecked, people } = loaderData
  const { chosen, isOffered } = useChosenPeople(people)
  const fetcher = useFetcher()
  const toNote = chosen.filter(({ isNoted }) => !isNoted)
  const note = () => {
    const form = new FormData()
    form.set('intent', 'refer')
    for (const { person } of toNote) form.append('person', person.id)
    void fetcher.submit(form, { method: 'post', action: href('/employees') })
  }
  const printAndNote = () => {
    // People who are noted leave the screen, so the print comes first.
    if (toNote.length > 0) addEventListener('afterprint', note, { once: true })
    print()
  }
  return (
    <FormsScreen
      heading={handle.heading}
      text={`${countOf(chosen.length, 'person')}${isOffered ? ' bez orzeczenia albo z\u00a0terminem w\u00a0ciągu 30 dni' : ''}`}
      links={<ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>}
      onPrint={chosen.length > 0 ? printAndNote : undefined}
      printLabel={toNote.length > 0 ? 'Drukuj i\u00a0odnotuj' : 'Drukuj'}
    >
      {chosen.length === 0 ? (
        <EmptyState
          icon={Stethoscope}
          title="Nie ma kogo skierować"
          text={nobodyText(isOffered, isChecked)}
        />
      ) : (
        <>
          <div className="flex max-w-3xl flex-col gap-2 print:hidden">
            <p>
              {keepTogether(
                'Każde skierowanie drukuje się w dwóch egzemplarzach. Po druku odnotowujemy, że osoby skierowano dziś na badania; można to cofnąć. Numer PESEL i adres wpisuje się na papierze.',
              )}
            </p>
            <MissingConditions people={chosen} />
          </div>
          {chosen.map((referral) => (
            <ReferralForm key={referral.person.id} {...referral} company={company} today={today} />
          ))}
        </>
      )}
    </FormsScreen>
  )
}

function nobodyText(isOffered: boolean, isChecked: boolean): string {
  if (!isOffered) return 'Wybranych osób nie ma wśród pracowników.'
  return isChecked
    ? 'Nikomu nie kończy się orzeczenie w\u00a0ciągu 30 dni albo skierowania są już odnotowane.'
    : 'Orzeczeń pilnuje inny system, nie ten rejestr. Skierowanie jednej osoby wydrukujesz z\u00a0jej strony.'
}

type Referred = Route.ComponentProps['loaderData']['people'][number]

/** Leads to the positions of which nobody has written down the conditions. */
function MissingConditions({ people }: { people: readonly Referred[] }) {
  const missing = indexById(people.flatMap(({ withoutConditions }) => withoutConditions))
  if (missing.size === 0) return null
  return (
    <section aria-labelledby="missing-conditions">
      <h2 id="missing-conditions" className="font-semibold">
        Uzupełnij warunki pracy, aby trafiły na skierowanie
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {[...missing.values()].map(({ id, position }) => (
          <li key={id}>
            <Link to={href('/employer/positions/:id/conditions', { id })} className={TEXT_LINK}>
              {position}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

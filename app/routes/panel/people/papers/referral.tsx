import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Stethoscope from 'lucide/dist/esm/icons/stethoscope.mjs'
import { data, href, Link, useFetcher } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { requireViewer } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { papersOf } from '~/domain/admission/duty'
import { positionId, positionNamed } from '~/domain/admission/position-list'
import { isToBeReferred, referralKind } from '~/domain/admission/referral'
import { canSetRequirements } from '~/domain/changes/access'
import { workConditionsBy } from '~/domain/changes/work-condition-changes'
import { sortByName } from '~/domain/people/user'
import { countOf, keepTogether } from '~/domain/words/polish'
import { staffDuties } from '~/routes/panel/duty/staff-duties'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import { loadPositions } from '~/routes/panel/positions/load-positions'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/referral'
import { ReferralForm } from './referral-form'
import { useChosenPeople } from './use-chosen-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Skierowanie na badania lekarskie' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employees', url)
  if (!canSetRequirements(viewer)) throw data(null, { status: 403 })
  const sample = await panelData(viewer, serverLoader)
  const { today } = sample
  const merged = await withOwnChanges(viewer, sample)
  const conditionsOf = workConditionsBy(await readChanges(viewer.id))
  const { listed } = await loadPositions(viewer, sample)
  const duties = await staffDuties(viewer, merged, today)
  const byName = new Map(duties.map((duty) => [duty.person.id, duty]))
  return {
    today,
    company: viewer.company,
    referrals: sortByName(duties.map(({ person }) => person)).map((person) => {
      const checks = byName.get(person.id)?.checks ?? []
      const position = person.position === undefined ? undefined : positionNamed(listed, person.position)
      return {
        person,
        kind: referralKind(person, checks, papersOf(person, merged.employment), today),
        isDue: isToBeReferred(checks),
        conditions: person.position === undefined ? undefined : conditionsOf(person.position),
        positionId: position && positionId(position),
      }
    }),
  }
}
clientLoader.hydrate = true as const

/**
 * The referrals of the people who were ticked in the list, of the person in the address, or of all who need an
 * orzeczenie within 30 days.
 */
export default function ReferralScreen({ loaderData }: Route.ComponentProps) {
  const { today, company, referrals } = loaderData
  const fetcher = useFetcher()
  const { chosen: shown, isOffered } = useChosenPeople(referrals)
  const printAndNote = () => {
    print()
    const form = new FormData()
    form.set('intent', 'refer')
    for (const { person } of shown) form.append('person', person.id)
    void fetcher.submit(form, { method: 'post', action: href('/employees') })
  }
  return (
    <div data-print="forms" className="flex flex-col gap-5">
      <PageTitle>{handle.heading}</PageTitle>
      <div className="print:hidden">
        <ScreenHeader
          heading={handle.heading}
          text={`${countOf(shown.length, 'person')}${isOffered ? ': termin w\u00a0ciągu 30 dni' : ''}`}
        >
          <ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>
          {shown.length > 0 && (
            <Button variant="primary" onClick={printAndNote}>
              <Icon of={Printer} className="size-4" />
              Drukuj i&nbsp;odnotuj
            </Button>
          )}
        </ScreenHeader>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={Stethoscope}
          title="Nikogo do skierowania"
          text="Nikomu nie kończy się orzeczenie w ciągu 30 dni albo skierowania są już odnotowane."
        />
      ) : (
        <>
          <div className="flex max-w-3xl flex-col gap-2 print:hidden">
            <p>
              {keepTogether(
                'Każde skierowanie drukuje się w dwóch egzemplarzach. Po druku odnotowujemy, że osoby skierowano dziś na badania; można to cofnąć. Numer PESEL i adres wpisuje się na papierze.',
              )}
            </p>
            <MissingConditions referrals={shown} />
          </div>
          {shown.map((referral) => (
            <ReferralForm key={referral.person.id} {...referral} company={company} today={today} />
          ))}
        </>
      )}
    </div>
  )
}

type Referral = Route.ComponentProps['loaderData']['referrals'][number]

/** Leads to the positions of which nobody has written down the conditions. */
function MissingConditions({ referrals }: { referrals: readonly Referral[] }) {
  const missing = new Map(
    referrals.flatMap(({ person, conditions, positionId: id }) =>
      conditions || id === undefined ? [] : [[id, person.position] as const],
    ),
  )
  if (missing.size === 0) return null
  return (
    <section aria-labelledby="missing-conditions">
      <h2 id="missing-conditions" className="font-semibold">
        Uzupełnij warunki pracy, aby trafiły na skierowanie
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {[...missing].map(([id, position]) => (
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

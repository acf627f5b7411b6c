import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { isForOwnStaff } from '~/domain/access/staff-training'
import { factsApart } from '~/domain/people/names-apart'
import { fullName, type Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { whenInWords } from '~/domain/trainings/training'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader } from '~/routes/panel/panel-screen'
import { requireAttendees } from '~/routes/panel/trainings/require-own-training'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/invitation'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zaproszenie na szkolenie' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords }, { params }: Route.ClientLoaderArgs) =>
    requireAttendees(await loadRecords(), params.id, { viewer, may: isForOwnStaff }),
)

export default function Invitation({ loaderData: { training, people } }: Route.ComponentProps) {
  return (
    <div data-print="tall" className="flex flex-col gap-5">
      <PageTitle>{`Zaproszenie: ${training.title}`}</PageTitle>
      <ScreenHeader heading={handle.heading} text={training.trainingCenter}>
        <ButtonLink to={href('/trainings/:id', { id: training.id })}>Strona szkolenia</ButtonLink>
        {people.length > 0 && (
          <Button variant="primary" onClick={() => print()}>
            <Icon of={Printer} className="size-4" />
            Drukuj zaproszenie
          </Button>
        )}
      </ScreenHeader>
      {people.length > 0 ? (
        <Letter training={training} people={people} />
      ) : (
        <EmptyState icon={Users} title="Brak uczestników" text="Nie ma jeszcze kogo zaprosić.">
          <ButtonLink to={href('/trainings/:id/participants', { id: training.id })} variant="primary">
            Dodaj uczestników
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

/** One page for the notice board, with everybody who is invited. */
function Letter({ training, people }: { training: TrainingRecord; people: readonly Person[] }) {
  const telling = factsApart(people)
  return (
    <article className={`${CARD} flex max-w-3xl flex-col gap-5 p-4 sm:p-6 print:border-0 print:p-0`}>
      <p className="text-lg [overflow-wrap:anywhere]">
        Zapraszamy na szkolenie: <strong className="font-semibold">{keepTogether(training.title)}</strong>
      </p>
      <Details>
        <Detail name="Termin">{whenInWords(training)}</Detail>
        <Detail name="Miejsce">{training.location}</Detail>
        <Detail name="Prowadzący">{training.instructor}</Detail>
        {training.leadsTo && (
          <Detail name="Uzyskiwany certyfikat">{qualificationLabel(training.leadsTo)}</Detail>
        )}
      </Details>
      {training.description && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{training.description}</p>
      )}
      <section aria-labelledby="invited" className="flex flex-col gap-2">
        <h2 id="invited" className="font-semibold">
          Zaproszeni: {countOf(people.length, 'person')}
        </h2>
        <ol className="list-decimal gap-x-8 pl-7 marker:text-muted sm:columns-2 print:columns-2 print:text-sm">
          {people.map((person) => (
            <li key={person.id} className="break-inside-avoid py-0.5 [overflow-wrap:anywhere]">
              {[fullName(person), ...telling(person).filter((fact) => fact !== person.position)].join(', ')}
              {person.position && <span className="text-muted"> – {person.position}</span>}
            </li>
          ))}
        </ol>
      </section>
      <p className="hidden pt-10 print:block">
        {training.trainingCenter}, podpis zapraszającego: {'.'.repeat(50)}
      </p>
    </article>
  )
}

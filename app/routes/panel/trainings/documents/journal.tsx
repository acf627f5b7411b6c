import { href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { canRunTraining } from '~/domain/access/access'
import { isForOwnStaff } from '~/domain/access/staff-training'
import { factsApart } from '~/domain/people/names-apart'
import { fullName } from '~/domain/people/user'
import { programmesBy } from '~/domain/records/latest-changes'
import { totalHours } from '~/domain/trainings/programme'
import { daysOf, daysSideBySide, trainingName } from '~/domain/trainings/training'
import { formatDay } from '~/domain/words/day'
import { decimalLabel } from '~/domain/words/number-label'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Entries, Entry, Lines, Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader } from '~/routes/panel/panel-screen'
import { requireAttendees } from '~/routes/panel/trainings/require-own-training'

import type { Route } from './+types/journal'
import { FormTable } from './form-table'
import { TrainingFacts } from './training-facts'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dziennik zajęć' } satisfies PanelHandle

/** Lines for lessons that are written by hand. */
const EMPTY_LESSONS = 8
const SPARE_LESSONS = 2

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords }, { params }: Route.ClientLoaderArgs) => {
    const records = await loadRecords()
    const { training, people } = await requireAttendees(records, params.id, { viewer, may: canRunTraining })
    const programmeOf = programmesBy(await readChanges(viewer.id))
    return {
      training,
      people,
      isStaff: isForOwnStaff(viewer, training),
      topics: (training.leadsTo && programmeOf(training.leadsTo)) ?? [],
    }
  },
)

/** The „dziennik zajęć” of the organizer (rozporządzenie z 27.07.2004, § 5). The law has no pattern of it. */
export default function Journal({ loaderData }: Route.ComponentProps) {
  const { training, people, isStaff, topics } = loaderData
  const { id, leadsTo, instructor } = training
  const days = daysOf(training)
  const { lectures, exercises } = totalHours(topics)
  const telling = factsApart(people)
  const empty = topics.length > 0 ? SPARE_LESSONS : EMPTY_LESSONS
  return (
    <FormsScreen
      heading={handle.heading}
      title={`Dziennik zajęć: ${training.title}`}
      text={trainingName(training)}
      isOneForm
      links={
        <>
          <ButtonLink to={href('/trainings/:id', { id })}>Strona szkolenia</ButtonLink>
          {leadsTo && (
            <ButtonLink to={href('/trainings/:id/programme', { id })}>
              {topics.length > 0 ? 'Zmień program' : 'Dodaj program'}
            </ButtonLink>
          )}
        </>
      }
      onPrint={() => print()}
    >
      <p className="max-w-3xl print:hidden">
        Dni zajęć, wykładowców i&nbsp;podpisy wpisuje się na papierze, gdy zajęcia się odbędą. Tematy
        z&nbsp;godzinami pochodzą z&nbsp;programu szkolenia.
      </p>
      <Sheet label={`Dziennik zajęć: ${trainingName(training)}`}>
        <h2 className="text-center text-lg font-semibold">Dziennik zajęć</h2>
        <TrainingFacts training={training} />
        <Entries>
          <Entry caption="prowadzący">{instructor}</Entry>
          <Entry caption="liczba uczestników">{people.length > 0 ? String(people.length) : undefined}</Entry>
          <Entry caption="liczba godzin lekcyjnych programu">
            {topics.length > 0 ? decimalLabel(lectures + exercises) : undefined}
          </Entry>
        </Entries>
        <FormTable
          caption="Przebieg zajęć (godziny lekcyjne)"
          columns={[
            { heading: 'Lp.' },
            { heading: 'Data', className: 'w-24', isByHand: true },
            { heading: 'Temat zajęć', className: 'w-2/5 max-sm:not-print:w-full' },
            { heading: 'Wykłady' },
            { heading: 'Ćwiczenia' },
            { heading: 'Wykładowca i podpis', className: 'w-1/4', isByHand: true },
          ]}
          rows={[
            ...topics.map((topic, row) => [
              `${row + 1}.`,
              undefined,
              topic.title,
              decimalLabel(topic.lectures),
              decimalLabel(topic.exercises),
            ]),
            ...Array.from({ length: empty }, (_, row) => [`${topics.length + row + 1}.`]),
          ]}
        />
        {daysSideBySide(days).map((ofTable) => (
          <FormTable
            key={ofTable[0]}
            caption="Obecność uczestników"
            columns={[
              { heading: 'Lp.' },
              { heading: 'Imię i nazwisko', className: 'w-2/5' },
              { heading: isStaff ? 'Stanowisko' : 'Firma' },
              ...ofTable.map((day) => ({ heading: formatDay(day), className: 'w-20', isByHand: true })),
            ]}
            rows={people.map((person, row) => {
              const beside = isStaff ? person.position : person.company
              const apart = telling(person).filter((fact) => fact !== beside)
              return [`${row + 1}.`, [fullName(person), ...apart].join(', '), beside]
            })}
          />
        ))}
        <div className="pt-4">
          <p className="font-semibold">Uwagi</p>
          <Lines count={3} />
        </div>
        <div className="pt-6">
          <Entry
            caption="data i podpis kierownika szkolenia"
            className="ml-auto w-2/3 sm:w-1/2 print:w-1/2"
          />
        </div>
      </Sheet>
    </FormsScreen>
  )
}

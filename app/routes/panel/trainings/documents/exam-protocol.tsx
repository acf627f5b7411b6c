import { data, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { canRunTraining } from '~/domain/access/access'
import { factsApart } from '~/domain/people/names-apart'
import { fullName } from '~/domain/people/user'
import { certificatesOfTraining } from '~/domain/trainings/issuing'
import { trainingName } from '~/domain/trainings/training'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Entries, Entry, Lines, Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader } from '~/routes/panel/panel-screen'
import { requireAttendees } from '~/routes/panel/trainings/require-own-training'

import type { Route } from './+types/exam-protocol'
import { FormTable } from './form-table'
import { TrainingFacts } from './training-facts'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Protokół egzaminu' } satisfies PanelHandle

/** Lines for those who examine, and for people who come without having signed up. */
const EXAMINERS = 3
const EMPTY_PEOPLE = 6

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords }, { params }: Route.ClientLoaderArgs) => {
    const records = await loadRecords()
    const { training, people } = await requireAttendees(records, params.id, { viewer, may: canRunTraining })
    if (!training.leadsTo) throw data(null, { status: 404 })
    const numbers = certificatesOfTraining(training, records.certificates).map(
      ({ userId, number }) => [userId, number] as const,
    )
    return { training, people, numbers: new Map(numbers) }
  },
)

/** The „protokół przebiegu egzaminu” of the organizer (rozporządzenie z 27.07.2004, § 5). The law has no pattern of it. */
export default function ExamProtocol({ loaderData }: Route.ComponentProps) {
  const { training, people, numbers } = loaderData
  const { id, leadsTo } = training
  const telling = factsApart(people)
  const lines = people.length > 0 ? 0 : EMPTY_PEOPLE
  return (
    <FormsScreen
      heading={handle.heading}
      title={`Protokół egzaminu: ${training.title}`}
      text={trainingName(training)}
      isOneForm
      links={<ButtonLink to={href('/trainings/:id', { id })}>Strona szkolenia</ButtonLink>}
      onPrint={() => print()}
    >
      <p className="max-w-3xl print:hidden">
        Dzień, formę i&nbsp;wyniki egzaminu wpisuje się na papierze: aplikacja ich nie zna.
      </p>
      <Sheet label={`Protokół egzaminu: ${trainingName(training)}`}>
        <header className="text-center">
          <h2 className="text-lg font-semibold">Protokół przebiegu egzaminu</h2>
          {leadsTo?.type === 'bhp' && (
            <p className="font-semibold">
              po szkoleniu w&nbsp;dziedzinie bezpieczeństwa i&nbsp;higieny pracy
            </p>
          )}
        </header>
        <TrainingFacts training={training} />
        <Entries>
          <Entry caption="data egzaminu" />
          <Entry caption="miejsce egzaminu" />
          <Entry caption="forma egzaminu (ustna, pisemna, praktyczna)" />
        </Entries>
        <div>
          <p className="font-semibold">Egzamin przeprowadzili</p>
          <Lines count={EXAMINERS} />
        </div>
        <FormTable
          caption="Wyniki egzaminu"
          columns={[
            { heading: 'Lp.' },
            { heading: 'Imię i nazwisko', className: 'w-1/3' },
            { heading: 'Wynik (pozytywny, negatywny)', className: 'w-1/6', isByHand: true },
            { heading: 'Nr zaświadczenia' },
            { heading: 'Uwagi', className: 'w-1/6', isByHand: true },
          ]}
          rows={[
            ...people.map((person, row) => [
              `${row + 1}.`,
              [fullName(person), ...telling(person)].join(', '),
              undefined,
              numbers.get(person.id),
            ]),
            ...Array.from({ length: lines }, (_, row) => [`${row + 1}.`]),
          ]}
        />
        <Entries>
          <Entry caption="przystąpiło osób" />
          <Entry caption="z wynikiem pozytywnym" />
          <Entry caption="z wynikiem negatywnym" />
        </Entries>
        <div>
          <p className="font-semibold">Przebieg egzaminu i&nbsp;uwagi</p>
          <Lines count={3} />
        </div>
        <div className="pt-6">
          <Entry
            caption="podpisy osób, które przeprowadziły egzamin"
            className="ml-auto w-2/3 sm:w-1/2 print:w-1/2"
          />
        </div>
      </Sheet>
    </FormsScreen>
  )
}

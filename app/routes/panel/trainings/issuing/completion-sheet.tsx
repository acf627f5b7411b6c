import type { Certificate } from '~/domain/certificates/certificate'
import type { Birth } from '~/domain/people/birth'
import { fullName, type Person } from '~/domain/people/user'
import { scopeLabel } from '~/domain/qualifications/qualification-label'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { totalHours, type Topic } from '~/domain/trainings/programme'
import { lastDayOf } from '~/domain/trainings/training'
import { decimalLabel } from '~/domain/words/number-label'
import { keepTogether } from '~/domain/words/polish'
import { DayEntry, Entries, Entry, Sheet } from '~/routes/panel/official/form-parts'

/** Lines for topics that are written by hand. */
const EMPTY_TOPICS = 6

/** The „zaświadczenie o ukończeniu szkolenia” (annex to the rozporządzenie z 27.07.2004), with its topics below. */
export function CompletionSheet({
  certificate,
  holder,
  birth,
  training,
  topics,
}: {
  certificate: Certificate
  holder: Person
  birth: Birth | undefined
  training: TrainingRecord
  topics: readonly Topic[] | undefined
}) {
  const { number, issueDate } = certificate
  const name = fullName(holder)
  const isOfLaw = certificate.type === 'bhp'
  return (
    <Sheet label={`Zaświadczenie: ${name}, ${number}`}>
      <Entry caption="pieczęć organizatora szkolenia" className="sm:max-w-96 print:max-w-96" />
      <header className="py-3 text-center">
        <h2 className="text-lg font-semibold">Zaświadczenie</h2>
        <p className="font-semibold">
          o&nbsp;ukończeniu szkolenia
          {isOfLaw && ' w\u00a0dziedzinie bezpieczeństwa i\u00a0higieny pracy'}
        </p>
      </header>
      <Entry caption="Pan(i) (imię i nazwisko)">{name}</Entry>
      <Entries>
        <DayEntry caption="urodzony(-na) dnia" day={birth?.bornOn} />
        <Entry caption="w">{birth?.birthplace}</Entry>
      </Entries>
      <Entry caption="ukończył(a) szkolenie (nazwa i rodzaj)">{training.title}</Entry>
      <Entry caption="dla (grupa osób)">{scopeLabel(certificate)}</Entry>
      <Entries>
        <Entry caption={isOfLaw ? 'zorganizowane w formie 1)' : 'zorganizowane w formie'}>
          {isInstruction(certificate) ? 'instruktażu' : undefined}
        </Entry>
        <Entry caption="przez (nazwa organizatora szkolenia)">{training.trainingCenter}</Entry>
      </Entries>
      <Entries>
        <DayEntry caption="w okresie od dnia" day={training.date} />
        <DayEntry caption="do dnia" day={lastDayOf(training)} />
      </Entries>
      <Entry caption="celem szkolenia było" />
      {isOfLaw && (
        <p>
          {keepTogether(
            'Zaświadczenie wydano na podstawie § 16 ust. 3 rozporządzenia Ministra Gospodarki i Pracy z dnia 27 lipca 2004 r. w sprawie szkolenia w dziedzinie bezpieczeństwa i higieny pracy.',
          )}
        </p>
      )}
      <Entries>
        <Entry caption="nr zaświadczenia według rejestru">{number}</Entry>
        <Entry caption="miejscowość" />
        <DayEntry caption="data wydania" day={issueDate} />
      </Entries>
      <div className="pt-6">
        <Entry
          caption="pieczęć i podpis osoby upoważnionej przez organizatora szkolenia"
          className="ml-auto w-2/3 sm:w-1/2 print:w-1/2"
        />
      </div>
      <Topics topics={topics} />
      {isOfLaw && (
        <p className="text-xs text-muted">
          {keepTogether(
            '1) Kurs, seminarium albo samokształcenie kierowane; na stanowiskach robotniczych instruktaż (§ 15 rozporządzenia).',
          )}
        </p>
      )}
    </Sheet>
  )
}

/** The periodic training on manual positions has the form of an instruktaż: regulation of 27.07.2004, § 15. */
function isInstruction({ scope }: Certificate): boolean {
  return scope === 'workers' || scope === 'dangerous_work'
}

function Topics({ topics = [] }: { topics?: readonly Topic[] | undefined }) {
  const { lectures, exercises } = totalHours(topics)
  const isKnown = topics.length > 0
  const rows = isKnown ? topics : Array.from({ length: EMPTY_TOPICS }, () => undefined)
  return (
    <table className="w-full break-inside-avoid text-left wrap-break-word tabular-nums">
      <caption className="pt-4 pb-2 text-left font-semibold">Tematyka szkolenia (godziny lekcyjne)</caption>
      <thead className="text-xs">
        <tr>
          {['Lp.', 'Temat szkolenia', 'Wykłady', 'Ćwiczenia'].map((heading) => (
            <th key={heading} scope="col" className={CELL}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((topic, row) => (
          <tr key={row}>
            <td className={CELL}>{row + 1}.</td>
            <td className={`${CELL} w-full wrap-anywhere`}>{topic?.title}</td>
            <td className={CELL}>{topic && decimalLabel(topic.lectures)}</td>
            <td className={CELL}>{topic && decimalLabel(topic.exercises)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" colSpan={2} className={`${CELL} text-right`}>
            Razem
          </th>
          <td className={CELL}>{isKnown && decimalLabel(lectures)}</td>
          <td className={CELL}>{isKnown && decimalLabel(exercises)}</td>
        </tr>
      </tbody>
    </table>
  )
}

const CELL = 'h-8 border border-muted px-1 py-1 sm:px-2 print:px-2'

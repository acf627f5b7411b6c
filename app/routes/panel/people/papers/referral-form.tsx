import type { Examination } from '~/domain/employment/employment-records'
import { EXAMINATION_KIND_LABELS } from '~/domain/employment/paper-label'
import {
  countFactors,
  FACTOR_GROUP_LABELS,
  FACTOR_GROUPS,
  factorLinesOfAll,
  isOpenForHandwriting,
  workLines,
  type ConditionsOfAll,
  type FactorGroup,
} from '~/domain/employment/work-conditions'
import { positionNames } from '~/domain/people/other-positions'
import { fullName, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { choicesBut } from '~/domain/words/paper-choice'
import { keepTogether } from '~/domain/words/polish'
import {
  Boxes,
  Choices,
  DayEntry,
  Entries,
  Entry,
  Lines,
  Point,
  Sheet,
} from '~/routes/panel/official/form-parts'

/** The numbers of the groups on the form. */
const NUMBERS = ['I.', 'II.', 'III.', 'IV.', 'V.']

/** A form without conditions has so many lines for handwriting, and fits on one page. */
const EMPTY_LINES = { physical: 2, dusts: 1, chemical: 2, biological: 1, other: 2 } satisfies Record<
  (typeof FACTOR_GROUPS)[number],
  number
>

type ReferralProps = {
  person: Person
  kind: Examination['kind']
  conditions: ConditionsOfAll
  company: string | undefined
  today: Day
}

/**
 * The „skierowanie na badania lekarskie” (annex to the rozporządzenie z 30.05.1996, as it is since 1.04.2015), in two
 * copies on paper. The app asks for no PESEL and no address.
 */
export function ReferralForm(props: ReferralProps) {
  const { person } = props
  return (
    <>
      <Sheet label={`Skierowanie: ${fullName(person)}`}>
        <ReferralText {...props} />
      </Sheet>
      <Sheet label={`Skierowanie, drugi egzemplarz: ${fullName(person)}`} isPrintOnly>
        <ReferralText {...props} />
      </Sheet>
    </>
  )
}

function ReferralText({ person, kind, conditions, company, today }: ReferralProps) {
  return (
    <>
      <Entries>
        <Entry caption="oznaczenie pracodawcy">{company}</Entry>
        <Entry caption="miejscowość" />
        <DayEntry caption="data" day={today} />
      </Entries>
      <header className="text-center">
        <h2 className="text-lg font-semibold">Skierowanie na badania lekarskie</h2>
        <p>
          (<Choices of={choicesBut(EXAMINATION_KIND_LABELS, kind)} /> *)
        </p>
      </header>
      <p>
        Działając na podstawie art. 229 § 4a ustawy z&nbsp;dnia 26 czerwca 1974 r. – Kodeks pracy, kieruję na
        badania lekarskie:
      </p>
      <Entries>
        <Entry caption="Pana / Panią * (imię i nazwisko)">{fullName(person)}</Entry>
        <Boxes count={11} caption="nr PESEL **" />
      </Entries>
      <Entry caption="zamieszkałego / zamieszkałą * (miejscowość, ulica, nr domu, nr lokalu)" />
      <Entry caption="zatrudnionego / zatrudnioną * lub podejmującego / podejmującą * pracę na stanowisku lub stanowiskach pracy">
        {positionNames(person).join(', ')}
      </Entry>
      <div>
        <p>określenie stanowiska / stanowisk * pracy ***:</p>
        <Lines count={2}>{workLines(conditions).join('\n') || undefined}</Lines>
      </div>
      <p>
        {keepTogether(
          'Opis warunków pracy uwzględniający informacje o występowaniu na stanowisku lub stanowiskach pracy czynników niebezpiecznych, szkodliwych dla zdrowia lub czynników uciążliwych i innych wynikających ze sposobu wykonywania pracy, z podaniem wielkości narażenia oraz aktualnych wyników badań i pomiarów czynników szkodliwych dla zdrowia, wykonanych na tym stanowisku / stanowiskach – należy wpisać nazwę czynnika / czynników i wielkość / wielkości narażenia ****:',
        )}
      </p>
      {FACTOR_GROUPS.map((group, place) => (
        <Point key={group} number={NUMBERS[place]} title={`${FACTOR_GROUP_LABELS[group]}:`}>
          <Factors group={group} conditions={conditions} />
        </Point>
      ))}
      <div className="flex break-inside-avoid-page items-end gap-4">
        <p className="flex-1">
          {keepTogether(
            'Łączna liczba czynników niebezpiecznych, szkodliwych dla zdrowia lub czynników uciążliwych i innych wynikających ze sposobu wykonywania pracy wskazanych w skierowaniu:',
          )}
        </p>
        <p className="grid h-9 w-16 shrink-0 place-items-center border border-muted font-semibold tabular-nums">
          {countFactors(conditions)}
        </p>
      </div>
      <div className="break-inside-avoid-page pt-6 print:pt-3">
        <Entry caption="podpis pracodawcy" className="ml-auto w-2/3 sm:w-1/2 print:w-1/2" />
      </div>
      <Notes />
    </>
  )
}

function Factors({ group, conditions }: { group: FactorGroup; conditions: ConditionsOfAll }) {
  const lines = factorLinesOfAll(conditions, group)
  // Ticked conditions leave place for the factors that nobody has written down.
  const isOpen = isOpenForHandwriting(conditions, group)
  return (
    <Lines count={EMPTY_LINES[group]} more={isOpen ? 1 : 0}>
      {lines.join('\n')}
    </Lines>
  )
}

/** The explanations of the annex, without the journals of its acts, which change with each consolidated text. */
function Notes() {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-2 text-xs text-muted print:gap-0 print:pt-1 print:text-[6.5pt] print:leading-snug">
      <p>Objaśnienia:</p>
      <p>* Niepotrzebne skreślić.</p>
      <p>
        {keepTogether(
          '** W przypadku osoby, której nie nadano numeru PESEL – seria, numer i nazwa dokumentu potwierdzającego tożsamość, a w przypadku osoby przyjmowanej do pracy – data urodzenia.',
        )}
      </p>
      <p>{keepTogether('*** Opisać: rodzaj pracy, podstawowe czynności, sposób i czas ich wykonywania.')}</p>
      <div>
        <p>**** Opis warunków pracy uwzględniający w&nbsp;szczególności przepisy:</p>
        <div className="pl-4">
          <p>1) wydane na podstawie:</p>
          <ul className="pl-4">
            {ACTS.map((act) => (
              <li key={act}>{keepTogether(act)}</li>
            ))}
          </ul>
          <p>
            {keepTogether(
              '2) załącznika nr 1 do rozporządzenia Ministra Zdrowia i Opieki Społecznej z dnia 30 maja 1996 r. w sprawie przeprowadzania badań lekarskich pracowników, zakresu profilaktycznej opieki zdrowotnej nad pracownikami oraz orzeczeń lekarskich wydawanych do celów przewidzianych w Kodeksie pracy.',
            )}
          </p>
        </div>
      </div>
      <p>
        {keepTogether(
          'Skierowanie na badania lekarskie jest wydawane w dwóch egzemplarzach, z których jeden otrzymuje osoba kierowana na badania.',
        )}
      </p>
    </div>
  )
}

/** The provisions that the description of the conditions of work goes by. */
const ACTS = [
  'a) art. 222 § 3 ustawy z dnia 26 czerwca 1974 r. – Kodeks pracy dotyczące wykazu substancji chemicznych, ich mieszanin, czynników lub procesów technologicznych o działaniu rakotwórczym lub mutagennym,',
  'b) art. 222¹ § 3 ustawy z dnia 26 czerwca 1974 r. – Kodeks pracy dotyczące wykazu szkodliwych czynników biologicznych,',
  'c) art. 227 § 2 ustawy z dnia 26 czerwca 1974 r. – Kodeks pracy dotyczące badań i pomiarów czynników szkodliwych dla zdrowia,',
  'd) art. 228 § 3 ustawy z dnia 26 czerwca 1974 r. – Kodeks pracy dotyczące wykazu najwyższych dopuszczalnych stężeń i natężeń czynników szkodliwych dla zdrowia w środowisku pracy,',
  'e) art. 25 pkt 1 ustawy z dnia 29 listopada 2000 r. – Prawo atomowe dotyczące dawek granicznych promieniowania jonizującego;',
]

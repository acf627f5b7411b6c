import type { Examination } from '~/domain/employment/employment-records'
import { EXAMINATION_KIND_LABELS } from '~/domain/employment/paper-label'
import {
  countFactors,
  FACTOR_GROUP_LABELS,
  FACTOR_GROUPS,
  type WorkConditions,
} from '~/domain/employment/work-conditions'
import { fullName, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'
import { choicesBut } from '~/domain/words/paper-choice'
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

type ReferralProps = {
  person: Person
  kind: Examination['kind']
  conditions: WorkConditions | undefined
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
        {person.position}
      </Entry>
      <Point title="Określenie stanowiska (stanowisk) pracy ***">
        <Lines count={3}>{conditions?.work}</Lines>
      </Point>
      <p className="font-semibold">
        Opis warunków pracy: czynniki niebezpieczne, szkodliwe dla zdrowia lub uciążliwe i&nbsp;inne
        wynikające ze sposobu wykonywania pracy, z&nbsp;podaniem wielkości narażenia oraz aktualnych wyników
        badań i&nbsp;pomiarów ****
      </p>
      {FACTOR_GROUPS.map((group, place) => (
        <Point key={group} number={NUMBERS[place]} title={FACTOR_GROUP_LABELS[group]}>
          <Lines count={3}>{conditions?.[group]}</Lines>
        </Point>
      ))}
      <Entries>
        <Entry caption="łączna liczba czynników wskazanych w skierowaniu">
          {conditions && countFactors(conditions)?.toString()}
        </Entry>
        <Entry caption="podpis pracodawcy" />
      </Entries>
      <p className="border-t border-line pt-2 text-xs text-muted">
        * Niepotrzebne skreślić. ** Jeśli nie nadano numeru PESEL: seria, numer i&nbsp;nazwa dokumentu
        tożsamości, a&nbsp;w&nbsp;przypadku osoby przyjmowanej do pracy data urodzenia. *** Rodzaj pracy,
        podstawowe czynności, sposób i&nbsp;czas ich wykonywania. **** W&nbsp;szczególności na podstawie
        wyników badań i&nbsp;pomiarów czynników szkodliwych dla zdrowia na tym stanowisku. Skierowanie wydaje
        się w&nbsp;dwóch egzemplarzach, z&nbsp;których jeden otrzymuje osoba kierowana na badania.
      </p>
    </>
  )
}

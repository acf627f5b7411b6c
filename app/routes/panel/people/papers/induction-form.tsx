import { fullName } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { DayEntry, Entries, Entry, Point, Sheet } from '~/routes/panel/official/form-parts'

/**
 * The „karta szkolenia wstępnego w dziedzinie bhp” (annex to the rozporządzenie z 27.07.2004). The names of the people
 * who trained and who admitted to work are written by hand.
 */
export function InductionForm({
  person,
  generalOn,
  positions,
  company,
}: {
  person: PersonRecord
  generalOn: Day | undefined
  /** The positions of the person, the main one first, with the days of their instruktaż. */
  positions: readonly { name: string | undefined; day: Day | undefined }[]
  company: string | undefined
}) {
  const name = fullName(person)
  return (
    <Sheet label={`Karta szkolenia wstępnego: ${name}`}>
      <Entry caption="nazwa pracodawcy (pieczęć)" className="sm:max-w-80 print:max-w-80">
        {company}
      </Entry>
      <header className="text-center">
        <h2 className="text-lg font-semibold">Karta szkolenia wstępnego</h2>
        <p className="font-semibold">w&nbsp;dziedzinie bezpieczeństwa i&nbsp;higieny pracy</p>
      </header>
      <Point number="1." title="Imię i nazwisko osoby odbywającej szkolenie">
        <Entry caption="imię i nazwisko">{name}</Entry>
      </Point>
      <Point number="2." title="Nazwa komórki organizacyjnej">
        <Entry caption="komórka organizacyjna">{person.unit}</Entry>
      </Point>
      <Point number="3." title="Instruktaż ogólny">
        <Entries>
          <DayEntry caption="instruktaż ogólny przeprowadził w dniu" day={generalOn} />
          <Entry caption="imię i nazwisko przeprowadzającego instruktaż" />
        </Entries>
        <Entry caption="podpis osoby, której udzielono instruktażu *" />
      </Point>
      <Point number="4." title="Instruktaż stanowiskowy">
        {positions.map((each, place) => (
          <OnPosition
            key={each.name ?? place}
            number={place === 0 ? '1)' : `${place + 1}) **`}
            name={name}
            position={each.name}
            day={each.day}
          />
        ))}
        {positions.length === 1 && <OnPosition number="2) **" />}
      </Point>
      <div className="flex flex-col gap-1 border-t border-line pt-2 text-xs text-muted">
        <p>
          {keepTogether(
            '* Podpis stanowi potwierdzenie odbycia instruktażu i zapoznania się z przepisami oraz zasadami bezpieczeństwa i higieny pracy dotyczącymi wykonywanych prac.',
          )}
        </p>
        <p>
          {keepTogether(
            '** Wypełniać w przypadkach, o których mowa w § 11 ust. 1 pkt 2 i ust. 2 i 3 rozporządzenia Ministra Gospodarki i Pracy z dnia 27 lipca 2004 r. w sprawie szkolenia w dziedzinie bezpieczeństwa i higieny pracy.',
          )}
        </p>
      </div>
    </Sheet>
  )
}

function OnPosition({
  number,
  name,
  position,
  day,
}: {
  number: string
  name?: string
  position?: string | undefined
  day?: Day | undefined
}) {
  return (
    <div className="flex flex-col gap-2 pt-2">
      <div className="flex gap-2">
        <p className="w-8 shrink-0">{number}</p>
        <Entry caption="instruktaż stanowiskowy na stanowisku pracy">{position}</Entry>
      </div>
      <Entries>
        <DayEntry caption="przeprowadził w dniach" day={day} />
        <Entry caption="imię i nazwisko przeprowadzającego instruktaż" />
      </Entries>
      <p>
        Po przeprowadzeniu sprawdzianu wiadomości i&nbsp;umiejętności z&nbsp;zakresu wykonywania pracy zgodnie
        z&nbsp;przepisami i&nbsp;zasadami bezpieczeństwa i&nbsp;higieny pracy
      </p>
      <Entries>
        <Entry caption="Pan(i)">{name}</Entry>
        <Entry caption="został(a) dopuszczony(a) do wykonywania pracy na stanowisku">{position}</Entry>
      </Entries>
      <Entries>
        <Entry caption="podpis osoby, której udzielono instruktażu *" />
        <Entry caption="data i podpis kierownika komórki organizacyjnej" />
      </Entries>
    </div>
  )
}

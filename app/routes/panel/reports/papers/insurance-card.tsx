import type { ReactNode } from 'react'

import { assessmentOf, isRecognized } from '~/domain/reports/accident-progress'
import { circumstancesText, delayText, effectsText, type PaperProps } from '~/domain/reports/paper-facts'
import { clockLabel } from '~/domain/words/clock-time'
import { choiceOf } from '~/domain/words/paper-choice'
import { Boxes, Choices, DayEntry, Entries, Entry, Lines, Point } from '~/routes/panel/official/form-parts'

/**
 * The „karta wypadku” of a zleceniobiorca or a self-employed person (rozporządzenie z 23.01.2022, Dz.U. poz. 223), and
 * the „karta wypadku w drodze do pracy lub z pracy” (Dz.U. 2013 poz. 924), which has the same parts. The app asks for
 * no number of a person, no address and no title of insurance, so these are empty lines.
 */
export function InsuranceCard({ report, injured, reporter, witnesses, company, today }: PaperProps) {
  const { who } = assessmentOf(report)
  const { protocol, stepFacts } = report
  const isOnTheWay = who === 'commuter'
  const kind = isOnTheWay ? 'wypadkiem w\u00a0drodze do pracy lub z\u00a0pracy' : 'wypadkiem przy pracy'
  return (
    <>
      {/* Its place is at the top on the left. */}
      <div className="flex">
        <Entry caption="pieczęć, jeżeli jest używana" className="w-1/2" />
      </div>
      <header className="text-center">
        <h2 className="text-lg font-semibold">
          {isOnTheWay ? 'Karta wypadku w\u00a0drodze do pracy lub z\u00a0pracy' : 'Karta wypadku'}
        </h2>
      </header>
      <Part title={isOnTheWay ? 'I. Dane pracodawcy' : 'I. Dane identyfikacyjne płatnika składek'}>
        <Point number="1." title="Imię i nazwisko lub nazwa">
          {/* The self-employed pay their own contributions, so the payer need not be the company. */}
          <Entry caption="nazwa">{isOnTheWay ? company : undefined}</Entry>
        </Point>
        <Point number="2." title="Adres siedziby">
          <Entry caption="adres" />
        </Point>
        <Point number="3." title="Numery">
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Boxes count={10} caption="NIP" />
            <Boxes count={9} caption="REGON" />
            <Boxes count={11} caption="PESEL" />
          </div>
          {!isOnTheWay && <Entry caption="dokument tożsamości, jeżeli nie nadano NIP, REGON ani PESEL" />}
        </Point>
      </Part>
      <Part title="II. Dane identyfikacyjne poszkodowanego">
        <Point number="1." title="PESEL albo dokument tożsamości">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <Boxes count={11} caption="PESEL" />
            <Entry caption="rodzaj, seria i numer dokumentu" className="min-w-[min(13rem,100%)] flex-1" />
          </div>
        </Point>
        <Point number="2." title="Imię i nazwisko">
          <Entry caption="imię i nazwisko">{injured.name}</Entry>
        </Point>
        <Point number="3." title="Data i miejsce urodzenia">
          <Entry caption="data i miejsce" />
        </Point>
        <Point number="4." title="Adres zamieszkania">
          <Entry caption="adres" />
        </Point>
        <Point number="5." title={isOnTheWay ? 'Tytuł ubezpieczenia' : 'Tytuł ubezpieczenia wypadkowego'}>
          <Entry
            caption={
              isOnTheWay
                ? 'zatrudnienie albo inny tytuł'
                : 'numer pozycji i pełny tytuł ubezpieczenia, art. 3 ust. 3 albo art. 3a ustawy'
            }
          />
        </Point>
      </Part>
      <Part title="III. Informacje o wypadku">
        <Point number="1." title="Data zgłoszenia oraz imię i nazwisko osoby zgłaszającej wypadek">
          <Entries>
            <DayEntry caption="data zgłoszenia" day={protocol?.notified} />
            <Entry caption="imię i nazwisko">{reporter}</Entry>
          </Entries>
        </Point>
        <Point
          number="2."
          title="Informacje dotyczące okoliczności, przyczyn, czasu i miejsca wypadku, rodzaju i umiejscowienia urazu"
        >
          <Entries>
            <DayEntry caption="dzień wypadku" day={report.date} />
            <Entry caption="godzina">{report.time && clockLabel(report.time)}</Entry>
          </Entries>
          <Lines more={isOnTheWay ? 6 : 4}>
            {[circumstancesText(report, []), effectsText(report)].filter(Boolean).join('\n')}
          </Lines>
        </Point>
        <Point number="3." title="Świadkowie wypadku">
          {[...witnesses, undefined].map((name, place) => (
            <Entries key={place}>
              <Entry caption="imię i nazwisko">{name}</Entry>
              <Entry caption="miejsce zamieszkania" />
            </Entries>
          ))}
        </Point>
        <Point
          number="4."
          title={
            <>
              Wypadek <Choices of={choiceOf(isRecognized(report), 'JEST', 'NIE JEST')} /> * {kind}
            </>
          }
        >
          <p>
            {isOnTheWay
              ? '(uzasadnić, jeżeli zdarzenia nie uznano za taki wypadek)'
              : 'określonym w\u00a0art. 3 ust. 3 pkt ……… / art. 3a ustawy (uzasadnić i\u00a0wskazać dowody, jeżeli zdarzenia nie uznano za wypadek przy pracy)'}
          </p>
          <Lines count={2} />
        </Point>
        {!isOnTheWay && (
          <>
            <Point
              number="5."
              title="Stwierdzono, że wyłączną przyczyną wypadku było udowodnione naruszenie przez poszkodowanego przepisów dotyczących ochrony życia i zdrowia, spowodowane przez niego umyślnie lub wskutek rażącego niedbalstwa (wskazać dowody)"
            >
              <Lines count={2} />
            </Point>
            <Point
              number="6."
              title="Stwierdzono, że poszkodowany, będąc w stanie nietrzeźwości lub pod wpływem środków odurzających lub substancji psychotropowych, przyczynił się w znacznym stopniu do spowodowania wypadku (wskazać dowody, a w przypadku odmowy poddania się badaniom zamieścić informację o tym fakcie)"
            >
              <Lines count={2} />
            </Point>
          </>
        )}
      </Part>
      <Part title="IV. Pozostałe informacje">
        <Point
          number="1."
          title="Poszkodowanego (członka rodziny) zapoznano z treścią karty wypadku i pouczono o prawie zgłaszania uwag i zastrzeżeń do ustaleń zawartych w karcie"
        >
          <Entries>
            <Entry caption="imię i nazwisko poszkodowanego (członka rodziny)" />
            <Entry caption="data" />
            <Entry caption="podpis" />
          </Entries>
        </Point>
        <Point number="2." title="Kartę wypadku sporządzono w dniu">
          <Entries>
            <DayEntry caption="data" day={protocol?.drawn_up} />
            <Entry caption="nazwa podmiotu obowiązanego do sporządzenia karty" />
          </Entries>
          <Entries>
            <Entry caption="imię i nazwisko sporządzającego kartę">{stepFacts?.drawn_up?.doneBy}</Entry>
            <Entry caption="podpis" />
          </Entries>
        </Point>
        <Point
          number="3."
          title="Przeszkody i trudności uniemożliwiające sporządzenie karty wypadku w wymaganym terminie 14 dni"
        >
          <Lines count={1}>{delayText(report, today)}</Lines>
        </Point>
        <Point number="4." title="Kartę wypadku odebrano w dniu">
          <Entries>
            <DayEntry caption="data" day={protocol?.handed_over} />
            <Entry caption="imię i nazwisko uprawnionego" />
            <Entry caption="podpis" />
          </Entries>
        </Point>
        <Point number="5." title="Załączniki">
          <Lines count={2} />
        </Point>
      </Part>
      <p className="text-xs text-muted">* Niepotrzebne skreślić.</p>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="border-b border-line pb-1 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

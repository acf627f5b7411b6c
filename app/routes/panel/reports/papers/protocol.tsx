import { TEAM_SIZE } from '~/domain/reports/accident'
import { currentPaper, isRecognized, lastReading } from '~/domain/reports/accident-progress'
import {
  accidentKinds,
  attachmentsText,
  circumstancesText,
  delayText,
  effectsText,
  preventionText,
  recognitionChoices,
  type PaperProps,
} from '~/domain/reports/paper-facts'
import { clockLabel } from '~/domain/words/clock-time'
import { choiceOf } from '~/domain/words/paper-choice'
import { Boxes, Choices, DayEntry, Entries, Entry, Lines, Point } from '~/routes/panel/official/form-parts'

/**
 * The „protokół ustalenia okoliczności i przyczyn wypadku przy pracy”: the points of the official form in their order
 * (rozporządzenie z 24.05.2019, Dz.U. poz. 1071).
 */
export function Protocol({ report, injured, reporter, witnesses, company, today }: PaperProps) {
  const { protocol, stepFacts, accident } = report
  const reading = lastReading(report)
  const team = stepFacts?.team
  const { severity = 'unknown' } = accident ?? {}
  const isAlive = severity === 'unknown' ? undefined : severity !== 'fatal'
  return (
    <>
      <header className="text-center">
        <h2 className="text-lg font-semibold">Protokół nr ……… / 20…… r.</h2>
        <p className="font-semibold">ustalenia okoliczności i&nbsp;przyczyn wypadku przy pracy</p>
      </header>
      <Point number="1." title="Dane pracodawcy">
        <Entry caption="nazwa lub imię i nazwisko pracodawcy">{company}</Entry>
        <Entry caption="adres siedziby pracodawcy" />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Boxes count={10} caption="NIP ¹" />
          <Boxes count={5} caption="kod PKD" />
        </div>
      </Point>
      <Point number="2." title="Zespół powypadkowy w składzie">
        {/* The team of a former version is one text. */}
        {team?.doneBy && !team.team ? (
          <p className="wrap-anywhere">{team.doneBy}</p>
        ) : (
          Array.from({ length: TEAM_SIZE }, (_, index) => (
            <Entries key={index}>
              <Entry caption={`${index + 1}) imię i nazwisko`}>{team?.team?.[index]?.name}</Entry>
              <Entry caption="funkcja">{team?.team?.[index]?.role}</Entry>
            </Entries>
          ))
        )}
        <p>dokonał</p>
        <Entries>
          <Entry caption="w dniach od" />
          <DayEntry caption="do" day={protocol?.findings} />
        </Entries>
        <p>ustaleń dotyczących okoliczności i&nbsp;przyczyn wypadku przy pracy, jakiemu</p>
        <Entries>
          <DayEntry caption="w dniu" day={report.date} />
          <Entry caption="o godz.">{report.time && clockLabel(report.time)}</Entry>
        </Entries>
        <p>uległ(a)</p>
        <Entries>
          <Entry caption="Pan(i)">{injured.name}</Entry>
          <Entry caption="urodzony(-na): miejsce i dzień" />
        </Entries>
        <Entry caption="zamieszkały(-ła): kod pocztowy, miejscowość, ulica, numer domu i lokalu" />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <Boxes count={11} caption="PESEL ²" />
          <Entry
            caption="numer dowodu osobistego lub innego dokumentu tożsamości"
            className="min-w-[min(13rem,100%)] flex-1"
          />
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <Entry caption="zatrudniony(-na) w: komórka organizacyjna" className="min-w-40 flex-1">
            {injured.department}
          </Entry>
          <Entry caption="na stanowisku" className="min-w-40 flex-1">
            {injured.position}
          </Entry>
          <Boxes count={6} caption="kod zawodu ³" />
        </div>
      </Point>
      <Point number="3." title="Wypadek zgłosił(a)">
        <Entries>
          <Entry caption="imię i nazwisko">{reporter}</Entry>
          <DayEntry caption="w dniu" day={protocol?.notified} />
        </Entries>
      </Point>
      <Point number="4." title="Ustalono następujące okoliczności wypadku ⁴">
        <Lines more={stepFacts?.findings?.note ? 1 : 3}>{circumstancesText(report, witnesses)}</Lines>
      </Point>
      <Point number="5." title="Ustalono następujące przyczyny wypadku ⁴">
        <Lines count={3} />
      </Point>
      <Point>
        <p>
          – stwierdzono nieprzestrzeganie przez pracodawcę następujących przepisów prawa pracy,
          w&nbsp;szczególności przepisów i&nbsp;zasad bezpieczeństwa i&nbsp;higieny pracy lub innych przepisów
          dotyczących ochrony życia i&nbsp;zdrowia (wskazać&nbsp;dowody):&nbsp;⁴&nbsp;⁵
        </p>
        <Lines count={2} />
      </Point>
      <Point>
        <p>
          – stwierdzono, że wyłączną przyczyną wypadku było naruszenie przez poszkodowanego pracownika
          przepisów dotyczących ochrony życia i&nbsp;zdrowia, spowodowane przez niego umyślnie lub wskutek
          rażącego niedbalstwa (wskazać&nbsp;dowody):&nbsp;⁴&nbsp;⁵
        </p>
        <Lines count={2} />
      </Point>
      <Point>
        <p>
          – stwierdzono stan nietrzeźwości albo użycie przez poszkodowanego pracownika środków odurzających
          lub substancji psychotropowych, przyczyniające się w&nbsp;znacznym stopniu do powstania wypadku przy
          pracy (wskazać dowody, a&nbsp;w&nbsp;przypadku odmowy poddania się badaniom zamieścić informację
          o&nbsp;tym&nbsp;fakcie):&nbsp;⁴
        </p>
        <Lines count={2} />
      </Point>
      <Point number="6." title="Skutki wypadku dla poszkodowanego (rodzaj i umiejscowienie urazu)">
        <Lines count={1}>{effectsText(report)}</Lines>
      </Point>
      <Point
        number="7."
        title={
          <>
            Stwierdza się, że wypadek <Choices of={choiceOf(isRecognized(report), 'JEST', 'NIE JEST')} /> ⁶
          </>
        }
      >
        <p>
          <Choices of={recognitionChoices(report)} />, ⁶ co uzasadnia się następująco: ⁴
        </p>
        <Lines count={2} />
      </Point>
      <Point number="8." title="Rodzaj wypadku ⁶">
        <p>
          <Choices of={accidentKinds(report)} />
        </p>
      </Point>
      <Point number="9." title="Wnioski i zalecane środki profilaktyczne ⁴">
        <Lines count={2}>{preventionText(report)}</Lines>
      </Point>
      <Point
        number="10."
        title="Podpisy członków zespołu powypadkowego uczestniczących w ustalaniu okoliczności i przyczyn wypadku"
      >
        <Entries>
          <Entry caption="1) czytelny podpis" />
          <Entry caption="2) czytelny podpis" />
        </Entries>
      </Point>
      <Point number="11." title="Protokół sporządzono dnia">
        <DayEntry caption="data" day={currentPaper(report).drawnUpOn} />
      </Point>
      <Point
        number="12."
        title="Przeszkody lub trudności, które uniemożliwiły sporządzenie protokołu w wymaganym terminie 14 dni"
      >
        <Lines count={1}>{delayText(report, today)}</Lines>
      </Point>
      <Point
        number="13."
        title={
          <>
            <Choices of={choiceOf(isAlive, 'Poszkodowany', 'członek rodziny')} /> ⁶
          </>
        }
      >
        <p>
          – zapoznany został z&nbsp;niniejszym protokołem oraz pouczony o&nbsp;prawie zgłoszenia do protokołu
          uwag i&nbsp;zastrzeżeń
        </p>
        <p>
          – zgłasza uwagi i&nbsp;zastrzeżenia do protokołu{' '}
          <Choices of={choiceOf(reading.hasRemarks, 'TAK', 'NIE')} /> ⁶ (zgłoszone uwagi i&nbsp;zastrzeżenia
          należy dołączyć do protokołu)
        </p>
        <Entries>
          <Entry caption="imię i nazwisko poszkodowanego pracownika lub uprawnionego członka rodziny">
            {isAlive === false ? undefined : injured.name}
          </Entry>
          <DayEntry caption="dnia" day={reading.readOn} />
          <Entry caption="podpis" />
        </Entries>
      </Point>
      <Point number="14." title="Protokół zatwierdzono dnia">
        <Entries>
          <DayEntry caption="data" day={protocol?.approved} />
          <Entry caption="podpis pracodawcy" />
        </Entries>
      </Point>
      <Point number="15." title="Potwierdzenie odbioru protokołu">
        <Entries>
          <Entry caption="imię i nazwisko poszkodowanego pracownika lub uprawnionego członka rodziny" />
          <DayEntry caption="data doręczenia / przesłania ⁶" day={protocol?.handed_over} />
          <Entry caption="podpis / nr przesyłki poleconej" />
        </Entries>
      </Point>
      <Point number="16." title="Wykaz załączników do protokołu">
        <Lines count={2} more={2}>
          {attachmentsText(report)}
        </Lines>
      </Point>
      <Instruction />
    </>
  )
}

/** The „pouczenie” and the notes of the official form. */
function Instruction() {
  return (
    <footer className="flex flex-col gap-2 border-t border-line pt-3 text-xs">
      <p className="font-semibold">Pouczenie</p>
      <p>
        I. Przed zatwierdzeniem protokołu zespół powypadkowy jest obowiązany zapoznać z&nbsp;treścią protokołu
        poszkodowanego pracownika, a&nbsp;w&nbsp;razie wypadku śmiertelnego uprawnionego członka rodziny
        pracownika, który ma prawo zgłoszenia uwag i&nbsp;zastrzeżeń do ustaleń zawartych w&nbsp;protokole.
      </p>
      <p>
        II. Poszkodowany pracownik, a&nbsp;w&nbsp;razie wypadku śmiertelnego uprawniony członek rodziny
        zmarłego pracownika może wystąpić do sądu rejonowego – sądu pracy w&nbsp;………………………… z&nbsp;powództwem
        o&nbsp;ustalenie i&nbsp;sprostowanie protokołu na podstawie art. 189 Kodeksu postępowania cywilnego.
        Z&nbsp;powództwem takim, w&nbsp;interesie poszkodowanego pracownika, może wystąpić również organizacja
        związkowa działająca u&nbsp;pracodawcy zatrudniającego poszkodowanego pracownika.
      </p>
      <p className="text-muted">
        ¹ Jeżeli nie nadano NIP: PESEL albo numer dowodu osobistego lub innego dokumentu tożsamości. ² Jeżeli
        nie nadano numeru PESEL: numer dowodu osobistego lub innego dokumentu tożsamości. ³ Sześciocyfrowy
        symbol według obowiązującej klasyfikacji zawodów i&nbsp;specjalności. ⁴ Jeżeli zabraknie miejsca,
        należy dołączyć kolejną stronę podpisaną przez członków zespołu powypadkowego. ⁵ Inne przepisy to na
        przykład przepisy o&nbsp;ochronie przeciwpożarowej, o&nbsp;dozorze technicznym, prawo geologiczne
        i&nbsp;górnicze, budowlane, o&nbsp;ruchu drogowym. ⁶ Niepotrzebne skreślić.
      </p>
    </footer>
  )
}

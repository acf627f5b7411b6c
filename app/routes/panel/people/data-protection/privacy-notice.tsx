import type { ReactNode } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Entries, Entry, Point, Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'

import type { Route } from './+types/privacy-notice'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Informacja o danych dla pracowników' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer }) => ({
  company: viewer.company,
  contact: [viewer.email, viewer.phone].filter(Boolean).join(', '),
}))

/** The text by which an employer tells people about their data in the register (RODO art. 13). */
export default function PrivacyNotice({ loaderData }: Route.ComponentProps) {
  const { company, contact } = loaderData
  return (
    <FormsScreen
      heading={handle.heading}
      text="Art. 13 RODO"
      links={<ButtonLink to={`${href('/settings')}?tab=data`}>Dane</ButtonLink>}
      onPrint={() => print()}
    >
      <p className="max-w-3xl print:hidden">
        Do wręczenia każdemu, czyje dane są w&nbsp;rejestrze. Adres, inspektora i&nbsp;odbiorców uzupełnia się
        na papierze: aplikacja ich nie zna. Tekst mówi o&nbsp;tym, co trzyma ten rejestr, a&nbsp;nie
        o&nbsp;całych aktach osobowych.
      </p>
      <Sheet label="Informacja o przetwarzaniu danych osobowych">
        <header className="text-center">
          <h2 className="text-lg font-semibold">Informacja o&nbsp;przetwarzaniu danych osobowych</h2>
          <p className="font-semibold">w&nbsp;rejestrze badań, szkoleń, uprawnień i&nbsp;wypadków (BHP)</p>
          <p className="text-xs text-muted">
            art. 13 rozporządzenia Parlamentu Europejskiego i&nbsp;Rady (UE) 2016/679 (RODO)
          </p>
        </header>
        <Point number="1." title="Administrator danych">
          <Entries>
            <Entry caption="nazwa">{company}</Entry>
            <Entry caption="kontakt">{contact}</Entry>
          </Entries>
          <Entry caption="adres siedziby" />
        </Point>
        <Point number="2." title="Inspektor ochrony danych, jeśli jest wyznaczony">
          <Entry caption="imię i nazwisko, kontakt" />
        </Point>
        <Point number="3." title="Jakie dane">
          <p>
            Imię i&nbsp;nazwisko, dawne nazwisko, numer pracownika, stanowiska, dział, podstawa i&nbsp;daty
            zatrudnienia, kontakt; szkolenia BHP, uprawnienia i&nbsp;ich dokumenty; zgłoszenia, wypadki
            i&nbsp;zdarzenia, także rola świadka. Dane o&nbsp;zdrowiu: orzeczenia lekarskie (rodzaj, daty,
            wynik, warunki pracy, których dotyczą), skierowania, powroty po chorobie dłuższej niż 30 dni,
            niedyspozycje, skutki wypadków. Rozpoznania rejestr nie zawiera.
          </p>
        </Point>
        <Point number="4." title="Po co i na jakiej podstawie">
          <Purposes>
            <li>
              dopuszczenie do pracy: badania lekarskie i&nbsp;szkolenia BHP pracowników – art. 6 ust. 1 lit. c
              i&nbsp;art. 9 ust. 2 lit. b RODO w&nbsp;związku z&nbsp;art. 229 i&nbsp;art. 237³ Kodeksu pracy;
            </li>
            <li>
              bezpieczne warunki pracy osób, które pracują na innej podstawie – art. 6 ust. 1 lit. c RODO
              w&nbsp;związku z&nbsp;art. 304 Kodeksu pracy;
            </li>
            <li>
              ustalenie okoliczności i&nbsp;przyczyn wypadków, rejestr wypadków – art. 6 ust. 1 lit. c
              i&nbsp;art. 9 ust. 2 lit. b RODO w&nbsp;związku z&nbsp;art. 234 Kodeksu pracy;
            </li>
            <li>
              ustalenie, dochodzenie i&nbsp;obrona roszczeń – art. 6 ust. 1 lit. f i&nbsp;art. 9 ust. 2 lit. f
              RODO.
            </li>
          </Purposes>
        </Point>
        <Point number="5." title="Kto może je otrzymać">
          <p>
            Osoby upoważnione przez administratora; jednostka medycyny pracy (skierowanie) i&nbsp;organizator
            szkolenia; ZUS, Państwowa Inspekcja Pracy, prokurator i&nbsp;sąd, jeśli żądają tego przepisy.
            Twórcy aplikacji nie mają dostępu do rejestru: jest w&nbsp;przeglądarce i&nbsp;w&nbsp;miejscach
            wybranych przez administratora.
          </p>
          <Entry caption="dostawca dysku albo serwera, na którym są folder wspólny, kopie lub zaszyfrowany rejestr; inni odbiorcy" />
          <Entry caption="przekazywanie poza Europejski Obszar Gospodarczy (nie; tak – dokąd i z jakimi zabezpieczeniami)" />
        </Point>
        <Point number="6." title="Jak długo">
          <p>
            Dokumentacja pracownicza: co do zasady 10 lat od końca roku kalendarzowego, w&nbsp;którym ustał
            stosunek pracy, a&nbsp;dla części osób zatrudnionych przed 1.01.2019 – 50 lat (art. 94 pkt 9b
            Kodeksu pracy i&nbsp;przepisy przejściowe). Protokoły powypadkowe z&nbsp;dokumentacją – 10 lat
            (art. 234 § 3¹). Inne dane – tak długo, jak są potrzebne do celów z&nbsp;pkt 4.
          </p>
        </Point>
        <Point number="7." title="Prawa">
          <p>
            Prawo dostępu do danych i&nbsp;otrzymania ich kopii, sprostowania, usunięcia (po czasie z&nbsp;pkt
            6) i&nbsp;ograniczenia przetwarzania, sprzeciwu wobec przetwarzania na podstawie art. 6 ust. 1
            lit. f oraz skargi do Prezesa Urzędu Ochrony Danych Osobowych.
          </p>
        </Point>
        <Point number="8." title="Czy trzeba je podać">
          <p>
            Podanie danych, których wymagają przepisy prawa pracy, jest obowiązkowe: bez nich pracodawca nie
            może dopuścić do pracy. Podanie adresu e-mail i&nbsp;telefonu do przypomnień jest dobrowolne.
          </p>
        </Point>
        <Point number="9." title="Decyzje bez udziału człowieka">
          <p>
            Nie ma ich. Program porównuje daty dokumentów z&nbsp;wymaganiami stanowiska,
            a&nbsp;o&nbsp;dopuszczeniu do pracy decyduje człowiek.
          </p>
        </Point>
        <div className="pt-6">
          <Entries>
            <Entry caption="imię i nazwisko osoby, która otrzymała informację" />
            <Entry caption="data i podpis" />
          </Entries>
        </div>
      </Sheet>
    </FormsScreen>
  )
}

function Purposes({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-1 pl-5">{children}</ul>
}

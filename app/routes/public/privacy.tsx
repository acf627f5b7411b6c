import { createKept } from '~/browser/answers/server-data'
import { qrServiceHost } from '~/data/configuration.server'

import type { Route } from './+types/privacy'
import { TextList, TextPage, TextSection } from './text-page'

export function loader() {
  return { qrServiceHost: qrServiceHost() }
}

const kept = createKept<ReturnType<typeof loader>>()

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader)
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage
      heading="Prywatność"
      description="Co jest przechowywane w przeglądarce, co zapisuje serwer i jakie zapytanie wychodzi na zewnątrz."
    >
      <p className="text-lg text-muted">
        Bez ciasteczek, bez śledzenia, bez reklam. Oto wszystko, co się dzieje z&nbsp;danymi.
      </p>
      <TextSection heading="Dane przykładowe są publiczne">
        <p>
          Przykładowe osoby, firmy, certyfikaty, szkolenia i&nbsp;zgłoszenia są zmyślone i&nbsp;publiczne.
          Serwer wysyła je wszystkie każdemu, kto o&nbsp;nie zapyta, także bez logowania. Role
          w&nbsp;aplikacji decydują, co widać na ekranach, ale to kwestia porządku, a&nbsp;nie tajemnicy.
        </p>
        <p>
          To, co wpisuje się w&nbsp;panelu, zostaje w&nbsp;tej przeglądarce i&nbsp;w&nbsp;folderze wspólnym,
          jeśli jest wybrany, a&nbsp;własny rejestr także na innych urządzeniach, jeśli ktoś je połączy. Co
          może trafić na serwer, opisuje część „Co zapisuje serwer”.
        </p>
      </TextSection>
      <TextSection heading="Co jest przechowywane w tej przeglądarce">
        <TextList>
          <li>
            <Key>pewnik:session</Key> – kto jest zalogowany: imię i&nbsp;nazwisko, adres e-mail, rola, firma,
            stanowisko i&nbsp;telefon. Znika po wylogowaniu.
          </li>
          <li>
            Baza danych <Key>pewnik</Key> – to, co każda osoba dodaje sama: certyfikaty, zgłoszenia i&nbsp;ich
            zdjęcia, zapisy na szkolenia i&nbsp;zmiany ich statusów, a&nbsp;także ustawienia i&nbsp;zmienione
            dane konta. Zostają po wylogowaniu.
          </li>
          <li>
            W&nbsp;tej samej bazie własne rejestry z&nbsp;danymi wymienionymi niżej. Nie chroni ich hasło:
            otworzy je każdy, kto ma dostęp do tej przeglądarki.
          </li>
          <li>
            W&nbsp;tej samej bazie: to, co wpisano w&nbsp;formularzach i&nbsp;nie wysłano (znika po wysłaniu),
            oraz kopie danych, których nie udało się odczytać, odłożone, żeby nic nie zginęło.
          </li>
          <li>
            Baza <Key>pewnik-keys</Key> – klucz, którym ośrodek podpisuje certyfikaty, jego kopia chroniona
            hasłem, jeśli ktoś ją utworzył, i&nbsp;poprzednie klucze publiczne. Zostają także po usunięciu
            rejestru, a&nbsp;usuwa je wyczyszczenie danych tej witryny.
          </li>
          <li>
            <Key>pewnik:last-copy</Key> – kiedy pobrano ostatnią kopię i&nbsp;ile zmian w&nbsp;niej jest.
          </li>
          <li>
            Baza <Key>pewnik-scans</Key> – skany i&nbsp;zdjęcia dokumentów. Skan, którego nie wymienia żaden
            wpis, znika po dobie.
          </li>
          <li>
            <Key>pewnik:shared-folder</Key> i&nbsp;baza <Key>pewnik-shared</Key> – który folder na dysku jest
            wspólny, co ostatnio z&nbsp;niego przyszło i&nbsp;klucz, jeśli folder jest zabezpieczony hasłem.
            Plik rejestru w&nbsp;tym folderze widzi każdy, kto ma do niego dostęp, także dostawca dysku
            w&nbsp;chmurze. Wpis znika po odłączeniu folderu.
          </li>
          <li>
            <Key>pewnik:vault</Key>, <Key>pewnik:vault-copy</Key>, <Key>pewnik:other-devices</Key> i&nbsp;baza{' '}
            <Key>pewnik-vault</Key> – klucz do rejestru, który jest też na innych urządzeniach, nazwy tych
            urządzeń, co i&nbsp;kiedy które przysłało oraz kiedy ostatnio wszystko było wysłane. Znikają po
            odłączeniu tego urządzenia.
          </li>
          <li>
            Baza <Key>pewnik-office</Key> – zgłoszenia, które przyszły do skrzynek rejestru, zaszyfrowane tak,
            jak przyszły, i&nbsp;skróty stron opublikowanych dla załogi. Rozpatrzone zgłoszenie znika po
            tygodniu, a&nbsp;wszystko po odłączeniu tego urządzenia albo usunięciu rejestru.
          </li>
          <li>
            <Key>pewnik:reminders</Key> i&nbsp;baza <Key>pewnik-reminders</Key> – włączone przypomnienia
            i&nbsp;subskrypcja terminów: adres e-mail, klucz do treści powiadomień i&nbsp;kiedy serwer dostał
            plan. Znikają po ich wyłączeniu albo usunięciu rejestru.
          </li>
          <li>
            <Key>pewnik:reminders-to-end</Key> – losowe numery wyłączonych przypomnień i&nbsp;subskrypcji,
            których serwer jeszcze nie usunął, bo nie było sieci. Znikają, gdy to zrobi.
          </li>
          <li>
            <Key>pewnik:reminder:…</Key> i&nbsp;baza <Key>pewnik-crew-reminders</Key> – w&nbsp;telefonie
            osoby, która otworzyła link od firmy i&nbsp;włączyła na jej stronie przypomnienia: adres e-mail,
            plan, który ma serwer, klucz do treści powiadomień i&nbsp;link do strony. Znikają po ich
            wyłączeniu.
          </li>
          <li>
            Baza <Key>pewnik-crew</Key> – w&nbsp;telefonie osoby, która otworzyła link od firmy albo kod ze
            skrzynki: zaszyfrowane strony, zgłoszenia czekające na sieć i&nbsp;linki do potwierdzeń. Strona
            znika, gdy firma ją wycofa, a&nbsp;potwierdzenie po roku.
          </li>
          <li>
            <Key>pewnik:draft-…</Key>, <Key>pewnik:last-…</Key> i&nbsp;<Key>pewnik:language</Key> – w&nbsp;tym
            samym telefonie: co wpisano w&nbsp;zgłoszenie i&nbsp;jeszcze nie wysłano, bez szyfru (znika po
            wysłaniu), ostatni link do każdej ze stron załogi, bo ekran główny telefonu może go zgubić,
            i&nbsp;wybrany język.
          </li>
          <li>
            <Key>pewnik:snapshot-…</Key> – w&nbsp;tym samym telefonie: jak wyglądała ostatnio otwarta strona
            z&nbsp;własnymi uprawnieniami (nazwisko, dokumenty i&nbsp;ich terminy) albo strona bramy
            z&nbsp;pustym polem, bez nazwisk, i&nbsp;link do niej, żeby następnym razem pokazała się od razu.
            Bez szyfru: obok leży ostatni link, który i&nbsp;tak ją otwiera. Znika, gdy po wycofaniu strony
            telefon otworzy ją z&nbsp;siecią.
          </li>
          <li>
            <Key>pewnik:deleted-register</Key> – usunięty rejestr, żeby można było to cofnąć. Znika po
            zamknięciu karty przeglądarki.
          </li>
          <li>
            Po wejściu do panelu: pliki aplikacji i&nbsp;puste ekrany panelu, żeby działał bez połączenia,
            a&nbsp;w&nbsp;bazie <Key>pewnik-server</Key> ostatnia odpowiedź serwera, czyli dane przykładowe.
            Odpowiedź znika po wylogowaniu.
          </li>
          <li>
            <Key>pewnik:certificates-view</Key> i&nbsp;<Key>pewnik:search-key-off</Key> – czy certyfikaty są
            na kafelkach, czy w&nbsp;tabeli, i&nbsp;czy skrót klawiszowy wyszukiwarki jest wyłączony.
          </li>
          <li>
            <Key>react-router-scroll-positions</Key> – jak daleko przewinięto każdą stronę, żeby przycisk
            Wstecz wracał w&nbsp;to samo miejsce. Znika po zamknięciu karty przeglądarki.
          </li>
        </TextList>
        <p>
          Te dane nie są wysyłane na serwer, a&nbsp;rejestr, który jest też na innych urządzeniach, tylko
          zaszyfrowany. Każda osoba może pobrać swoje i&nbsp;usunąć je w&nbsp;panelu, poza kluczem podpisu:
          Ustawienia → Dane. Wszystkie naraz usuwa wyczyszczenie danych tej witryny w&nbsp;przeglądarce.
        </p>
      </TextSection>
      <TextSection heading="Jakie dane o ludziach trzyma własny rejestr">
        <p>
          Administratorem danych jest pracodawca albo ośrodek, który prowadzi rejestr: to on decyduje, co
          wpisuje i&nbsp;komu to pokazuje. Twórcy aplikacji nie mają do tych danych dostępu.
        </p>
        <TextList>
          <li>
            <strong>Osoba:</strong> imię i&nbsp;nazwisko, dawne nazwisko, numer pracownika, stanowisko
            i&nbsp;od kiedy na nim pracuje, inne stanowiska, dział, firma, podstawa zatrudnienia, data
            zatrudnienia, ostatni dzień pracy, adres e-mail i&nbsp;telefon, a&nbsp;także czy jest
            w&nbsp;archiwum i&nbsp;kiedy przypomniano jej o&nbsp;terminach.
          </li>
          <li>
            <strong>Dane o&nbsp;zdrowiu (art. 9 RODO):</strong> orzeczenia lekarskie – rodzaj, dni badania
            i&nbsp;następnego badania, wynik „zdolny” albo „niezdolny”, stanowisko i&nbsp;warunki pracy,
            których dotyczą, odpowiedzi, co obejmują i&nbsp;czy się liczą, z&nbsp;ich autorem; skierowania na
            badania; powroty do pracy po chorobie dłuższej niż 30 dni; orzeczenia zapisane jako własny rodzaj
            uprawnienia; niedyspozycje; skutki wypadków. Rozpoznania nie ma i&nbsp;żaden formularz o&nbsp;nie
            nie pyta.
          </li>
          <li>
            <strong>Wypadki i&nbsp;inne zgłoszenia:</strong> opis, dzień, godzina i&nbsp;miejsce, osoba
            poszkodowana, zgłaszająca i&nbsp;świadkowie, ciężkość, zgon i&nbsp;jego dzień, każdy krok
            postępowania z&nbsp;osobami, które go wykonały, uwagi do protokołu, wpis do rejestru wypadków
            z&nbsp;dniami niezdolności i&nbsp;wnioskiem do ZUS, działania zapobiegawcze z&nbsp;osobami
            odpowiedzialnymi oraz liczba zatrudnionych.
          </li>
          <li>
            <strong>Kwalifikacje i&nbsp;szkolenia:</strong> certyfikaty – rodzaj, zakres, numer, daty,
            wystawca, kto wpisał, potwierdził, odwołał i&nbsp;dlaczego, podpisany link; zaufani wystawcy:
            nazwa, klucz, kto i&nbsp;kiedy im zaufał; odpowiedź, czy program szkolenia obejmuje inną grupę,
            z&nbsp;jej autorem; instruktaż ogólny i&nbsp;stanowiskowy; szkolenia z&nbsp;terminem, prowadzącym,
            programem i&nbsp;listą uczestników.
          </li>
          <li>
            <strong>Obowiązki firmy</strong> z&nbsp;osobami wyznaczonymi do pierwszej pomocy i&nbsp;ewakuacji,
            dniami, liczbą zapoznanych osób i&nbsp;uwagami.
          </li>
          <li>
            <strong>Data i&nbsp;miejsce urodzenia:</strong> tylko w&nbsp;rejestrze ośrodka, tylko do
            zaświadczenia, jeśli ośrodek je wpisze. Nie ma ich na listach, w&nbsp;plikach CSV, linkach,
            wyszukiwarce, historii ani w&nbsp;folderze i&nbsp;pliku wspólnym. Są w&nbsp;kopii zabezpieczonej
            hasłem.
          </li>
          <li>
            <strong>Skany i&nbsp;zdjęcia</strong> dokumentów i&nbsp;miejsc zdarzeń oraz pola wczytanych tabel,
            których nie udało się odczytać: jest w&nbsp;nich to, co ktoś w&nbsp;nie wpisał.
          </li>
          <li>
            <strong>Telefony załogi:</strong> klucze skrzynek zgłoszeń i&nbsp;stron na telefony, kto zgłosił
            przez skrzynkę, jeśli się podpisał, z&nbsp;numerem telefonu, jeśli go podał, oraz odpowiedzi na
            nie; kto zapisał się na szkolenie linkiem, z&nbsp;adresem e-mail albo telefonem i&nbsp;odpowiedzią
            na pytanie organizatora.
          </li>
          <li>
            <strong>Stanowiska:</strong> co jest na nich wymagane i&nbsp;w&nbsp;jakich warunkach się pracuje.
          </li>
          <li>
            <strong>Historia:</strong> każdy wpis z&nbsp;jego dniem. Także to, co poprawiono, usunięto albo
            cofnięto, zostaje w&nbsp;niej i&nbsp;w&nbsp;kopiach. Osobę, której akt nie trzeba już
            przechowywać, pracodawca może usunąć na zawsze razem z&nbsp;jej historią. Zostaje po niej tylko
            identyfikator, którego nikt nie połączy z&nbsp;nazwiskiem.
          </li>
        </TextList>
        <p>
          O&nbsp;numer PESEL i&nbsp;adres zamieszkania nie pyta żaden formularz: na drukach wpisuje się je
          ręcznie.
        </p>
      </TextSection>
      <TextSection heading="Co zapisuje serwer">
        <p>
          Rejestr, który ktoś włączył na innych urządzeniach: zaszyfrowane wpisy i&nbsp;skany. Klucz jest
          tylko na tych urządzeniach i&nbsp;w&nbsp;linku, którym się je łączy, w&nbsp;części po znaku{' '}
          <Key>#</Key>, a&nbsp;tej przeglądarka nie wysyła. Serwer widzi losowy numer rejestru, liczbę,
          rozmiar i&nbsp;czas wpisów. Nie wie, czyj to rejestr, kto w&nbsp;nim jest i&nbsp;co w&nbsp;nim
          zapisano. „Wyłącz i&nbsp;usuń z&nbsp;serwera” w&nbsp;Ustawieniach usuwa to wszystko poza samym
          numerem. Osoba, która prowadzi serwer, może to przechowywanie wyłączyć.
        </p>
        <p>
          Przy takim rejestrze leżą też zaszyfrowane zgłoszenia załogi, aż rejestr o&nbsp;nich zdecyduje,
          i&nbsp;zaszyfrowane strony dla telefonów, aż zostaną wycofane. Zgłoszenie otwiera tylko rejestr,
          a&nbsp;stronę klucz z&nbsp;jej linku, też po znaku <Key>#</Key>. Serwer widzi losowe numery
          skrzynek, zgłoszeń i&nbsp;stron, ich liczbę, rozmiar i&nbsp;czas. Przy stronie, poza potwierdzeniem
          zgłoszenia, zapisuje dzień, w&nbsp;którym ktoś ostatnio ją otworzył, i&nbsp;pokazuje ten dzień
          rejestrowi. Kto zgłasza i&nbsp;kto otwiera, nie zapisuje.
        </p>
        <p>
          Kto włączy przypomnienia, daje serwerowi plan na 12 miesięcy: dni i&nbsp;liczby terminów według
          rodzaju, bez nazwisk. Do e-maili serwer zna też adres, a&nbsp;do powiadomień na urządzeniu – adres
          w&nbsp;usłudze przeglądarki. Treść powiadomienia szyfruje ta przeglądarka. Subskrypcja terminów
          w&nbsp;kalendarzu to same dni, a&nbsp;czyta je każdy, kto zna jej link. Nazwy trafiają do e-maili
          i&nbsp;kalendarza tylko na życzenie i&nbsp;wtedy serwer je zna; o&nbsp;zdrowiu i&nbsp;wypadkach nie
          mówią nigdy. Wyłączenie w&nbsp;Ustawieniach albo na stronie w&nbsp;telefonie usuwa to
          z&nbsp;serwera, a&nbsp;link w&nbsp;każdym e-mailu kończy przypomnienia i&nbsp;usuwa adres oraz plan.
        </p>
        <p>
          Jeśli rejestr ma skrzynkę zgłoszeń, jego przypomnienia mówią też od razu, ile zgłoszeń do niej
          przyszło. Serwer wie wtedy, który zaszyfrowany rejestr należy do tych przypomnień. Treści zgłoszeń
          nie zna i&nbsp;nie wysyła. Wyłącza to przełącznik w&nbsp;Ustawieniach.
        </p>
        <p>
          Niczego innego serwer nie zapamiętuje między zapytaniami. W&nbsp;dzienniku zostają: metoda
          i&nbsp;adres zapytania, w&nbsp;którym bywa losowy numer strony lub skrzynki, kod i&nbsp;rozmiar
          odpowiedzi oraz czas jej przygotowania – bez adresu IP i&nbsp;bez nazwy przeglądarki. Przy logowaniu
          na serwer trafiają wpisane dane: adres e-mail i&nbsp;hasło. Serwer ich nie zapisuje.
        </p>
        <p>
          Tekst wpisany w&nbsp;wyszukiwarkę listy trafia do adresu strony. Na koncie przykładowym może więc
          trafić na serwer i&nbsp;do dziennika. We własnym rejestrze jest po znaku <Key>#</Key>, a&nbsp;tej
          części adresu przeglądarka nie wysyła. Tak samo jest z&nbsp;nazwami stanowisk i&nbsp;firm.
        </p>
        <p>
          Adres <Key>/c/…</Key> jest całym linkiem do certyfikatu podpisanego, a&nbsp;po wybraniu „Dodaj do
          moich certyfikatów” jest on też w&nbsp;adresach <Key>/certificates/take</Key> i&nbsp;
          <Key>/login</Key>, więc sprawdzenie zostawia w&nbsp;dzienniku rodzaj certyfikatu, jego zakres, numer
          i&nbsp;daty, imię i&nbsp;pierwszą literę nazwiska posiadacza (a&nbsp;za jego zgodą pełne nazwisko),
          a&nbsp;obok nich identyfikator, oznaczenie klucza i&nbsp;podpis. O&nbsp;certyfikacie i&nbsp;osobie
          nie ma tam niczego, czego nie pokazuje jego strona. Nigdzie indziej serwer tych danych nie zapisuje.
        </p>
      </TextSection>
      <TextSection heading="Co wychodzi na zewnątrz">
        {loaderData.qrServiceHost ? (
          <p>
            Jedno zapytanie: po otwarciu kodu QR certyfikatu obrazek kodu jest pobierany z&nbsp;serwisu{' '}
            <strong>{loaderData.qrServiceHost}</strong>, który otrzymuje wtedy adres strony weryfikacji tego
            certyfikatu. Gdy serwis nie odpowiada, kod rysuje sama aplikacja. Poza tym strony niczego
            nie&nbsp;pobierają z&nbsp;innych serwerów.
          </p>
        ) : (
          <p>
            Nic: kody QR rysuje sama aplikacja, a&nbsp;strony niczego nie pobierają z&nbsp;innych serwerów.
          </p>
        )}
      </TextSection>
      <TextSection heading="Co widzi osoba, która sprawdza certyfikat">
        <p>
          Rodzaj, numer, daty, wystawcę i&nbsp;status certyfikatu oraz imię i&nbsp;pierwszą literę nazwiska
          posiadacza, a&nbsp;pełne nazwisko tylko wtedy, gdy posiadacz zgodził się na to przy wystawianiu
          certyfikatu podpisanego. Kto ma jedno imię bez nazwiska, tego imię widać w&nbsp;całości. Nic więcej.
        </p>
        <p>
          Link do certyfikatu podpisanego nie mówi o&nbsp;certyfikacie i&nbsp;osobie niczego, czego nie widać
          po jego otwarciu. Odczyta go każdy, kto go ma, także bez serwera. Otwarta strona nie podaje go innym
          witrynom.
        </p>
        <p>
          Wizytówka pokazuje imię, nazwisko i&nbsp;rolę, a&nbsp;pozostałe dane tylko w&nbsp;takim zakresie, na
          jaki pozwala ustawienie „Widoczność profilu”. Adresy weryfikacji i&nbsp;wizytówek nie są tajne:
          serwer wysyła je każdemu razem z&nbsp;innymi danymi przykładowymi. Wyszukiwarki ich nie indeksują.
        </p>
      </TextSection>
    </TextPage>
  )
}

function Key({ children }: { children: string }) {
  return <code className="rounded bg-neutral-soft px-1.5 py-0.5 text-[0.9em]">{children}</code>
}

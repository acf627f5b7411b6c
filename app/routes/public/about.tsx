import { TextList, TextPage, TextSection } from './text-page'

export default function About() {
  return (
    <TextPage
      heading="O nas"
      description="Czym jest Pewnik, dla kogo powstał i jak sprawdzić w nim certyfikat BHP."
    >
      <p className="text-lg text-muted">
        Pewnik to coś, czego nie trzeba dowodzić. Taki ma być certyfikat: widać od razu, czyj jest,
        do&nbsp;kiedy jest ważny i&nbsp;kto go wystawił.
      </p>
      <TextSection heading="Co tu można zrobić">
        <TextList>
          <li>
            Trzymać w&nbsp;jednym miejscu certyfikaty BHP, pierwszej pomocy, SEP, UDT i&nbsp;ochrony
            przeciwpożarowej.
          </li>
          <li>Zobaczyć zawczasu, co wygasa, i&nbsp;znaleźć termin szkolenia.</li>
          <li>Prowadzić zgłoszenia wypadków i&nbsp;niedyspozycji od pierwszej informacji do zamknięcia.</li>
          <li>Pokazać certyfikat kodem QR: każdy sprawdzi go telefonem, bez konta i&nbsp;bez aplikacji.</li>
        </TextList>
      </TextSection>
      <TextSection heading="Dla kogo">
        <p>
          Dla pracowników, którzy noszą uprawnienia w&nbsp;telefonie, dla pracodawców, którzy odpowiadają
          za&nbsp;bezpieczeństwo innych, oraz dla ośrodków szkoleniowych, instruktorów i&nbsp;organów nadzoru.
        </p>
      </TextSection>
      <TextSection heading="Skąd pewność">
        <p>
          O&nbsp;ważności rozstrzyga jedna reguła, taka sama na każdym ekranie: certyfikat obowiązuje do końca
          ostatniego dnia ważności, a&nbsp;odwołany lub oczekujący nie jest ważny. Dzień liczony jest według
          czasu w&nbsp;Polsce.
        </p>
      </TextSection>
      <TextSection heading="Dane przykładowe">
        <p>
          Osoby, firmy i&nbsp;certyfikaty w&nbsp;tej wersji są zmyślone i&nbsp;służą do&nbsp;poznania
          aplikacji. Podobieństwo do prawdziwych jest przypadkowe.
        </p>
      </TextSection>
    </TextPage>
  )
}

import { TextList, TextPage, TextSection } from './text-page'

export default function Contact() {
  return (
    <TextPage
      heading="Kontakt"
      description="Do kogo zwrócić się w sprawie certyfikatu, szkolenia, wypadku albo działania aplikacji Pewnik."
    >
      <p className="text-lg text-muted">
        Najszybciej pomoże ten, kto zna sprawę. Poniżej: do&nbsp;kogo z&nbsp;czym.
      </p>
      <TextSection heading="W sprawie certyfikatu lub szkolenia">
        <TextList>
          <li>
            Błąd w&nbsp;danych certyfikatu poprawia jego wystawca. Jego nazwę podaje certyfikat i&nbsp;strona
            weryfikacji.
          </li>
          <li>Termin, miejsce i&nbsp;przebieg szkolenia zna ośrodek podany przy szkoleniu.</li>
          <li>
            O&nbsp;dostęp do ekranów zapytaj osobę, która prowadzi tę instalację: w&nbsp;aplikacji nie da się
            go zmienić.
          </li>
        </TextList>
      </TextSection>
      <TextSection heading="W razie wypadku">
        <p>
          Gdy zagrożone jest życie lub zdrowie, dzwoń pod numer alarmowy{' '}
          <a
            href="tel:112"
            className="-mx-2.5 -my-3 inline-grid min-h-11 min-w-11 place-items-center px-2.5 font-semibold text-primary underline underline-offset-4"
          >
            112
          </a>
          . O&nbsp;wypadku zawiadom przełożonego; zgłoszenie w&nbsp;aplikacji tego nie zastępuje.
        </p>
      </TextSection>
      <TextSection heading="W sprawie działania aplikacji">
        <p>
          Zwróć się do osoby, która prowadzi tę instalację. Podaj adres ekranu, godzinę i&nbsp;to, co było
          widać; nie przesyłaj danych o&nbsp;stanie zdrowia ani haseł.
        </p>
      </TextSection>
    </TextPage>
  )
}

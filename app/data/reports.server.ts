import { shiftDay } from '~/domain/day'
import type { Report, ReportStatus } from '~/domain/report'

import { keptForDay } from './kept-for-day.server'
import { requireUserId } from './users.server'

/** `daysAgo` counts back from today. People are given by full name instead of id. */
type SampleReport = Omit<Report, 'date' | 'status'> & { daysAgo: number; status: ReportStatus }

const reports: SampleReport[] = [
  {
    id: '8F5UqbxJIknY4UxO',
    type: 'indisposition',
    description:
      'Nagłe pogorszenie samopoczucia na początku zmiany, praca przy spawaniu przerwana. Brygadzista powiadomiony o 6:40.',
    daysAgo: 1,
    reportedBy: 'Żaneta Ćwik',
    status: 'new',
    location: 'Hala A, stanowisko spawalnicze nr 3',
  },
  {
    id: 'vGvEw5K7zgw3L3Qt',
    type: 'accident',
    description:
      'Podczas cofania wózek zaczepił o słupek regału i z drugiego poziomu spadła pusta paleta. Otarcie lewego przedramienia, opatrzone na miejscu.',
    daysAgo: 3,
    reportedBy: 'Anna Dąbrowska',
    status: 'new',
    location: 'Magazyn wyrobów gotowych, aleja 4',
    witnesses: ['Marek Gżegżółka', 'Łukasz Zięba'],
  },
  {
    id: 'XZc0ioqZ2ViCf1Mq',
    type: 'accident',
    description:
      'Przy przenoszeniu profilu pękło zawiesie pasowe, a ładunek uderzył o posadzkę. Stłuczenie stopy mimo obuwia ochronnego; miejsce zabezpieczono taśmą.',
    daysAgo: 6,
    reportedBy: 'Józef Kaźmierczak',
    status: 'investigating',
    location: 'Hala B, suwnica nr 2',
    witnesses: ['Anna Dąbrowska', 'Żaneta Ćwik'],
  },
  {
    id: '9tDgeBdWL2nGyCeN',
    type: 'indisposition',
    description:
      'Niedyspozycja w trakcie zmiany, jazda wózkiem przerwana o 11:15. Zastępstwo wyznaczono od razu.',
    daysAgo: 11,
    reportedBy: 'Anna Dąbrowska',
    status: 'closed',
    location: 'Rampa załadunkowa nr 1',
  },
  {
    id: 'i7mkoipL4xJAiagD',
    type: 'accident',
    description:
      'Poślizgnięcie na mokrej posadzce przy bramie chłodni i upadek na bok. Ból nadgarstka, lekarz zalecił tydzień bez dźwigania.',
    daysAgo: 17,
    reportedBy: 'Tomasz Łuczak',
    status: 'investigating',
    location: 'Magazyn nr 5, brama chłodni',
    witnesses: ['Stanisław Śmiałek'],
  },
  {
    id: 'LWLT4Jvr4zSPE2Ox',
    type: 'accident',
    description:
      'W czasie rozładunku naczepy przesunęła się paleta ze śrubami, która nie była spięta taśmą. Przy próbie jej podtrzymania doszło do przygniecenia dwóch palców prawej dłoni między paletą a burtą. Rozładunek wstrzymano, rękę opatrzono w punkcie pierwszej pomocy, a pozostałe palety przepakowano przed wznowieniem pracy.',
    daysAgo: 20,
    reportedBy: 'Marek Gżegżółka',
    status: 'closed',
    location: 'Rampa załadunkowa nr 2',
    witnesses: ['Józef Kaźmierczak'],
  },
  // Names a co-worker as witness, who must not see it: health is private (product rule).
  {
    id: 'QyJFfZt310wYzcy5',
    type: 'indisposition',
    description: 'Złe samopoczucie przed pracami przy rozdzielnicy, zadanie przełożono na następny dzień.',
    daysAgo: 29,
    reportedBy: 'Łukasz Zięba',
    status: 'investigating',
    witnesses: ['Anna Dąbrowska'],
  },
  {
    id: 'j8gipFwUaAy5dWBs',
    type: 'accident',
    description:
      'Podczas obchodu stanowisk potknięcie o przewód leżący w poprzek przejścia. Stłuczenie kolana; przewody poprowadzono w listwie ochronnej.',
    daysAgo: 38,
    reportedBy: 'Agnieszka Szczęsna',
    status: 'closed',
    location: 'Hala A, przejście przy prasach',
  },
  {
    id: '4gq24NwVJx5ShlPx',
    type: 'accident',
    description: 'Skaleczenie dłoni nożem przy otwieraniu kartonu. Ranę opatrzono na miejscu.',
    daysAgo: 52,
    reportedBy: 'Stanisław Śmiałek',
    status: 'closed',
    location: 'Magazyn nr 2, strefa kompletacji',
    witnesses: ['Tomasz Łuczak', 'Ewa Jaźwińska'],
  },
  {
    id: '17azGxFPmG36JFUj',
    type: 'indisposition',
    description:
      'Niedyspozycja uniemożliwiająca prowadzenie zmiany nocnej. Obowiązki przejęła druga osoba z grafiku.',
    daysAgo: 66,
    reportedBy: 'Ewa Jaźwińska',
    status: 'closed',
    location: 'Magazyn nr 5, dyspozytornia',
  },
  {
    id: 'VJ409QVbLr74HHZS',
    type: 'accident',
    description:
      'Iskrzenie w rozdzielnicy R-12 podczas przeglądu i lekkie oparzenie palca. Obwód wyłączono, oznakowano i zgłoszono do naprawy.',
    daysAgo: 83,
    reportedBy: 'Łukasz Zięba',
    status: 'closed',
    location: 'Hala B, rozdzielnica R-12',
    witnesses: ['Bogumiła Krzyżanowska-Świętochłowicka'],
  },
  {
    id: '3DuqFwqby39eKfyS',
    type: 'accident',
    description:
      'Odprysk metalu dostał się pod przyłbicę przy szlifowaniu spoiny. Oko przepłukano, po badaniu powrót do pracy następnego dnia.',
    daysAgo: 101,
    reportedBy: 'Żaneta Ćwik',
    status: 'closed',
    location: 'Hala A, stanowisko spawalnicze nr 1',
  },
  {
    id: 'UPusXHb96byujWzl',
    type: 'indisposition',
    description:
      'Osłabienie w czasie pracy w wysokiej temperaturze, wcześniejsze zakończenie zmiany za zgodą kierownika.',
    daysAgo: 124,
    reportedBy: 'Józef Kaźmierczak',
    status: 'closed',
    location: 'Hala B, piec nr 1',
  },
  {
    id: 'jSx8OMzOQfGKArvN',
    type: 'accident',
    description:
      'Upadek z drugiego stopnia drabiny przy odczycie licznika, stłuczenie łokcia. Drabinę wycofano z użycia.',
    daysAgo: 147,
    reportedBy: 'Bogumiła Krzyżanowska-Świętochłowicka',
    status: 'closed',
    location: 'Stacja transformatorowa T-1',
    witnesses: ['Łukasz Zięba'],
  },
]

export const listReports = keptForDay((today): readonly Report[] =>
  reports.map(({ daysAgo, reportedBy, witnesses, ...sample }) => ({
    ...sample,
    date: shiftDay(today, { days: -daysAgo }),
    reportedBy: requireUserId(reportedBy),
    witnesses: witnesses?.map(requireUserId),
  })),
)

import type { Report, ReportStatus } from '~/domain/reports/report'
import { shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

import { sampleRows } from './configuration.server'
import { measuresOfReport } from './measures.server'
import { requireUserId } from './users.server'

/**
 * `daysAgo` counts back from today. People are given by full name instead of id. No report tells of symptoms or of
 * what a doctor said.
 */
type SampleReport = Omit<Report, 'date' | 'status' | 'closedOn' | 'accident' | 'protocol' | 'stepFacts'> & {
  daysAgo: number
  status: ReportStatus
  closedDaysAgo?: number
  /** Days ago on which the protocol of an accident was drawn up and approved. */
  protocolDaysAgo?: { drawnUp: number; approved: number }
}

const reports: SampleReport[] = [
  {
    id: '8F5UqbxJIknY4UxO',
    type: 'indisposition',
    description:
      'Niedyspozycja na początku zmiany, praca przy spawaniu przerwana. Brygadzista powiadomiony o 6:40.',
    daysAgo: 1,
    time: '06:35',
    reportedBy: 'Żaneta Ćwik',
    status: 'new',
    location: 'Hala A, stanowisko spawalnicze nr 3',
  },
  {
    id: 'vGvEw5K7zgw3L3Qt',
    type: 'accident',
    description:
      'Podczas cofania wózek zaczepił o słupek regału i z drugiego poziomu spadła pusta paleta. Uraz opatrzono na miejscu.',
    daysAgo: 3,
    time: '10:20',
    injuredId: 'Anna Dąbrowska',
    reportedBy: 'Anna Dąbrowska',
    status: 'new',
    location: 'Magazyn wyrobów gotowych, aleja 4',
    witnesses: ['Marek Gżegżółka', 'Łukasz Zięba'],
  },
  {
    id: 'XZc0ioqZ2ViCf1Mq',
    type: 'accident',
    isNearMiss: true,
    description:
      'Przy przenoszeniu profilu pękło zawiesie pasowe, a ładunek uderzył o posadzkę. Nikt nie ucierpiał; miejsce zabezpieczono taśmą.',
    daysAgo: 6,
    time: '13:05',
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
    closedDaysAgo: 9,
    location: 'Rampa załadunkowa nr 1',
  },
  {
    id: 'i7mkoipL4xJAiagD',
    type: 'accident',
    description:
      'Poślizgnięcie na mokrej posadzce przy bramie chłodni i upadek na bok. Uraz opatrzono w punkcie pierwszej pomocy.',
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
      'W czasie rozładunku naczepy przesunęła się paleta ze śrubami, która nie była spięta taśmą. Przy próbie jej podtrzymania doszło do urazu dłoni między paletą a burtą. Rozładunek wstrzymano, uraz opatrzono w punkcie pierwszej pomocy, a pozostałe palety przepakowano przed wznowieniem pracy.',
    daysAgo: 20,
    time: '07:50',
    protocolDaysAgo: { drawnUp: 12, approved: 9 },
    reportedBy: 'Marek Gżegżółka',
    status: 'closed',
    closedDaysAgo: 5,
    registerEntry: {
      effects: 'stłuczenie dłoni',
      isAtWork: true,
      daysOfIncapacity: 9,
      recommendations: 'Ładunki spięte taśmą przed otwarciem burty; instruktaż dla obsługi ramp.',
    },
    location: 'Rampa załadunkowa nr 2',
    witnesses: ['Józef Kaźmierczak'],
  },
  // Names a co-worker as witness, who must not see it: health is private (product rule).
  {
    id: 'QyJFfZt310wYzcy5',
    type: 'indisposition',
    description: 'Niedyspozycja przed pracami przy rozdzielnicy, zadanie przełożono na następny dzień.',
    daysAgo: 29,
    reportedBy: 'Łukasz Zięba',
    status: 'investigating',
    witnesses: ['Anna Dąbrowska'],
  },
  {
    id: 'j8gipFwUaAy5dWBs',
    type: 'accident',
    description:
      'Podczas obchodu stanowisk potknięcie o przewód leżący w poprzek przejścia. Uraz opatrzono na miejscu; przewody poprowadzono w listwie ochronnej.',
    daysAgo: 38,
    protocolDaysAgo: { drawnUp: 29, approved: 26 },
    reportedBy: 'Agnieszka Szczęsna',
    status: 'closed',
    closedDaysAgo: 24,
    location: 'Hala A, przejście przy prasach',
  },
  {
    id: '4gq24NwVJx5ShlPx',
    type: 'accident',
    description: 'Skaleczenie nożem przy otwieraniu kartonu. Uraz opatrzono na miejscu.',
    daysAgo: 52,
    protocolDaysAgo: { drawnUp: 44, approved: 40 },
    injuredId: 'Stanisław Śmiałek',
    reportedBy: 'Stanisław Śmiałek',
    status: 'closed',
    closedDaysAgo: 38,
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
    closedDaysAgo: 63,
    location: 'Magazyn nr 5, dyspozytornia',
  },
  {
    id: 'VJ409QVbLr74HHZS',
    type: 'accident',
    isNearMiss: true,
    description:
      'Iskrzenie w rozdzielnicy R-12 podczas przeglądu, nikt nie ucierpiał. Obwód wyłączono, oznakowano i zgłoszono do naprawy.',
    daysAgo: 83,
    reportedBy: 'Łukasz Zięba',
    status: 'closed',
    closedDaysAgo: 80,
    location: 'Hala B, rozdzielnica R-12',
    witnesses: ['Bogumiła Krzyżanowska-Świętochłowicka'],
  },
  {
    id: '3DuqFwqby39eKfyS',
    type: 'accident',
    description:
      'Odprysk metalu dostał się pod przyłbicę przy szlifowaniu spoiny. Uraz opatrzono na miejscu, wymieniono przyłbice na stanowisku.',
    daysAgo: 101,
    protocolDaysAgo: { drawnUp: 91, approved: 88 },
    reportedBy: 'Żaneta Ćwik',
    status: 'closed',
    closedDaysAgo: 86,
    location: 'Hala A, stanowisko spawalnicze nr 1',
  },
  {
    id: 'UPusXHb96byujWzl',
    type: 'indisposition',
    description:
      'Niedyspozycja w czasie pracy przy piecu, wcześniejsze zakończenie zmiany za zgodą kierownika.',
    daysAgo: 124,
    reportedBy: 'Józef Kaźmierczak',
    status: 'closed',
    closedDaysAgo: 121,
    location: 'Hala B, piec nr 1',
  },
  {
    id: 'jSx8OMzOQfGKArvN',
    type: 'accident',
    description:
      'Upadek z drugiego stopnia drabiny przy odczycie licznika. Uraz opatrzono na miejscu, drabinę wycofano z użycia.',
    daysAgo: 147,
    protocolDaysAgo: { drawnUp: 139, approved: 135 },
    injuredId: 'Bogumiła Krzyżanowska-Świętochłowicka',
    reportedBy: 'Bogumiła Krzyżanowska-Świętochłowicka',
    status: 'closed',
    closedDaysAgo: 130,
    location: 'Stacja transformatorowa T-1',
    witnesses: ['Łukasz Zięba'],
  },
]

export const listReports = keepLast((today: Day): readonly Report[] => {
  const daysBefore = (days: number) => shiftDay(today, { days: -days })
  return sampleRows(reports).map(
    ({ daysAgo, closedDaysAgo, protocolDaysAgo, reportedBy, injuredId, witnesses, ...sample }) => ({
      ...sample,
      date: daysBefore(daysAgo),
      ...measuresOfReport(sample.id, today),
      reportedBy: requireUserId(reportedBy),
      ...(injuredId !== undefined && { injuredId: requireUserId(injuredId) }),
      witnesses: witnesses?.map(requireUserId),
      ...(closedDaysAgo !== undefined && { closedOn: daysBefore(closedDaysAgo) }),
      ...(sample.type === 'accident' &&
        !sample.isNearMiss && {
          accident: { who: 'employee' as const, severity: 'light' as const },
          protocol: {
            secured: daysBefore(daysAgo),
            ...(protocolDaysAgo && stepsOfProtocol(protocolDaysAgo, daysBefore)),
          },
        }),
    }),
  )
})

/** A protocol that is approved had all its other steps, too. */
function stepsOfProtocol(
  { drawnUp, approved }: { drawnUp: number; approved: number },
  daysBefore: (days: number) => Day,
): Report['protocol'] {
  const [drawnUpOn, approvedOn] = [daysBefore(drawnUp), daysBefore(approved)]
  return {
    team: daysBefore(drawnUp + 2),
    findings: drawnUpOn,
    drawn_up: drawnUpOn,
    read: approvedOn,
    approved: approvedOn,
    handed_over: approvedOn,
    registered: approvedOn,
    z_kw: approvedOn,
  }
}

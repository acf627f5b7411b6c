import type { AccidentStep } from '~/domain/reports/accident'
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
type SampleReport = Omit<Report, 'date' | 'status' | 'closedOn' | 'protocol' | 'injuredId'> & {
  daysAgo: number
  injuredName?: string
  status: ReportStatus
  closedDaysAgo?: number
  /** Days ago on which steps of an accident that is still handled were done. The scene is secured on its day. */
  stepsDaysAgo?: Partial<Record<AccidentStep, number>>
  /** Days ago on which the protocol of an accident was drawn up and approved. All its other steps are done, too. */
  protocolDaysAgo?: { drawnUp: number; approved: number }
}

const TEAM = 'Agnieszka Szczęsna (specjalista ds. BHP), Marek Gżegżółka (przedstawiciel pracowników)'

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
    injuredName: 'Anna Dąbrowska',
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
    id: 'mB2tWq7LxZ0cRfNv',
    type: 'accident',
    description:
      'Przy usuwaniu usterki prasy nr 4 opadł suwak i przygniótł dłoń elektryka. Wezwano pogotowie, prasę wyłączono i zabezpieczono przed uruchomieniem.',
    daysAgo: 12,
    time: '11:45',
    accident: { who: 'employee', severity: 'serious' },
    stepsDaysAgo: { told: 12, team: 11 },
    stepFacts: {
      told: { doneBy: 'Małgorzata Wiśniewska', note: 'Inspektor i prokurator zawiadomieni telefonicznie.' },
      team: { doneBy: TEAM },
    },
    injuredName: 'Łukasz Zięba',
    reportedBy: 'Józef Kaźmierczak',
    status: 'investigating',
    location: 'Hala B, prasa nr 4',
  },
  {
    id: 'pK9dVhY3sTjE6uQa',
    type: 'accident',
    description:
      'Przy ręcznym przenoszeniu blachy jej krawędź rozcięła rękawicę. Uraz opatrzono w punkcie pierwszej pomocy.',
    daysAgo: 16,
    time: '08:10',
    stepsDaysAgo: { team: 15, findings: 4, drawn_up: 3 },
    stepFacts: { team: { doneBy: TEAM } },
    injuredName: 'Żaneta Ćwik',
    reportedBy: 'Żaneta Ćwik',
    status: 'investigating',
    location: 'Hala A, stół do cięcia blach',
  },
  {
    id: 'i7mkoipL4xJAiagD',
    type: 'accident',
    description:
      'Poślizgnięcie na mokrej posadzce przy bramie chłodni i upadek na bok. Uraz opatrzono w punkcie pierwszej pomocy.',
    daysAgo: 17,
    stepsDaysAgo: { team: 15, findings: 5 },
    stepFacts: { team: { doneBy: 'Ewa Jaźwińska, Stanisław Śmiałek' } },
    reportedBy: 'Tomasz Łuczak',
    status: 'investigating',
    location: 'Magazyn nr 5, brama chłodni',
    witnesses: ['Stanisław Śmiałek'],
  },
  {
    id: 'cX5nGwA8oUyD1rLe',
    type: 'accident',
    description:
      'Przy schodzeniu z podestu suwnicy noga zsunęła się z ostatniego stopnia. Uraz opatrzono na miejscu, stopień oklejono taśmą antypoślizgową.',
    daysAgo: 18,
    time: '14:30',
    stepsDaysAgo: { team: 17, findings: 7, drawn_up: 6, read: 5, approved: 1 },
    stepFacts: { team: { doneBy: TEAM }, read: { hasRemarks: false } },
    injuredName: 'Józef Kaźmierczak',
    reportedBy: 'Józef Kaźmierczak',
    status: 'investigating',
    location: 'Hala B, podest nr 2',
  },
  {
    id: 'fJ4sIbO6hPzM0kTw',
    type: 'accident',
    description: 'Zbita szyba w drzwiach przejściowych skaleczyła przedramię. Uraz opatrzono na miejscu.',
    daysAgo: 18,
    stepsDaysAgo: { team: 17, findings: 5, drawn_up: 4, read: 3 },
    stepFacts: { team: { doneBy: 'Ewa Jaźwińska, Stanisław Śmiałek' }, read: { hasRemarks: true } },
    injuredName: 'Tomasz Łuczak',
    reportedBy: 'Ewa Jaźwińska',
    status: 'investigating',
    location: 'Magazyn nr 2, przejście do biura',
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
    injuredName: 'Stanisław Śmiałek',
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
    injuredName: 'Bogumiła Krzyżanowska-Świętochłowicka',
    reportedBy: 'Bogumiła Krzyżanowska-Świętochłowicka',
    status: 'closed',
    closedDaysAgo: 130,
    location: 'Stacja transformatorowa T-1',
    witnesses: ['Łukasz Zięba'],
  },
  // Of the year before, so that the rates of accidents have two years.
  {
    id: 'yH7vEaC2qFiS9mXd',
    type: 'accident',
    description: 'Przy odkładaniu tarczy szlifierki doszło do otarcia dłoni. Uraz opatrzono na miejscu.',
    daysAgo: 400,
    protocolDaysAgo: { drawnUp: 390, approved: 387 },
    reportedBy: 'Marek Gżegżółka',
    status: 'closed',
    closedDaysAgo: 380,
    registerEntry: {
      effects: 'otarcie dłoni',
      isAtWork: true,
      daysOfIncapacity: 3,
      recommendations: 'Uchwyty do tarcz przy każdej szlifierce.',
    },
    location: 'Hala A, szlifiernia',
  },
]

export const listReports = keepLast((today: Day): readonly Report[] => {
  const daysBefore = (days: number) => shiftDay(today, { days: -days })
  return sampleRows(reports).map(
    ({
      daysAgo,
      closedDaysAgo,
      stepsDaysAgo = {},
      protocolDaysAgo,
      reportedBy,
      injuredName,
      witnesses,
      ...sample
    }) => ({
      ...sample,
      date: daysBefore(daysAgo),
      ...measuresOfReport(sample.id, today),
      reportedBy: requireUserId(reportedBy),
      injuredId: injuredName && requireUserId(injuredName),
      witnesses: witnesses?.map(requireUserId),
      closedOn: closedDaysAgo === undefined ? undefined : daysBefore(closedDaysAgo),
      ...(sample.type === 'accident' &&
        !sample.isNearMiss && {
          accident: sample.accident ?? { who: 'employee' as const, severity: 'light' as const },
          protocol: {
            notified: daysBefore(daysAgo),
            secured: daysBefore(daysAgo),
            ...Object.fromEntries(
              Object.entries(stepsDaysAgo).map(([step, days]) => [step, daysBefore(days)]),
            ),
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

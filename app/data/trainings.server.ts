import type { Training } from '~/domain/trainings/training'
import { shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

import { AMBER, ODER, SAFE_WORK, WAWEL } from './centre-names.server'
import { sampleRows } from './configuration.server'
import { requireUserId } from './users.server'
import { workingDay } from './working-day.server'

/**
 * `inDays` counts from today and is negative for the past; from there the date moves on, or back, to working days.
 * `isTwoDays` adds the day after it. Participants are given by full name instead of id.
 */
type SampleTraining = Omit<Training, 'date' | 'lastDay' | 'status'> & { inDays: number; isTwoDays?: boolean }

const trainings: SampleTraining[] = [
  {
    id: '5aCnsH1TUC27vjEQ',
    title: 'Bezpieczna obsługa wózków jezdniowych: warsztat praktyczny',
    leadsTo: null,
    inDays: -130,
    startTime: '08:00',
    endTime: '14:00',
    location: 'Warszawa, ul. Hutmistrzów 214, plac manewrowy',
    instructor: 'Mirosław Dzięcioł',
    trainingCenter: SAFE_WORK,
    participants: ['Anna Dąbrowska', 'Marek Gżegżółka', 'Tomasz Łuczak', 'Stanisław Śmiałek'],
    maxParticipants: 12,
    description:
      'Codzienna kontrola wózka przed jazdą, stateczność z ładunkiem i praca w wąskich alejach. Każda osoba wykonuje zadania na placu manewrowym. Potrzebne są obuwie ochronne i kamizelka odblaskowa.',
  },
  {
    id: 'SZIctsV7DrJLs2xR',
    title: 'Szkolenie okresowe BHP dla osób kierujących pracownikami',
    leadsTo: { type: 'bhp', scope: 'managers' },
    inDays: -95,
    isTwoDays: true,
    startTime: '09:00',
    endTime: '16:00',
    location: 'Wrocław, ul. Kaflarska Boczna 305, sala 2',
    instructor: 'Halina Wróbel-Żak',
    trainingCenter: ODER,
    participants: ['Józef Kaźmierczak', 'Małgorzata Wiśniewska'],
    maxParticipants: 15,
    description:
      'Obowiązki osób kierujących pracownikami, ocena ryzyka zawodowego i postępowanie po wypadku. Szkolenie trwa dwa dni, po 8 godzin lekcyjnych. Zajęcia kończą się egzaminem, a zaświadczenie jest ważne 5 lat.',
  },
  {
    id: 'nFIZOziQBRNiXliz',
    title: 'Próbna ewakuacja i użycie podręcznego sprzętu gaśniczego',
    leadsTo: null,
    inDays: -61,
    startTime: '10:00',
    endTime: '13:00',
    location: 'Radom, ul. Kuźnicza Dolna 318, hala B',
    instructor: 'Zbigniew Ćwierk',
    trainingCenter: AMBER,
    participants: [
      'Anna Dąbrowska',
      'Łukasz Zięba',
      'Józef Kaźmierczak',
      'Żaneta Ćwik',
      'Marek Gżegżółka',
      'Agnieszka Szczęsna',
      'Bogumiła Krzyżanowska-Świętochłowicka',
    ],
    maxParticipants: 20,
    description:
      'Ogłoszenie alarmu, przejście drogami ewakuacyjnymi na miejsce zbiórki i omówienie wyników. W drugiej części ćwiczenia z gaśnicą proszkową, śniegową i kocem gaśniczym.',
  },
  {
    id: 'NFnmvtNAPmqbK9U7',
    title: 'Szkolenie okresowe BHP dla stanowisk robotniczych',
    leadsTo: { type: 'bhp', scope: 'workers' },
    inDays: -27,
    startTime: '08:00',
    endTime: '15:00',
    location: 'Warszawa, ul. Hutmistrzów 214, sala 1',
    instructor: 'Mirosław Dzięcioł',
    trainingCenter: SAFE_WORK,
    participants: ['Łukasz Zięba', 'Tomasz Łuczak'],
    maxParticipants: 20,
    description:
      'Zagrożenia na stanowisku, środki ochrony indywidualnej i zasady bezpiecznej pracy, omówione na przykładach wypadków. Zajęcia odbywają się na miejscu, w formie instruktażu. Zaświadczenie jest ważne 3 lata.',
  },
  {
    id: 'xvryDTNLPvobaAyw',
    title: 'Szkolenie okresowe BHP dla pracowników inżynieryjno-technicznych',
    leadsTo: { type: 'bhp', scope: 'engineers' },
    inDays: -6,
    isTwoDays: true,
    startTime: '09:00',
    endTime: '16:00',
    location: 'Kraków, ul. Ślusarzy Podgórskich 187, sala 4',
    instructor: 'Wiesława Kądziel',
    trainingCenter: WAWEL,
    participants: ['Bogumiła Krzyżanowska-Świętochłowicka'],
    maxParticipants: 15,
    description:
      'Nowe przepisy, ergonomia i bezpieczeństwo przy projektowaniu, montażu i utrzymaniu maszyn. Szkolenie trwa dwa dni, po 8 godzin lekcyjnych. Zajęcia kończą się egzaminem, a zaświadczenie jest ważne 5 lat.',
  },
  {
    id: 'HRGvpHCBUSoeGxXK',
    title: 'Kwalifikowana pierwsza pomoc: egzamin po kursie',
    leadsTo: { type: 'first_aid', scope: 'kpp' },
    inDays: -4,
    startTime: '09:00',
    endTime: '15:00',
    location: 'Warszawa, ul. Hutmistrzów 214, sala 3',
    instructor: 'Mirosław Dzięcioł',
    trainingCenter: SAFE_WORK,
    participants: ['Anna Dąbrowska', 'Marek Gżegżółka', 'Stanisław Śmiałek'],
    maxParticipants: 12,
    description:
      'Część teoretyczna i praktyczna egzaminu kończącego 66-godzinny kurs dla zakładowej jednostki, która współpracuje z systemem ratownictwa. Na egzamin należy zabrać dokument tożsamości i strój, który nie krępuje ruchów.',
  },
  {
    id: 'YfDI4diy9zroQCoG',
    title: 'Szkolenie okresowe BHP dla stanowisk robotniczych',
    leadsTo: { type: 'bhp', scope: 'workers' },
    inDays: 1,
    startTime: '08:00',
    endTime: '15:00',
    location: 'Warszawa, ul. Hutmistrzów 214, sala 1',
    instructor: 'Mirosław Dzięcioł',
    trainingCenter: SAFE_WORK,
    participants: ['Anna Dąbrowska', 'Żaneta Ćwik', 'Marek Gżegżółka'],
    maxParticipants: 20,
    description:
      'Zagrożenia na stanowisku, środki ochrony indywidualnej i zasady bezpiecznej pracy, omówione na przykładach wypadków. Zajęcia odbywają się na miejscu, w formie instruktażu. Zaświadczenie jest ważne 3 lata.',
  },
  {
    id: '4kMMqJQ0lrwmZ2K8',
    title: 'Przygotowanie do egzaminu kwalifikacyjnego SEP, grupa G1',
    leadsTo: null,
    inDays: 3,
    startTime: '09:00',
    endTime: '14:00',
    location: 'Kraków, ul. Ślusarzy Podgórskich 187, pracownia elektryczna',
    instructor: 'Eugeniusz Łopatka',
    trainingCenter: WAWEL,
    participants: ['Łukasz Zięba'],
    maxParticipants: 15,
    description:
      'Powtórzenie zasad eksploatacji urządzeń i sieci do 1 kV, pomiary ochronne oraz ratowanie osób porażonych prądem. Na koniec próbny egzamin przed komisją.',
  },
  {
    id: 'bQ0xk7yYbQBoS7nC',
    title: 'Pierwsza pomoc w zakładzie pracy z użyciem AED',
    leadsTo: { type: 'first_aid', scope: 'staff' },
    inDays: 6,
    startTime: '09:00',
    endTime: '15:00',
    location: 'Warszawa, ul. Hutmistrzów 214, sala 3',
    instructor: 'Karolina Żołądź',
    trainingCenter: SAFE_WORK,
    participants: [
      'Anna Dąbrowska',
      'Łukasz Zięba',
      'Józef Kaźmierczak',
      'Żaneta Ćwik',
      'Marek Gżegżółka',
      'Agnieszka Szczęsna',
      'Bogumiła Krzyżanowska-Świętochłowicka',
      'Tomasz Łuczak',
      'Grażyna Źrebiec',
      'Stanisław Śmiałek',
      'Ewa Jaźwińska',
      'Iwona Pączkowska',
    ],
    maxParticipants: 12,
    description:
      'Resuscytacja na fantomach, użycie defibrylatora AED, tamowanie krwotoków i opatrywanie oparzeń. Ćwiczenia odbywają się w parach, dlatego prosimy o wygodny strój.',
  },
  {
    id: '8CE2TsGfNs8tLR1k',
    title: 'Ochrona przeciwpożarowa: szkolenie pracowników',
    leadsTo: { type: 'fire_protection', scope: 'staff' },
    inDays: 13,
    startTime: '09:00',
    endTime: '16:00',
    location: 'Gdańsk, ul. Dźwigowych 142, sala szkoleniowa A',
    instructor: 'Zbigniew Ćwierk',
    trainingCenter: AMBER,
    participants: ['Józef Kaźmierczak', 'Agnieszka Szczęsna'],
    maxParticipants: 15,
    description:
      'Zagrożenia pożarowe w zakładzie, instrukcja bezpieczeństwa pożarowego i użycie podręcznego sprzętu gaśniczego, z ćwiczeniami na poligonie pożarowym. Zaświadczenie nie ma terminu, a uprawnień inspektora nie daje.',
  },
  {
    id: 'VaRKKck3UJV0vVTd',
    title: 'Seminarium: najczęstsze przyczyny wypadków w magazynie',
    leadsTo: null,
    inDays: 13,
    startTime: '10:00',
    endTime: '13:00',
    location: 'Wrocław, ul. Kaflarska Boczna 305, aula',
    instructor: 'Halina Wróbel-Żak',
    trainingCenter: ODER,
    participants: ['Tomasz Łuczak', 'Ewa Jaźwińska', 'Iwona Pączkowska'],
    description:
      'Omówienie zdarzeń przy regałach, rampach i wózkach oraz działań, które im zapobiegają. Liczba miejsc w auli nie jest ograniczona. Uczestnicy otrzymują listy kontrolne do użycia na zmianie.',
  },
  {
    id: 'M8fycnr0rMbtPT2c',
    title: 'Kwalifikowana pierwsza pomoc: egzamin potwierdzający',
    leadsTo: { type: 'first_aid', scope: 'kpp' },
    inDays: 27,
    startTime: '09:00',
    endTime: '14:00',
    location: 'Warszawa, ul. Hutmistrzów 214, sala 3',
    instructor: 'Mirosław Dzięcioł',
    trainingCenter: SAFE_WORK,
    participants: ['Józef Kaźmierczak'],
    maxParticipants: 12,
    description:
      'Egzamin dla osób z jednostek współpracujących z systemem ratownictwa, którym w ciągu najbliższych 3 miesięcy kończy się ważność tytułu ratownika. Przed częścią praktyczną przewidziano godzinę ćwiczeń na fantomach.',
  },
  {
    id: 'eDd3hmrlMDlRbmQa',
    title: 'Szkolenie okresowe BHP dla osób kierujących pracownikami',
    leadsTo: { type: 'bhp', scope: 'managers' },
    inDays: 41,
    isTwoDays: true,
    startTime: '09:00',
    endTime: '16:00',
    location: 'Wrocław, ul. Kaflarska Boczna 305, sala 2',
    instructor: 'Halina Wróbel-Żak',
    trainingCenter: ODER,
    participants: ['Ewa Jaźwińska'],
    maxParticipants: 15,
    description:
      'Obowiązki osób kierujących pracownikami, ocena ryzyka zawodowego i postępowanie po wypadku. Szkolenie trwa dwa dni, po 8 godzin lekcyjnych. Zajęcia kończą się egzaminem, a zaświadczenie jest ważne 5 lat.',
  },
  {
    id: 'IfKPoZnNYC9O3C1D',
    title: 'Przygotowanie do egzaminu UDT: wózki jezdniowe podnośnikowe',
    leadsTo: null,
    inDays: 62,
    startTime: '08:00',
    endTime: '16:00',
    location: 'Gdańsk, ul. Dźwigowych 142, hala ćwiczeń',
    instructor: 'Eugeniusz Łopatka',
    trainingCenter: AMBER,
    participants: ['Marek Gżegżółka', 'Stanisław Śmiałek'],
    maxParticipants: 12,
    description:
      'Budowa i eksploatacja wózków, przepisy dozoru technicznego oraz jazda z ładunkiem. Zajęcia przygotowują do egzaminu przed komisją Urzędu Dozoru Technicznego.',
  },
  {
    id: 'uTFzN8EuDDfktfY4',
    title: 'Bezpieczna praca na wysokości',
    leadsTo: null,
    inDays: 88,
    startTime: '09:00',
    endTime: '15:00',
    location: 'Kraków, ul. Ślusarzy Podgórskich 187, hala ćwiczeń',
    instructor: 'Wiesława Kądziel',
    trainingCenter: WAWEL,
    participants: [],
    maxParticipants: 20,
    description:
      'Dobór i kontrola szelek, praca na drabinach, rusztowaniach i podestach oraz ewakuacja osoby zawieszonej w uprzęży. Sprzęt do ćwiczeń zapewnia ośrodek.',
  },
]

export const listTrainings = keepLast((today: Day): readonly Training[] =>
  sampleRows(trainings).map(({ inDays, isTwoDays, participants, ...sample }) => {
    const date = workingDay(shiftDay(today, { days: inDays }), inDays < 0 ? -1 : 1, isTwoDays ? 2 : 1)
    return {
      ...sample,
      date,
      ...(isTwoDays && { lastDay: shiftDay(date, { days: 1 }) }),
      participants: participants.map(requireUserId),
      status: inDays < 0 ? 'completed' : 'scheduled',
    }
  }),
)

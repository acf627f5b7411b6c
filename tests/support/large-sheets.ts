import { utils, write } from '@e965/xlsx'

/** A table of people as companies keep it: a row for each, with days of papers in columns. */
export function companySheet(people: number, columns: number): Buffer {
  const headings = HEADINGS.slice(0, columns)
  const others = Array.from(
    { length: Math.max(0, columns - headings.length) },
    (_, place) => `Uwagi ${place + 1}`,
  )
  const rows = Array.from({ length: people }, (_, place) => [
    ...rowOf(place).slice(0, columns),
    ...others.map((_heading, column) => ((place + column) % 3 === 0 ? 'sprawdzić' : '')),
  ])
  const sheet = utils.aoa_to_sheet([[...headings, ...others], ...rows], { cellDates: true })
  return write(utils.book_new(sheet, 'Rejestr'), { type: 'buffer', bookType: 'xlsx', compression: true })
}

const HEADINGS = [
  'Nazwisko i imię',
  'Nr pracownika',
  'Stanowisko',
  'Dział',
  'Data zatrudnienia',
  'E-mail',
  'Badania lekarskie data',
  'Badania lekarskie ważne do',
  'Szkolenie wstępne',
  'BHP robotnicze ważne do',
  'SEP E G1 ważne do',
  'UDT wózek ważne do',
]

const STARTS = [
  'Nowa',
  'Kowal',
  'Wiśnie',
  'Ćwią',
  'Żółto',
  'Gżegżó',
  'Wój',
  'Dąb',
  'Krzyża',
  'Świę',
  'Lewan',
  'Mazu',
]
const ENDS = [
  'kowicz',
  'czyk',
  'ński',
  'kała',
  'wska',
  'łka',
  'cik',
  'ek-Lis',
  'row',
  'niak',
  'czuk',
  'rska',
  'lska',
]
const FIRST_NAMES = [
  'Adam',
  'Beata',
  'Celestyn',
  'Danuta',
  'Edward',
  'Felicja',
  'Grzegorz',
  'Halina',
  'Irena',
  'Jan',
  'Karol',
  'Lidia',
  'Marek',
]
const POSITIONS = ['magazynier', 'operator wózka', 'elektryk', 'brygadzista']

function rowOf(place: number): (string | Date)[] {
  const start = STARTS[place % STARTS.length]
  const end = ENDS[Math.floor(place / STARTS.length) % ENDS.length]
  const first = FIRST_NAMES[Math.floor(place / (STARTS.length * ENDS.length)) % FIRST_NAMES.length]
  const day = (year: number, shift: number) => new Date(Date.UTC(year, 0, 1 + ((place * 37 + shift) % 360)))
  const isElectrician = place % POSITIONS.length === 2
  return [
    `${start}${end} ${first}`,
    String(1000 + place),
    POSITIONS[place % POSITIONS.length] ?? '',
    `Hala ${1 + (place % 5)}`,
    day(2019, 0),
    `p${place}@firma.example`,
    day(2025, 3),
    day(2027, 3),
    day(2019, 1),
    day(2027, 50),
    isElectrician ? day(2028, 9) : '',
    place % 2 === 1 ? day(2029, 20) : '-',
  ]
}

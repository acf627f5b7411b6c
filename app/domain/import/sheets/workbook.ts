/** A table of a workbook or a text file, or one that was pasted, as its program shows it. */
export type Sheet = {
  name: string
  /** The texts of the cells. A real date is written as `2026-11-21`, and one that shows only its month as `11.2026`. */
  rows: readonly (readonly string[])[]
  isHidden?: boolean
  /** The places of hidden rows. They are in `rows`, too. */
  hiddenRows?: ReadonlySet<number>
  /** The addresses of cells that show the error of a formula, such as `B12`. They are empty in `rows`. */
  errors?: readonly string[]
  /** The places of rows in whose cells a quotation mark is not as CSV has it. They are read as they are. */
  oddQuotes?: readonly number[]
}

/** A sheet that cannot be read, and why. */
export type RefusedSheet = { name: string; problem: WorkbookProblem }

export const MAX_WORKBOOK_BYTES = 10 * 1024 * 1024
/** Rows with people. Blank ones and those at the top do not count. */
export const MAX_SHEET_ROWS = 20_000
export const MAX_SHEET_COLUMNS = 200
/** For all sheets of a workbook together, blank cells included. It is one full sheet and some more. */
export const MAX_WORKBOOK_CELLS = 5_000_000
export const MAX_WORKBOOK_CHARACTERS = 20_000_000
/** The longest text that a cell of Excel takes. */
export const MAX_CELL_CHARACTERS = 32_767

/** So many rows at the top may hold a title and the headings. */
export const TOP_ROWS = 20

/** How the letters of a text file are written. Excel saves CSV as windows-1250 in Poland. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'iso-8859-2', 'cp852', 'utf-16le', 'utf-16be'] as const

export type Encoding = (typeof ENCODINGS)[number]

export const ENCODING_LABELS = {
  'utf-8': 'UTF-8',
  'windows-1250': 'Windows-1250 (polski Excel)',
  'iso-8859-2': 'ISO-8859-2 (starsze programy, Linux)',
  cp852: 'CP852 (programy z\u00a0DOS-u)',
  'utf-16le': 'UTF-16 (tekst Unicode z\u00a0Excela)',
  'utf-16be': 'UTF-16 (odwrotna kolejność bajtów)',
} satisfies Record<Encoding, string>

/** The characters that may be between the cells of a text. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const

export type Separator = (typeof SEPARATORS)[number]

export const SEPARATOR_LABELS = {
  '\t': 'Tabulator',
  ';': 'Średnik\u00a0;',
  ',': 'Przecinek\u00a0,',
  '|': 'Pionowa kreska\u00a0|',
} satisfies Record<Separator, string>

/** How a text is read. Only files have an encoding. */
export type TextFormat = { encoding?: Encoding; separator: Separator }

/** The content of a file or of a pasted table. */
export type Workbook = {
  sheets: readonly Sheet[]
  refused: readonly RefusedSheet[]
  /** True if a sheet goes on below the rows that are looked at. */
  hasRowsBelow?: boolean
  /** How a text was read. Both can be chosen otherwise. */
  text?: TextFormat & {
    /** A word of the file in each encoding that can be, the best one first. Empty if all of them are alike. */
    examples: readonly { encoding: Encoding; word: string }[]
  }
}

export type WorkbookProblem =
  | 'too-large'
  | 'too-long'
  | 'too-many-rows'
  | 'too-many-sheets'
  | 'too-much-text'
  | 'long-cell'
  | 'protected'
  | 'damaged'
  | 'empty'
  | 'without-table'
  | 'unreadable'
  | 'own-copy'
  | 'own-dossier'
  | 'own-reports'
  | 'own-trainings'
  | 'own-cells'
  | 'sealed'
  | 'archive'

export const WORKBOOK_PROBLEMS = {
  'too-large': 'Plik jest za duży. Można wczytać pliki do 10 MB; podziel go na mniejsze.',
  'too-many-rows':
    'Arkusz jest za duży. Można wczytać do 20 000 wierszy i 200 kolumn; podziel go albo usuń puste kolumny.',
  'too-long':
    'To za dużo tekstu do wklejenia. Zapisz tabelę jako plik do 10 MB i\u00a0wybierz go powyżej albo wklejaj po części.',
  'too-many-sheets': 'Plik ma ponad 400 arkuszy. Zostaw w\u00a0nim tylko potrzebne.',
  'too-much-text':
    'W\u00a0pliku jest za dużo tekstu. Zostaw w\u00a0nim tylko potrzebne arkusze, wiersze i\u00a0kolumny.',
  'long-cell':
    'Jedna z\u00a0komórek ma ponad 32\u00a0767 znaków, czyli więcej, niż mieści Excel. Sprawdź, czy w\u00a0tabeli nie brakuje cudzysłowu.',
  protected:
    'Plik jest chroniony hasłem. Otwórz go w\u00a0programie, w\u00a0którym powstał, i\u00a0zapisz bez hasła.',
  damaged: 'Plik jest uszkodzony albo nie jest arkuszem (.xlsx, .xls, .ods, .csv).',
  'without-table': 'Nie ma tu tabeli z\u00a0komórkami: to wykres albo strona bez tabeli.',
  empty: 'Nie ma tu żadnego wiersza.',
  unreadable:
    'Nie udało się tego odczytać: zabrakło pamięci albo czasu. Zostaw tylko potrzebny arkusz i\u00a0kolumny.',
  'own-copy': 'To kopia danych z\u00a0Pewnika. Wczytasz ją w\u00a0Ustawieniach, w\u00a0zakładce Dane.',
  'own-dossier':
    'To teczka z\u00a0Pewnika: strona do druku i\u00a0skany. Osoby i\u00a0ich dokumenty wczytasz z\u00a0listy certyfikatów CSV albo z\u00a0kopii danych.',
  'own-reports':
    'To lista zgłoszeń, działań albo wypadków z\u00a0Pewnika. Tutaj wczytuje się osoby i\u00a0ich dokumenty; zgłoszenia są w\u00a0kopii danych.',
  'own-trainings':
    'To lista szkoleń z\u00a0Pewnika. Tutaj wczytuje się osoby i\u00a0ich dokumenty; szkolenia są w\u00a0kopii danych.',
  'own-cells':
    'To lista komórek, których nie wczytano z\u00a0innego arkusza. Popraw je w\u00a0tamtym arkuszu i\u00a0wczytaj go jeszcze raz.',
  sealed:
    'Ten plik jest zaszyfrowany. Kopię danych z\u00a0hasłem wczytasz w\u00a0Ustawieniach, w\u00a0zakładce Dane.',
  archive:
    'W\u00a0tym archiwum ZIP nie ma arkusza w\u00a0formacie Excela. Rozpakuj je i\u00a0wybierz sam plik z\u00a0tabelą.',
} satisfies Record<WorkbookProblem, string>

export type ReadWorkbook =
  | { file: Workbook; problem?: undefined }
  | { file?: undefined; problem: WorkbookProblem }

/** Returns the letters of a column as Excel shows them: A for 0, AA for 26. */
export function columnLetters(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

/** A table of an Excel or CSV file, or one that was pasted. Real dates of Excel are written as `2026-11-21`. */
export type Sheet = { name: string; rows: readonly (readonly string[])[] }

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
export const ENCODINGS = ['utf-8', 'windows-1250', 'utf-16le'] as const

export type Encoding = (typeof ENCODINGS)[number]

export const ENCODING_LABELS = {
  'utf-8': 'UTF-8',
  'windows-1250': 'Windows-1250 (polski Excel)',
  'utf-16le': 'UTF-16 (tekst Unicode z\u00a0Excela)',
} satisfies Record<Encoding, string>

/** The content of a file or of a pasted table. Only text files have an encoding. */
export type Workbook = { sheets: readonly Sheet[]; encoding?: Encoding }

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
  | 'unreadable'

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
    'Plik jest chroniony hasłem albo zapisany w starym formacie .xls. Zapisz go w Excelu jako .xlsx bez hasła.',
  damaged: 'Plik jest uszkodzony albo nie jest arkuszem .xlsx ani .csv.',
  empty: 'Nie ma tu żadnego wiersza.',
  unreadable:
    'Nie udało się tego odczytać: zabrakło pamięci albo czasu. Zostaw tylko potrzebny arkusz i\u00a0kolumny.',
} satisfies Record<WorkbookProblem, string>

export type ReadWorkbook =
  | { file: Workbook; problem?: undefined }
  | { file?: undefined; problem: WorkbookProblem }

/** Returns the letters of a column as Excel shows them: A for 0, AA for 26. */
export function columnLetters(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

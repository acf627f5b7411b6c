import type { Admission } from '~/domain/admission/admission'
import { isLacking, isUnknown } from '~/domain/admission/requirement-item'
import { lastDayOf, type Certificate } from '~/domain/certificates/certificate'
import type { Draft } from '~/domain/changes/draft'
import type { CoveredWork, EmploymentRecords } from '~/domain/employment/employment-records'
import { parseQualificationKey, qualificationKey } from '~/domain/import/texts/named-qualification'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import type { Qualification } from '~/domain/qualifications/qualification'
import { scopeLabel } from '~/domain/qualifications/qualification-label'
import { groupBy } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import { comparePolish, foldText } from '~/domain/words/polish'

import { askedDay, isPaperSubject } from './typed-paper-cell'
import { paperField, paperName, parseCellField, photoField } from './typed-papers'

// What the table of papers asks for: the papers that the register requires of each person, by their positions.

/** A paper that people of a position need. */
export type PaperColumn = {
  key: string
  name: string
  /** The group of a periodic training: the position decides about it. */
  group?: string | undefined
  /** Which day is typed, „ważne do”. */
  asks: string
}

/** A paper that is required of the person, with its day in the register. All other cells stay quiet. */
export type PaperCell = { known?: string; isLacking: boolean }

export type PaperRow = {
  id: string
  /** Names the person, with what tells them from namesakes. */
  name: string
  cells: ReadonlyMap<string, PaperCell>
}

/** The people of one position, who need the same papers. */
export type PaperSection = {
  position: string | undefined
  /** True if nobody has said what the position requires. */
  isOpen: boolean
  /** The conditions that an orzeczenie for the position has to cover. */
  asks: readonly CoveredWork[]
  columns: readonly PaperColumn[]
  rows: readonly PaperRow[]
}

type Telling = {
  /** The register's own kinds, those out of use included. */
  kinds: readonly OwnKind[]
  nameOf: (person: Admission['person']) => string
  conditions: EmploymentRecords['conditions']
  /** The keys of the cells that a draft fills, by person: texts and photos stay, also if they are not required any more. */
  drafted: ReadonlyMap<string, readonly string[]>
}

/** Returns the table in sections, one for each position, by name. */
export function paperSections(
  admissions: readonly Admission[],
  { draft, ...told }: Omit<Telling, 'drafted'> & { draft: Draft['fields'] },
): PaperSection[] {
  const telling = { ...told, drafted: draftedCells(draft) }
  const byPosition = groupBy(admissions, ({ person }) => foldText(person.position ?? ''))
  return [...byPosition.values()]
    .map((people) => sectionOf(people, telling))
    .toSorted((a, b) => comparePolish(a.position ?? '', b.position ?? ''))
}

function sectionOf(people: readonly Admission[], telling: Telling): PaperSection {
  const rows = people.map((admission): PaperRow => ({
    id: admission.person.id,
    name: telling.nameOf(admission.person),
    cells: cellsOf(admission, telling),
  }))
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]))
  const position = people[0]?.person.position
  const isExamined = used.has('examination') && position !== undefined
  return {
    position,
    isOpen: people.some(({ unknown }) => unknown === 'position' || unknown === 'requirements'),
    asks: (isExamined && telling.conditions?.get(foldText(position))) || [],
    columns: [...used].toSorted(compareKeys).map((key) => columnOf(key, telling)),
    rows,
  }
}

/** The papers of the employment come first, then the qualifications in the order of their types. */
const FIRST_KEYS = ['examination', 'general_induction', 'position_induction', 'bhp', 'first_aid', 'fire']

function compareKeys(a: string, b: string): number {
  const rank = (key: string) => {
    const place = FIRST_KEYS.findIndex((first) => key.startsWith(first))
    return place === -1 ? FIRST_KEYS.length : place
  }
  return rank(a) - rank(b) || a.localeCompare(b)
}

function columnOf(key: string, { kinds }: Pick<Telling, 'kinds'>): PaperColumn {
  const name = paperName(key, kinds)
  if (isPaperSubject(key)) return { key, name, asks: key === 'examination' ? 'ważne do' : 'odbyty' }
  const qualification = parseQualificationKey(key, kinds)
  const asks = qualification && askedDay(qualification) === 'issue' ? 'wydano' : 'ważne do'
  return { key, name, asks, ...(qualification?.type === 'bhp' && { group: scopeLabel(qualification) }) }
}

function cellsOf(
  { person, checks, items }: Admission,
  { kinds, drafted }: Telling,
): ReadonlyMap<string, PaperCell> {
  const cells = new Map<string, PaperCell>()
  for (const check of checks) {
    // A card of another position is written on the page of the person.
    if (check.position !== undefined || cells.has(check.subject)) continue
    cells.set(check.subject, {
      isLacking: isLacking(check) || isUnknown(check),
      ...(check.day !== undefined && { known: formatDay(check.day) }),
    })
  }
  for (const item of items) {
    const { qualification } = item.requirement
    const key = qualificationKey(qualification)
    // A kind that this register does not know has no name that could stand in the head.
    if (!parseQualificationKey(key, kinds)) continue
    const known = item.certificate && knownDay(item.certificate, qualification)
    cells.set(key, { isLacking: isLacking(item) || isUnknown(item), ...(known && { known }) })
  }
  for (const key of drafted.get(person.id) ?? []) {
    if (!cells.has(key) && paperName(key, kinds) !== '') cells.set(key, { isLacking: false })
  }
  return cells
}

/** Returns the day of a certificate that the column asks for, „12.03.2028”, or its end if nobody knows that day. */
function knownDay(certificate: Certificate, asked: Qualification): string {
  const { issueDate } = certificate
  const lastDay = lastDayOf(certificate)
  const asksForIssue = askedDay(asked) === 'issue'
  if (asksForIssue && issueDate !== undefined) return formatDay(issueDate)
  if (lastDay === undefined) return 'bezterminowo'
  return asksForIssue ? `do ${formatDay(lastDay)}` : formatDay(lastDay)
}

/** A filled cell of a draft that has no place in the table any more, because its person or its kind is gone. */
export type HomelessCell = {
  field: string
  label: string
  text: string
  photoField: string
  photos: readonly string[]
}

/** Returns the cells of a draft that `sections` have no place for. `personName` also names people who left. */
export function homelessCells(
  draft: Draft['fields'],
  sections: readonly PaperSection[],
  { kinds, personName }: Pick<Telling, 'kinds'> & { personName: (id: string) => string },
): HomelessCell[] {
  const rows = new Map(sections.flatMap((section) => section.rows.map((row) => [row.id, row])))
  return [...draftedCells(draft)].flatMap(([userId, keys]) =>
    [...new Set(keys)]
      .filter((key) => !rows.get(userId)?.cells.has(key))
      .map((key) => ({
        field: paperField(userId, key),
        label: [personName(userId), paperName(key, kinds)].filter(Boolean).join(', '),
        text: draft[paperField(userId, key)]?.[0] ?? '',
        photoField: photoField(userId, key),
        photos: draft[photoField(userId, key)] ?? [],
      })),
  )
}

function draftedCells(draft: Draft['fields']): ReadonlyMap<string, readonly string[]> {
  const cells = Object.entries(draft).flatMap(([name, values]) => {
    const isFilled = values.some((value) => value.trim() !== '')
    return (isFilled && parseCellField(name)) || []
  })
  return new Map(
    [...groupBy(cells, ({ userId }) => userId)].map(([userId, own]) => [userId, own.map(({ key }) => key)]),
  )
}

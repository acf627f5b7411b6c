import { requirementName } from '~/domain/admission/admission-label'
import { CHECK_NAMES } from '~/domain/admission/check-label'
import type { Certificate } from '~/domain/certificates/certificate'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import { COVERED_WORK, type Examination, type Induction } from '~/domain/employment/employment-records'
import { parseQualificationKey } from '~/domain/import/texts/named-qualification'
import { withTextAbove } from '~/domain/import/texts/typed-cell'
import { surnameFirst } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { parseSentScans, type Scan, type ScanSubject } from '~/domain/scans/scan'
import { groupBy, indexById } from '~/domain/words/collection'
import type { ParsedForm } from '~/domain/words/form'
import { foldText } from '~/domain/words/polish'

import type { MatchedGroup } from './match-people'
import { planImport, type KnownRecords } from './plan'
import { isPaperSubject, paperSubject, readPaperCell, type CellContent } from './typed-paper-cell'

// The table into which an employer types the days of papers: a row for each person, a column for each paper.

/** Returns the name of a cell in the form. */
export function paperField(userId: string, key: string): string {
  return `paper:${userId}:${key}`
}

/** Returns the name of the field with the photos of the paper in a cell. */
export function photoField(userId: string, key: string): string {
  return `photo:${userId}:${key}`
}

/** Returns the name of the field that says what each orzeczenie typed for a position covers. */
export function coversField(position: string): string {
  return `covers:${foldText(position)}`
}

/** Returns the cell of a field with a text or with photos, or undefined for the name of another field. */
export function parseCellField(
  name: string,
): { of: 'paper' | 'photo'; userId: string; key: string } | undefined {
  const [of, userId = '', key = ''] = name.split(':')
  return of === 'paper' || of === 'photo' ? { of, userId, key } : undefined
}

/** The records that the table adds. `scans` have the records that they belong to, which may be known already. */
export type TypedPapers = {
  certificates: NewCertificate[]
  examinations: Examination[]
  inductions: Induction[]
  scans: { subject: ScanSubject; scan: Scan }[]
  /** How many days the register has already. */
  present: number
}

/** A filled cell. `line` names it in the plan of the import. */
type Cell = {
  line: number
  field: string
  key: string
  text: string
  holder: PersonRecord
  scans: readonly Scan[]
}

type ReadCell = Cell & CellContent

/**
 * Parses the table. A day that the register has already changes nothing, a later one is a renewal, and an earlier one is
 * refused. „brak” and „nie dotyczy” record nothing. `id` is that of the form, so that a form sent twice adds nothing twice.
 */
export function parseTypedPapers(
  form: FormData,
  { id, ...known }: KnownRecords & { id: string },
): ParsedForm<TypedPapers> {
  const isOwn = (record: { id: string }) => record.id.startsWith(`${id}-`)
  const { certificates, employment } = known
  const records: KnownRecords = {
    ...known,
    certificates: certificates.filter((record) => !isOwn(record)),
    employment: {
      ...employment,
      examinations: employment.examinations.filter((record) => !isOwn(record)),
      inductions: employment.inductions.filter((record) => !isOwn(record)),
    },
  }
  const errors = homelessErrors(form, records)
  const read = filledCells(form, records).map((cell): ReadCell => ({
    ...cell,
    ...readPaperCell(cell, records),
  }))
  let made = 0
  const plan = planImport(groupsOf(read), new Map(), records, () => `${id}-${(made += 1)}`)
  for (const { line, message } of plan.refused) {
    const cell = read.find((each) => each.line === line)
    if (cell) errors[cell.field] = message
  }
  const { content } = plan
  const covers = coversByHolder(form, records)
  const added: TypedPapers = {
    certificates: [...content.certificates, ...content.ownCertificates].map(withoutKind),
    examinations: content.examinations.map((examination) => ({
      ...examination,
      ...covers.get(examination.userId),
    })),
    inductions: content.inductions,
    scans: [],
    present: read.filter(({ present }) => present).length + plan.present,
  }
  for (const cell of read) {
    const { problem } = cell
    if (problem !== undefined) errors[cell.field] = `${nameOf(cell, records)}: ${lowerFirst(problem)}`
    const subject = cell.present ?? subjectIn(added, cell)
    if (subject) added.scans.push(...cell.scans.map((scan) => ({ subject, scan })))
    else if (cell.scans.length > 0)
      errors[cell.field] ??= `${nameOf(cell, records)}: wpisz datę dokumentu ze zdjęcia`
  }
  if (Object.keys(errors).length > 0) return { errors }
  const [first] = [...form.keys()].filter((name) => name.startsWith('paper:'))
  if (read.length === 0 && first !== undefined) return { errors: { [first]: 'Wpisz co najmniej jedną datę' } }
  return { value: added }
}

/** Returns what is wrong with filled cells of people or papers that are no longer in the register. */
function homelessErrors(form: FormData, { people, kinds }: KnownRecords): Record<string, string> {
  const byId = indexById(people)
  const errors: Record<string, string> = {}
  for (const [field, value] of form) {
    const { of, userId = '', key = '' } = parseCellField(field) ?? {}
    const isFilled = String(value).trim() !== '' || form.has(photoField(userId, key))
    if (of !== 'paper' || !isFilled) continue
    const paper = paperName(key, kinds)
    if (paper === '') errors[field] = 'Tego rodzaju dokumentu nie ma już w\u00a0rejestrze. Usuń wpis'
    else if (!byId.has(userId))
      errors[field] =
        `${paper}: tej osoby nie ma już w\u00a0tabeli. Przywróć ją z\u00a0archiwum albo usuń wpis`
  }
  return errors
}

/** Returns the cells with a text or a photo, of people of the register. A mark takes the text of the cell above. */
function filledCells(form: FormData, { people, kinds }: KnownRecords): Cell[] {
  const byId = indexById(people)
  const above = new Map<string, string>()
  const photos = groupBy([...form], ([name]) => name)
  return [...form].flatMap(([field, value], line): Cell[] => {
    const { of, userId = '', key = '' } = parseCellField(field) ?? {}
    const holder = byId.get(userId)
    if (of !== 'paper' || !holder) return []
    if (!isPaperSubject(key) && !parseQualificationKey(key, kinds)) return []
    const text = withTextAbove(String(value), above.get(key))
    if (text !== '') above.set(key, text)
    const scans = parseSentScans((photos.get(photoField(userId, key)) ?? []).map(([, scan]) => scan))
    return text === '' && scans.length === 0 ? [] : [{ line, field, key, text, holder, scans }]
  })
}

/** Puts the cells of each person together. Both parts of the initial training are one card. */
function groupsOf(cells: readonly ReadCell[]): MatchedGroup[] {
  return [...groupBy(cells, ({ holder }) => holder.id)].flatMap(([key, own]) => {
    const [{ line, holder } = {}] = own
    if (!holder || line === undefined) return []
    const { firstName, lastName } = holder
    const dayOf = (part: 'generalOn' | 'positionOn') =>
      own.flatMap(({ papers }) => papers?.induction?.[part] ?? [])[0]
    const induction = { generalOn: dayOf('generalOn'), positionOn: dayOf('positionOn') }
    return {
      key,
      person: { firstName, lastName },
      lines: [],
      certificates: own.flatMap((cell) =>
        cell.certificate ? [{ line: cell.line, certificate: cell.certificate }] : [],
      ),
      papers: [
        ...own.flatMap((cell) =>
          cell.papers?.examination ? [{ line: cell.line, examination: cell.papers.examination }] : [],
        ),
        ...((induction.generalOn ?? induction.positionOn) ? [{ line, induction }] : []),
      ],
      unreadable: [],
      positions: [],
      namesakes: [],
      match: { kind: 'known', person: holder },
    }
  })
}

/** A certificate is stored without what the register says of its kind. */
function withoutKind(planned: NewCertificate & Pick<Certificate, 'own'>): NewCertificate {
  const { own: _, ...certificate } = planned
  return certificate
}

/** Returns what the orzeczenia of people cover, by their holder: the employer says it once for each position. */
function coversByHolder(
  form: FormData,
  { people }: Pick<KnownRecords, 'people'>,
): ReadonlyMap<string, Pick<Examination, 'covers'>> {
  const said = groupBy([...form], ([name]) => name)
  return new Map(
    people.flatMap(({ id, position = '' }) => {
      const values = (said.get(coversField(position)) ?? []).map(([, value]) => value)
      const covers = COVERED_WORK.filter((work) => values.includes(work))
      return covers.length > 0 ? [[id, { covers }] as const] : []
    }),
  )
}

/** Returns the record that a cell has added. */
function subjectIn(added: TypedPapers, cell: ReadCell): ScanSubject | undefined {
  const isHeld = ({ userId }: { userId: string }) => userId === cell.holder.id
  const { certificate, papers } = cell
  if (certificate) {
    const { type, scope } = certificate.qualification
    const own = added.certificates.find((each) => isHeld(each) && each.type === type && each.scope === scope)
    return own && { of: 'certificate', id: own.id }
  }
  if (papers?.examination) {
    const own = added.examinations.find(isHeld)
    return own && paperSubject('examination', own)
  }
  const own = papers?.induction && added.inductions.find(isHeld)
  return own && paperSubject('induction', own)
}

/** Returns „Lis Jan, BHP”. */
function nameOf({ holder, key }: Cell, { kinds }: Pick<KnownRecords, 'kinds'>): string {
  return `${surnameFirst(holder)}, ${paperName(key, kinds)}`
}

/** Names the paper of a column. */
export function paperName(key: string, kinds: KnownRecords['kinds']): string {
  if (isPaperSubject(key)) return CHECK_NAMES[key]
  const qualification = parseQualificationKey(key, kinds)
  const { scope } = qualification ?? {}
  return qualification && scope ? requirementName({ qualification: { ...qualification, scope } }) : ''
}

function lowerFirst(message: string): string {
  return `${message.charAt(0).toLocaleLowerCase('pl')}${message.slice(1)}`
}

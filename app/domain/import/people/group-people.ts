import type { ImportedCertificate } from '~/domain/import/rows/certificate-cells'
import type { ImportedPapers } from '~/domain/import/rows/papers'
import type { ImportRow } from '~/domain/import/rows/rows'
import type { ProblemCell, RowProblem } from '~/domain/import/rows/rules'
import { likenessKeys } from '~/domain/import/texts/whole-name'
import { otherPositionsOf } from '~/domain/people/other-positions'
import { detailsIn, PERSON_FIELDS, type PersonFacts } from '~/domain/people/person-fields'
import { typedText } from '~/domain/people/person-rules'
import { fullName } from '~/domain/people/user'
import { foldText } from '~/domain/words/polish'
import { runSteps, type Steps } from '~/domain/words/steps'

import { agree, contradict, identifiersOf, isOther, nameKey, type Identity } from './same-person'

/** A person of the table with all their rows. */
export type ImportGroup = {
  /** The first of the lines. */
  key: string
  person: PersonFacts
  lines: readonly number[]
  certificates: readonly { line: number; certificate: ImportedCertificate }[]
  papers: readonly GroupPapers[]
  unreadable: readonly ProblemCell[]
  /** The positions that the rows name in their own column, each once. */
  positions: readonly string[]
  /** Earlier ones in the table with the same name, or with another spelling of it. */
  namesakes: readonly ImportGroup[]
  /** True if the number or the e-mail of one of the rows belongs to somebody else. */
  isInDoubt?: boolean
  /** True for the mailbox of a whole brigade: it tells nobody from anybody. */
  sharesEmail?: boolean
  /** True if another person of the table has the same name and the same details. */
  hasTwin?: boolean
}

/** The papers of a row, and the position that the row names. */
type GroupPapers = ImportedPapers & {
  line: number
  position?: string
  alsoFor?: readonly string[] | undefined
}

/**
 * Puts the rows of one person together: by employee number or e-mail, and in a list of certificates (`isList`) also by
 * name, if all that tells people apart is the same. In a table with a row for each person, two rows of one name are two
 * people until the viewer says otherwise. If the number or e-mail of a row belongs to another name, the row is somebody
 * without both, and that is a problem of the row.
 */
export function groupPeople(...given: Parameters<typeof groupingSteps>): PeopleInRows {
  return runSteps(groupingSteps(...given))
}

type PeopleInRows = {
  groups: readonly ImportGroup[]
  problems: ReadonlyMap<number, RowProblem>
}

/** Does the same step by step. */
export function* groupingSteps(rows: readonly ImportRow[], isList: boolean): Steps<PeopleInRows> {
  const groups: GrowingGroup[] = []
  const byIdentifier = new Map<string, GrowingGroup>()
  const byName = new Map<string, GrowingGroup[]>()
  const byLikeness = new Map<string, GrowingGroup[]>()
  const problems = new Map<number, RowProblem>()
  const shared = sharedEmails(rows)
  const identify = (named: Pick<Identity, 'employeeNumber' | 'email'>) =>
    identifiersOf(named, shared.has(foldText(named.email ?? '')))
  for (const row of rows) {
    yield
    if (!row.person) continue
    const { line } = row
    const ownersOf = (named: PersonFacts) =>
      identify(named)
        .flatMap((identifier) => byIdentifier.get(identifier) ?? [])
        // Two numbers are two people, or one of whom only the viewer knows that.
        .filter(
          (owner, _, all) => all.length > 1 || !isOther(owner.person.employeeNumber, named.employeeNumber),
        )
    const reason = takenReason(row.person, ownersOf(row.person))
    if (reason !== undefined) problems.set(line, { message: reason })
    const person = reason === undefined ? row.person : withoutTaken(row.person, byIdentifier, identify)
    const owners = ownersOf(person)
    const [name, likeness] = [nameKey(person), likenessKeys(person)]
    const sameName = byName.get(name) ?? []
    const alike = new Set(likeness.flatMap((key) => byLikeness.get(key) ?? []))
    const namesakes = [
      ...sameName.filter(
        ({ person: other }) => !isOther(other.email, person.email) || isReachedAlike(other, person),
      ),
      // Two spellings with one e-mail are rather one person than a mailbox of two.
      ...[...alike].filter(
        (group) =>
          !sameName.includes(group) &&
          (!contradict(group.person, person) || isReachedAlike(group.person, person)),
      ),
    ]
    const [namesake, ...others] = sameName.filter((group) => !contradict(group.person, person))
    // If the number or e-mail of a row belongs to somebody else, the name alone tells nobody.
    const isSame =
      isList &&
      reason === undefined &&
      namesake !== undefined &&
      others.length === 0 &&
      agree(namesake.person, person)
    const group = owners[0] ?? (isSame ? namesake : undefined) ?? begin(line, person, namesakes)
    if (group.lines.length === 0) {
      groups.push(group)
      byName.set(name, [...sameName, group])
      for (const key of likeness) byLikeness.set(key, [...(byLikeness.get(key) ?? []), group])
    }
    group.sharesEmail = shared.has(foldText(group.person.email ?? ''))
    addRow(group, row, person)
    if (reason !== undefined) {
      group.isInDoubt = true
      group.unreadable.push(identifierCell(row.person, reason))
    }
    for (const identifier of identify(group.person)) byIdentifier.set(identifier, group)
  }
  for (const named of byName.values()) {
    for (const group of named) group.hasTwin = named.some((other) => isTwin(group, other))
  }
  return { groups, problems }
}

/** Returns why the number or the e-mail of a row cannot be that of its person, or undefined. */
function takenReason(person: PersonFacts, owners: readonly GrowingGroup[]): string | undefined {
  const other = owners.find((owner) => nameKey(owner.person) !== nameKey(person) || owner !== owners[0])
  return other && `Numer albo e-mail z\u00a0tego wiersza ma ${fullName(other.person)} w wierszu ${other.key}`
}

/** Returns the addresses that people of several names have. */
function sharedEmails(rows: readonly ImportRow[]): ReadonlySet<string> {
  const names = new Map<string, string>()
  const shared = new Set<string>()
  for (const { person } of rows) {
    const email = foldText(person?.email ?? '')
    if (!person || email === '') continue
    const name = nameKey(person)
    if ((names.get(email) ?? name) !== name) shared.add(email)
    names.set(email, name)
  }
  return shared
}

/** True for two of one name with one e-mail or telephone: perhaps one person with two contracts. */
function isReachedAlike(a: PersonFacts, b: PersonFacts): boolean {
  return (['email', 'phone'] as const).some(
    (field) => a[field] !== undefined && foldText(a[field]) === foldText(b[field] ?? ''),
  )
}

/** Leaves out the number or the e-mail that belongs to another person of the table. */
function withoutTaken(
  { employeeNumber, email, ...person }: PersonFacts,
  byIdentifier: ReadonlyMap<string, GrowingGroup>,
  identify: (identity: Pick<Identity, 'employeeNumber' | 'email'>) => readonly string[],
): PersonFacts {
  const isFree = (identity: Pick<Identity, 'employeeNumber' | 'email'>) =>
    identify(identity).every((identifier) => {
      const owner = byIdentifier.get(identifier)
      return owner === undefined || nameKey(owner.person) === nameKey(person)
    })
  const hasNumber = employeeNumber !== undefined && isFree({ employeeNumber })
  const hasEmail = email !== undefined && isFree({ email })
  // A number of one person with the e-mail of another tells nobody.
  const isTorn = hasNumber && hasEmail && employeeNumber !== undefined
  if (isTorn) return person
  return { ...person, ...(hasNumber && { employeeNumber }), ...(hasEmail && { email }) }
}

/** The cell of a number or an e-mail that belongs to somebody else. */
export function identifierCell({ employeeNumber, email }: PersonFacts, reason: string): ProblemCell {
  return { heading: 'Numer albo e-mail', text: [employeeNumber, email].filter(Boolean).join(', '), reason }
}

type GrowingGroup = ImportGroup & {
  lines: number[]
  certificates: { line: number; certificate: ImportedCertificate }[]
  papers: GroupPapers[]
  unreadable: ProblemCell[]
  positions: string[]
}

/** True for two of one name whom nothing tells apart. */
function isTwin(a: GrowingGroup, b: GrowingGroup): boolean {
  return a !== b && !contradict(a.person, b.person) && agree(a.person, b.person)
}

function begin(line: number, person: PersonFacts, namesakes: readonly GrowingGroup[]): GrowingGroup {
  return {
    key: String(line),
    person,
    lines: [],
    certificates: [],
    papers: [],
    unreadable: [],
    positions: [],
    namesakes,
  }
}

/** Details of the first rows win. Later rows add missing ones, and what they say otherwise is not dropped. */
function addRow(group: GrowingGroup, row: ImportRow, person: PersonFacts): void {
  const { line, certificates, examination, induction, alsoFor } = row
  const { position } = person
  group.lines.push(line)
  if (position !== undefined && !group.positions.some((known) => foldText(known) === foldText(position)))
    group.positions.push(position)
  for (const field of DETAILS) {
    const [first, text] = [typedText(group.person, field), typedText(person, field)]
    if (first === undefined || text === undefined || foldText(first) === foldText(text)) continue
    const cell = { heading: PERSON_FIELDS[field].label, text, reason: OTHER_DETAIL }
    if (!group.unreadable.some((known) => known.heading === cell.heading && known.text === text)) {
      group.unreadable.push(cell)
    }
  }
  const otherPositions = [...(group.person.otherPositions ?? []), ...(person.otherPositions ?? [])]
  group.person = {
    ...person,
    ...group.person,
    ...(otherPositions.length > 0 && { otherPositions: otherPositionsOf({ otherPositions }) }),
  }
  for (const certificate of certificates) group.certificates.push({ line, certificate })
  group.unreadable.push(...row.unreadable)
  if (examination || induction) {
    group.papers.push({ line, position, alsoFor, examination, induction })
  }
}

/** Other positions are added to each other, and of several main ones the viewer says what they mean. */
const DETAILS = detailsIn('number', 'work', 'company', 'employment', 'contact').filter(
  (field) => field !== 'otherPositions' && field !== 'position',
)
const OTHER_DETAIL = 'W\u00a0innym wierszu tej osoby jest co innego'

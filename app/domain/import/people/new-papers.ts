import { canKeepPapersOf, vouchesFor } from '~/domain/access/access'
import type { EmploymentRecords, Examination, Induction } from '~/domain/employment/employment-records'
import type { ImportedPapers } from '~/domain/import/rows/papers'
import { fullName, type Person } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { groupBy } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'
import type { Steps } from '~/domain/words/steps'

import type { MatchedGroup } from './match-people'
import type { Refused } from './new-certificates'

/** The papers of a row, whose they are, and the position that the row or the person has. */
type HeldPapers = ImportedPapers & {
  line: number
  holder: PersonRecord
  position: string | undefined
  alsoFor?: readonly string[] | undefined
}

type Planned<Item> = { content: Item[]; present: number; refused: Refused[] }

/** Returns the papers to be added, how many are there already, and those that cannot be taken. */
export function* planPapers(
  holders: ReadonlyMap<MatchedGroup, PersonRecord>,
  {
    viewer,
    employment,
  }: { viewer: Person; employment: Pick<EmploymentRecords, 'examinations' | 'inductions'> },
  createId: () => string,
): Steps<
  Pick<Planned<never>, 'present' | 'refused'> & { examinations: Examination[]; inductions: Induction[] }
> {
  const rows = [...holders].flatMap(([{ person, papers }, holder]) =>
    papers.map((held): HeldPapers => ({
      ...held,
      holder,
      position: held.position ?? person.position ?? holder.position,
    })),
  )
  // A new person has no company yet, and will work for the viewer.
  const isKept = ({ holder }: HeldPapers) => vouchesFor(viewer, holder) || canKeepPapersOf(viewer, holder)
  const kept = rows.filter(isKept)
  const others = rows.filter((row) => !isKept(row))
  const examinations = yield* planExaminations(kept, employment.examinations, createId)
  const inductions = yield* planInductions(kept.flatMap(onEachPosition), employment.inductions, createId)
  return {
    examinations: examinations.content,
    inductions: inductions.content,
    present: examinations.present + inductions.present,
    refused: [
      ...others.map(({ line, holder }) => ({
        line,
        message: `Badania i\u00a0szkolenie wstępne, ${fullName(holder)}: zapisuje je pracodawca tej osoby`,
      })),
      ...examinations.refused,
    ],
  }
}

/**
 * The same person and the same end: the same orzeczenie; one without an end is known by its day. A later row only adds its
 * day, and of a known one it is said.
 */
function* planExaminations(
  rows: readonly HeldPapers[],
  known: readonly Examination[],
  createId: () => string,
): Steps<Planned<Examination>> {
  const byPerson = new Map(groupBy(known, ({ userId }) => userId))
  const content = new Map<string, Examination>()
  const refused: Refused[] = []
  let present = 0
  for (const { line, holder, position, alsoFor, examination } of rows) {
    yield
    if (!examination) continue
    const own = byPerson.get(holder.id) ?? []
    const found = { ...examination, position, ...(alsoFor && { alsoFor: [...alsoFor] }) }
    const allSame = own.filter(
      (other) => other.outcome === 'fit' && isSameTerm(other, examination) && isOfPosition(other, position),
    )
    const same = allSame.find(({ examinedOn }) => examinedOn !== undefined) ?? allSame[0]
    const planned = same && content.get(same.id)
    const objection = objectionTo(found, own)
    if (planned) {
      present += 1
      content.set(planned.id, { ...examination, ...planned })
    } else if (same && same.examinedOn === undefined && examination.examinedOn !== undefined) {
      refused.push({
        line,
        message: `${nameOfExamination(examination)}: ${fullName(holder)} ma już to orzeczenie, ale bez daty ${formatDay(examination.examinedOn)}. Dopisz ją na stronie tej osoby`,
      })
    } else if (same) {
      present += 1
    } else if (objection === undefined) {
      const added: Examination = { id: createId(), userId: holder.id, ...found, outcome: 'fit' }
      content.set(added.id, added)
      byPerson.set(holder.id, [...own, added])
    } else {
      refused.push({ line, message: `${nameOfExamination(examination)}: ${fullName(holder)} ${objection}` })
    }
  }
  return { content: [...content.values()], present, refused }
}

type Term = NonNullable<ImportedPapers['examination']>

function isSameTerm(known: Term, { validUntil, examinedOn }: Term): boolean {
  return validUntil === undefined ? known.examinedOn === examinedOn : known.validUntil === validUntil
}

function nameOfExamination({ validUntil, examinedOn }: Term): string {
  if (validUntil !== undefined) return `Badania ważne do ${formatDay(validUntil)}`
  return examinedOn === undefined ? 'Badania' : `Badania z\u00a0${formatDay(examinedOn)}`
}

/** An orzeczenie without a position is of any. Two of one day may be of two positions. */
function isOfPosition(known: Pick<Examination, 'position'>, position: string | undefined): boolean {
  const isOpen = known.position === undefined || position === undefined
  return isOpen || foldText(known.position ?? '') === foldText(position)
}

/**
 * Returns why an orzeczenie cannot be taken. Without its day, nobody can tell whether it is newer than one that finds
 * contraindications or ends later.
 */
function objectionTo(
  { validUntil, examinedOn, position }: Pick<Examination, 'validUntil' | 'examinedOn' | 'position'>,
  known: readonly Examination[],
): string | undefined {
  const isNewerUnfit = (other: Examination) =>
    other.outcome === 'unfit' && (examinedOn ?? '') <= (other.examinedOn ?? '')
  if (known.some(isNewerUnfit)) {
    return 'ma orzeczenie o\u00a0przeciwwskazaniach. Nowsze zapisz na stronie tej osoby'
  }
  const isLater = (other: Examination) =>
    other.outcome === 'fit' &&
    (other.validUntil ?? '') > (validUntil ?? '') &&
    foldText(other.position ?? '') === foldText(position ?? '')
  return examinedOn === undefined && known.some(isLater) ? 'ma już ważne dłużej' : undefined
}

/** The day of a row with several positions is that of the instruktaż on each of them. */
function onEachPosition(held: HeldPapers): HeldPapers[] {
  const { alsoFor = [], induction } = held
  const positionOn = induction?.positionOn
  if (positionOn === undefined) return [held]
  return [held, ...alsoFor.map((position) => ({ ...held, position, induction: { positionOn } }))]
}

/** A part that the person had on that day is known, whatever record has it. */
function* planInductions(
  rows: readonly HeldPapers[],
  known: readonly Induction[],
  createId: () => string,
): Steps<Planned<Induction>> {
  const done = new Set(known.flatMap(partsOf))
  const content: Induction[] = []
  let present = 0
  for (const { holder, position, induction } of rows) {
    yield
    if (!induction) continue
    const userId = holder.id
    const { generalOn, positionOn } = induction
    const [general, onPosition] = partsOf({ userId, ...induction, position })
    const parts = {
      ...(generalOn !== undefined && !done.has(general) && { generalOn }),
      ...(positionOn !== undefined &&
        !done.has(onPosition) && { positionOn, ...(position !== undefined && { position }) }),
    }
    if (Object.keys(parts).length === 0) present += 1
    else content.push({ id: createId(), userId, ...parts })
    done.add(general).add(onPosition)
  }
  return { content, present, refused: [] }
}

function partsOf({
  userId,
  generalOn,
  positionOn,
  position = '',
}: Omit<Induction, 'id'>): readonly [string, string] {
  return [`general ${userId} ${generalOn}`, `position ${userId} ${positionOn} ${foldText(position)}`]
}

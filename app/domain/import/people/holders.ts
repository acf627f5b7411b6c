import { otherPositionsOf, otherPositionsText, type OtherPosition } from '~/domain/people/other-positions'
import { hasRole } from '~/domain/people/permission'
import { detailsIn, type NewPerson, type PersonFacts } from '~/domain/people/person-fields'
import type { Person } from '~/domain/people/user'
import { hasLeft, type PersonRecord } from '~/domain/records/person-changes'
import { indexById } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'
import type { Steps } from '~/domain/words/steps'

import type { ImportGroup } from './group-people'
import type { MatchedGroup, PersonChoice } from './match-people'
import { findNews, withNews, type Detail, type News, type NewsAnswers } from './news'

/** The holders of what is imported, and the people who are added, changed or restored. */
type PlannedHolders = {
  holders: ReadonlyMap<MatchedGroup, PersonRecord>
  /** New people and changed ones, by id. */
  saved: ReadonlyMap<string, NewPerson>
  /** The positions beside the main one, of those whose table has new ones, by the id of the person. */
  others: ReadonlyMap<string, readonly OtherPosition[]>
  restored: readonly string[]
  /** What the table says of known people and the register knows otherwise. */
  news: readonly NewsOf[]
  added: number
  changed: number
  /** How many go into the archive at once, because their last day of work has passed. */
  archived: number
}

/**
 * News with the person of the table, and the person as they were: in the register, or in the row that has brought them if
 * they are new.
 */
export type NewsOf = News & { group: MatchedGroup; holder: PersonRecord; isNew: boolean }

/** A holder, and what names them in answers: the id of a known person, or the row that has brought a new one. */
type Holder = { holder: PersonRecord; who: string }

/** Returns the holders of what is imported. Each is a known person or a new one. */
export function* planHolders(
  groups: readonly MatchedGroup[],
  choiceOf: (group: MatchedGroup) => PersonChoice | undefined,
  { viewer, people, today }: { viewer: Person; people: readonly PersonRecord[]; today: Day },
  createId: () => string,
  answers: NewsAnswers,
): Steps<PlannedHolders> {
  const known = indexById(people)
  const details = hasRole(viewer, 'training_center') ? [...DETAILS, 'company' as const] : DETAILS
  const holders = new Map<MatchedGroup, PersonRecord>()
  const byKey = new Map<string, Holder>()
  const news = new Map<string, NewsOf>()
  const saved = new Map<string, NewPerson>()
  const others = new Map<string, readonly OtherPosition[]>()
  const fromArchive = new Set<string>()
  const leavers = new Map<string, PersonRecord>()
  let added = 0

  const hold = (group: MatchedGroup, { holder, who }: Holder) => {
    const present = { ...holder, ...saved.get(holder.id) }
    const before = others.get(holder.id) ?? otherPositionsOf(holder)
    const beside: OtherPosition[] = []
    const { otherPositions = [] } = group.person
    let now: PersonRecord = { ...present, otherPositions: [...before, ...otherPositions] }
    for (const told of holder.isOwn ? tellingsOf(group) : []) {
      const found = findNews(now, told, { who, answers })
      for (const each of found) {
        if (!news.has(each.key)) news.set(each.key, { ...each, group, holder, isNew: who !== holder.id })
        if (each.isBeside) beside.push({ position: each.to })
      }
      const updated = withNews(now, told, found, details)
      if (!updated) continue
      saved.set(holder.id, updated)
      now = { ...now, ...updated }
    }
    const positions = newPositions(before, {
      position: now.position,
      otherPositions: [...otherPositions, ...beside],
    })
    if (positions && holder.isOwn) others.set(holder.id, positions)
    if (holder.isArchived) fromArchive.add(holder.id)
    if (hasLeft(group.person, today)) leavers.set(holder.id, holder)
    holders.set(group, holder)
    byKey.set(group.key, { holder, who })
  }
  const create = (group: MatchedGroup) => {
    const { otherPositions: _, ...facts } = group.person
    const created = { id: createId(), ...facts }
    saved.set(created.id, created)
    added += 1
    hold(group, { holder: { ...created, role: 'employee', isOwn: true }, who: group.key })
  }
  // A person who is „the same as in row 3” comes after row 3.
  const isSame = (group: MatchedGroup) => choiceOf(group)?.kind === 'same'
  for (const group of groups.toSorted((a, b) => Number(isSame(a)) - Number(isSame(b)))) {
    const choice = choiceOf(group)
    const id =
      group.match.kind === 'known' ? group.match.person.id : choice?.kind === 'known' ? choice.id : ''
    const person = known.get(id)
    const holder = choice?.kind === 'same' ? byKey.get(choice.key) : person && { holder: person, who: id }
    if (holder) hold(group, holder)
    else if (choice === undefined || choice.kind === 'new') create(group)
    yield
  }
  return {
    holders,
    saved,
    news: [...news.values()],
    others,
    restored: [...fromArchive].filter((id) => !leavers.has(id)),
    added,
    changed: new Set([...saved.keys(), ...others.keys()]).size - added,
    archived: [...leavers.values()].filter(({ isArchived, isOwn }) => isOwn && !isArchived).length,
  }
}

const DETAILS: readonly Detail[] = detailsIn('number', 'work', 'employment', 'contact').filter(
  (field) => field !== 'otherPositions' && field !== 'formerName',
)

/** Returns what the table says of a person, once for each position that its rows have in their own column. */
function tellingsOf({ person, positions }: ImportGroup): PersonFacts[] {
  const { firstName, lastName } = person
  return [person, ...positions.slice(1).map((position) => ({ firstName, lastName, position }))]
}

/** Returns the other positions with those of the table, or undefined if these say nothing new. None is dropped. */
function newPositions(
  held: readonly OtherPosition[],
  { position, otherPositions }: { position: string | undefined; otherPositions: readonly OtherPosition[] },
): readonly OtherPosition[] | undefined {
  const days = new Map(otherPositions.map(({ position: name, since }) => [foldText(name), since]))
  const dated = held.map((other) => ({ ...other, since: days.get(foldText(other.position)) ?? other.since }))
  const all = otherPositionsOf({ position, otherPositions: [...dated, ...otherPositions] })
  return otherPositionsText({ otherPositions: all }) === otherPositionsText({ otherPositions: held })
    ? undefined
    : all
}

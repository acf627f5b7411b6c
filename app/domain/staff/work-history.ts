import { isForPosition, isOfEmployment, type PapersOf } from '~/domain/admission/admission-check'
import { dutiesOf } from '~/domain/employment/duties'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import { otherPositionsOf, positionSinceLabel } from '~/domain/people/other-positions'
import { startOnPosition, type Person } from '~/domain/people/user'
import { compareText } from '~/domain/words/collection'
import { formatDay, type Day } from '~/domain/words/day'

export const WORK_HISTORY = 'Przebieg pracy'

type Papers = Pick<PapersOf, 'examinations' | 'inductions'>

/**
 * Returns what has become of a person at work: the papers that came after the work had begun or in the wrong order, then
 * their positions, the present one first. Empty if there is nothing to tell. Nothing of it is an alarm.
 */
export function workHistory(person: Person, papers: Papers, required: RequiredPapers): string[] {
  return [...latePapers(person, papers, required), ...positionHistory(person)]
}

/** Returns „magazynier od 01.10.2026” for each position, or nothing if there was one only. */
function positionHistory(person: Person): string[] {
  const { position, formerPositions = [] } = person
  const others = otherPositionsOf(person)
  if (formerPositions.length === 0 && others.length === 0) return []
  const start = startOnPosition(person)
  const present = position === undefined ? [] : [{ position, since: start }]
  return [
    ...present,
    ...others.map(({ position: name, since = person.hiredOn }) => ({ position: name, since })),
    ...formerPositions.toReversed(),
  ].map(positionSinceLabel)
}

/** Returns „Praca od 01.09.2026, instruktaż ogólny z 12.10.2026” for each paper that is younger than the work, and a wrong order. */
function latePapers(
  person: Person,
  { examinations, inductions }: Papers,
  required: RequiredPapers,
): string[] {
  const { hiredOn } = person
  const start = startOnPosition(person)
  // After a former contract on the same position, its papers may count.
  if (hiredOn === undefined || start === undefined || start < hiredOn) return []
  const asked = dutiesOf(person, required)
  const ofEmployment = (day: Day | undefined) => day !== undefined && isOfEmployment(day, hiredOn)
  const first = (days: readonly (Day | undefined)[]) =>
    days.flatMap((day) => day ?? []).toSorted(compareText)[0]
  const late = (day: Day | undefined, begun: Day, name: string) =>
    day !== undefined && day > begun
      ? [`Praca od\u00a0${formatDay(begun)}, ${name} z\u00a0${formatDay(day)}`]
      : []
  // Only a first examination tells when somebody was examined for the first time: the register may lack older ones.
  const [examined] = examinations.toSorted((a, b) => compareText(a.examinedOn ?? '', b.examinedOn ?? ''))
  const onPosition = inductions.filter((induction) => isForPosition(person, induction))
  const firstGeneral = first(inductions.map(({ generalOn }) => generalOn).filter(ofEmployment))
  const firstOnPosition = first(onPosition.map(({ positionOn }) => positionOn).filter(ofEmployment))
  return [
    ...(asked.examination && examined?.kind === 'initial'
      ? late(examined.examinedOn, hiredOn, 'orzeczenie lekarskie')
      : []),
    ...(asked.induction
      ? [
          ...late(firstGeneral, hiredOn, 'instruktaż ogólny'),
          ...late(firstOnPosition, start, 'instruktaż stanowiskowy'),
          ...(firstGeneral !== undefined && firstOnPosition !== undefined && firstOnPosition < firstGeneral
            ? [
                `Instruktaż stanowiskowy z\u00a0${formatDay(firstOnPosition)}, przed ogólnym z\u00a0${formatDay(firstGeneral)}`,
              ]
            : []),
        ]
      : []),
  ]
}

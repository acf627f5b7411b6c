import { countAdmitted, isExpected, type Admission } from '~/domain/admission/admission'
import { admittedSummary, uncheckedLabel } from '~/domain/admission/admission-label'
import { groupByCause, type CauseGroup } from '~/domain/admission/cause'
import { isLacking, isUnknown, type RequirementState } from '~/domain/admission/requirement-item'
import type { RequiredPapers } from '~/domain/employment/employment-records'
import { BASES, basisOf } from '~/domain/people/basis'
import { fewestHours } from '~/domain/trainings/programme'
import { keysOf } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { PEOPLE_LINES, type Gap, type InspectionLine, type PeopleLineId, type Way } from './inspection-line'

const TRAINING_RULES = 'rozporządzenia z\u00a027.07.2004 w\u00a0sprawie szkolenia w\u00a0dziedzinie bhp'

const TEXTS = {
  people: {
    label: 'Kto pracuje i\u00a0na jakiej podstawie',
    law: 'Ustawa o\u00a0Państwowej Inspekcji Pracy, art. 21',
  },
  examinations: { label: 'Orzeczenia lekarskie', law: 'Kodeks pracy, art. 229 § 4' },
  induction: { label: 'Karty szkolenia wstępnego', law: `Kodeks pracy, art. 237³; § 8–12 ${TRAINING_RULES}` },
  periodic: {
    label: 'Zaświadczenia szkoleń okresowych bhp',
    law: `Kodeks pracy, art. 237³; § 14–15 ${TRAINING_RULES}`,
  },
  qualifications: { label: 'Uprawnienia na stanowiskach', law: 'Kodeks pracy, art. 237³ § 1' },
} satisfies Record<PeopleLineId, { label: string; law: string }>

/** The line that tells of a cause. Nobody is told of what is withheld; an employer sees all of their own people. */
const LINE_OF = {
  position: 'people',
  examination: 'examinations',
  general_induction: 'induction',
  position_induction: 'induction',
  periodic: 'periodic',
  qualification: 'qualifications',
  withheld: 'people',
} satisfies Record<CauseGroup<Admission>['subject'], PeopleLineId>

/** Returns the lines about people, as their papers are on that day. */
export function peopleLines<Row extends Admission>(
  admissions: readonly Row[],
  required: RequiredPapers,
  day: Day,
): InspectionLine<Row>[] {
  const expected = admissions.filter(isExpected)
  const groups = groupByCause(expected, day).filter((group) => isLacking(group) || isUnknown(group))
  return PEOPLE_LINES.map((id) => {
    const line = { id, ...TEXTS[id], ...(id === 'examinations' && { matter: 'health' as const }) }
    if (expected.length === 0) {
      return { ...line, facts: [NOBODY], gaps: id === 'people' ? [NOBODY_GAP] : [] }
    }
    if (isLeftToOthers(id, required)) return { ...line, facts: ['Sprawdza to inny system.'], gaps: [] }
    return {
      ...line,
      facts: id === 'people' ? peopleFacts(expected, required) : [paperFact(id, expected)],
      gaps: groups.filter(({ subject }) => LINE_OF[subject] === id).map(gapOf),
    }
  })
}

const NOBODY = 'W\u00a0rejestrze nikt nie pracuje w\u00a0tym dniu.'

const NOBODY_GAP = {
  what: 'Brak ludzi w\u00a0rejestrze',
  byTomorrow: true,
  step: 'Wpisz albo wklej całą załogę do jednej tabeli.',
  way: { to: 'people' },
} as const satisfies Gap

function isLeftToOthers(id: PeopleLineId, { examination, induction }: RequiredPapers): boolean {
  return (id === 'examinations' && !examination) || (id === 'induction' && !induction)
}

/** Returns „12 osób: 10 – umowa o pracę, 2 – …” and how many have current papers. */
function peopleFacts(expected: readonly Admission[], required: RequiredPapers): string[] {
  const bases = keysOf(BASES).flatMap((basis) => {
    const count = expected.filter(({ person }) => basisOf(person) === basis).length
    return count > 0 ? [`${BASES[basis]} – ${count}`] : []
  })
  const { admitted, unknown, total } = countAdmitted(expected)
  const summary = [admittedSummary(admitted, total, unknown), uncheckedLabel(required)]
  return [
    `${countOf(expected.length, 'person')}: ${bases.join(', ')}`,
    `W\u00a0tym ${summary.filter(Boolean).join(', ')}`,
  ]
}

function paperFact(id: PeopleLineId, expected: readonly Admission[]): string {
  const asked = expected.map((admission) => papersIn(id, admission)).filter((papers) => papers.length > 0)
  if (asked.length === 0) {
    return 'Według rejestru nikogo to nie dotyczy.'
  }
  const fine = asked.filter((papers) => !papers.some((paper) => isLacking(paper) || isUnknown(paper)))
  const people = asked.length === 1 ? 'osoby, której' : 'osób, których'
  return `W\u00a0porządku: ${fine.length} z\u00a0${asked.length}\u00a0${people} to dotyczy`
}

function papersIn(id: PeopleLineId, { checks, items }: Admission): readonly { state: RequirementState }[] {
  switch (id) {
    case 'examinations':
      return checks.filter(({ subject }) => subject === 'examination')
    case 'induction':
      return checks.filter(({ subject }) => subject !== 'examination')
    case 'periodic':
      return items.filter(({ requirement }) => requirement.qualification.type === 'bhp')
    case 'qualifications':
      return items.filter(({ requirement }) => requirement.qualification.type !== 'bhp')
    case 'people':
      return []
  }
}

function gapOf<Row extends Admission>(group: CauseGroup<Row>): Gap<Row> {
  return {
    what: group.label,
    people: group.admissions.map(({ person }) => person),
    matter: group.isMedical ? 'health' : undefined,
    ...stepOf(group),
  }
}

/**
 * Returns what an employer can do until the morning. Nothing that a doctor, a training or an exam gives can be had
 * overnight, and a paper with an earlier day than the true one would be forged.
 */
function stepOf<Row extends Admission>(
  group: CauseGroup<Row>,
): Pick<Gap<Row>, 'byTomorrow' | 'step' | 'way'> {
  const { subject, key, state, remedy } = group
  const look: Way<Row> = { to: 'look', group }
  if (key === 'requirements') {
    return { byTomorrow: true, step: 'Ustal wymagania tych stanowisk.', way: { to: 'positions' } }
  }
  if (subject === 'position') return { byTomorrow: true, step: 'Uzupełnij stanowiska tych osób.', way: look }
  if (subject === 'withheld') {
    return { byTomorrow: false, step: 'Nie dopuszczaj do pracy do wyjaśnienia.', way: look }
  }
  if (isUnknown(group)) {
    return { byTomorrow: true, step: 'Sprawdź dokument i\u00a0odpowiedz na pytanie przy osobie.', way: look }
  }
  if (subject === 'examination') {
    return remedy.kind === 'refer'
      ? { byTomorrow: false, step: REFER, way: { to: 'refer', group } }
      : { byTomorrow: false, step: WAIT, way: look }
  }
  if (subject === 'general_induction' || subject === 'position_induction') {
    return { byTomorrow: true, step: INDUCT, way: { to: 'induct', group } }
  }
  if (state === 'pending') return { byTomorrow: false, step: CONFIRM, way: look }
  const way: Way<Row> = remedy.kind === 'train' ? { to: 'train', group } : look
  return { byTomorrow: false, step: subject === 'periodic' ? trainingStep(group) : QUALIFY, way }
}

const REFER =
  'Orzeczenie wydaje lekarz. Jeśli jest na papierze, wpisz je dziś. Jeśli go nie ma, skieruj na badania, umów najbliższy termin i\u00a0do czasu orzeczenia nie dopuszczaj do pracy.'

const WAIT =
  'Do czasu orzeczenia bez przeciwwskazań nie dopuszczaj do pracy na tym stanowisku. Pokaż skierowanie albo umówiony termin badań.'

const INDUCT =
  'Przeprowadź instruktaż przed dopuszczeniem do pracy i\u00a0wpisz do karty dzień, w\u00a0którym naprawdę się odbył.'

const CONFIRM = 'Przygotuj papierowe zaświadczenie i\u00a0poproś wystawcę o\u00a0potwierdzenie wpisu.'

/** Says how long the training of the group takes, because nobody holds it overnight. */
function trainingStep({ remedy }: CauseGroup<Admission>): string {
  const hours = remedy.kind === 'train' ? fewestHours(remedy.requirement.qualification) : undefined
  if (hours === undefined) return TRAIN
  return `Szkolenie okresowe trwa co najmniej ${hours}\u00a0godzin lekcyjnych. ${TRAIN}`
}

const TRAIN =
  'Jeśli zaświadczenie jest na papierze, wpisz je dziś. Jeśli go nie ma, zaplanuj najbliższy termin i\u00a0do czasu szkolenia odsuń od tej pracy.'

const QUALIFY =
  'Uprawnienia wydaje się po egzaminie albo szkoleniu. Jeśli dokument jest na papierze, wpisz go dziś. Jeśli go nie ma, powierz tę pracę komuś, kto ma uprawnienia.'

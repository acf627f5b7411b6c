import { dutiesOf } from '~/domain/employment/duties'
import {
  ALL_REQUIRED,
  type EmploymentRecords,
  type Examination,
  type RequiredPapers,
} from '~/domain/employment/employment-records'
import {
  COVERED_WORK_LABELS,
  EXAMINATION_KIND_LABELS,
  EXAMINATION_QUESTION_LABELS,
} from '~/domain/employment/paper-label'
import { basisOf, type Basis } from '~/domain/people/basis'
import type { Person } from '~/domain/people/user'
import { formatDay, type Day } from '~/domain/words/day'

import type { Admission } from './admission'
import type { AdmissionCheck } from './admission-check'
import { itemLabel, namedItemLabel, unknownPositionText } from './admission-label'
import { checkLabel, namedCheckLabel } from './check-label'
import { isOpen, type RequirementItem, type RequirementState } from './requirement-item'

/** A part of the answer to one of the four questions of admission. */
export type Answer = { state: RequirementState; text: string; check?: AdmissionCheck; detail?: string }

/** One of the four questions of admission. Without answers, the register leaves it to another system. */
export type AdmissionQuestion = { name: string; answers: readonly Answer[] }

/**
 * Returns the four questions whether a person may work (Kodeks pracy, art. 229 § 4 and 237³): orzeczenie, initial
 * training, periodic training, qualifications of the position. The first is missing for those who may not see it.
 */
export function admissionQuestions(
  admission: Admission,
  { examinations, inductions, required }: EmploymentRecords,
  day: Day,
  isLater = false,
): AdmissionQuestion[] {
  const { person, checks, items, isWithheld } = admission
  const hidesExaminations = isWithheld !== undefined
  const isPeriodic = ({ requirement }: RequirementItem) => requirement.qualification.type === 'bhp'
  const isCountedFromHire = person.hiredOn !== undefined && person.positionSince === undefined
  const periodic = items.filter(isPeriodic)
  const others = items.filter((item) => !isPeriodic(item))
  const positionText = unknownPositionText(admission)
  const openPosition: Answer[] = positionText ? [{ state: 'unknown', text: positionText }] : []
  const nothing: Answer[] = [{ state: 'valid', text: 'stanowisko nie wymaga' }]
  const asked = dutiesOf(person, { ...ALL_REQUIRED, ofOthers: required.ofOthers })
  const notAsked: Answer[] = [{ state: 'valid', text: NOT_ASKED[basisOf(person)] }]
  const examination = checks.filter(isExamination)
  // Of a pupil without exposure, nobody asks it.
  const isExamined = examination.length > 0 || (asked.examination && !required.examination)
  const notExamined: Answer[] = asked.examination ? [{ state: 'valid', text: WITHOUT_EXPOSURE }] : notAsked
  return [
    ...(hidesExaminations && required.examination
      ? []
      : [
          {
            name: 'Orzeczenie lekarskie',
            answers: isExamined ? examination.map(examinationAnswer) : notExamined,
          },
        ]),
    {
      name: 'Szkolenie wstępne',
      answers: asked.induction
        ? checks.filter((check) => !isExamination(check)).map(inductionAnswer)
        : notAsked,
    },
    {
      name: 'Szkolenie okresowe BHP',
      answers: !asked.periodicTraining
        ? notAsked
        : periodic.length > 0 || positionText
          ? [...periodic.map(periodicAnswer), ...openPosition]
          : nothing,
    },
    {
      name: 'Uprawnienia na stanowisku',
      answers:
        others.length > 0 || positionText ? [...qualificationAnswers(others), ...openPosition] : nothing,
    },
  ]

  function periodicAnswer(item: RequirementItem): Answer {
    const isByHire = item.certificate === undefined && isCountedFromHire
    return {
      state: item.state,
      text: ofPosition(item, itemLabel(item, day, isLater)),
      ...(isByHire && { detail: COUNTED_FROM_HIRE }),
    }
  }

  function examinationAnswer(check: AdmissionCheck): Answer {
    const record = examinations.find(({ id, userId }) => id === check.recordId && userId === person.id)
    const covers = record?.covers?.map((work) => COVERED_WORK_LABELS[work]) ?? []
    const detail = [
      record?.kind && `badania ${EXAMINATION_KIND_LABELS[record.kind]}`,
      record?.examinedOn && `z\u00a0${formatDay(record.examinedOn)}`,
      record?.position,
      ...(record?.alsoFor ?? []),
      ...covers,
      ...answersOf(record),
    ].filter(Boolean)
    const text = ofPosition(check, checkLabel(check, day, isLater))
    return { state: check.state, text, check, detail: detail.join(' · ') }
  }

  function inductionAnswer(check: AdmissionCheck): Answer {
    const record = inductions.find(({ id, userId }) => id === check.recordId && userId === person.id)
    const detail = check.subject === 'position_induction' ? record?.position : undefined
    return { state: check.state, text: namedCheckLabel(check, day, isLater), check, detail }
  }

  function qualificationAnswers(rest: readonly RequirementItem[]): Answer[] {
    const open = rest.filter(isOpen)
    const fine = rest.length - open.length
    return [
      ...(fine > 0 ? [{ state: 'valid' as const, text: `ważne: ${fine} z\u00a0${rest.length}` }] : []),
      ...open.map((item) => ({ state: item.state, text: namedItemLabel(item, day, isLater) })),
    ]
  }
}

/** Returns which papers of a person another system checks. */
export function leftToOthers(person: Pick<Person, 'basis'>, required: RequiredPapers): RequiredPapers {
  const asked = dutiesOf(person, { ...required, examination: true, induction: true })
  return {
    ...required,
    examination: required.examination || !asked.examination,
    induction: required.induction || !asked.induction,
  }
}

/** People of whom the register has not asked it since when they hold their position. */
const COUNTED_FROM_HIRE =
  'liczone od daty zatrudnienia; po zmianie stanowiska podaj w\u00a0danych osoby, od kiedy na nim pracuje'

/** Beside a paper that nobody asks of a person of that basis. */
const NOT_ASKED = {
  employment: 'nie jest wymagane',
  agency: 'nie jest wymagane',
  contract: 'przy zleceniu i\u00a0dziele ten rejestr tego nie wymaga',
  self_employed: 'od samozatrudnionych ten rejestr tego nie wymaga',
  student: 'od uczniów, studentów i\u00a0praktykantów ten rejestr tego nie wymaga',
} satisfies Record<Basis, string>

const WITHOUT_EXPOSURE =
  'na praktyce bez narażenia na czynniki szkodliwe, uciążliwe lub niebezpieczne nie jest wymagane'

/** Returns the last answer to each question about an orzeczenie, with who gave it and when. */
function answersOf(record: Examination | undefined): string[] {
  const last = new Map(record?.answers?.map((each) => [each.question, each]))
  return [...last.values()].map(
    ({ question, answer, by, day }) =>
      `${EXAMINATION_QUESTION_LABELS[question]}: ${answer ? 'tak' : 'nie'} (${by}, ${formatDay(day)})`,
  )
}

/** Returns „operator wózka: brak” for what is not of the main position. */
function ofPosition({ position }: { position?: string | undefined }, text: string): string {
  return position === undefined ? text : `${position}: ${text}`
}

function isExamination({ subject }: AdmissionCheck): boolean {
  return subject === 'examination'
}

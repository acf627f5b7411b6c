import type { PrivateMatter } from '~/domain/access/disclosure'
import type { Admission } from '~/domain/admission/admission'
import type { CauseGroup } from '~/domain/admission/cause'
import type { DutySort } from '~/domain/duties/duty-schema'
import type { Person } from '~/domain/people/user'

/** One thing that a labour inspector asks for, what the register has of it, and what is missing. */
export type InspectionLine<Row extends Admission = Admission> = {
  id: LineId
  label: string
  /** Undefined for what the firm has set itself. */
  law?: string | undefined
  /** The documents and numbers that the register has. */
  facts: readonly string[]
  gaps: readonly Gap<Row>[]
  /** Set if the whole line is about it. */
  matter?: PrivateMatter
}

export type LineId = PeopleLineId | DutySort | AccidentLineId

export const PEOPLE_LINES = ['people', 'examinations', 'induction', 'periodic', 'qualifications'] as const

export type PeopleLineId = (typeof PEOPLE_LINES)[number]

export type AccidentLineId = 'register' | 'steps' | 'measures'

/** Something that is missing or late on the morning of the inspection. */
export type Gap<Row extends Admission = Admission> = {
  what: string
  /** The people who lack it. */
  people?: readonly Person[]
  /** Set if a reader of the gap learns something of health. */
  matter?: PrivateMatter | undefined
  /** True if it can honestly be made good until the morning. */
  byTomorrow: boolean
  /** The honest step that is left, and why no more can be done until the morning. */
  step: string
  way: Way<Row>
}

/** Where something is done about a gap. */
export type Way<Row extends Admission = Admission> =
  | { to: 'refer' | 'induct' | 'train' | 'look'; group: CauseGroup<Row> }
  | { to: 'positions' | 'people' | 'measures' }
  | { to: 'duty'; sort: DutySort; id?: string }
  | { to: 'report'; id: string }

/** The state of a line, by the worst of its gaps. */
export type LineState = 'ready' | 'tomorrow' | 'later'

export const LINE_STATE_LABELS = {
  later: 'Nie da się do jutra',
  tomorrow: 'Do zrobienia dziś',
  ready: 'Bez braków',
} satisfies Record<LineState, string>

export function lineState({ gaps }: Pick<InspectionLine, 'gaps'>): LineState {
  if (gaps.length === 0) return 'ready'
  return gaps.every(({ byTomorrow }) => byTomorrow) ? 'tomorrow' : 'later'
}

/** Counts the lines without a gap, and the gaps of both kinds. */
export function countInspection(lines: readonly Pick<InspectionLine, 'gaps'>[]): Record<LineState, number> {
  const gaps = lines.flatMap((line) => line.gaps)
  const tomorrow = gaps.filter(({ byTomorrow }) => byTomorrow).length
  return {
    ready: lines.filter((line) => line.gaps.length === 0).length,
    tomorrow,
    later: gaps.length - tomorrow,
  }
}

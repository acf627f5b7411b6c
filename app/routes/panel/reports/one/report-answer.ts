import type { FormAnswer } from '~/routes/panel/recording/save-form'

/** The answer of a report's action. `of` names the form: a step of an accident, or another. */
export type ReportAnswer = FormAnswer & { of?: string }

export const MOVE_FORM = 'move'
export const ASSESSMENT_FORM = 'assess'

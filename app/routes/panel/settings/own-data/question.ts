import { onDemand } from '~/ui/on-demand'

/** Asks before something is lost. */
export const Question = onDemand(async () => (await import('./question-dialog')).QuestionDialog)

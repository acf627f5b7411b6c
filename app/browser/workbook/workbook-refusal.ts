import type { WorkbookProblem } from '~/domain/import/workbook'

/** Ends the reading of a workbook or a pasted table that is larger than the limits. */
export class WorkbookRefusal extends Error {
  readonly problem: WorkbookProblem

  constructor(problem: WorkbookProblem) {
    super(problem)
    this.problem = problem
  }
}

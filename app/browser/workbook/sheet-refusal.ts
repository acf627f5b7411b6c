import type { SheetProblem } from '~/domain/import/sheet'

/** Ends the reading of a sheet as soon as it holds more than is read. */
export class SheetRefusal extends Error {
  readonly problem: SheetProblem

  constructor(problem: SheetProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A computation that stops after each small step, so that whoever runs it may do something else between two of them. */
export type Steps<Result> = Generator<undefined, Result>

/** Runs all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  return resumable(steps).result()
}

/** A computation that may be made ahead, step by step. Asking for its result makes all that is left of it at once. */
export type Resumable<Result> = {
  /** Makes the next step, and returns true if there is no other. */
  advance: () => boolean
  result: () => Result
}

export function resumable<Result>(steps: Steps<Result>): Resumable<Result> {
  let end: { value: Result } | undefined
  const advance = () => {
    if (end) return end
    const step = steps.next()
    if (step.done) end = step
    return end
  }
  return {
    advance: () => advance() !== undefined,
    result: () => {
      for (;;) {
        const reached = advance()
        if (reached) return reached.value
      }
    },
  }
}

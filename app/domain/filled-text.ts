import * as v from 'valibot'

/** A text that says something: ids, names, numbers. */
export const filledText = v.pipe(v.string(), v.nonEmpty())

/**
 * Returns the function with a memory of its last result, for calls with the very same arguments; one without arguments
 * runs once. Another filter or page of a list changes neither the records nor their holders, so they need not be put
 * together again, and what shows them can tell that they are the same. The sample data is the same for all requests of
 * a day.
 */
export function keepLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined
  return (...args) => {
    const isSame = last?.args.every((arg, place) => Object.is(arg, args[place])) ?? false
    if (!last || !isSame) last = { args, result: compute(...args) }
    return last.result
  }
}

import * as v from 'valibot'

/** What a store holds by the id of each person. */
export const entriesSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/** As the stores write it: the entries of people under `people` beside a version, or by themselves. */
const storeSchema = v.pipe(v.string(), v.parseJson(), entriesSchema)

/** A person's part of a text, and what is left without it; undefined where nobody else's remains. */
export type OwnPart = { text: string; rest: string | undefined }

/**
 * What of a text that was set aside is that person's: a browser may be shared, and nobody is given what is
 * another's. Where nothing in it tells whose it is, it is anybody's; where all of it is others', there is none.
 */
export function ownPart(text: string, userId: string): OwnPart | undefined {
  const parsed = v.safeParse(storeSchema, text)
  if (!parsed.success) return partBetweenKeys(text, userId)
  const { version, people } = parsed.output
  const isVersioned = version !== undefined
  const entries = v.safeParse(entriesSchema, isVersioned ? people : parsed.output)
  if (!entries.success) return partBetweenKeys(text, userId)
  if (!Object.hasOwn(entries.output, userId)) return undefined

  const { [userId]: own, ...others } = entries.output
  const textOf = (part: Record<string, unknown>) =>
    JSON.stringify(isVersioned ? { ...parsed.output, people: part } : part)
  return {
    text: textOf({ [userId]: own }),
    rest: Object.keys(others).length > 0 ? textOf(others) : undefined,
  }
}

/**
 * In a text that is no store any more: from a person's id, where it stands as a key, to the next person's.
 * An id is 16 letters and digits, and no field of what is stored has a name of that length.
 */
function partBetweenKeys(text: string, userId: string): OwnPart | undefined {
  const keys = [...text.matchAll(/"([A-Za-z0-9]{16})"\s*:/g)].map((match) => ({
    id: match[1],
    at: match.index,
  }))
  if (keys.every(({ id }) => id === userId)) return { text, rest: undefined }
  const start = keys.find(({ id }) => id === userId)?.at
  if (start === undefined) return undefined
  const end = keys.find(({ id, at }) => id !== userId && at > start)?.at ?? text.length
  return { text: text.slice(start, end), rest: text.slice(0, start) + text.slice(end) }
}

import * as v from 'valibot'

/** A device of a register, as its person calls it. */
export type VaultDevice = { id: string; name: string }

const deviceSchema = v.object({ id: v.string(), name: v.string() })

/** Says which device has sent so many of the records first, and when. One without records is a sign of life. */
const originSchema = v.object({ device: deviceSchema, at: v.string(), count: v.number() })

export type Origin = v.InferOutput<typeof originSchema>

/**
 * The content of an entry, before it is sealed. `records` are as they are stored, also those that this version cannot
 * read. An entry without records is a sign of life.
 *
 * `whole`: the entry is a part of a whole picture, which stands in place of all entries up to that number. Part 0 is sent
 * last, and with it the server removes them. `origins` says where its records come from, in their order.
 */
export const entryContentSchema = v.object({
  v: v.literal(1),
  device: deviceSchema,
  at: v.string(),
  records: v.array(v.unknown()),
  whole: v.optional(v.object({ upTo: v.number(), part: v.number() })),
  origins: v.optional(v.array(originSchema)),
})

export type EntryContent = v.InferOutput<typeof entryContentSchema>

/** An entry as the server gives it, opened. There is no content if this version cannot read it. */
export type OpenedEntry = { number: number; id: string; content?: EntryContent }

/** Far below the limit of the server, which counts the sealed bytes: photos hardly become smaller. */
const MAX_RECORDS_LENGTH = 4_000_000

/** Splits records into lists that each fit into an entry, in their order. */
export function splitForEntries(records: readonly unknown[], maxLength = MAX_RECORDS_LENGTH): unknown[][] {
  const lists: unknown[][] = []
  let room = 0
  for (const record of records) {
    const { length } = JSON.stringify(record)
    const list = lists.at(-1)
    if (!list || length > room) {
      lists.push([record])
      room = maxLength - length
    } else {
      list.push(record)
      room -= length
    }
  }
  return lists
}

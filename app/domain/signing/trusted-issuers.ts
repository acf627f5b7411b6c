import * as v from 'valibot'

import { MAX_ISSUER_LENGTH } from '~/domain/certificates/new-certificate'
import { MAX_REASON_LENGTH } from '~/domain/certificates/revocation'
import { daySchema, formatDay, type Day } from '~/domain/words/day'
import { recordId, typedLine } from '~/domain/words/typed-text'

import { publicKeySchema } from './signing-key'

/** Says what is wrong with a value: it has a field that does not exist, it is missing, or it is no object. */
function objectFault({ expected, received }: { expected: string | null; received: string }): string {
  if (expected === 'never') return 'Nie ma takiego pola: sprawdź pisownię'
  return received === 'undefined' ? 'Brakuje tego pola' : 'Tu musi być obiekt { … }'
}

function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.array(schema, 'Tu musi być lista [ … ]')
}

function filledLine(maxLength: number) {
  return v.pipe(typedLine(maxLength, `Skróć do ${maxLength} znaków`), v.nonEmpty('Uzupełnij to pole'))
}

const DAY_FORM = 'Podaj datę w postaci RRRR-MM-DD'
const day = v.pipe(v.string(DAY_FORM), v.regex(/^\d{4}-\d{2}-\d{2}$/, DAY_FORM), daySchema)

/** A reason without its full stop, because the page puts one after it. */
const sentenceEnd = v.pipe(
  filledLine(MAX_REASON_LENGTH),
  v.transform((reason) => reason.replace(/\.$/, '')),
)

/** Since when something does not count any more, and why, in words that the page of a certificate shows. */
const endEntries = { since: day, reason: sentenceEnd }

const keySchema = v.pipe(
  v.strictObject(
    {
      jwk: publicKeySchema,
      validFrom: day,
      validTo: day,
      withdrawn: v.optional(v.strictObject(endEntries, objectFault)),
    },
    objectFault,
  ),
  v.check(
    ({ validFrom, validTo }) => validFrom <= validTo,
    '„validTo” nie może być wcześniej niż „validFrom”',
  ),
)

const certificateId = v.pipe(
  v.string('Podaj identyfikator certyfikatu z jego strony'),
  v.check((id) => v.is(recordId, id), 'Podaj identyfikator certyfikatu z jego strony'),
)

const issuerSchema = v.strictObject(
  {
    name: filledLine(MAX_ISSUER_LENGTH),
    keys: v.pipe(listOf(keySchema), v.nonEmpty('Podaj co najmniej jeden klucz')),
    revoked: v.optional(listOf(v.strictObject({ id: certificateId, ...endEntries }, objectFault)), []),
  },
  objectFault,
)

const listSchema = v.strictObject({ updated: day, issuers: listOf(issuerSchema) }, objectFault)

/** The issuers whose certificates a server confirms. Its operator writes the list and answers for each name. */
export type IssuerList = v.InferOutput<typeof listSchema>

export type TrustedIssuer = IssuerList['issuers'][number]

/** A key with the days of issue that it covers. */
export type TrustedKey = TrustedIssuer['keys'][number]

/** Parses the text of the operator's file. Throws an Error that names the place and the mistake, in Polish. */
export function parseIssuerList(text: string): IssuerList {
  const parsed = v.safeParse(listSchema, parseJson(text), { abortEarly: true })
  if (parsed.success) return parsed.output
  const [{ path = [], message }] = parsed.issues
  throw new Error(`${jsonPlace(path.map(({ key }) => key))}: ${message}.`)
}

/** The list that a server uses. */
export type IssuerListState = {
  updated: Day
  /** The latest day that a list has had since the start. */
  newest: Day
  /** True if the file has changed since and cannot be read. */
  isNewerFaulty: boolean
}

/** An operator may go back to an older list, but so may a slip, and then what was revoked since counts again. */
export function isOlderThanBefore({ updated, newest }: IssuerListState): boolean {
  return updated < newest
}

/** Says of which day the list is, and what is wrong with it. */
export function issuerListText(state: IssuerListState): string {
  const inUse = `Lista wystawców z dnia ${formatDay(state.updated)}`
  if (state.isNewerFaulty) return `${inUse}: nowsza jest błędna, powód jest w dzienniku`
  return isOlderThanBefore(state)
    ? `${inUse} jest starsza niż używana wcześniej, z dnia ${formatDay(state.newest)}`
    : inUse
}

/** Writes a place in JSON as JavaScript does: `issuers[0].keys[1].jwk`. */
export function jsonPlace(keys: readonly unknown[]): string {
  const place = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return place.replace(/^\./, '') || 'cały plik'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new Error(`To nie jest poprawny JSON: ${jsonFault(String(error))}.`, { cause: error })
  }
}

/** Says in Polish where the mistake is. V8 gives the place, or only the text there, or that the text ends. */
function jsonFault(message: string): string {
  const { line, column, near } =
    /\(line (?<line>\d+) column (?<column>\d+)\)|"(?<near>[^]+)"(\.{3})? is not valid/.exec(message)
      ?.groups ?? {}
  if (line !== undefined) return `wiersz ${line}, znak ${column}`
  return near === undefined ? 'plik się urywa' : `błąd w miejscu „${near.replace(/\s+/g, ' ').trim()}”`
}

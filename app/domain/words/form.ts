import * as v from 'valibot'

/** One error message for each wrong field, by the field's name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

export type ParsedForm<Value> =
  | { value: Value; errors?: undefined; meanwhile?: undefined }
  | { value?: undefined; errors: FieldErrors; meanwhile?: Meanwhile | undefined }

/** A field that was changed in a form, and meanwhile elsewhere, too; or one of its group. */
export type Clash = { label: string; here: string; there: string }

/** Tells a form what it carries from now on as the record that it was opened with, and what to ask about. */
export type Meanwhile = { opened: string; clashes: readonly Clash[] }

/** Returns the fields with a value: neither nothing, nor an empty text or list. */
export function filledIn<Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  const isFilled = (value: Value) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)))
}

/**
 * Parses fields by their schema. Each wrong field gets the message of its first error. They are in the order of the
 * fields, which in a form's data is the order on the screen.
 */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: object,
): ParsedForm<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return { value: parsed.output }
  const nested: Partial<Record<string, string[]>> = v.flatten(parsed.issues).nested ?? {}
  const wrong = Object.keys({ ...fields, ...nested }).filter((name) => nested[name])
  return { errors: Object.fromEntries(wrong.map((name) => [name, nested[name]?.[0]])) }
}
